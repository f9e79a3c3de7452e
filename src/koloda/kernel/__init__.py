"""The kernel: cards, places, who knows what, decisions, matches, records, chance. It knows no game."""
