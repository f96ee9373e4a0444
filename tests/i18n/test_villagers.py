"""Language files of Villagers: complete, alike in both languages, and fit to be read."""
