"""How bots play Villagers: features, their evaluation, policies; no rules here."""
