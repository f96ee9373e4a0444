"""Languages: every text shown to people comes from here and from the language files of the games."""

from beffroi.i18n.messages import Messages, amount_of, pick_language, slot_needs, titles_of
from beffroi.i18n.texts import UnknownMessage

__all__ = ["Messages", "UnknownMessage", "amount_of", "pick_language", "slot_needs", "titles_of"]
