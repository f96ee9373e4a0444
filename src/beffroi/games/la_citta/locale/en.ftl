### The words of La Città in English.
### A noun carries the forms that sentences need: .a “a farm”, .the “the farm”.

la_citta-title = La Città
la_citta-summary = Build hill towns, feed your citizens and listen to the people, who move to where life is better

## Buildings

la_citta-building-castello = Castello
    .a = a castello
    .the = the castello
la_citta-building-farm = Farm
    .a = a farm
    .the = the farm
la_citta-building-quarry = Quarry
    .a = a quarry
    .the = the quarry
la_citta-building-market = Market
    .a = a market
    .the = the market
la_citta-building-statue = Statue
    .a = a statue
    .the = the statue
la_citta-building-school = School
    .a = a school
    .the = the school
la_citta-building-fountain = Fountain
    .a = a fountain
    .the = the fountain
la_citta-building-palace = Palace
    .a = a palace
    .the = the palace
la_citta-building-hospital = Hospital
    .a = a hospital
    .the = the hospital
la_citta-building-cathedral = Cathedral
    .a = a cathedral
    .the = the cathedral
la_citta-building-university = University
    .a = a university
    .the = the university
la_citta-building-bathhouse = Public bath
    .a = a public bath
    .the = the public bath
la_citta-building-other = { $title }
    .a = a building { $title }
    .the = the building { $title }

## Cards, wishes, landscapes

la_citta-card-palace = Palace
la_citta-card-hospital = Hospital
la_citta-card-cathedral = Cathedral
la_citta-card-university = University
la_citta-card-bathhouse = Public bath
la_citta-card-population = Golden times
la_citta-card-rich_harvest = Rich harvest
la_citta-card-bread_and_circuses = Bread and games
la_citta-card-listen = Polling the people
la_citta-card-builders = Master builder
la_citta-card-other = { $title }
la_citta-wish-culture = Culture
    .the = culture
    .of = of culture
la_citta-wish-education = Education
    .the = education
    .of = of education
la_citta-wish-health = Health
    .the = health
    .of = of health
la_citta-land-field = field
la_citta-land-water = water
la_citta-land-mountain = mountain

# A city is called by the letter of its player and its number, a space by the numbers of its lane and row
la_citta-city = { $letter }{ $number }
la_citta-space = { $name }
la_citta-count-1 = 1 citizen
la_citta-count-2 = 2 citizens
la_citta-count-3 = 3 citizens
la_citta-count-4 = 4 citizens
la_citta-count-5 = 5 citizens
la_citta-count-6 = 6 citizens
la_citta-count-7 = 7 citizens
la_citta-count-8 = 8 citizens
la_citta-count-9 = 9 citizens
la_citta-notables-1 = 1 notable
la_citta-notables-2 = 2 notables
la_citta-notables-3 = 3 notables
la_citta-notables-4 = 4 notables
la_citta-notables-5 = 5 notables
la_citta-notables-6 = 6 notables
la_citta-notables-7 = 7 notables
la_citta-notables-8 = 8 notables
la_citta-notables-9 = 9 notables
la_citta-heard-2 = card 2
la_citta-heard-3 = card 3
la_citta-heard-4 = card 4
la_citta-heard-2-3 = cards 2 and 3
la_citta-heard-2-4 = cards 2 and 4
la_citta-heard-3-4 = cards 3 and 4
la_citta-heard-2-3-4 = cards 2, 3 and 4

## Phases

la_citta-phase-setup = Set-up
la_citta-phase-start_player = Start player
la_citta-phase-lay_voice = Voice of the people
la_citta-phase-income = Income
la_citta-phase-growth = Growth
la_citta-phase-politics = Politics
la_citta-phase-reveal_voice = Wish of the people
la_citta-phase-migration = Migration
la_citta-phase-feeding = Feeding
la_citta-phase-over = End of the game
la_citta-clock = Year { $number } of { $last }

## Choices offered to a seat

la_citta-action-pass = Draw a politics card face down
la_citta-action-gold = Action card: take gold
la_citta-action-found = Action card: found a city
la_citta-action-build = Build { $building-a }
la_citta-action-take = Take “{ $card }”
la_citta-action-place = Place a castello on { $space }
la_citta-action-site = Found the city on { $space }
la_citta-action-from = The first citizen comes from { $city }
la_citta-action-at = Build on { $space }
la_citta-action-invite = Invite { $count }
la_citta-action-welcome = They all settle in { $city }
la_citta-action-harvest = Rich harvest on { $space }
la_citta-action-stage = Bread and games with { $notables }
la_citta-action-circus = On the arch { $wish-of }, { $space }
la_citta-action-listen = Look at { $heard }
la_citta-action-wish = Choose { $wish-the } for { $city }
la_citta-action-claim = { $city } takes a citizen from { $giver }
la_citta-action-raze = Remove the building on { $space }
la_citta-action-starve = { $city } loses a citizen

## What a seat is asked

la_citta-prompt-Place = Place a castello, far enough from all others; it feeds from the fields it touches
la_citta-prompt-Turn = Play an action card (gold, founding, small building) or take a politics card
la_citta-prompt-Site = Choose a space for the new city, far enough from all others
la_citta-prompt-From = Choose the city whose castello gives a citizen; the others come from the supply
la_citta-prompt-Put = Choose a space for the building
    .about = Build { $building-the }: choose a space
la_citta-prompt-Master = Choose what the master builder builds; its size sets the price
la_citta-prompt-Invite = Choose how many new citizens come; they all settle in one city
la_citta-prompt-Welcome = Choose the city where the new citizens settle
    .about = { $left ->
        [one] Choose the city where the new citizen settles
       *[other] Choose the city where all { $left } new citizens settle
    }
la_citta-prompt-Harvest = Choose the farm that feeds double this year
la_citta-prompt-Stage = Choose how many notables take part
la_citta-prompt-Circus = Choose the arch your notables stand on this year
la_citta-prompt-Listen = Choose which voice cards to look at in secret
la_citta-prompt-Wish = The people are torn: choose the wish that this city and its neighbors are compared by
    .about = The people are torn: choose the wish that { $city } and its neighbors are compared by
la_citta-prompt-Claim = Not enough citizens for all: choose who takes one first
la_citta-prompt-Raze = Too few citizens: choose an outer building to remove
    .about = Too few citizens in { $city }: choose an outer building to remove
la_citta-prompt-Starve = Too little food: choose which city loses a citizen
    .about = { $left ->
        [one] Too little food: choose which city loses the last unfed citizen
       *[other] Too little food: choose which city loses a citizen ({ $left } to go)
    }

## What happened; .own speaks to the player concerned

la_citta-told-year = Year { $number }
la_citta-told-first = { $player } is the start player
    .own = You are the start player
la_citta-told-placed = { $player } places the castello of { $city } on { $space }
    .own = You place the castello of { $city } on { $space }
la_citta-told-voice = The face-up voice card calls for { $wish-the }
la_citta-told-income = { $player } gets { $number } gold from quarries
    .own = You get { $number } gold from your quarries
la_citta-told-grew = { $player }’s city { $city } grows to { $number }
    .own = Your city { $city } grows to { $number }
la_citta-told-round = Round { $number }
la_citta-told-skipped = { $player } loses a turn and an action card to last year’s hunger
    .own = You lose a turn and an action card to last year’s hunger
la_citta-told-drew = { $player } draws a politics card face down
    .own = You draw a politics card face down
la_citta-told-gold = { $player } takes { $number } gold with an action card
    .own = You take { $number } gold with an action card
la_citta-told-founded = { $player } founds { $city } on { $space } with a citizen from { $giver }
    .own = You found { $city } on { $space } with a citizen from { $giver }
la_citta-told-built = { $player } builds { $building-a } on { $space } in { $city }
    .own = You build { $building-a } on { $space } in { $city }
la_citta-told-took = { $number ->
    [0] { $player } takes “{ $card }”
   *[other] { $player } takes “{ $card }” for { $number } gold
}
    .own = { $number ->
        [0] You take “{ $card }”
       *[other] You take “{ $card }” for { $number } gold
    }
la_citta-told-paid = { $player } pays { $number } gold
    .own = You pay { $number } gold
la_citta-told-welcomed = { $player } settles new citizens in { $city }, now { $number }
    .own = New citizens settle in your city { $city }, now { $number }
la_citta-told-harvest = { $player } has a rich harvest on { $space }: { $number } more food this year
    .own = You have a rich harvest on { $space }: { $number } more food this year
la_citta-told-circus = { $number ->
    [one] { $player } puts a notable on the arch { $wish-of } on { $space }: { $wish } +1 this year
   *[other] { $player } puts { $number } notables on the arch { $wish-of } on { $space }: { $wish } +{ $number } this year
}
    .own = { $number ->
        [one] You put a notable on the arch { $wish-of } on { $space }: { $wish } +1 this year
       *[other] You put { $number } notables on the arch { $wish-of } on { $space }: { $wish } +{ $number } this year
    }
la_citta-told-listened = { $player } looks at voice { $heard }
    .own = You look at voice { $heard }
la_citta-told-heard = { $player } now knows voice card { $place }
    .own = Voice card { $place } calls for { $wish-the }; you alone know it
la_citta-told-shuffled = { $number ->
    [one] The discard pile is shuffled into a new draw pile of { $number } card
   *[other] The discard pile is shuffled into a new draw pile of { $number } cards
}
la_citta-told-refilled = New on display: { $card } (place { $place })
la_citta-told-revealed = Voice card { $place } calls for { $wish-the }
la_citta-told-wish = The people wish for { $wish-the } this year
la_citta-told-tie = The people are torn between { $wish-the } and { $other-the }: each owner decides, city by city
la_citta-told-chose = { $player } chooses { $wish-the } for { $city }
    .own = You choose { $wish-the } for { $city }
la_citta-told-moved = { $player } draws a citizen from { $giver } to { $city }
    .own = A citizen moves from { $giver } to your city { $city }
la_citta-told-lost = { $player } takes a citizen from { $giver }, but { $city } is full: the citizen goes back to the supply
    .own = You take a citizen from { $giver }, but your city { $city } is full: the citizen goes back to the supply
la_citta-told-lapsed = { $player } takes nobody from { $giver } for { $city }: nobody is left there
    .own = Nobody is left in { $giver } to come to your city { $city }
la_citta-told-razed = { $player } removes { $building-the } on { $space } from { $city }
    .own = You remove { $building-the } on { $space } from { $city }
la_citta-told-died = { $player } loses { $city }: its last citizens have left { $space }
    .own = You lose { $city }: its last citizens have left { $space }
la_citta-told-fed = { $player } feeds all citizens (food { $food }, citizens { $demand })
    .own = You feed all your citizens (food { $food }, citizens { $demand })
la_citta-told-hungry = { $player } is short of food (food { $food }, citizens { $demand })
    .own = You are short of food (food { $food }, citizens { $demand })
la_citta-told-starved = { $player } loses a citizen from { $city }
    .own = You lose a citizen from { $city }
la_citta-told-uncovered = { $player } had drawn “{ $card }” face down
    .own = The card you had drawn face down is “{ $card }”
la_citta-told-over = The game is over

## Options of a table

la_citta-option-first = Start player
    .help = Who goes first: a chosen seat, or one picked at random; if players place castelli, the next seat starts year 1
la_citta-option-first-random = at random
la_citta-option-first-0 = seat 1
la_citta-option-first-1 = seat 2
la_citta-option-first-2 = seat 3
la_citta-option-first-3 = seat 4
la_citta-option-first-4 = seat 5
la_citta-option-map = Map
    .help = The beginners’ map, or landscapes laid at random
la_citta-option-map-beginner = beginners’ map
    .help = A balanced layout for the number of players; best for a first game
la_citta-option-map-random = at random
    .help = Landscapes are reshuffled for each game
la_citta-option-sites = First cities
    .help = On the beginners’ map: fixed, or placed in turn; on a random map always in turn
la_citta-option-sites-fixed = fixed
    .help = Everyone gets two good sites; play starts at once
la_citta-option-sites-free = placed in turn
    .help = Everyone places two castelli, once around the table and then back
la_citta-option-pass = Drawing face down
    .help = When a player may draw a politics card face down instead of acting
la_citta-option-pass-spent = without action cards
    .help = The usual rule: once all your action cards are used
la_citta-option-pass-voluntary = at any time
    .help = As in the 2025 edition: also with action cards left

## Score lines

la_citta-score-citizens = Citizens
la_citta-score-colors = Cities with all three colors
la_citta-score-hunger = Hunger in the last year
la_citta-tiebreak-gold = gold
    .by = by gold

## What politics cards do

la_citta-effect-build = build { $building-a }
la_citta-effect-population = { $prices-count ->
    [1] 1 new citizen for { $prices } gold
    [2] 1 or 2 new citizens for { $prices } gold, all in one city
   *[other] 1 to { $prices-count } new citizens for { $prices } gold, all in one city
}
la_citta-effect-harvest = { $on-a } feeds { $times ->
    [2] double
   *[other] { $times } times as much
} this year{ $barred_years-count ->
    [0] {""}
   *[other] ; not in year { $barred_years }
}
la_citta-effect-games = { $prices-count ->
    [1] 1 notable on an arch for { $prices } gold: +1 in its color this year
    [2] 1 or 2 notables on an arch for { $prices } gold: +1 each in its color this year
   *[other] 1 to { $prices-count } notables on an arch for { $prices } gold: +1 each in its color this year
}
la_citta-effect-listen = look at { $looks } hidden voice cards for { $prices } gold
la_citta-effect-builders = { $prices-count ->
    [3] build one building of any kind: small { $prices-small }, medium { $prices-medium }, large { $prices-large } gold
   *[other] build one building for the price of its size
}

## The terminal

cli-command-spaces = spaces
    .does = just the map, and what its signs mean
cli-command-cities = cities
    .does = all cities, and who would gain under each wish
cli-command-cards = cards
    .does = the politics cards, their prices and what they do
cli-command-buildings = buildings
    .does = what buildings need and give, and the tiles left
cli-la_citta-group-place = Place a castello; the space touches:
cli-la_citta-group-site = Found the city; the space touches:
cli-la_citta-group-at = Build; the space touches:

# Heads of columns are short
la_citta-board-year = year { $number } of { $last }
la_citta-board-round = { $phase }, round { $number } of { $last }
la_citta-board-voice = Voice of the people
la_citta-board-wish = → { $wish } is the wish of the year
la_citta-board-tie = → { $wishes } tie: each owner decides
la_citta-board-looked = (seen by { $players })
la_citta-board-unseen = Unseen: { $cards } · supply { $supply }
la_citta-board-own = gold { $gold }, food { $food } for { $demand } citizens, action cards { $actions }
la_citta-board-piles = pile { $pile }, discard { $discard }
la_citta-board-legend = <A1> castello · Afa farm of A · " wheat · ~ water · ^ mountain · [8] possible
la_citta-board-signs = A space is named by the number on it and the number of its row at the sides: 8,9. Brackets mark what you may choose now. <A1> is the castello of city A1; other tiles show their owner’s letter and the first two letters of the building. The number in a field is the wheat it gives to every castello and farm beside it.
la_citta-board-head-first = 1: start player
la_citta-board-head-gold = gold
la_citta-board-head-income = +gold
la_citta-board-head-demand = people
la_citta-board-head-food = food
la_citta-board-head-balance = +/−
la_citta-board-head-actions = act
la_citta-board-head-castelli = cast
la_citta-board-head-notables = nota
la_citta-board-head-total = pts
la_citta-board-hungry = hungry
la_citta-board-founded = founded
la_citta-board-head-city = city
la_citta-board-head-space = at
la_citta-board-head-people = people
la_citta-board-head-spare = spare
la_citta-board-head-arches = C E H
la_citta-board-head-buildings = buildings
la_citta-board-head-neighbors = near
la_citta-board-head-pair = neighbors
la_citta-board-head-card = card
la_citta-board-head-copies = copies
la_citta-board-head-price = gold
la_citta-board-head-does = needs and gives
la_citta-board-head-building = building
la_citta-board-head-size = built with
la_citta-board-head-left = left
la_citta-board-counts = → { $wish } { $number }
la_citta-board-marked = { $count } on { $wish }
la_citta-board-taken = Politics cards this year: { $cards }
la_citta-board-drawn = and { $count } face down
la_citta-board-harvests = Rich harvest on { $spaces }
la_citta-board-wheat = wheat { $count }
la_citta-board-useless = no use
la_citta-board-bare = nothing
la_citta-board-display = Politics
la_citta-board-priced = { $card } { $price }
la_citta-board-gold = { $count ->
    [0] free
   *[other] { $count } gold
}
la_citta-board-arches = { $count } { $wish }
la_citta-board-feeds = food of its fields
la_citta-board-mines = 1 gold a year per mountain
la_citta-board-brings = a citizen from the supply
la_citta-board-cap-1 = cap { $cap }
la_citta-board-cap-2 = no cap with a market
la_citta-board-at-field = at a field
la_citta-board-at-mountain = at a mountain
la_citta-board-at-water = at water
la_citta-board-size-castello = founding
la_citta-board-size-small = action card
la_citta-board-size-medium = politics card
la_citta-board-size-large = politics card
la_citta-board-stocks = Tiles left
la_citta-board-about = { $people }, { $spare } spare, arches { $arches }
la_citta-board-duels = Who would take a citizen from a neighbor under each wish:
la_citta-board-no-neighbors = No two cities of different players are neighbors yet.
la_citta-board-wins = › { $city }
la_citta-board-full = ({ $city } full: lost)
la_citta-board-guess = { $sign } reconstructed in part: no source gives all of it; a data pack can correct it

## The board in the browser

la_citta-board-map = Map of the cities
la_citta-board-tab-town = Map
la_citta-board-tab-cards = Cards
la_citta-board-tab-cities = Cities
la_citta-board-close = Close
la_citta-board-open = Show the cities
la_citta-board-zoom = Zoom in
la_citta-board-unzoom = Show the whole map
la_citta-board-sheet-pairs = Neighbors
la_citta-board-sheet-cards = All politics cards
la_citta-board-sheet-buildings = All buildings
la_citta-board-outlook = If the year ended now
la_citta-board-turn = Round { $number } of { $last }
la_citta-board-supply = { $count } in the supply
la_citta-board-yard = Small buildings
la_citta-board-first = Start player
la_citta-board-people = Citizens
la_citta-board-idle = { $count } spare
la_citta-board-eats = { $count ->
    [0] feeds nobody
   *[other] feeds { $count }
}
la_citta-board-earns = { $count ->
    [0] earns nothing
   *[other] earns { $count } gold a year
}
la_citta-board-own-gold = Gold
la_citta-board-own-income = { $count } gold each year
la_citta-board-own-food = Food { $food } for { $demand } citizens
la_citta-board-lack = hunger at the end of the year
la_citta-board-own-actions = Action cards left
la_citta-board-own-castelli = Castelli in hand
la_citta-board-own-notables = Notables in hand
la_citta-board-own-taken = Politics cards taken this year
la_citta-board-own-drawn = { $count ->
    [one] 1 politics card drawn face down
   *[other] { $count } politics cards drawn face down
}
la_citta-board-own-cities = Cities
la_citta-board-no-city = No city
la_citta-board-gains = draws from { $cities }
la_citta-board-loses = loses to { $cities }
la_citta-board-near = near { $cities }
la_citta-board-alone = no neighbor
la_citta-board-no-voice = No voice card lies here yet
la_citta-board-banner = Voice card { $number }
la_citta-board-hidden = face down
la_citta-board-secret = you alone know it
la_citta-board-seen = Seen by
la_citta-board-left = Not yet seen:
la_citta-board-torn = { $wish } or { $other }: each owner chooses

la_citta-tip-outlook = Arrows show who would draw a citizen from whom if the year ended now and this wish counted
la_citta-tip-draw = { $city } ({ $mine }) would draw a citizen from { $giver } ({ $theirs })
la_citta-tip-full = { $city } ({ $mine }) takes a citizen from { $giver } ({ $theirs }), but is full: the citizen would be lost to the supply
la_citta-tip-claim = { $city } ({ $mine }) draws a citizen from { $giver } ({ $theirs })
la_citta-tip-cap = Citizens, and how many the city can hold: a market raises the cap, water as well removes it
la_citta-tip-cap-full = The city is full: a market raises the cap, a fountain or public bath as well removes it
la_citta-tip-idle = { $count ->
    [0] Nobody can leave the castello: the next building needs one more citizen
   *[other] Citizens who can leave the castello for new buildings: { $count }
}
la_citta-tip-pull = { $arches ->
    [one] attraction { $count }, of which { $arches } arch
   *[other] attraction { $count }, of which { $arches } arches
}
la_citta-tip-neighbors = Other players’ cities with at most two spaces between
la_citta-tip-hungry = Hungry last year: loses its first turn and an action card
la_citta-tip-touches = Touches: { $what }
la_citta-tip-bare = Touches no landscape
la_citta-tip-out = Not used with so few players
la_citta-tip-gives = { $wish } +{ $count }
la_citta-tip-fresh = Laid since your last turn
la_citta-tip-letter = This player’s cities begin with { $player }

# Why something cannot be chosen
la_citta-why-taken = There is already a tile there
la_citta-why-apart = A new building must stand next to your city
la_citta-why-between = The space touches another city, and cities never join
la_citta-why-close = A castello needs at least three spaces between it and every other city
la_citta-why-field = It must be next to a field
la_citta-why-mountain = It must be next to a mountain
la_citta-why-water = It must be next to water
la_citta-why-surplus = The castello has no citizen to spare
la_citta-why-supply = No citizens are left in the supply
la_citta-why-once = The city already has a market
la_citta-why-stock = No tiles of this kind are left
la_citta-why-gold = You cannot afford it
la_citta-why-actions = You have no action card left this year
la_citta-why-cap = All your cities are full
la_citta-why-year = It cannot be taken in the last year
la_citta-why-notable = You have no notable in hand
la_citta-why-target = You have no farm without a notable
la_citta-why-arch = None of your buildings has an arch
la_citta-why-nothing = There is nothing you can build now

## Charts and dates of a replay

la_citta-view-gold = Gold
la_citta-view-income = Gold each year
la_citta-view-food = Food
la_citta-view-demand = Citizens
la_citta-date = Year { $year }, round { $round }
    .short = { $year }.{ $round }

## Tour of the screen

la_citta-tour-map = Cities grow on the pale lanes between fields, mountains and waters. Each shows its citizens and its cap; click a ringed space to build or found a city.
    .title = The map
la_citta-tour-voice = What the people want: one card face up, three hidden until the politics phase ends. The most frequent color decides who moves where.
    .title = The voice of the people
la_citta-tour-draws = Choose a wish, and arrows on the map show who would take a citizen from whom if it were the wish of the year. A dashed arrow: the city is full, and the citizen goes to the supply.
    .title = Who would draw whom
la_citta-tour-politics = Seven open politics cards with their prices. On your turn, take one or play an action card; without action cards you may also draw a card face down. A pale card says why you cannot take it.
    .title = Politics
la_citta-tour-yard = Small buildings cost no gold: an action card is enough. The number says how many tiles are left.
    .title = Small buildings
la_citta-tour-cities = Your cities: citizens, those free to leave the castello, food and arches. Watch the food: unfed citizens leave.
    .title = Your cities

## Features of the evaluation, named in hints

la_citta-feature-citizens = citizens after this year
la_citta-feature-lack = food missing this year
la_citta-feature-hunger = risk of famine
la_citta-feature-last-hunger = risk of famine in the last year
la_citta-feature-hunger-mark = famine marker
la_citta-feature-predicted = citizens at the end
la_citta-feature-predicted-lack = unfed citizens at the end
la_citta-feature-predicted-leftover = unused food at the end
la_citta-feature-cities = cities
la_citta-feature-foundings = cities to found
la_citta-feature-markets = markets
la_citta-feature-watered = cities without a cap
la_citta-feature-water-sites = cities with room for a fountain
la_citta-feature-farm-site = wheat of the best farm site
la_citta-feature-farm-sites = wheat of other farm sites
la_citta-feature-spare = citizens free to build
la_citta-feature-idle = citizens without a turn to use them
la_citta-feature-able = cities that can build
la_citta-feature-colorful = cities of all colors
la_citta-feature-one-short = cities missing one color
la_citta-feature-arches = arches
la_citta-feature-razed = buildings left empty
la_citta-feature-pull = attraction in coming years
la_citta-feature-prospect = attraction within reach
la_citta-feature-gold = gold
la_citta-feature-poor = empty purse
la_citta-feature-income = gold each year
la_citta-feature-actions = action cards left
la_citta-feature-turns = turns left
la_citta-feature-contacts = neighboring cities
la_citta-feature-open = spaces to build on
la_citta-feature-payable = affordable politics cards

## What the numbers of an observation are (docs/research.md)

la_citta-seen-year = the year
la_citta-seen-round = the round of politics
la_citta-seen-phase = the phase
la_citta-seen-first = who begins
la_citta-seen-supply = citizens in the supply
la_citta-seen-pile = cards left in the draw pile
la_citta-seen-loudest = the most frequent wishes
la_citta-seen-waiting = who is asked
la_citta-seen-voice = the voice cards of the year, where known
la_citta-seen-looked = who looked at each voice card
la_citta-seen-voice-left = voice cards not yet seen
la_citta-seen-discard = cards in the discard
la_citta-seen-land = what lies on each place of the map
la_citta-seen-stocks = building tiles left
la_citta-seen-display = cards on display
la_citta-seen-buildings = the building on each space
la_citta-seen-space-cities = the city of each space
la_citta-seen-harvests = harvest notables on each space
la_citta-seen-circuses = notables on the arches of each space
la_citta-seen-gold = gold
la_citta-seen-actions = action cards left
la_citta-seen-notables = notables
la_citta-seen-hungry = whether citizens starved
la_citta-seen-founded = whether a city was founded this year
la_citta-seen-food = citizens that can be fed
la_citta-seen-income = gold each year
la_citta-seen-founding-order = cities in founding order
la_citta-seen-taken = cards taken this year
la_citta-seen-drawn = cards drawn face down this year
la_citta-seen-city-castello = the space of the castello
la_citta-seen-city-citizens = citizens
la_citta-seen-city-size = buildings
la_citta-seen-city-has = which buildings it has
la_citta-seen-city-food = citizens it can feed
la_citta-seen-city-income = gold each year
la_citta-seen-city-arches = arches for each wish
la_citta-seen-city-open = free spaces beside it
la_citta-seen-city-circuses = notables on arches of each color
la_citta-seen-city-wish = the wish its owner chose

## Tables of the data, at the owner’s desk

la_citta-desk-wishes = Wishes
la_citta-desk-stocks = Building tiles
la_citta-desk-buildings = Buildings
la_citta-desk-politics = Politics cards
la_citta-desk-voice = Voice of the people
la_citta-desk-layouts = Beginners’ maps
la_citta-desk-landscapes = Landscape tiles
la_citta-desk-map = The board
la_citta-desk-numbers = Numbers in the rules
la_citta-desk-box = Contents of the box

## Why a data pack is refused; the path is shown before it

la_citta-refused-gone = { $table ->
   *[bags] is gone since rules version 2: all tiles are shuffled, landscapes.*.count says how many (CIT-3.1)
}
la_citta-refused-castello = the castello comes first, and there is only one kind
la_citta-refused-arches = expected one number for each of { $wishes }
la_citta-refused-building-cost = the price of this building is the cost of its politics card (CIT-7.16)
la_citta-refused-card-cost = must be 0: players only pay the prices of this effect
la_citta-refused-unbuilt = no card builds { $building } (CIT-7.9)
la_citta-refused-politics = { $count } cards; { $needed } are needed so that none is missing
la_citta-refused-voice = { $count } cards; { $needed } are laid out (CIT-5.2)
la_citta-refused-box = { $total } in all; box.{ $name }.count says { $count }
la_citta-refused-no-card = only a medium or large building has a card (CIT-7.9)
la_citta-refused-harvest-on = is missing: since rules version 2 a harvest lists the buildings it may fall on
la_citta-refused-feeds-nobody = { $building } feeds nobody (CIT-9.3)
la_citta-refused-looks-missing = is missing: since rules version 2 it says how many cards each price is for
la_citta-refused-looks = expected rising numbers, one for each price
la_citta-refused-builders-most = is gone: since rules version 2 it is one building, for prices by size
la_citta-refused-prices = expected 1 to { $most } prices, none lower than the one before
la_citta-refused-word-gone = «{ $old }» is gone since rules version 2; «{ $new }» takes its place (CIT-9)
la_citta-refused-tiles = { $count } tiles for { $slots } slots; every slot carries one (CIT-3.1)
la_citta-refused-hex = a hex is two numbers, [q, r]
la_citta-refused-slots = there can be 1 to { $most } slots, not { $count }
la_citta-refused-slot-name = names are letters and digits, each used once
la_citta-refused-slot-players = is gone since rules version 2: every slot carries a tile (CIT-2.3)
la_citta-refused-slot-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}; a slot has { $needed } (CIT-2.1)
la_citta-refused-two-slots = { $hex } belongs to two slots
la_citta-refused-spaces = there can be 1 to { $most } spaces, not { $count }
la_citta-refused-space-taken = { $hex } is a space or part of a slot already
la_citta-refused-touches = expected one or two slots next to { $hex }; found: { $count ->
    [0] none
   *[other] { $names }
}
la_citta-refused-no-space = no space is in play
la_citta-refused-no-way = there is no way from { $here } to { $there } (CIT-2.7)
la_citta-refused-land = expected a slot and its landscape, as in «B2 water»
la_citta-refused-land-twice = { $slot } is named twice
la_citta-refused-no-land = { $slot } has no landscape
la_citta-refused-land-count = { $count } of { $landscape }; the box has { $most }
la_citta-refused-sites = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; expected one for each of { $players } players
la_citta-refused-site-row = a row has { $count } spaces, one for each castello (CIT-3.6)
la_citta-refused-site-out = { $space } is out of play with { $players } players
la_citta-refused-gap = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} between { $here } and { $there }; at least { $needed } are needed (CIT-3.7)
