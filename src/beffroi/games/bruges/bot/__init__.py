"""How bots play Bruges: features, their evaluation, policies; no rule is made here."""
