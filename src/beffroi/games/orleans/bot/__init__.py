"""How bots play Orléans: features, their evaluation, policies; no rule is made here."""
