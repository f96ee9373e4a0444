### The words of Villagers in English.
### A noun carries the forms that sentences need: .a “a Blacksmith”, .the “the Blacksmith”, .of-the “of the Blacksmith”,
### .onto “to stack 2”, .in “in the Countess’s village”, .one “hay symbol”, .many “hay symbols”, .to “the bank”.

villagers-title = Villagers
villagers-summary = Draft travelers from the road and make yours the richest village; alone, stand up to the Countess

## Villagers

villagers-card-lumberjack = Lumberjack
    .a = a Lumberjack
    .the = the Lumberjack
    .of-the = of the Lumberjack
villagers-card-hayer = Hayer
    .a = a Hayer
    .the = the Hayer
    .of-the = of the Hayer
villagers-card-miner = Miner
    .a = a Miner
    .the = the Miner
    .of-the = of the Miner
villagers-card-brewer = Brewer
    .a = a Brewer
    .the = the Brewer
    .of-the = of the Brewer
villagers-card-poulterer = Poulterer
    .a = a Poulterer
    .the = the Poulterer
    .of-the = of the Poulterer
villagers-card-swineherd = Swineherd
    .a = a Swineherd
    .the = the Swineherd
    .of-the = of the Swineherd
villagers-card-truffler = Truffler
    .a = a Truffler
    .the = the Truffler
    .of-the = of the Truffler
villagers-card-carpenter = Carpenter
    .a = a Carpenter
    .the = the Carpenter
    .of-the = of the Carpenter
villagers-card-cooper = Cooper
    .a = a Cooper
    .the = the Cooper
    .of-the = of the Cooper
villagers-card-shipwright = Shipwright
    .a = a Shipwright
    .the = the Shipwright
    .of-the = of the Shipwright
villagers-card-wheeler = Wheeler
    .a = a Wheeler
    .the = the Wheeler
    .of-the = of the Wheeler
villagers-card-cartwright = Cartwright
    .a = a Cartwright
    .the = the Cartwright
    .of-the = of the Cartwright
villagers-card-wood_carver = Wood Carver
    .a = a Wood Carver
    .the = the Wood Carver
    .of-the = of the Wood Carver
villagers-card-log_rafter = Log Rafter
    .a = a Log Rafter
    .the = the Log Rafter
    .of-the = of the Log Rafter
villagers-card-thatcher = Thatcher
    .a = a Thatcher
    .the = the Thatcher
    .of-the = of the Thatcher
villagers-card-bed_builder = Bed Builder
    .a = a Bed Builder
    .the = the Bed Builder
    .of-the = of the Bed Builder
villagers-card-grazier = Grazier
    .a = a Grazier
    .the = the Grazier
    .of-the = of the Grazier
villagers-card-milk_maid = Milk Maid
    .a = a Milk Maid
    .the = the Milk Maid
    .of-the = of the Milk Maid
villagers-card-fromager = Fromager
    .a = a Fromager
    .the = the Fromager
    .of-the = of the Fromager
villagers-card-peddler = Peddler
    .a = a Peddler
    .the = the Peddler
    .of-the = of the Peddler
villagers-card-horse_trader = Horse Trader
    .a = a Horse Trader
    .the = the Horse Trader
    .of-the = of the Horse Trader
villagers-card-ore_muler = Ore Muler
    .a = an Ore Muler
    .the = the Ore Muler
    .of-the = of the Ore Muler
villagers-card-blacksmith = Blacksmith
    .a = a Blacksmith
    .the = the Blacksmith
    .of-the = of the Blacksmith
villagers-card-glass_blower = Glass Blower
    .a = a Glass Blower
    .the = the Glass Blower
    .of-the = of the Glass Blower
villagers-card-mason = Mason
    .a = a Mason
    .the = the Mason
    .of-the = of the Mason
villagers-card-seeker = Seeker
    .a = a Seeker
    .the = the Seeker
    .of-the = of the Seeker
villagers-card-spelunker = Spelunker
    .a = a Spelunker
    .the = the Spelunker
    .of-the = of the Spelunker
villagers-card-jeweler = Jeweler
    .a = a Jeweler
    .the = the Jeweler
    .of-the = of the Jeweler
villagers-card-locksmith = Locksmith
    .a = a Locksmith
    .the = the Locksmith
    .of-the = of the Locksmith
villagers-card-graper = Graper
    .a = a Graper
    .the = the Graper
    .of-the = of the Graper
villagers-card-vintner = Vintner
    .a = a Vintner
    .the = the Vintner
    .of-the = of the Vintner
villagers-card-wine_trader = Wine Trader
    .a = a Wine Trader
    .the = the Wine Trader
    .of-the = of the Wine Trader
villagers-card-shepherd = Shepherd
    .a = a Shepherd
    .the = the Shepherd
    .of-the = of the Shepherd
villagers-card-spinner = Spinner
    .a = a Spinner
    .the = the Spinner
    .of-the = of the Spinner
villagers-card-weaver = Weaver
    .a = a Weaver
    .the = the Weaver
    .of-the = of the Weaver
villagers-card-tailor = Tailor
    .a = a Tailor
    .the = the Tailor
    .of-the = of the Tailor
villagers-card-tanner = Tanner
    .a = a Tanner
    .the = the Tanner
    .of-the = of the Tanner
villagers-card-saddler = Saddler
    .a = a Saddler
    .the = the Saddler
    .of-the = of the Saddler
villagers-card-cobbler = Cobbler
    .a = a Cobbler
    .the = the Cobbler
    .of-the = of the Cobbler
villagers-card-harvester = Harvester
    .a = a Harvester
    .the = the Harvester
    .of-the = of the Harvester
villagers-card-hunter = Hunter
    .a = a Hunter
    .the = the Hunter
    .of-the = of the Hunter
villagers-card-chandler = Chandler
    .a = a Chandler
    .the = the Chandler
    .of-the = of the Chandler
villagers-card-wattler = Wattler
    .a = a Wattler
    .the = the Wattler
    .of-the = of the Wattler
villagers-card-fisher = Fisher
    .a = a Fisher
    .the = the Fisher
    .of-the = of the Fisher
villagers-card-beekeeper = Beekeeper
    .a = a Beekeeper
    .the = the Beekeeper
    .of-the = of the Beekeeper
villagers-card-grocer = Grocer
    .a = a Grocer
    .the = the Grocer
    .of-the = of the Grocer
villagers-card-freemason = Freemason
    .a = a Freemason
    .the = the Freemason
    .of-the = of the Freemason
villagers-card-priest = Priest
    .a = a Priest
    .the = the Priest
    .of-the = of the Priest
villagers-card-agent = Agent
    .a = an Agent
    .the = the Agent
    .of-the = of the Agent
villagers-card-monk = Monk
    .a = a Monk
    .the = the Monk
    .of-the = of the Monk
villagers-card-apprentice = Apprentice
    .a = an Apprentice
    .the = the Apprentice
    .of-the = of the Apprentice
villagers-card-tinner = Tinner
    .a = a Tinner
    .the = the Tinner
    .of-the = of the Tinner
villagers-card-smuggler = Smuggler
    .a = a Smuggler
    .the = the Smuggler
    .of-the = of the Smuggler
villagers-card-other = { $title }
    .a = a villager { $title }
    .the = the villager { $title }
    .of-the = of the villager { $title }
villagers-card-founders = Founders
    .a = Founders
    .the = the Founders
    .of-the = of the Founders
villagers-card-countess = Countess
    .a = the Countess
    .the = the Countess
    .of-the = of the Countess

# A card of a village; the number only tells two cards of one name apart
villagers-spot = { $number ->
    [1] { $card }
   *[other] { $card } no. { $number }
}
    .the = { $number ->
        [1] { $card-the }
       *[other] { $card-the } no. { $number }
    }
    .of-the = { $number ->
        [1] { $card-of-the }
       *[other] { $card-of-the } no. { $number }
    }

## Families and symbols

villagers-family-wood = Wood
villagers-family-hay = Hay
villagers-family-ore = Ore
villagers-family-grape = Grapes
villagers-family-wool = Wool
villagers-family-leather = Leather
villagers-family-grain = Grains
villagers-family-solitary = Solitary
villagers-family-special = Special
villagers-symbol-wood = Wood
    .one = wood symbol
    .many = wood symbols
villagers-symbol-hay = Hay
    .one = hay symbol
    .many = hay symbols
villagers-symbol-ore = Ore
    .one = ore symbol
    .many = ore symbols
villagers-symbol-grape = Grapes
    .one = grape symbol
    .many = grape symbols
villagers-symbol-wool = Wool
    .one = wool symbol
    .many = wool symbols
villagers-symbol-leather = Leather
    .one = leather symbol
    .many = leather symbols
villagers-symbol-grain = Grains
    .one = grain symbol
    .many = grain symbols
villagers-symbol-solitary = Solitary
    .one = solitary symbol
    .many = solitary symbols
villagers-symbol-special = Special
    .one = special symbol
    .many = special symbols
villagers-symbol-food = Food
    .one = food symbol
    .many = food symbols
villagers-symbol-house = Houses
    .one = house symbol
    .many = house symbols
villagers-symbol-gold = Gold
    .one = gold symbol
    .many = gold symbols
villagers-symbol-padlock = Padlocks
    .one = padlock
    .many = padlocks

## The road, the stacks, the villages

villagers-place-1 = place 1
villagers-place-2 = place 2
villagers-place-3 = place 3
villagers-place-4 = place 4
villagers-place-5 = place 5
villagers-place-6 = place 6
villagers-pile-1 = stack 1
    .of-the = from stack 1
    .onto = to stack 1
villagers-pile-2 = stack 2
    .of-the = from stack 2
    .onto = to stack 2
villagers-pile-3 = stack 3
    .of-the = from stack 3
    .onto = to stack 3
villagers-pile-4 = stack 4
    .of-the = from stack 4
    .onto = to stack 4
villagers-pile-5 = stack 5
    .of-the = from stack 5
    .onto = to stack 5
villagers-pile-6 = stack 6
    .of-the = from stack 6
    .onto = to stack 6
villagers-pile-reserve = reserve
    .of-the = from the reserve
    .onto = to the reserve
villagers-heap-discard = discard
    .of-the = of the discard
    .onto = to the discard

# Whose village: of a player with a name, of a seat without one, of the reader, of the Countess
villagers-village-player = { $player }
    .in = in { $player }’s village
villagers-village-seat = player { $number }
    .in = in the village of player { $number }
villagers-village-own = you
    .in = in your village
villagers-village-countess = Countess
    .in = in the Countess’s village

villagers-copy-1 = no. 1
villagers-copy-2 = no. 2
villagers-copy-3 = no. 3
villagers-copy-4 = no. 4
villagers-copy-5 = no. 5
villagers-copy-6 = no. 6
villagers-copy-7 = no. 7
villagers-copy-8 = no. 8
villagers-copy-9 = no. 9
villagers-copy-10 = no. 10

villagers-side-gold = gold side up
villagers-side-food = food side up
villagers-held-first = First market
villagers-held-second = Second market

## Events of the solo duel

villagers-event-sinister_banquet = Sinister Banquet
villagers-event-mood_swing = Mood Swing
villagers-event-black_market = Black Market
villagers-event-value_added_tax = Value Added Tax
villagers-event-land_claim = Land Claim
villagers-event-temporary_employment = Temporary Employment
villagers-event-bribes = Bribes
villagers-event-serfdom = Serfdom
villagers-event-customs = Customs
villagers-event-guild_conspiracy = Guild Conspiracy
villagers-event-betrayer = Betrayer
villagers-event-countess_bank = The Countess Bank
villagers-event-dark_mood = Dark Mood
villagers-event-it_was_you = It Was You!
villagers-event-arson = Arson
villagers-event-conscription = Conscription
villagers-event-tribute = Tribute
villagers-event-protection_money = Protection Money
villagers-event-trade_network = Trade Network
villagers-event-spy_network = Spy Network
villagers-event-blackmail = Blackmail
villagers-event-abduction = Abduction
villagers-event-arrest = Arrest
villagers-event-rats = Rats
villagers-event-other = { $title }
villagers-season-summer = summer
villagers-season-winter = winter
villagers-when-draft = in the draft
villagers-when-build = in the build phase
villagers-when-event = in the event phase
villagers-when-round = during the round
villagers-when-reveal = when it is revealed

## Phases

villagers-phase-setup = Set-up
villagers-phase-draft = Draft
villagers-phase-arrivals = New arrivals
villagers-phase-build = Build
villagers-phase-events = Events
villagers-phase-market = Market
villagers-phase-over = End of the game

## Choices offered to a seat

villagers-action-done = End the build turn
villagers-action-skip = Put no coin on the road
villagers-action-bank = Pay the bank
villagers-action-free = Open the padlock free of charge
villagers-action-ransom = Pay instead
villagers-action-submit = Let it happen
villagers-action-side = Bring your Founders back, { $side }
villagers-action-draft = Draft { $card-the } ({ $place })
villagers-action-blind = Draft the { $family } card { $pile-of-the } blind
villagers-action-give = Give { $card-the } to the Countess ({ $place })
villagers-action-coin = Put 1 gold on { $card-the } ({ $place })
villagers-action-place = Place { $card-the }
villagers-action-exchange = Exchange a card for { $card-a }
villagers-action-play = Play { $card-the }
villagers-action-on = On { $spot-the }
villagers-action-monk = On { $spot-the }, with a Monk between
villagers-action-monks = On { $spot-the }, with two Monks between
villagers-action-monk-table = On the table, with a Monk below
villagers-action-monks-table = On the table, with two Monks below
villagers-action-unlock = Pay the key { $village-in } ({ $copy })
villagers-action-onto = Return a card { $heap-onto }
villagers-action-return = Return { $card-the }
villagers-action-swap = Take the place { $spot-of-the } { $village-in }
villagers-action-sell = Gain half the gold { $spot-of-the }
villagers-action-event = Let “{ $event }” happen
villagers-action-jest = Play the Jester against “{ $event }”
villagers-action-lose = Give up { $spot-the }
villagers-action-yield = Give up { $card-the } from the road ({ $place })
villagers-action-hand-over = Give up { $card-the } from your hand
villagers-action-from = Take the top card { $pile-of-the }
villagers-action-point = Choose { $spot-the } { $village-in }

## What a seat is asked

villagers-prompt-Pick = Draft a villager from the road, or the top card of a stack unseen
villagers-prompt-Give = Choose which villager from the road joins the Countess
villagers-prompt-PlaceCoin = You may put 1 gold from the bank on a villager on the road; those without gold leave
villagers-prompt-Turn = Place villagers, exchange cards for common villagers, play special villagers
villagers-prompt-Where = Choose where this villager goes
villagers-prompt-Unlock = Open its padlock: choose which key to pay
villagers-prompt-Onto = Choose where the card you return goes
villagers-prompt-Return = Choose a card from your hand to return; others see only its back
villagers-prompt-Serve = Choose a card from your hand to give the Countess in exchange
villagers-prompt-Swap = Choose whose place the Apprentice takes; you place that villager in your village
villagers-prompt-Cover = Choose the card from your hand that covers the Monk
villagers-prompt-ChooseSide = Choose which side of your Founders faces up
villagers-prompt-Sell = Choose a villager and gain half its gold

villagers-prompt-Resolve = Choose the event that happens next
villagers-prompt-Point = Choose the villager the event applies to
villagers-prompt-Dismiss = The Jester must be played: choose the event it discards
villagers-prompt-BuyOff = Pay to ward off the event, or let it happen
villagers-prompt-Allow = Let the new event happen, or stop it with the Jester
villagers-prompt-Ransom = Pay, or let the event happen
villagers-prompt-Choose = Choose the card for the event

## What happened; .own speaks to the player concerned

villagers-told-round = Round { $number }
villagers-told-drafted = { $player } drafts { $card-the }
    .own = You draft { $card-the }
villagers-told-drew = { $player } drafts { $card-the } blind ({ $pile })
    .own = You draft { $card-the } blind ({ $pile })
villagers-told-coins = { $player } picks up { $number } gold
    .own = You pick up { $number } gold
villagers-told-arrived = New on the road: { $card } ({ $place })
villagers-told-ready = { $number ->
    [one] { $player } takes { $number } card into their hand
   *[other] { $player } takes { $number } cards into their hand
}
    .own = { $number ->
        [one] You take { $number } card into your hand
       *[other] You take { $number } cards into your hand
    }
villagers-told-left = Leaves the road: { $card } ({ $place })
villagers-told-coin = { $player } puts 1 gold on { $card-the } ({ $place })
    .own = You put 1 gold on { $card-the } ({ $place })
villagers-told-limit = { $number ->
    [one] { $player } may place { $number } villager
   *[other] { $player } may place up to { $number } villagers
}
    .own = { $number ->
        [one] You may place { $number } villager
       *[other] You may place up to { $number } villagers
    }
villagers-told-placed = { $player } places { $card-the }
    .own = You place { $card-the }
villagers-told-monks = { $number ->
    [one] { $player } places a Monk
   *[other] { $player } places { $number } Monks
}
    .own = { $number ->
        [one] You place a Monk
       *[other] You place { $number } Monks
    }
villagers-told-unlocked = { $player } opens the padlock and pays { $card-the } { $village-in }
    .own = You open the padlock and pay { $card-the } { $village-in }
villagers-told-opened = { $player } opens the padlock with their own key, { $card-the }: the bank pays
    .own = You open the padlock with your own key, { $card-the }: the bank pays
villagers-told-paid-bank = { $player } pays { $number } gold to the bank
    .own = You pay { $number } gold to the bank
villagers-told-freed = { $player } opens the padlock free of charge
    .own = You open the padlock free of charge
villagers-told-returned = { $player } returns a card ({ $family }) { $heap-onto }
    .own = You return { $card-the } { $heap-onto }
villagers-told-common = { $player } places { $card-a }
    .own = You place { $card-a }
villagers-told-played = { $player } plays { $card-the }
    .own = You play { $card-the }
villagers-told-swapped = { $player } puts the Apprentice in the place { $spot-of-the } { $village-in }
    .own = You put the Apprentice in the place { $spot-of-the } { $village-in }
villagers-told-side = { $player } brings their Founders back, { $side }
    .own = You bring your Founders back, { $side }
villagers-told-sold = { $player } gains { $number } gold, half the gold { $spot-of-the }
    .own = You gain { $number } gold, half the gold { $spot-of-the }
villagers-told-built = { $player } has ended their build turn
    .own = You have ended your build turn
villagers-told-turned = { $player } is out of food and turns their Founders over
    .own = You are out of food and turn your Founders over
villagers-told-first = The first-player card passes to { $player }
    .own = You get the first-player card
villagers-told-market = { $held }
villagers-told-income = { $player } earns { $number } gold at the market
    .own = You earn { $number } gold at the market
villagers-told-silver = { $player } earns { $number } gold for their silver symbols
    .own = You earn { $number } gold for your silver symbols
villagers-told-cashed = { $player } takes back { $number } gold from their villagers
    .own = You take back { $number } gold from your villagers
villagers-told-gave = The Countess gets { $card-the }
villagers-told-revealed = Coming event: { $event }
villagers-told-event = Event: { $event }
villagers-told-jester = { $player } plays the Jester: the event “{ $event }” is discarded
    .own = You play the Jester: the event “{ $event }” is discarded
villagers-told-replaced = “{ $event }” gives way to others
villagers-told-bought = { $player } buys off “{ $event }”
    .own = You buy off “{ $event }”
villagers-told-received = { $player } receives { $number } gold from the bank
    .own = You receive { $number } gold from the bank
villagers-told-laid = The bank lays { $number } gold on { $card-the } { $village-in }
villagers-told-late = “{ $event }” comes too late: its phase is over
villagers-told-recycled = { $number } discarded villagers make a new reserve
villagers-told-gone = The Jester leaves the game
villagers-told-paid-countess = { $player } pays { $number } gold to the Countess
    .own = You pay { $number } gold to the Countess
villagers-told-treasure = The Countess receives { $number } gold
villagers-told-lost = { $player } loses { $card-the }
    .own = You lose { $card-the }
villagers-told-taken = The Countess takes { $card-the }

villagers-told-joined = The Countess takes in { $card-the } (value { $number })
villagers-told-countess = The Countess’s treasury is { $number } gold
villagers-told-back = { $player } takes { $card-the } back into their hand
    .own = You take { $card-the } back into your hand
villagers-told-over = The game is over

## Options of a table

villagers-option-first = First player
    .help = Who goes first: a chosen seat, or one picked at random
villagers-option-first-random = at random
villagers-option-first-0 = seat 1
villagers-option-first-1 = seat 2
villagers-option-first-2 = seat 3
villagers-option-first-3 = seat 4
villagers-option-first-4 = seat 5
villagers-option-mode = Solo duel
    .help = How strong the Countess is; only for a one-seat table
villagers-option-mode-normal = normal
    .help = Solo: the usual Countess; with more players it makes no difference
villagers-option-mode-beginner = beginner, solo only
    .help = Solo: one event at a time, and she starts without gold
villagers-option-mode-hard = hard, solo only
    .help = Solo: two events at the start, no Jester, and she starts with 10 gold

## Score lines

villagers-score-balance = Outside the markets
villagers-score-first-market = First market
villagers-score-gold = Second market, gold
villagers-score-silver = Second market, silver
villagers-score-coins = Coins on villagers
villagers-tiebreak-villagers = fewer villagers
    .by = with fewer villagers

## What villagers do

villagers-effect-per_symbol = { $group ->
    [0] { $gold } gold per { $symbol-one }
    [1] { $gold } gold per { $symbol-one }
    [2] { $gold } gold per pair of { $symbol-many }
   *[other] { $gold } gold per group of { $group } { $symbol-many }
}
villagers-effect-sum_gold = as much gold as your visible { $family } villagers show
villagers-effect-max_coins = as much gold as lies on one of your villagers
villagers-effect-wild_link = stands in for any villager of a chain if it is covered at once
villagers-effect-swap_covered = takes the place of a covered villager, which you place in your village
villagers-effect-free_unlock = this turn, your padlocks open free of charge
villagers-effect-half_gold = gain half the printed gold of one of your villagers, { $rounding }
villagers-effect-cancel_event = once per game, discards an event that has not begun
villagers-rounding-up = rounded up
villagers-rounding-down = rounded down

## What events do

villagers-payer-player = you
villagers-payer-bank = bank
villagers-payee-bank = bank
    .to = the bank
villagers-payee-countess = Countess
    .to = the Countess
villagers-payee-owner = owner
    .to = the owner
villagers-whose-player = yours
villagers-whose-countess = hers
villagers-whose-both = both
villagers-on-one = one
villagers-on-each = each
villagers-amount-keychain = keychain number
villagers-count-food = food
    .one = food symbol
    .many = food symbols
villagers-count-house = houses
    .one = house symbol
    .many = house symbols
villagers-count-gold_symbols = gold symbols
    .one = gold symbol
    .many = gold symbols
villagers-count-best_gold = highest gold
    .one = gold on the best card
    .many = gold on the best card
villagers-count-commons = common villagers
    .one = common villager
    .many = common villagers
villagers-count-largest_family = largest family
    .one = villager of the largest family
    .many = villagers of the largest family
villagers-count-silver = silver
    .one = gold of silver value
    .many = gold of silver value
villagers-count-one_silver = one silver symbol
    .one = gold of one silver value
    .many = gold of one silver value
villagers-count-one_coins = coins on one villager
    .one = coin on one villager
    .many = coins on one villager
villagers-count-hand = hand
    .one = card in hand
    .many = cards in hand
villagers-count-hand_families = families in hand
    .one = family in your hand
    .many = families in your hand
villagers-count-treasury = treasury
    .one = gold in your treasury
    .many = gold in your treasury
villagers-take-own_top = top villagers
villagers-take-hand = hand
villagers-take-road = road
villagers-take-stack = stack
villagers-take-pile = pile
villagers-give-countess = Countess
villagers-give-discard = discard
villagers-pick-player = your choice
villagers-pick-random = at random
villagers-pick-top = top of the stack
villagers-pick-max_gold = most gold
villagers-key-draft_capacity = draft capacity
villagers-key-build_limit = build limit
villagers-key-common_exchanges = exchanges
villagers-key-road_coins = coins on the road
villagers-key-blind_draft = blind draft
villagers-key-bank_unlock = padlock at the bank
villagers-key-exchange_to_countess = exchanged cards

villagers-happening-gold_transfer = { $payer-id ->
    [bank] { $payee-id ->
        [owner] { $whose-id ->
            [both] the bank pays both villages
            [countess] the bank pays the Countess
           *[other] the bank pays you
        }
       *[other] the bank pays the Countess
    }
   *[other] pay { $payee-to }
} { $base ->
    [0] {""}
   *[other] { $per ->
        [0] { $base } gold
       *[other] { $base } gold, plus{" "}
    }
}{ $per ->
    [0] {""}
   *[other] { $count-id ->
        [silver] { $per ->
            [1] what their silver is worth
           *[other] { $per } times what their silver is worth
        }
        [one_silver] { $per ->
            [1] the value of one silver symbol
           *[other] { $per } times the value of one silver symbol
        }
        [one_coins] { $per ->
            [1] as much as lies on one villager
           *[other] { $per } times what lies on one villager
        }
        [best_gold] { $per ->
            [1] the highest gold on a top card
           *[other] { $per } times the highest gold on a top card
        }
       *[other] { $div ->
            [0] { $per } gold per { $count-one }
            [1] { $per } gold per { $count-one }
           *[other] { $per } gold for every { $div } { $count-many }
        }
    }{ $whose-id ->
        [both] {""}
        [countess] {" "}in her village
       *[other] { $count-id ->
            [hand] {""}
            [hand_families] {""}
            [treasury] {""}
           *[other] {" "}in your village
        }
    }{ $count-id ->
        [one_silver] {" "}(you choose)
        [one_coins] {" "}(you choose)
       *[other] {""}
    }
}
villagers-happening-card_transfer = { $give-id ->
    [countess] the Countess gets
   *[other] discard
} { $take-id ->
    [stack] { $count ->
        [1] the top card of the leftmost stack that has cards
       *[other] the top { $count } cards of the stacks, from left to right
    }
    [pile] { $count ->
        [1] the top card of a stack or of the reserve
       *[other] the top { $count } cards of stacks or of the reserve
    }
    [hand] { $count ->
        [1] 1 card from your hand
       *[other] { $count } cards from your hand
    }
    [road] { $count ->
        [1] 1 villager from the road
       *[other] { $count } villagers from the road
    }
   *[own_top] { $count } of your top villagers (not Founders, not a common){ $symbol-id ->
        [food] , showing a { $symbol-one }
        [house] , showing a { $symbol-one }
        [gold] , showing a { $symbol-one }
       *[other] {""}
    }
}{ $pick-id ->
    [player] , you choose
    [random] , at random
    [max_gold] , most printed gold first
   *[other] {""}
}{ $ransom ->
    [0] {""}
   *[other] ; or else pay { $ransom_to-to } { $ransom } gold
}
villagers-happening-modifier = { $key-id ->
    [draft_capacity] { $delta ->
        [-1] draft 1 fewer villager
        [-2] draft 2 fewer villagers
        [0] draft { $set ->
            [1] 1 villager
           *[other] { $set } villagers
        }
       *[other] draft capacity changed by { $delta }
    }
    [build_limit] { $delta ->
        [-1] place 1 fewer villager
        [-2] place 2 fewer villagers
        [0] place at most { $set ->
            [1] 1 villager
           *[other] { $set } villagers
        }
       *[other] build limit changed by { $delta }
    }
    [common_exchanges] { $delta ->
        [-1] 1 fewer exchange for a common villager
        [-2] 2 fewer exchanges for common villagers
        [0] exchanges for common villagers: { $set }
       *[other] exchanges for common villagers changed by { $delta }
    }
    [road_coins] { $delta ->
        [-1] you put no coin on the road
        [0] coins to put on the road: { $set }
       *[other] coins to put on the road changed by { $delta }
    }
    [bank_unlock] { $delta ->
        [0] the bank charges { $set } gold for a padlock
       *[other] the price of a padlock at the bank changes by { $delta }
    }
    [exchange_to_countess] a card given for a common villager goes to the Countess
   *[blind_draft] { $delta ->
        [-1] no blind draft while a villager is face up
        [0] { $set ->
            [0] no blind draft while a villager is face up
           *[other] blind draft allowed
        }
       *[other] blind draft allowed
    }
}{ $floor ->
    [0] {""}
   *[other] , but at least { $floor }
}{ $buyoff ->
    [0] {""}
   *[other] , unless you pay { $buyoff_to-to } { $buyoff } gold
}
villagers-happening-coins = { $on-id ->
    [each] the bank lays { $amount-id ->
        [keychain] their keychain number in gold
       *[other] { $amount } gold
    } on each key villager
   *[other] the bank lays { $amount-id ->
        [keychain] its keychain number in gold
       *[other] { $amount } gold
    } on one key villager
} { $whose-id ->
    [player] in your village
   *[other] in her village
}{ $on-id ->
    [each] {""}
   *[other] {" "}(you choose)
}
villagers-happening-replace = gives way to { $count ->
    [1] the next event of its season
   *[other] { $count } events of its season
}{ $at_once ->
    [0] {""}
   *[other] { $count ->
        [1] , which acts at once
       *[other] , which act at once
    }
}
villagers-happening-force_jester = the Jester must be played this round

# What an event would do now; an empty text where its own words say it all
villagers-outlook-bought = Bought off: it does nothing
villagers-outlook-gold_transfer = { $payee-id ->
    [owner] { $whose-id ->
        [both] you get { $own } gold, the Countess { $most }
        [countess] the Countess gets { $most } gold
       *[other] you get { $most } gold
    }
   *[other] { $count-id ->
        [0] {""}
        [best_gold] {""}
        [silver] {""}
        [one_silver] {""}
        [one_coins] {""}
        [treasury] {""}
       *[other] { $counted ->
            [one] { $counted } { $count-one }:{" "}
           *[other] { $counted } { $count-many }:{" "}
        }
    }{ $payer-id ->
        [bank] the Countess gets
       *[other] you pay
    } { $open ->
        [0] { $most ->
            [0] nothing
           *[other] { $most } gold
        }
       *[other] { $least } to { $most } gold
    }
}
villagers-outlook-card_transfer = { $take-id ->
    [stack] { $cards ->
        [0] there is no card: nothing happens
       *[other] {""}
    }
    [pile] { $cards ->
        [0] there is no card: nothing happens
        [one] only one pile has cards
       *[other] { $cards } piles to choose from
    }
    [hand] { $cards ->
        [0] your hand is empty: nothing happens
        [one] you have only 1 card
       *[other] { $cards } cards to choose from
    }
    [road] { $cards ->
        [0] the road is empty: nothing happens
       *[other] {""}
    }
   *[own_top] { $cards ->
        [0] you have nobody it could take: nothing happens
        [one] only 1 villager it can take
       *[other] { $cards } villagers it can take
    }
}
villagers-outlook-modifier = { $key-id ->
    [draft_capacity] { $counted ->
        [one] you draft 1 villager
       *[other] you draft { $counted } villagers
    }
    [build_limit] { $counted ->
        [one] you place at most 1 villager
       *[other] you place at most { $counted } villagers
    }
   *[other] {""}
}{ $buyoff ->
    [0] {""}
   *[other] { $begun ->
        [0] { $cards ->
            [0] , and you cannot pay it off
           *[other] { $most ->
                [0] , or ward it off for nothing
               *[other] , unless you pay { $most } gold
            }
        }
       *[other] {""}
    }
}
villagers-outlook-coins = { $cards ->
    [0] { $whose-id ->
        [player] you have no key: nothing happens
       *[other] she has no key: nothing happens
    }
   *[other] { $on-id ->
        [each] { $cards ->
            [one] 1 key: { $most } gold
           *[other] { $cards } keys: { $most } gold in all
        }
       *[other] { $open ->
            [0] { $most } gold
           *[other] { $least } to { $most } gold
        }
    }
}
villagers-outlook-replace = {""}
villagers-outlook-force_jester = { $cards ->
    [0] the Jester is gone: it does nothing
   *[other] {""}
}


## The terminal

cli-command-cards = cards
    .does = all villagers, what they show and what they need
cli-command-events = events
    .does = the events of both seasons and what they do
cli-villagers-group-draft = Draft a villager from the road:
cli-villagers-group-blind = Draft blind, by the backs:
cli-villagers-group-give = Give to the Countess:
cli-villagers-group-coin = Put 1 gold on:
cli-villagers-group-yield = Give up from the road:
cli-villagers-group-swap = Take the place of a villager:
villagers-board-mode-normal = solo
villagers-board-mode-beginner = solo, beginner
villagers-board-mode-hard = solo, hard
villagers-board-round = round { $number }, { $phase }
villagers-board-head-stack = stack
villagers-board-head-road = road
villagers-board-head-coins = gold
villagers-board-head-shows = shows
villagers-board-head-treasury = gold
villagers-board-head-food = food
villagers-board-head-houses = hous
villagers-board-head-capacity = drft
villagers-board-head-limit = bld
villagers-board-head-gold = prnt
villagers-board-head-silver = silv
villagers-board-head-lying = coin
villagers-board-head-villagers = vill
villagers-board-head-hand_size = hand
villagers-board-head-season = season
villagers-board-head-event = event
villagers-board-head-when = when
villagers-board-head-effect = effect
villagers-board-head-family = family
villagers-board-head-villager = villager
villagers-board-head-needs = needs
villagers-board-mark-first = M1
villagers-board-mark-second = M2
villagers-board-market-left = { $market }: { $count ->
    [0] at the end of the round
    [one] { $count } card left
   *[other] { $count } cards left
}
villagers-board-market-done = { $market }: held
villagers-board-reserve = Reserve { $pile }
villagers-board-head-first = 1: first player
villagers-board-gold = { $count } gold
villagers-board-food = { $count } food
villagers-board-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
villagers-board-keychain = key ×{ $count }
villagers-board-on = on { $card }
villagers-board-lock = padlock { $card }
villagers-board-padlocks = padlocks { $count }
villagers-board-gold_symbols = gold symbols { $count }
villagers-board-lying = ({ $count } gold on it)
villagers-board-stands-for = { $card } for { $role }
villagers-board-village = Village: { $counts }
villagers-board-square = Village square: { $cards }
villagers-board-due = { $count } still to draft
villagers-board-turn = { $count } still to place, { $exchanges } to exchange
villagers-board-free = padlocks free
villagers-board-countess = Countess, treasury { $gold } gold
villagers-board-hand = Hand { $count }
villagers-board-seen = seen: { $cards }
villagers-board-won = You are richer than the Countess: you win
villagers-board-lost = The Countess is at least as rich as you: she wins
villagers-board-no-event = No event
villagers-board-deck-summer = summer { $count }
villagers-board-deck-winter = winter { $count }
villagers-board-jester = Jester at hand
villagers-board-no-jester = no Jester left
villagers-board-solo-only = Events are only in the solo duel
villagers-board-own-key = the bank pays
villagers-board-other-key = your treasury pays

## The board in plain words

villagers-view-mode = Solo duel
villagers-view-first = First player
villagers-view-markets = Markets held
villagers-view-road = The road
villagers-view-stacks = Stacks
villagers-view-reserve = Reserve
villagers-view-returned = Cards returned
villagers-view-commons = Common villagers
villagers-view-discard = Discard
villagers-rival-countess = The Countess
villagers-view-countess = Countess
villagers-view-jester = Jester available
villagers-view-events = Events
villagers-view-outlook = What events would do now
villagers-view-bank_price = Padlock at the bank
villagers-view-counted = Counted
villagers-view-least = At least
villagers-view-most = At most
villagers-view-own = For you
villagers-view-open = You choose
villagers-view-duty = The Jester must be played
villagers-view-bought = Events bought off
villagers-view-begun = Events that have begun
villagers-view-spent = Past events
villagers-view-summer = Summer events to come
villagers-view-winter = Winter events to come
villagers-view-won = Victory
villagers-view-treasury = Treasury
villagers-view-cards = Village
villagers-view-food = Food
villagers-view-houses = Houses
villagers-view-gold = Gold
villagers-view-coins = Gold lying on it
villagers-view-gold_symbols = Gold symbols
villagers-view-padlocks = Padlocks
villagers-view-silver = Silver
villagers-view-symbols = Symbols
villagers-view-villagers = Villagers
villagers-view-hand = Hand
villagers-view-hand_size = Cards in hand
villagers-view-backs = Backs of the hand
villagers-view-seen = Seen when drafted
villagers-view-square = Village square
villagers-view-capacity = Drafted each round
villagers-view-due = Still to draft
villagers-view-limit = Placed each round
villagers-view-placed = Placed already
villagers-view-exchanges = Exchanges left
villagers-view-free_unlock = Padlocks free of charge
villagers-view-size = Cards
villagers-view-back = Back
villagers-view-depth = Depth
villagers-view-by = By
villagers-view-round = Round
villagers-view-side = Side
villagers-view-top = on top
villagers-view-free = Room for
villagers-view-family = Family
villagers-view-lock = Padlock
villagers-view-keychain = Cards its key opens
villagers-view-placed_on = Placed on
villagers-view-pile = Stack

## The board in the browser

villagers-board-tab-road = Road
villagers-board-tab-mine = My village
villagers-board-tab-others = Others
villagers-board-tab-countess = Countess
villagers-board-close = Close
villagers-board-all-events = All events
villagers-board-event-open = face up
villagers-board-event-spent = past
villagers-board-event-coming = may still come
villagers-board-market-now = round’s end
villagers-board-market-past = held
villagers-board-no-hand = No card in hand
villagers-board-does-wild_link = any link
villagers-board-does-swap_covered = swaps
villagers-board-does-free_unlock = free locks
villagers-board-does-half_gold = half gold
villagers-board-letter-wood = Wd
villagers-board-letter-hay = Ha
villagers-board-letter-ore = Or
villagers-board-letter-grape = Gp
villagers-board-letter-wool = Wl
villagers-board-letter-leather = Le
villagers-board-letter-grain = Gr
villagers-board-letter-solitary = So
villagers-board-letter-special = Sp
villagers-tip-silver = Silver, at the second market: { $text }
villagers-tip-pays = It pays { $first } gold at the first market, { $second } at the second, as things stand
villagers-tip-pays-second = It pays { $second } gold at the second market, as things stand
villagers-tip-fresh = New since you last built
villagers-tip-chain = Chain: { $cards }
villagers-tip-table = Starts a pile of its own
villagers-tip-slots = { $count ->
    [one] Room for { $count } villager on it
   *[other] Room for { $count } villagers on it
}
villagers-tip-free = { $count ->
    [one] Still room for { $count } villager
   *[other] Still room for { $count } villagers
}
villagers-tip-lock = Padlock; its key is { $card-the }
villagers-tip-key-own = { $village-in }: the bank puts { $gold } gold on it
villagers-tip-key-other = { $village-in }: you put { $gold } gold on it
villagers-tip-key-nowhere = in no village: you pay { $gold } gold to the bank
villagers-tip-keychain = Key to { $count } cards: { $cards }
villagers-tip-stands = Stands for: { $card }
villagers-tip-covered = Covered: only its name, family and padlock still count
villagers-tip-coins = { $count } gold on it: counts at the first market, becomes yours at the second
villagers-tip-road-coins = { $count } gold for whoever drafts it
villagers-tip-stack = { $count ->
    [one] Stack { $number }: { $count } card, back { $family }
   *[other] Stack { $number }: { $count } cards, back { $family }
}
villagers-tip-stack-empty = Stack { $number } is empty for good
villagers-tip-returned = Returned by { $player }: { $card }, { $depth ->
    [0] on top
    [one] { $depth } card above it
   *[other] { $depth } cards above it
}
villagers-tip-gone = Nobody came to this place
villagers-tip-market = { $held }: { $count ->
    [0] at the end of the round
    [one] after { $count } more card of its stacks
   *[other] after { $count } more cards of its stacks
}
villagers-tip-market-held = { $held }: held
villagers-tip-common = { $count ->
    [one] { $count } left; costs a card of your hand, not of your limit
   *[other] { $count } left; costs a card of your hand, not of your limit
}
villagers-tip-reserve = { $count ->
    [one] Reserve: { $count } card
   *[other] Reserve: { $count } cards
}
villagers-tip-discard = { $count ->
    [0] Nobody has left the game
    [one] Out of the game: { $count } card
   *[other] Out of the game: { $count } cards
}
villagers-tip-treasury = Treasury: { $count } gold
villagers-tip-food = Food { $count }: { $capacity } drafted each round
villagers-tip-houses = Houses { $count }: up to { $limit } placed each round
villagers-tip-income = { $held }, if it were now: { $count } gold ({ $gold } printed, { $coins } lying on villagers, { $silver } silver)
villagers-tip-turn = { $count } to place, { $exchanges } to exchange
villagers-tip-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
villagers-tip-seen = Seen when drafted: { $cards }
villagers-tip-square = Village square: cards drafted this round; they join your hand once you have drafted all
villagers-why-spot = This villager cannot go there: it needs the card it names, with room on it
villagers-why-stack = This stack is empty
villagers-why-road = Villagers on the road are drafted in the draft phase
villagers-why-hand = Cannot be placed now: it needs its chain, an opened padlock and room in your limit
villagers-why-common = No exchanges left, or no card to return
villagers-view-until = Cards until the markets
villagers-view-first_market = First market
villagers-view-second_market = Second market
villagers-view-income = Income now
villagers-view-silver_of = Silver in your village
villagers-view-asked = Asked about
villagers-view-common = Common villager
villagers-view-event = Event

## Tour of the screen

villagers-tour-road = Six villagers wait on the road, some with coins. Behind them are the stacks: take an unseen card if you dare. As stacks run out, the markets are held.
    .title = The road
villagers-tour-commons = Lumberjacks, hayers and miners open chains. You get one for a card from your hand, up to three times a turn.
    .title = Common villagers
villagers-tour-bar = Food sets how many you draft, houses how many you place. Next to them: your gold, and what each market would pay you now.
    .title = Your numbers
villagers-tour-village = Your village. A villager lies on the one before it in its chain; what is covered no longer gives food, houses or gold.
    .title = Your village
villagers-tour-hand = Your hand, sorted by family. On your build turn, cards you can place are raised; a padlock shows whose key opens it.
    .title = Your hand
villagers-tour-countess = The Countess and the events that will act next round. The Jester can cancel one of them.
    .title = The Countess
villagers-tour-others = The other villages. Their key villagers open your padlocks too, but then you pay their owner.
    .title = The other villages

# What bots and hints count, before a number: "gold at the first market +3"
villagers-feature-treasury = gold in the treasury
villagers-feature-first-market = gold at the first market
villagers-feature-gold = gold at the second market
villagers-feature-silver = gold from silver at the second market
villagers-feature-coins = coins on villagers
villagers-feature-food = food that counts
villagers-feature-houses = houses that count
villagers-feature-open = cards that can be placed
villagers-feature-open-gold = gold on cards that can be placed
villagers-feature-shut = cards without their chain
villagers-feature-shut-gold = gold on cards without their chain
villagers-feature-locked = padlocks without a key in the village
villagers-feature-keys = cards that the village’s keys open
villagers-feature-placements-left = placements left this round
villagers-feature-drafts-due = cards still to draft
villagers-feature-villagers = villagers in the village
villagers-feature-silver-at-hand = silver cards in hand
villagers-feature-no-food = village without food
villagers-feature-jester = the Jester
villagers-feature-events-ahead = gold that face-up events would cost
villagers-feature-duel = duel against the Countess
villagers-feature-countess-villagers = villagers of the Countess
villagers-feature-countess-gold = gold of the Countess

## What the numbers of an observation are (docs/research.md)

villagers-seen-round = the round
villagers-seen-phase = the phase
villagers-seen-markets = markets already held
villagers-seen-first = who begins the round
villagers-seen-events = events face up
villagers-seen-spent = past events
villagers-seen-summer = summer events left
villagers-seen-winter = winter events left
villagers-seen-jester = whether the Jester is available
villagers-seen-reserve-cards = known cards of a renewed reserve
villagers-seen-duty = whether the Jester must be played
villagers-seen-bought = face-up events that were bought off
villagers-seen-begun = face-up events that have begun
villagers-seen-road = cards on the road
villagers-seen-road-coins = coins on the road
villagers-seen-piles = cards in each stack
villagers-seen-backs = the back on top of each stack
villagers-seen-returned = cards you put back there
villagers-seen-returned-top = a card of yours on top
villagers-seen-discard = cards in the discard
villagers-seen-hand = cards in your own hand
villagers-seen-waiting = who is asked
villagers-seen-commons = common villagers left
villagers-seen-village = cards in the village
villagers-seen-tops = cards on which nothing lies
villagers-seen-coins = coins on the cards
villagers-seen-slots = free places for others
villagers-seen-seen = cards others saw, in hand or on the square
villagers-seen-hand-backs = cards in hand, by their backs
villagers-seen-hand-size = cards in hand
villagers-seen-square-size = cards on the square
villagers-seen-treasury = gold
villagers-seen-due = villagers still to draft
villagers-seen-limit = cards that may be placed this turn
villagers-seen-placed = cards placed this turn
villagers-seen-exchanges = exchanges left this turn
villagers-seen-free-unlock = whether padlocks are free of charge

## Tables of the data, at the owner’s desk

villagers-desk-events = Events of the duel
villagers-desk-numbers = Numbers in the rules
villagers-desk-families = Families
villagers-desk-box = Contents of the box
villagers-desk-setup = Set-up
villagers-desk-founders = Founders
villagers-desk-countess = Countess
villagers-desk-jester = Jester
villagers-desk-modes = Modes of the duel
villagers-desk-reveals = Events revealed
villagers-desk-villagers = Villagers

## Why a data pack is refused; the path is shown before it

villagers-refused-reserved = is the name of another card
villagers-refused-copies = there are more than { $most } copies in all; there is no room for more
villagers-refused-special-stays = this special stays in a village
villagers-refused-special-leaves = is missing: this special leaves the game when played
villagers-refused-starting = { $count ->
    [one] { $count } starting villager
   *[other] { $count } starting villagers
}; the road has { $places } places (VIL-3.1)
villagers-refused-no-common = no villager has common = true (VIL-7.10)
villagers-refused-keychain = { $given }, but it opens { $count ->
    [one] { $count } card
   *[other] { $count } cards
} (VIL-7.22)
villagers-refused-key-slots = a key carries no villager (VIL-7.21)
villagers-refused-lock = a villager does not open itself
villagers-refused-no-slots = nothing can be put on { $villager }: it has no slots (VIL-2.4)
villagers-refused-chain-loop = this chain loops back to itself
villagers-refused-chain-long = this chain is longer than 15 cards
villagers-refused-common = a common villager starts a pile, has no padlock and no place on the road (VIL-7.10)
villagers-refused-stacks = stacks and hands need { $needed } cards; there are { $count }
villagers-refused-event-gone = was withdrawn with rules version 2: the real events replaced it (VIL-11.40 to 11.63); give season, phase and effect to keep it as an event of your own
villagers-refused-lasting = { $season } needs an event without «replace» (VIL-11.13)
villagers-refused-coins = coins lie on villagers in multiples of { $number } (INV-6)
villagers-refused-phase = { $word ->
    [do] this word
   *[other] { $word }
} acts in «{ $needed }», not in «{ $given }» (VIL-12.3)
villagers-refused-reveals = one row must have from = 0
villagers-refused-bank = the bank cannot pay the bank
villagers-refused-owner = «owner» goes with payer = «bank» (VIL-12.3)
villagers-refused-both = «both» goes with payee = «owner» and a count without a choice (VIL-12.3)
villagers-refused-own-count = this count is of the player alone (VIL-12.3)
villagers-refused-delta = give «delta» or «set», one of the two (VIL-12.5)
villagers-refused-top = «top» goes with take = «stack», and no other word does
villagers-refused-pile = take = «pile» goes with «player», who chooses the pile (VIL-11.55)
