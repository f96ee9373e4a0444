"""Worlds that agree with what one seat knows: hidden cards dealt again, chance reseeded (CIT-15)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.la_citta.state import CittaState, inserted
from beffroi.games.la_citta.tables import EMPTY, MAX_CARDS, N_VOICE
from beffroi.games.la_citta.view import laid, past, sees
from beffroi.games.la_citta.words import Stream
from beffroi.kernel.chance import Rng, streams
from beffroi.kernel.vectors import zeros


def sample(state: CittaState, viewer: int, seed: int) -> CittaState:
    """Return a full state with the same view; it depends on the view and the seed alone."""
    world = state.clone()
    fresh = streams(seed, Stream.COUNT + 1)
    rng = fresh[Stream.COUNT]
    world.chance = fresh[: Stream.COUNT]
    mix_cards(world, rng)
    mix_voice(world, viewer, rng)
    return world


def mix_cards(world: CittaState, rng: Rng) -> None:
    """Shuffle the draw pile together with what was drawn from it face down: nobody saw either (CIT-15.5)."""
    unseen = world.pile[: world.left]
    for mark in world.drawn:
        unseen = append(unseen, mark % MAX_CARDS)
    unseen = mixed(unseen, len(world.book.cards), rng)
    drawn = zeros(0)
    for i in range(len(world.drawn)):
        drawn = inserted(drawn, world.drawn[i] // MAX_CARDS * MAX_CARDS + unseen[world.left + i])
    world.pile = unseen[: world.left]
    world.drawn = drawn


def mixed(cards: vec[i64], kinds: i64, rng: Rng) -> vec[i64]:
    """Return cards in a random order that does not depend on how they lay."""
    count = zeros(kinds)
    for card in cards:
        count[card] += 1
    out = zeros(0)
    for kind in range(kinds):
        for _ in range(count[kind]):
            out = append(out, kind)
    rng.shuffle(out)
    return out


def knows(state: CittaState, viewer: i64, index: i64) -> bool:
    """Return whether a viewer knows a card of the voice, by its place in the whole order (CIT-15.2, 15.4)."""
    gone = past(state)
    if index < gone:
        return True
    return laid(state) and index < gone + N_VOICE and sees(state, viewer, index - gone)


def mix_voice(world: CittaState, viewer: i64, rng: Rng) -> None:
    """Shuffle the voice cards that the viewer has not seen: those of this year, and all that may come."""
    unknown = zeros(0)
    for index in range(len(world.voice)):
        if not knows(world, viewer, index):
            unknown = append(unknown, world.voice[index])
    unknown = mixed(unknown, len(world.book.voice_copies), rng)
    voice = world.voice[:]
    at: i64 = 0
    for index in range(len(voice)):
        if not knows(world, viewer, index):
            voice[index] = unknown[at]
            at += 1
    world.voice = voice


def hidden(state: CittaState, viewer: int) -> list[int]:
    """Return what a viewer may not know, as integers: so tests can check that hidden things really are dealt again."""
    out = [int(card) for card in state.pile[: state.left]] + [int(mark % MAX_CARDS) for mark in state.drawn]
    out += [int(EMPTY) if knows(state, viewer, i) else int(state.voice[i]) for i in range(len(state.voice))]
    for rng in state.chance:
        out += [int(rng.a), int(rng.b), int(rng.c)]
    return out
