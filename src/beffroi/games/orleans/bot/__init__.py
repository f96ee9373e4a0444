"""How bots play Orléans: features, their evaluation, policies; no rules here."""
