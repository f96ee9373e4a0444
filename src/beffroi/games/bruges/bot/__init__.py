"""How bots play Bruges: features, their evaluation, policies; no rules here."""
