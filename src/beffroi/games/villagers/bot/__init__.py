"""How bots play Villagers: features, their evaluation, policies; no rule is made here."""
