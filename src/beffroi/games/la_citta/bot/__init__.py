"""How bots play La Città: features, their evaluation, policies; no rule is made here."""
