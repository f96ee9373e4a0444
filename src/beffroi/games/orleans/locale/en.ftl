### The words of Orléans in English.
### A noun carries the forms that sentences need: .a “a monk”, .the “the monk”, .many “monks”, .at “at the Ship”…
### Forms that only French tells apart, such as .of and .some, repeat the noun.

orleans-title = Orléans
orleans-summary = Recruit followers, plan your town and trade around Orléans

## Figures

orleans-figure-farmer = farmer
    .a = a farmer
    .the = the farmer
    .of = farmer
    .of-the = farmer
    .many = farmers
    .of-many = farmers
orleans-figure-boatman = boatman
    .a = a boatman
    .the = the boatman
    .of = boatman
    .of-the = boatman
    .many = boatmen
    .of-many = boatmen
orleans-figure-craftsman = craftsman
    .a = a craftsman
    .the = the craftsman
    .of = craftsman
    .of-the = craftsman
    .many = craftsmen
    .of-many = craftsmen
orleans-figure-trader = trader
    .a = a trader
    .the = the trader
    .of = trader
    .of-the = trader
    .many = traders
    .of-many = traders
orleans-figure-knight = knight
    .a = a knight
    .the = the knight
    .of = knight
    .of-the = knight
    .many = knights
    .of-many = knights
orleans-figure-scholar = scholar
    .a = a scholar
    .the = the scholar
    .of = scholar
    .of-the = scholar
    .many = scholars
    .of-many = scholars
orleans-figure-monk = monk
    .a = a monk
    .the = the monk
    .of = monk
    .of-the = monk
    .many = monks
    .of-many = monks

# Own-color followers
orleans-kind-farmer-own = own-color farmer
    .a = an own-color farmer
    .the = the own-color farmer
    .of = own-color farmer
    .of-the = own-color farmer
    .many = own-color farmers
    .of-many = own-color farmers
orleans-kind-boatman-own = own-color boatman
    .a = an own-color boatman
    .the = the own-color boatman
    .of = own-color boatman
    .of-the = own-color boatman
    .many = own-color boatmen
    .of-many = own-color boatmen
orleans-kind-craftsman-own = own-color craftsman
    .a = an own-color craftsman
    .the = the own-color craftsman
    .of = own-color craftsman
    .of-the = own-color craftsman
    .many = own-color craftsmen
    .of-many = own-color craftsmen
orleans-kind-trader-own = own-color trader
    .a = an own-color trader
    .the = the own-color trader
    .of = own-color trader
    .of-the = own-color trader
    .many = own-color traders
    .of-many = own-color traders

# Slots that ask for no figure in particular
orleans-need-any = open
    .of = open
orleans-need-any_neutral = neutral
    .of = neutral

## Goods

orleans-good-grain = grain
    .some = grain
orleans-good-cheese = cheese
    .some = cheese
orleans-good-wine = wine
    .some = wine
orleans-good-wool = wool
    .some = wool
orleans-good-brocade = brocade
    .some = brocade
orleans-load-none = nothing
    .some = nothing

## Places of the player board and place tiles

orleans-place-farm = Farm House
    .the = the Farm House
    .at = at the Farm House
    .from = from the Farm House
orleans-place-village = Village
    .the = the Village
    .at = at the Village
    .from = from the Village
orleans-place-university = University
    .the = the University
    .at = at the University
    .from = from the University
orleans-place-castle = Castle
    .the = the Castle
    .at = at the Castle
    .from = from the Castle
orleans-place-monastery = Monastery
    .the = the Monastery
    .at = at the Monastery
    .from = from the Monastery
orleans-place-ship = Ship
    .the = the Ship
    .at = at the Ship
    .from = from the Ship
orleans-place-wagon = Wagon
    .the = the Wagon
    .at = at the Wagon
    .from = from the Wagon
orleans-place-guildhall = Guildhall
    .the = the Guildhall
    .at = at the Guildhall
    .from = from the Guildhall
orleans-place-scriptorium = Scriptorium
    .the = the Scriptorium
    .at = at the Scriptorium
    .from = from the Scriptorium
orleans-place-town_hall = Town Hall
    .the = the Town Hall
    .at = at the Town Hall
    .from = from the Town Hall
orleans-place-hayrick = Hayrick
    .the = the Hayrick
    .at = at the Hayrick
    .from = from the Hayrick
orleans-place-cheese_factory = Cheese Factory
    .the = the Cheese Factory
    .at = at the Cheese Factory
    .from = from the Cheese Factory
orleans-place-winery = Winery
    .the = the Winery
    .at = at the Winery
    .from = from the Winery
orleans-place-wool_manufacturer = Wool Manufacturer
    .the = the Wool Manufacturer
    .at = at the Wool Manufacturer
    .from = from the Wool Manufacturer
orleans-place-tailor_shop = Tailor Shop
    .the = the Tailor Shop
    .at = at the Tailor Shop
    .from = from the Tailor Shop
orleans-place-brewery = Brewery
    .the = the Brewery
    .at = at the Brewery
    .from = from the Brewery
orleans-place-windmill = Windmill
    .the = the Windmill
    .at = at the Windmill
    .from = from the Windmill
orleans-place-library = Library
    .the = the Library
    .at = at the Library
    .from = from the Library
orleans-place-hospital = Hospital
    .the = the Hospital
    .at = at the Hospital
    .from = from the Hospital
orleans-place-sacristy = Sacristy
    .the = the Sacristy
    .at = at the Sacristy
    .from = from the Sacristy
orleans-place-herb_garden = Herb Garden
    .the = the Herb Garden
    .at = at the Herb Garden
    .from = from the Herb Garden
orleans-place-bathhouse = Bathhouse
    .the = the Bathhouse
    .at = at the Bathhouse
    .from = from the Bathhouse
orleans-place-gunpowder_tower = Gunpowder Tower
    .the = the Gunpowder Tower
    .at = at the Gunpowder Tower
    .from = from the Gunpowder Tower
orleans-place-cellar = Cellar
    .the = the Cellar
    .at = at the Cellar
    .from = from the Cellar
orleans-place-office = Office
    .the = the Office
    .at = at the Office
    .from = from the Office
orleans-place-school = School
    .the = the School
    .at = at the School
    .from = from the School
orleans-place-pharmacy = Pharmacy
    .the = the Pharmacy
    .at = at the Pharmacy
    .from = from the Pharmacy
orleans-place-horse_wagon = Horse Wagon
    .the = the Horse Wagon
    .at = at the Horse Wagon
    .from = from the Horse Wagon
orleans-place-shipping_line = Shipping Line
    .the = the Shipping Line
    .at = at the Shipping Line
    .from = from the Shipping Line
orleans-place-laboratory = Laboratory
    .the = the Laboratory
    .at = at the Laboratory
    .from = from the Laboratory
orleans-place-other = { $title }
    .the = { $title }
    .at = at { $title }
    .from = from { $title }

# Slots: without a known figure, with it, and with a number when the place asks for it twice
orleans-slot = { $place }, slot { $number }
    .at = { $place-at }, slot { $number }
    .from = { $place-from }, slot { $number }
orleans-slot-asking = { $place }, { $need } slot
    .at = { $place-at }, { $need } slot
    .from = { $place-from }, { $need } slot
orleans-slot-twin = { $place }, { $need } slot { $number }
    .at = { $place-at }, { $need } slot { $number }
    .from = { $place-from }, { $need } slot { $number }

## Towns and ways

orleans-town-le_mans = Le Mans
    .at = in Le Mans
orleans-town-chartres = Chartres
    .at = in Chartres
orleans-town-etampes = Étampes
    .at = in Étampes
orleans-town-chateaudun = Châteaudun
    .at = in Châteaudun
orleans-town-orleans = Orléans
    .at = in Orléans
orleans-town-montargis = Montargis
    .at = in Montargis
orleans-town-vendome = Vendôme
    .at = in Vendôme
orleans-town-blois = Blois
    .at = in Blois
orleans-town-briare = Briare
    .at = in Briare
orleans-town-tours = Tours
    .at = in Tours
orleans-town-montrichard = Montrichard
    .at = in Montrichard
orleans-town-vierzon = Vierzon
    .at = in Vierzon
orleans-town-sancerre = Sancerre
    .at = in Sancerre
orleans-town-bourges = Bourges
    .at = in Bourges
orleans-town-nevers = Nevers
    .at = in Nevers
orleans-town-chinon = Chinon
    .at = in Chinon
orleans-town-loches = Loches
    .at = in Loches
orleans-town-chateauroux = Châteauroux
    .at = in Châteauroux
orleans-town-chatellerault = Châtellerault
    .at = in Châtellerault
orleans-town-le_blanc = Le Blanc
    .at = in Le Blanc
orleans-town-argenton = Argenton
    .at = in Argenton
orleans-town-la_chatre = La Châtre
    .at = in La Châtre
orleans-town-st_amand = Saint-Amand
    .at = in Saint-Amand
orleans-town-other = { $title }
    .at = in { $title }
orleans-route-river = waterway
    .along = along a waterway
orleans-route-road = road
    .along = along a road

## Beneficial deeds

orleans-deed-city_wall = Building the City Wall
    .to = to the City Wall
orleans-deed-papal_conclave = Papal Conclave
    .to = to the Papal Conclave
orleans-deed-defeat_plague = Defeating the Plague
    .to = to the fight against the Plague
orleans-deed-astronomy = Astronomy
    .to = to Astronomy
orleans-deed-boatmen_guild = Founding of the Boatmen’s Guild
    .to = to the Boatmen’s Guild
orleans-deed-cathedral = Building the Cathedral
    .to = to the Cathedral
orleans-deed-peace_treaty = Peace Treaty
    .to = to the Peace Treaty
orleans-deed-canals = Canalisation
    .to = to Canalisation
orleans-deed-other = { $title }
    .to = to { $title }

orleans-reward-coins = coins
    .some = coins
orleans-reward-development = development
    .some = development

## Events and grades

orleans-event-pilgrimage = Pilgrimage
    .the = the Pilgrimage
orleans-event-income = Income
    .the = the Income
orleans-event-harvest = Harvest
    .the = the Harvest
orleans-event-taxes = Taxes
    .the = Taxes
orleans-event-trading_day = Trading Day
    .the = the Trading Day
orleans-event-plague = Plague
    .the = the Plague
orleans-event-other = { $title }
    .the = { $title }

orleans-grade-none = no letter
orleans-grade-A = A
orleans-grade-B = B
orleans-grade-C = C

## Citizens

orleans-citizen-boatman_track = boatmen track
    .of-the = of the boatmen track
orleans-citizen-knight_track = knights track
    .of-the = of the knights track
orleans-citizen-development_1 = development track, first citizen
    .of-the = of the development track (first)
orleans-citizen-development_2 = development track, second citizen
    .of-the = of the development track (second)
orleans-citizen-development_3 = development track, third citizen
    .of-the = of the development track (third)
orleans-citizen-deed_city_wall = Building the City Wall
    .of-the = of the City Wall
orleans-citizen-deed_papal_conclave = Papal Conclave
    .of-the = of the Papal Conclave
orleans-citizen-deed_defeat_plague = Defeating the Plague
    .of-the = of the fight against the Plague
orleans-citizen-deed_astronomy = Astronomy
    .of-the = of Astronomy
orleans-citizen-deed_boatmen_guild = Founding of the Boatmen’s Guild
    .of-the = of the Boatmen’s Guild
orleans-citizen-deed_cathedral = Building the Cathedral
    .of-the = of the Cathedral
orleans-citizen-deed_peace_treaty = Peace Treaty
    .of-the = of the Peace Treaty
orleans-citizen-deed_canals = Canalisation
    .of-the = of Canalisation
orleans-citizen-most_posts = most posts
    .of-the = for the most posts
orleans-citizen-other = { $title }
    .of-the = of { $title }

## Phases

orleans-phase-exclusion = Exclusion
orleans-phase-hourglass = Hourglass
orleans-phase-census = Census
orleans-phase-followers = Followers
orleans-phase-planning = Planning
orleans-phase-actions = Actions
orleans-phase-event = Event
orleans-phase-start_player = Start player
orleans-phase-over = End of the game

## Options that a seat may choose

orleans-action-pass = Pass for this round
orleans-action-ready = Ready
orleans-action-stop = Stop here
orleans-action-keep = Keep the technology tile for later
orleans-action-settle = Pay coins for the missing food
orleans-action-protect = Use the Sacristy and ignore the event
orleans-action-endure = Let the event happen
orleans-action-exclude = Remove { $tile-the } from the game
orleans-action-draw = { $number ->
    [0] Draw nobody
    [one] Draw { $number } character
   *[other] Draw { $number } characters
}
orleans-action-recall = Move a character back to the market { $slot-from }
orleans-action-store = Put { $kind-a } into the Gunpowder Tower
orleans-action-place = Place { $kind-a } { $slot-at }
orleans-action-deploy = Place { $kind-a } from the Gunpowder Tower { $slot-at }
orleans-action-withdraw = Take back your character { $slot-from }
orleans-action-act = Use { $place-the }
orleans-action-recruit = Recruit { $figure-a }
orleans-action-take = Take { $tile-the }
orleans-action-move = { $load-id ->
    [none] Go to { $town } and take no good
   *[other] Go to { $town } and take { $load-some }
}
orleans-action-send = Send { $figure-a } { $deed-to }, for { $reward-some }
orleans-action-pay = { $number ->
    [one] Pay { $number } coin for { $number } development point
   *[other] Pay { $number } coins for { $number } development points
}
orleans-action-tech = Place a technology tile { $slot-at }
orleans-action-feed = Give { $good-some }
orleans-action-give-post = Give up a post from your reserve
orleans-action-give-follower = Give up a character drawn from your bag
orleans-action-give-development = Give up a development point
orleans-action-give-held = Give up a technology tile you hold
orleans-action-give-built = Give up your post { $town-at }
orleans-action-give-good = Give up { $good-some }
orleans-action-give-tile = Give up { $tile-the }
orleans-action-give-tech = Give up the technology tile { $place-from }

## What a seat is asked

orleans-prompt-Automate = You hold a technology tile: place it for good, or keep it for a later round
orleans-prompt-Buy = Choose how many coins to turn into development points
orleans-prompt-ChooseFigure = Choose whom to recruit at the Village
orleans-prompt-Exclude = You may remove a place tile from the game
orleans-prompt-Feed = Harvest: give food or pay coins
orleans-prompt-Gather = Choose how many characters to draw; you may first move some back to the market
orleans-prompt-Hire = Place one of the characters you drew
orleans-prompt-Plan = Place characters on your places, then say you are ready
orleans-prompt-Send = Send a character to a beneficial deed
orleans-prompt-Shelter = There is a monk in your Sacristy: use it against the event, or keep it
orleans-prompt-Store = You may put new characters into the Gunpowder Tower; the others go to the market
orleans-prompt-TakeTile = Choose a place tile for your town
orleans-prompt-Torture = You are short of coins: give up something for each missing coin
orleans-prompt-Travel = Choose where your merchant goes and what to pick up on the way
orleans-prompt-Turn = Use one of your places, or pass

## What happened; .own speaks to the player who did it

orleans-told-round = Round { $number }: { $event }{ $grade-id ->
    [none] {""}
   *[other] {" "}({ $grade })
}
orleans-told-event = Event: { $event }{ $grade-id ->
    [none] {""}
   *[other] {" "}({ $grade })
}
orleans-told-census-gain = { $player } alone leads the census
    .own = You alone lead the census
orleans-told-census-loss = { $player } alone is last in the census
    .own = You alone are last in the census
orleans-told-drew = { $player } draws { $kind-a }
    .own = You draw { $kind-a }
orleans-told-recalled = { $player } moves { $kind-the } back to the market { $slot-from }
    .own = You move { $kind-the } back to the market { $slot-from }
orleans-told-stored = { $player } puts { $kind-a } into the Gunpowder Tower
    .own = You put { $kind-a } into the Gunpowder Tower
orleans-told-placed = { $player } places { $kind-a } { $slot-at }
    .own = You place { $kind-a } { $slot-at }
orleans-told-withdrew = { $player } takes { $kind-the } back { $slot-from }
    .own = You take { $kind-the } back { $slot-from }
orleans-told-ready = { $player } is ready
    .own = You are ready
orleans-told-acted = { $player } uses { $place-the }
    .own = You use { $place-the }
orleans-told-passed = { $player } passes
    .own = You pass
orleans-told-recruited = { $player } recruits { $figure-a }
    .own = You recruit { $figure-a }
orleans-told-good = { $player } receives 1 { $good }
    .own = You receive 1 { $good }
orleans-told-coins = { $number ->
    [one] { $player } receives { $number } coin
   *[other] { $player } receives { $number } coins
}
    .own = { $number ->
        [one] You receive { $number } coin
       *[other] You receive { $number } coins
    }
orleans-told-unpaid = { $number ->
    [one] { $player } gets nothing: the bank cannot pay { $number } coin
   *[other] { $player } gets nothing: the bank cannot pay { $number } coins
}
    .own = { $number ->
        [one] You get nothing: the bank cannot pay { $number } coin
       *[other] You get nothing: the bank cannot pay { $number } coins
    }
orleans-told-paid = { $number ->
    [one] { $player } pays { $number } coin
   *[other] { $player } pays { $number } coins
}
    .own = { $number ->
        [one] You pay { $number } coin
       *[other] You pay { $number } coins
    }
orleans-told-moved = { $load-id ->
    [none] { $player } goes to { $town }
   *[other] { $player } goes to { $town } and takes { $load-some }
}
    .own = { $load-id ->
        [none] You go to { $town }
       *[other] You go to { $town } and take { $load-some }
    }
orleans-told-torture = { $number ->
    [one] { $player } is { $number } coin short: Torture
   *[other] { $player } is { $number } coins short: Torture
}
    .own = { $number ->
        [one] You are { $number } coin short: Torture
       *[other] You are { $number } coins short: Torture
    }
orleans-told-waived = { $player } has nothing left to give; the rest of the debt is waived ({ $number })
    .own = You have nothing left to give; the rest of the debt is waived ({ $number })
orleans-told-developed = { $player } reaches space { $number } of the development track
    .own = You reach space { $number } of the development track
orleans-told-citizen = { $player } receives the citizen { $citizen-of-the }
    .own = You receive the citizen { $citizen-of-the }
orleans-told-technology = { $player } receives a technology tile
    .own = You receive a technology tile
orleans-told-took-tile = { $player } takes { $tile-the }
    .own = You take { $tile-the }
orleans-told-built = { $player } builds a post { $town-at }
    .own = You build a post { $town-at }
orleans-told-sent = { $player } sends { $figure-a } { $deed-to }
    .own = You send { $figure-a } { $deed-to }
orleans-told-deed-done = { $player } completes a deed: { $deed }
    .own = You complete a deed: { $deed }
orleans-told-bath = { $player } draws { $kind-a } at the Bathhouse
    .own = You draw { $kind-a } at the Bathhouse
orleans-told-automated = { $player } places a technology tile { $slot-at }
    .own = You place a technology tile { $slot-at }
orleans-told-kept = { $player } keeps a technology tile for later
    .own = You keep a technology tile for later
orleans-told-protected = { $player } uses the Sacristy and ignores the event
    .own = You use the Sacristy and ignore the event
orleans-told-fed = { $player } gives 1 { $good } for the Harvest
    .own = You give 1 { $good } for the Harvest
orleans-told-plague = { $player } loses { $kind-a } to the Plague
    .own = You lose { $kind-a } to the Plague
orleans-told-spared = The Plague draws { $kind-a }: { $player } loses nobody
    .own = The Plague draws { $kind-a }: you lose nobody
orleans-told-gave-post = { $player } gives up a post from their reserve
    .own = You give up a post from your reserve
orleans-told-gave-built = { $player } gives up their post { $town-at }
    .own = You give up your post { $town-at }
orleans-told-gave-follower = { $player } gives up { $kind-a } from their bag
    .own = You give up { $kind-a } from your bag
orleans-told-gave-development = { $player } goes back to space { $number } of the development track
    .own = You go back to space { $number } of the development track
orleans-told-gave-good = { $player } gives up 1 { $good }
    .own = You give up 1 { $good }
orleans-told-gave-tile = { $player } gives up { $tile-the }
    .own = You give up { $tile-the }
orleans-told-gave-held = { $player } gives up a technology tile
    .own = You give up a technology tile
orleans-told-gave-tech = { $player } gives up the technology tile { $place-from }
    .own = You give up the technology tile { $place-from }
orleans-told-excluded = { $player } removes { $tile-the } from the game
    .own = You remove { $tile-the } from the game
orleans-told-first = { $player } is now first player
    .own = You are now first player
orleans-told-majority = { $player } has the most posts
    .own = You have the most posts
orleans-told-over = The game is over

## Options of a table

orleans-option-edition = Edition
    .help = Which edition to play; five players need the 2020 edition
orleans-option-edition-2014 = 2014, 2 to 4 players
    .help = One stack of events, all of the same strength; the bank can run out of coins
orleans-option-edition-2020 = 2020, 2 to 5 players
    .help = Events in three grades, A, B and C; the bank never runs out
orleans-option-planning = Planning
    .help = Everyone plans in secret at the same time, or openly in turn
orleans-option-planning-simultaneous = in secret, all at once
    .help = Fastest; plans are revealed when everyone is ready
orleans-option-planning-turn_order = open, in turn order
    .help = Later players see what earlier ones plan
orleans-option-exclusion = Exclusion
    .help = Before round 1, each player may remove place tiles from the game
orleans-option-exclusion-off = no
    .help = All twenty place tiles are available
orleans-option-exclusion-on = yes
    .help = For experienced players: one tile each, up to two each with two players
orleans-option-first = First player
    .help = Who goes first: a chosen seat, or one picked at random
orleans-option-first-random = at random
orleans-option-first-0 = seat 1
orleans-option-first-1 = seat 2
orleans-option-first-2 = seat 3
orleans-option-first-3 = seat 4
orleans-option-first-4 = seat 5
orleans-option-bank = Bank
    .help = How many coins there are; 2014 edition only, as the 2020 bank has no limit
orleans-option-bank-box = as in the box
    .help = As many coins as the 2014 box is assumed to hold

## Score lines

orleans-score-coins = Coins
orleans-score-grain = Grain
orleans-score-cheese = Cheese
orleans-score-wine = Wine
orleans-score-wool = Wool
orleans-score-brocade = Brocade
orleans-score-posts = Posts × level
orleans-score-citizens = Citizens × level
orleans-tiebreak-development = development
    .by = on the development track

## What places do

orleans-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
orleans-development-points = { $development ->
    [one] { $development } development point
   *[other] { $development } development points
}
orleans-effect-recruit = recruit { $figure-a }
orleans-effect-recruit_choice = recruit { $figures-a }
orleans-effect-move = move your merchant { $route-along }; you may take a good on the way
orleans-effect-build_post = build a post in your merchant’s town
orleans-effect-gain = { $coins ->
    [0] { orleans-development-points }
   *[other] { $development ->
        [0] { orleans-coins }
       *[other] { orleans-coins } and { orleans-development-points }
    }
}
orleans-effect-gain_good = 1 { $good }
orleans-effect-coins_per_level = { $per ->
    [one] { $per } coin per development level
   *[other] { $per } coins per development level
}
orleans-effect-coins_per_post = { $per ->
    [one] { $per } coin per post on the map
   *[other] { $per } coins per post on the map
}
orleans-effect-pay_for_development = pay { $least } to { $most } coins for as many development points
orleans-effect-gain_technology = 1 technology tile
orleans-effect-hire = draw { $draw } characters from your bag and place { $keep } at once
orleans-effect-deeds = send 1 or 2 characters from here to beneficial deeds
orleans-effect-storage = room for { $spaces } more characters, who may also go to beneficial deeds
orleans-effect-substitute = your { $from-many } can stand in for { $to-many }
orleans-effect-protect = a character here can ward off { $events-the }

## What events do

orleans-happening-forbid_recruit = no { $figure-of } can be recruited this round
orleans-happening-coins_per_level = { $amount ->
    [one] receive { $amount } coin per development level
   *[other] receive { $amount } coins per development level
}
orleans-happening-pay_food = give { $amount } food, or { $coins_per_missing } coins for each one missing
orleans-happening-coins_per_goods = { $amount ->
    [one] pay 1 coin for each good
   *[other] pay 1 coin for every { $amount } goods
}
orleans-happening-coins_per_post = { $amount ->
    [one] receive { $amount } coin per post on the map
   *[other] receive { $amount } coins per post on the map
}
orleans-happening-lose_random_character = lose a character drawn from your bag

## The board in the browser

orleans-initial-farmer = F
orleans-initial-boatman = B
orleans-initial-craftsman = C
orleans-initial-trader = T
orleans-initial-knight = K
orleans-initial-scholar = S
orleans-initial-monk = M
orleans-board-town = Town
orleans-board-mine = Mine
orleans-board-others = Others
orleans-board-map = Map
orleans-board-tracks = Tracks
orleans-board-development = Development
orleans-board-deeds = Deeds
orleans-board-deeds-title = Beneficial deeds
orleans-board-tiles = Place tiles
orleans-board-pile = Pile { $pile }
orleans-board-pile-empty = none left
orleans-board-supply = Supply
orleans-board-bank = Bank
orleans-board-unlimited = no limit
orleans-board-hourglass = Hourglass
orleans-board-past = Past
orleans-board-to-come = To come
orleans-board-next = Next back: { $grade }
orleans-board-last-round = Last round
orleans-board-market = Market
orleans-board-bag = Bag
orleans-board-tower = Tower
orleans-board-fresh = Just drawn
orleans-board-coins = Coins
orleans-board-goods = Goods
orleans-board-posts = Posts on the map
orleans-board-reserve = Posts in reserve
orleans-board-citizens = Citizens
orleans-board-held = Technology held
orleans-board-technology = Technology
orleans-board-score = Score
orleans-board-level = Level
orleans-board-passed = passed
orleans-board-ready = ready
orleans-board-first = first player
orleans-board-post = Post
orleans-board-merchant = Merchant
orleans-board-open = show this board
orleans-board-close = Close
orleans-board-zoom = Enlarge the map
orleans-board-unzoom = Whole map
orleans-board-secret = only its owner can see this
orleans-board-always = always
orleans-board-free = free
orleans-board-none = take no good
orleans-why-slot = None of your available characters fits this slot
orleans-why-filled = This slot is already filled
orleans-why-incomplete = This place works only once its slots are filled
orleans-why-closed = This place has nothing to give right now
orleans-why-town = Your merchant cannot go there in one move
orleans-why-deed = No free space here for the characters you can send
orleans-why-pile = You cannot take a tile from this pile now
orleans-tip-bare = no goods
orleans-tip-draws = draw { $number } characters
orleans-tip-stone = Development { $number }
orleans-tip-level = level { $number }
orleans-tip-citizen = a citizen
orleans-tip-citizen-gone = the citizen is taken
orleans-tip-tile = a place tile ({ $pile })
orleans-tip-start = start
orleans-tip-deed-reward = { $reward } for each character
orleans-tip-or = { $a } or { $b }
orleans-tip-deed-citizen = a citizen for filling the last space
orleans-tip-count = { $what }: { $n }
orleans-tip-good = { $what }: { $n } ({ $points } points each)
orleans-tip-market = { $kind } in the market
orleans-tip-tower = { $kind } in the tower
orleans-tip-market-free = Free market space

## The board in plain words

orleans-view-edition = Edition
orleans-view-planning = Planning
orleans-view-first = First player
orleans-view-event = Event
orleans-view-past = Past events
orleans-view-next_grade = Next back
orleans-view-supply = Supply of characters
orleans-view-lost = Lost
orleans-view-goods = Goods
orleans-view-bank = Bank
orleans-view-map = Goods on the roads and waterways
orleans-view-posts = Trading posts
orleans-view-deeds = Beneficial deeds
orleans-view-citizens = Citizens
orleans-view-tiles = Place tiles
orleans-view-excluded = Tiles removed
orleans-view-lost_tiles = Tiles lost
orleans-view-fresh = Just drawn
orleans-view-slots = Places
orleans-view-tracks = Tracks
orleans-view-draws = Characters to draw
orleans-view-development = Development
orleans-view-level = Level
orleans-view-held = Technology held
orleans-view-built = Trading posts built
orleans-view-merchant = Merchant
orleans-view-passed = Has passed
orleans-view-ready = Ready
orleans-view-bag = Bag
orleans-view-bag_size = In the bag
orleans-view-market = Market
orleans-view-grade = Back
orleans-view-spaces = Spaces
orleans-view-free = Free spaces
orleans-view-coins = Coins
orleans-view-citizen = Citizen
orleans-view-automated = Technology placed

## Tour of the screen

orleans-tour-market = The characters you drew this round are here, next to your bag. Click one, then a slot of a place, or drag it there.
    .title = Your market
orleans-tour-places = Your places, each with the characters it needs. Once all its slots are filled, a place can act; its characters then return to the bag.
    .title = Your places
orleans-tour-map = Your merchant travels by river and by road and picks up goods. The Guildhall builds a post in the town it has reached.
    .title = The map
orleans-tour-tracks = One column per figure. Each recruit moves your marker one space down, and you get what the space shows.
    .title = The tracks
orleans-tour-development = The development track gives coins, citizens and levels. At the end, posts and citizens are multiplied by your level.
    .title = Development
orleans-tour-sheets = Beneficial deeds, the place tiles still available, the hourglass events and the other players’ boards open from here.
    .title = More sheets

## Features of the evaluation, named in hints

orleans-feature-points = points, plans included
orleans-feature-coins = coins
orleans-feature-development = development points
orleans-feature-level = development level
orleans-feature-posts = trading posts
orleans-feature-citizens = citizens
orleans-feature-majority = points for the most trading posts
orleans-feature-income-to-come = coins from Income events to come
orleans-feature-trading-to-come = coins from Trading Days to come
orleans-feature-taxes-to-come = taxes to come
orleans-feature-hunger-to-come = food missing at Harvests to come
orleans-feature-debt = coins missing at this event
orleans-feature-census-to-come = coins from the census to come
orleans-feature-farmers = farmers
orleans-feature-boatmen = boatmen
orleans-feature-craftsmen = craftsmen
orleans-feature-traders = traders
orleans-feature-knights = knights
orleans-feature-scholars = scholars
orleans-feature-monks = monks
orleans-feature-hand = characters to plan with
orleans-feature-draws = characters drawn each round
orleans-feature-first-knight = first knight
orleans-feature-technology-held = technology tiles to place
orleans-feature-technology-recruiting = technology on recruiting places
orleans-feature-technology-moving = technology on travel places
orleans-feature-technology-building = technology on building places
orleans-feature-technology-elsewhere = technology elsewhere
orleans-feature-technology-rare = technology replacing knights and scholars
orleans-feature-goods-tiles = goods from place tiles
orleans-feature-coins-tiles = coins from place tiles
orleans-feature-development-tiles = development from place tiles
orleans-feature-herb-garden = Herb Garden
orleans-feature-school = School
orleans-feature-gunpowder-tower = Gunpowder Tower
orleans-feature-sacristy = Sacristy
orleans-feature-bathhouse = Bathhouse
orleans-feature-horse-wagon = Horse Wagon
orleans-feature-laboratory = Laboratory
orleans-feature-bathhouse-ready = Bathhouse ready for use
orleans-feature-building-site = site for a trading post
orleans-feature-free-towns = free towns nearby
orleans-feature-loads = points of goods nearby
orleans-feature-market = characters left in the market
orleans-feature-crowded = draws without room in the market
orleans-feature-standing = characters on places that are not ready
orleans-feature-draws-due = draw still to come this round

## What the numbers of an observation are (docs/research.md)

orleans-seen-round = the round
orleans-seen-phase = the phase
orleans-seen-event = the event of the round
orleans-seen-first = who begins the round
orleans-seen-waiting = who is asked
orleans-seen-technology = technology tiles left
orleans-seen-bank = coins in the bank
orleans-seen-citizens = citizens: those on the board as bits, or those held
orleans-seen-tiles = place tiles, in the piles or owned
orleans-seen-excluded = place tiles that were excluded
orleans-seen-lost-tiles = place tiles that were lost
orleans-seen-supply = characters on the board
orleans-seen-lost = characters out of the game
orleans-seen-goods = goods, in the supply or owned
orleans-seen-map = the good on each space of the map
orleans-seen-deeds = free spaces of the deeds
orleans-seen-posts = trading posts, on the map or left
orleans-seen-bag = one’s own bag
orleans-seen-market = characters in the market
orleans-seen-tower = characters in the tower
orleans-seen-fresh = characters just drawn
orleans-seen-slots = what stands on each slot
orleans-seen-tracks = steps on the tracks
orleans-seen-bag-size = characters in the bag
orleans-seen-coins = coins
orleans-seen-development = space on the development track
orleans-seen-merchant = where the merchant stands
orleans-seen-built = trading posts built
orleans-seen-held = technology tiles to place
orleans-seen-automated = whether technology has been placed before
orleans-seen-passed = whether this player has passed

## Tables of the data, at the owner’s desk

orleans-desk-deeds = Beneficial deeds
orleans-desk-events = Events
orleans-desk-hourglass = Hourglass tiles
orleans-desk-towns = Towns
orleans-desk-edges = Roads and rivers
orleans-desk-numbers = Numbers in the rules
orleans-desk-boxes = Contents of the box
orleans-desk-coins = Coins
orleans-desk-setup = Set-up
orleans-desk-figures = Characters
orleans-desk-goods = Goods
orleans-desk-colors = Player colors
orleans-desk-citizens = Citizens
orleans-desk-places = Places of the player board
orleans-desk-tiles = Place tiles
orleans-desk-tracks = Tracks
orleans-desk-development = Development track

## Why a data pack is refused; the path is shown before it

orleans-refused-track-rewards = { $count ->
    [one] { $count } reward
   *[other] { $count } rewards
} for { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
orleans-refused-draws = one number for each position, { $count } in all
orleans-refused-space = «{ $value }» is not a space; spaces go from 1 to { $most }
orleans-refused-deed-rewards = must give coins, development, or a choice of both
orleans-refused-start-town = exactly one town has start = true, not { $count }
orleans-refused-loop = joins a town with itself
orleans-refused-second-route = is a second { $route } between the same towns
orleans-refused-hourglass = hold { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}; a game has { $rounds } rounds
orleans-refused-places = a player board has { $needed } places, not { $count }
orleans-refused-place-twice = is also the name of another place
orleans-refused-slots = a place has at most { $most } slots
orleans-refused-tiles-only = is a word only for place tiles
