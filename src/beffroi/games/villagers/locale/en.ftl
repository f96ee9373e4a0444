### The words of Villagers in English.

villagers-title = Villagers
