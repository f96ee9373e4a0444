"""How bots play La Città: features, their evaluation, policies; no rules here."""
