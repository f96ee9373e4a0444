### Les mots de Villagers (Compagnons) en français.

villagers-title = Compagnons
