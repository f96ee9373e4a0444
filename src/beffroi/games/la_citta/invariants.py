"""What must hold in every state of La Città, and between one state and the next (CIT-16)."""

from __future__ import annotations

from beffroi.games.la_citta.cities import (
    cap,
    count_cities,
    find_neighbors,
    founded_cities,
    owner,
    spare,
)
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.policies import RichHarvest
from beffroi.games.la_citta.reorganization import connected
from beffroi.games.la_citta.scoring import lines
from beffroi.games.la_citta.state import TAKEN, CittaState
from beffroi.games.la_citta.tables import (
    CASTELLO,
    EMPTY,
    MAX_BUILDINGS,
    MAX_CARDS,
    MAX_CITIES,
    N_VOICE,
    N_WISHES,
    WISHES,
    City,
    Land,
    Phase,
)
from beffroi.games.la_citta.view import drawn_by
from beffroi.games.la_citta.wishes import loudest


def violations(state: CittaState, earlier: CittaState | None) -> list[str]:
    """Return what is wrong with a state, and with how it came from the one before."""
    out = citizens(state) + board(state) + counted(state) + stocks(state) + pieces(state) + cards(state)
    out += used_up(state) + wishes(state) + scores(state)
    if earlier is not None:
        out += transition(earlier, state)
    return out


def standing(state: CittaState) -> list[int]:
    """Return the cities on the board."""
    return [city for city in range(state.seats * MAX_CITIES) if state.stands(city)]


def carried(state: CittaState, city: int) -> list[int]:
    """Return the spaces in play on which tiles of a city lie."""
    return [int(space) for space in state.ground.in_play if state.tiles[space] // MAX_BUILDINGS == city]


def people(state: CittaState) -> int:
    """Return all citizens on the board."""
    return sum(int(state.population(seat)) for seat in range(state.seats))


def citizens(state: CittaState) -> list[str]:
    """I1, I2: citizens are those of the box; before migration every tile has its own."""
    out: list[str] = []
    if state.supply < 0 or state.supply + people(state) > state.book.citizens:
        out.append(f"I1: {state.supply} citizens in the supply and {people(state)} on the board")
    for city in standing(state):
        at = city * City.COUNT
        if state.cities[at + City.PEOPLE] < 0 or state.cities[at + City.SIZE] < 1:
            out.append(f"I2: city {CITIES[city]} has fewer than no citizens or no tile")
        if spare(state, city) < 0 and state.phase not in (Phase.MIGRATION, Phase.FEEDING):
            out.append(f"I2: city {CITIES[city]} has more tiles than citizens")
    return out


def board(state: CittaState) -> list[str]:
    """I3 to I5, I13, I14: cities are connected, apart, in play, where their buildings may stand."""
    book = state.book
    out: list[str] = []
    in_play = {int(space) for space in state.ground.in_play}
    for space in range(state.ground.n_spaces):
        code = state.tiles[space]
        if code == EMPTY:
            continue
        city, building = code // MAX_BUILDINGS, code % MAX_BUILDINGS
        if space not in in_play:
            out.append(f"I5: a tile lies on {book.spaces[space]}, out of play")
        if not state.stands(city):
            out.append(f"I3: a tile of no city lies on {book.spaces[space]}")
        if state.touch[space] & ~(1 << int(city)):
            out.append(f"I4: city {CITIES[city]} touches another at {book.spaces[space]}")
        if not (state.terrain.kinds[space] >> book.at[building]) & 1:
            out.append(f"I13: {book.buildings[building]} on {book.spaces[space]} lacks its landscape")
    for city in standing(state):
        at = city * City.COUNT
        castello = state.cities[at + City.CASTELLO]
        own = [int(state.tiles[space] % MAX_BUILDINGS) for space in carried(state, city)]
        if own.count(int(CASTELLO)) != 1 or state.tiles[castello] != city * MAX_BUILDINGS + CASTELLO:
            out.append(f"I3: city {CITIES[city]} has {own.count(int(CASTELLO))} castelli")
        elif connected(state, city) != len(own):
            out.append(f"I3: city {CITIES[city]} is not connected")
        for building in range(len(book.buildings)):
            if (book.once >> building) & 1 and own.count(building) > 1:
                out.append(f"I14: city {CITIES[city]} has {own.count(building)} of {book.buildings[building]}")
    return out


def counted(state: CittaState) -> list[str]:
    """The facts maintained with the tiles agree with the tiles."""
    out: list[str] = []
    ground = state.ground
    touch = [0] * int(ground.n_spaces)
    close = [0] * int(ground.n_spaces)
    for space in ground.in_play:
        if state.tiles[space] != EMPTY:
            for i in range(ground.next_at[space], ground.next_at[space + 1]):
                touch[ground.next_of[i]] |= 1 << int(state.tiles[space] // MAX_BUILDINGS)
            for i in range(ground.close_at[space], ground.close_at[space + 1]):
                close[ground.close_of[i]] += 1
    if any((touch[space], close[space]) != (state.touch[space], state.close[space]) for space in ground.in_play):
        out.append("what is next to spaces, or too close for a castello, is not what the tiles say")
    if list(state.built) != [space for space in ground.in_play if state.tiles[space] != EMPTY]:
        out.append("the spaces that carry a tile are not those that count as built")
    if len(state.near) > 0 and list(state.near) != list(find_neighbors(state)):
        out.append("the neighbors of cities are not those that their tiles reach")
    if state.room != sum(close[space] == 0 for space in ground.in_play):
        out.append(f"{state.room} spaces for a castello are counted")
    for city in range(state.seats * MAX_CITIES):
        found = [int(state.cities[city * City.COUNT + i]) for i in range(City.SIZE, City.GAMES)]
        wanted = city_facts(state, city) + open_spaces(state, city, touch)
        if wanted != found:
            out.append(f"city {CITIES[city]} counts {found}, its tiles {wanted}")
    return out


def city_facts(state: CittaState, city: int) -> list[int]:
    """Return size, buildings, food, income and arches of a city as its tiles give them."""
    book = state.book
    spaces = carried(state, city)
    own = [int(state.tiles[space] % MAX_BUILDINGS) for space in spaces]
    has = 0
    for building in own:
        has |= 1 << building
    wheat = sum(int(state.terrain.wheat[s]) for s, b in zip(spaces, own) if (book.feeds >> b) & 1)
    gold = sum(int(state.terrain.mountains[s]) for s, b in zip(spaces, own) if (book.mines >> b) & 1)
    arches = [sum(int(book.arches[b * N_WISHES + wish]) for b in own) for wish in range(N_WISHES)]
    return [len(own), has, wheat, gold, *arches]


def open_spaces(state: CittaState, city: int, touch: list[int]) -> list[int]:
    """Return on how many spaces a city may build, by landscape (CIT-7.3, 7.4, 7.7)."""
    out = [0] * int(Land.COUNT)
    for space in state.ground.in_play:
        if touch[space] == 1 << city and state.tiles[space] == EMPTY:
            for land in range(Land.COUNT):
                out[land] += int((state.terrain.kinds[space] >> land) & 1)
    return out


def on_board(state: CittaState) -> list[int]:
    """Return how many tiles of each stock lie on the board."""
    out = [0] * len(state.book.stocks)
    for code in state.tiles:
        if code != EMPTY and code % MAX_BUILDINGS != CASTELLO:
            out[state.book.stock[code % MAX_BUILDINGS]] += 1
    return out


def stocks(state: CittaState) -> list[str]:
    """I6: no stock is overdrawn, none grows."""
    return [
        f"I6: {state.stocks[i]} tiles of {name} in stock, {lying} on the board"
        for i, (name, lying) in enumerate(zip(state.book.stocks, on_board(state)))
        if state.stocks[i] < 0 or state.stocks[i] + lying > state.book.stock_count[i]
    ]


def pieces(state: CittaState) -> list[str]:
    """I7, I10, I18: castelli, notables, gold, cities of a player."""
    out: list[str] = []
    for seat in range(state.seats):
        player = state.players[seat]
        own = [city for city in standing(state) if owner(city) == seat]
        if sorted(founded_cities(state, seat)) != own or len(own) > state.book.castelli:
            out.append(f"I7: the cities of seat {seat} and their order differ")
        marks = sum(owner(state.tiles[mark // MAX_CARDS] // MAX_BUILDINGS) == seat for mark in state.harvests)
        marks += sum(owner(state.tiles[mark // N_WISHES] // MAX_BUILDINGS) == seat for mark in state.games)
        if player.notables + marks != state.book.notables:
            out.append(f"I7: seat {seat} has {player.notables} notables in hand and {marks} on the board")
        if player.gold < 0:
            out.append(f"I10: seat {seat} has {player.gold} gold")
        if not 0 <= player.actions <= state.book.action_cards:
            out.append(f"I12: seat {seat} has {player.actions} action cards")
        if count_cities(state, seat) > MAX_CITIES:
            out.append(f"I18: seat {seat} has more than {MAX_CITIES} cities")
    return out + notables(state)


def notables(state: CittaState) -> list[str]:
    """I7: notables stand where their card puts them, and what cities count of them is true."""
    out: list[str] = []
    book = state.book
    for mark in state.harvests:
        policy = book.policies[mark % MAX_CARDS]
        if (
            not isinstance(policy, RichHarvest)
            or not (policy.on >> (state.tiles[mark // MAX_CARDS] % MAX_BUILDINGS)) & 1
        ):
            out.append(f"I7: a notable of the harvest stands on {book.spaces[mark // MAX_CARDS]}")
        elif (policy.barred >> state.year) & 1:
            out.append(f"I7: a notable of {book.cards[mark % MAX_CARDS]}, barred in year {state.year} (CIT-9.3)")
    count = [0] * int(state.seats * MAX_CITIES * N_WISHES)
    for mark in state.games:
        code, wish = state.tiles[mark // N_WISHES], mark % N_WISHES
        if code == EMPTY or book.arches[code % MAX_BUILDINGS * N_WISHES + wish] == 0:
            out.append(f"I7: a notable stands on no arch of {WISHES[wish]} on {book.spaces[mark // N_WISHES]}")
        else:
            count[code // MAX_BUILDINGS * N_WISHES + wish] += 1
    for i, number in enumerate(count):
        if state.cities[i // N_WISHES * City.COUNT + City.GAMES + i % N_WISHES] != number:
            out.append(f"I7: city {CITIES[i // N_WISHES]} counts other notables than stand there")
    return out


def wishes(state: CittaState) -> list[str]:
    """CIT-10.1, 10.2: what counts for a city is what the voice of the people says."""
    if not Phase.MIGRATION <= state.phase <= Phase.FEEDING:
        return []
    loud = loudest(state)
    out: list[str] = []
    for city in standing(state):
        wish = state.cities[city * City.COUNT + City.WISH]
        if wish != EMPTY and not (loud >> wish) & 1:
            out.append(f"CIT-10.1: {WISHES[wish]} counts for city {CITIES[city]} against the voice of the people")
    return out


def used_up(state: CittaState) -> list[str]:
    """I12: nobody uses more cards in a year than there were turns, or draws with an action card left."""
    turns = state.round if state.phase == Phase.POLITICS else state.book.rounds
    out: list[str] = []
    for seat in range(state.seats):
        if not Phase.SETUP < state.phase < Phase.OVER:
            continue
        if (used := used_cards(state, seat)) > turns:
            out.append(f"I12: seat {seat} has used {used} cards in {turns} turns of the year (CIT-8.2)")
        if not state.voluntary and drawn_by(state, seat) and state.players[seat].actions:
            out.append(f"I12: seat {seat} drew a card with an action card left (CIT-8.6)")
    return out


def used_cards(state: CittaState, seat: int) -> int:
    """Return the action cards turned down and the politics cards taken or drawn by a player this year."""
    used = int(state.book.action_cards - state.players[seat].actions)
    return used + sum(taken_by(state, seat)) + drawn_by(state, seat)


def taken_by(state: CittaState, seat: int) -> list[int]:
    """Return how many cards of each kind lie before a player."""
    return [int(state.players[seat].taken // tally % TAKEN) for tally in state.book.tally]


def cards(state: CittaState) -> list[str]:
    """I8, I9: every politics card and every voice card is somewhere, once."""
    book = state.book
    out: list[str] = []
    count = [int(n) for n in state.discard]
    for card in state.pile[: state.left]:
        count[card] += 1
    for card in state.display:
        if card != EMPTY:
            count[card] += 1
    for seat in range(state.seats):
        for card, n in enumerate(taken_by(state, seat)):
            count[card] += n
    for mark in state.drawn:
        count[mark % MAX_CARDS] += 1
    for card, name in enumerate(book.cards):
        if count[card] != book.copies[card]:
            out.append(f"I8: {count[card]} of {book.copies[card]} {name}")
    for wish, name in enumerate(WISHES):
        if sum(card == wish for card in state.voice) != book.voice_copies[wish]:
            out.append(f"I9: the voice cards of {name} are not those of the box")
    return out


def scores(state: CittaState) -> list[str]:
    """I19: points are citizens, cities with three colors and hunger of the last year."""
    out: list[str] = []
    for seat in range(state.seats):
        own = [city for city in standing(state) if owner(city) == seat]
        points = sum(int(state.cities[city * City.COUNT + City.PEOPLE]) for city in own)
        points *= int(state.book.points_citizen)
        for city in own:
            arches = [state.cities[city * City.COUNT + City.ARCHES + wish] for wish in range(N_WISHES)]
            points += int(state.book.points_city) if min(arches) > 0 else 0
        if state.phase == Phase.OVER and state.players[seat].hungry:
            points += int(state.book.points_hunger)
        in_doubt = state.phase == Phase.FEEDING and state.year == state.book.years
        if not in_doubt and points != sum(worth for _, worth in lines(state, seat)):
            out.append(f"I19: seat {seat} scores {state.score(seat)} instead of {points}")
    return out


def transition(earlier: CittaState, state: CittaState) -> list[str]:
    """I1, I6, I9, I11, I12, I15, I16, I18: what stays the same from one decision to the next."""
    out: list[str] = []
    if earlier.supply + people(earlier) != state.supply + people(state):
        out.append("I1: citizens came or went")
    for i, (before, after) in enumerate(zip(on_board(earlier), on_board(state))):
        if before + earlier.stocks[i] != after + state.stocks[i]:
            out.append(f"I6: tiles of {state.book.stocks[i]} came or went")
    known = int(state.year) * int(N_VOICE)
    if list(earlier.voice[:known]) != list(state.voice[:known]):
        out.append("I9: a voice card changed")
    if earlier.year == state.year and earlier.phase == state.phase == Phase.POLITICS:
        out += turns(earlier, state)
    if state.phase == Phase.MIGRATION == earlier.phase and earlier.year == state.year:
        out += moves(earlier, state)
    return out


def moves(earlier: CittaState, state: CittaState) -> list[str]:
    """I15, I16: migration brings nobody to the board, and no city takes one above its cap."""
    out: list[str] = []
    if people(earlier) < people(state):
        out.append("I16: migration brought citizens to the board")
    for city in standing(state):
        at = city * City.COUNT + City.PEOPLE
        if state.cities[at] > max(int(cap(earlier, city)), int(earlier.cities[at])):
            out.append(f"I15: city {CITIES[city]} took a citizen above its cap of {cap(earlier, city)}")
    return out


def turns(earlier: CittaState, state: CittaState) -> list[str]:
    """I12, I18: in phase 5 action cards are used up, and at most one city is founded in a year."""
    out: list[str] = []
    for seat in range(state.seats):
        before, after = earlier.players[seat], state.players[seat]
        if after.actions > before.actions:
            out.append(f"I12: seat {seat} turned an action card up again")
        if before.founded and (not after.founded or count_cities(state, seat) > count_cities(earlier, seat)):
            out.append(f"I18: seat {seat} founded a second city in a year")
    return out
