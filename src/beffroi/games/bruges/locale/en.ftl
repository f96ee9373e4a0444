### The words of Bruges in English.
### A noun carries the forms that sentences need: .the “the Prince”, .of-the “of the Prince”, .in “in the left section”,
### .to “to Zoé”, .for “to take workers”; a color: .m, .ms, .f, .fs as French needs them; what is counted: .one
### “character”, .of “of characters”, .many “characters”.

bruges-title = Bruges
bruges-summary = Hire characters, build houses and canals, rise in the town hall and ward off threats

## Characters

bruges-card-fuerst = Prince
    .the = the Prince
    .of-the = of the Prince
bruges-card-earl = Earl
    .the = the Earl
    .of-the = of the Earl
bruges-card-koenig = King
    .the = the King
    .of-the = of the King
bruges-card-koenigin = Queen
    .the = the Queen
    .of-the = of the Queen
bruges-card-herzog = Duke
    .the = the Duke
    .of-the = of the Duke
bruges-card-herzogin = Duchess
    .the = the Duchess
    .of-the = of the Duchess
bruges-card-graf = Count
    .the = the Count
    .of-the = of the Count
bruges-card-graefin = Countess
    .the = the Countess
    .of-the = of the Countess
bruges-card-baron = Baron
    .the = the Baron
    .of-the = of the Baron
bruges-card-baronin = Baroness
    .the = the Baroness
    .of-the = of the Baroness
bruges-card-ritter = Knight
    .the = the Knight
    .of-the = of the Knight
bruges-card-prinzessin = Princess
    .the = the Princess
    .of-the = of the Princess
bruges-card-markgraf = Margrave
    .the = the Margrave
    .of-the = of the Margrave
bruges-card-freiherr = Lord
    .the = the Lord
    .of-the = of the Lord
bruges-card-edelfraeulein = Noble Maiden
    .the = the Noble Maiden
    .of-the = of the Noble Maiden
bruges-card-buergermeister = Mayor
    .the = the Mayor
    .of-the = of the Mayor
bruges-card-schoeffe = Councilman
    .the = the Councilman
    .of-the = of the Councilman
bruges-card-notar = Notary
    .the = the Notary
    .of-the = of the Notary
bruges-card-richter = Judge
    .the = the Judge
    .of-the = of the Judge
bruges-card-ratsherr = Alderman
    .the = the Alderman
    .of-the = of the Alderman
bruges-card-zoellner = Customs Officer
    .the = the Customs Officer
    .of-the = of the Customs Officer
bruges-card-stadtkaemmerer = City Treasurer
    .the = the City Treasurer
    .of-the = of the City Treasurer
bruges-card-steuereintreiber = Tax Collector
    .the = the Tax Collector
    .of-the = of the Tax Collector
bruges-card-archivar = Archivist
    .the = the Archivist
    .of-the = of the Archivist
bruges-card-stadtvogt = Bailiff
    .the = the Bailiff
    .of-the = of the Bailiff
bruges-card-advokat = Lawyer
    .the = the Lawyer
    .of-the = of the Lawyer
bruges-card-kanzler = Chancellor
    .the = the Chancellor
    .of-the = of the Chancellor
bruges-card-gesandter = Ambassador
    .the = the Ambassador
    .of-the = of the Ambassador
bruges-card-ausrufer = Town Crier
    .the = the Town Crier
    .of-the = of the Town Crier
bruges-card-siegelbewahrer = Keeper of the Seal
    .the = the Keeper of the Seal
    .of-the = of the Keeper of the Seal
bruges-card-akrobat = Acrobat
    .the = the Acrobat
    .of-the = of the Acrobat
bruges-card-gaukler = Juggler
    .the = the Juggler
    .of-the = of the Juggler
bruges-card-spielmann = Minstrel
    .the = the Minstrel
    .of-the = of the Minstrel
bruges-card-taenzerin = Dancer
    .the = the Dancer
    .of-the = of the Dancer
bruges-card-feuerspucker = Fire-eater
    .the = the Fire-eater
    .of-the = of the Fire-eater
bruges-card-seiltaenzer = Tightrope Walker
    .the = the Tightrope Walker
    .of-the = of the Tightrope Walker
bruges-card-puppenspieler = Puppeteer
    .the = the Puppeteer
    .of-the = of the Puppeteer
bruges-card-zauberkuenstler = Conjurer
    .the = the Conjurer
    .of-the = of the Conjurer
bruges-card-wahrsagerin = Fortune Teller
    .the = the Fortune Teller
    .of-the = of the Fortune Teller
bruges-card-schwertschlucker = Sword Swallower
    .the = the Sword Swallower
    .of-the = of the Sword Swallower
bruges-card-baerenfuehrer = Bear Leader
    .the = the Bear Leader
    .of-the = of the Bear Leader
bruges-card-trommler = Drummer
    .the = the Drummer
    .of-the = of the Drummer
bruges-card-floetist = Flutist
    .the = the Flutist
    .of-the = of the Flutist
bruges-card-messerwerfer = Knife Thrower
    .the = the Knife Thrower
    .of-the = of the Knife Thrower
bruges-card-prinzipal = Troupe Leader
    .the = the Troupe Leader
    .of-the = of the Troupe Leader
bruges-card-koehler = Charcoal Burner
    .the = the Charcoal Burner
    .of-the = of the Charcoal Burner
bruges-card-maurer = Mason
    .the = the Mason
    .of-the = of the Mason
bruges-card-mueller = Miller
    .the = the Miller
    .of-the = of the Miller
bruges-card-schuhmacher = Shoemaker
    .the = the Shoemaker
    .of-the = of the Shoemaker
bruges-card-winzer = Winegrower
    .the = the Winegrower
    .of-the = of the Winegrower
bruges-card-sattler = Saddler
    .the = the Saddler
    .of-the = of the Saddler
bruges-card-brunnenbauer = Well Builder
    .the = the Well Builder
    .of-the = of the Well Builder
bruges-card-schmied = Blacksmith
    .the = the Blacksmith
    .of-the = of the Blacksmith
bruges-card-baecker = Baker
    .the = the Baker
    .of-the = of the Baker
bruges-card-zimmermann = Carpenter
    .the = the Carpenter
    .of-the = of the Carpenter
bruges-card-boettcher = Cooper
    .the = the Cooper
    .of-the = of the Cooper
bruges-card-weber = Weaver
    .the = the Weaver
    .of-the = of the Weaver
bruges-card-steinmetz = Stonecutter
    .the = the Stonecutter
    .of-the = of the Stonecutter
bruges-card-zunftmeister = Guild Master
    .the = the Guild Master
    .of-the = of the Guild Master
bruges-card-faerber = Dyer
    .the = the Dyer
    .of-the = of the Dyer
bruges-card-bischof = Bishop
    .the = the Bishop
    .of-the = of the Bishop
bruges-card-prediger = Preacher
    .the = the Preacher
    .of-the = of the Preacher
bruges-card-nonne = Nun
    .the = the Nun
    .of-the = of the Nun
bruges-card-inquisitor = Inquisitor
    .the = the Inquisitor
    .of-the = of the Inquisitor
bruges-card-kardinal = Cardinal
    .the = the Cardinal
    .of-the = of the Cardinal
bruges-card-priester = Priest
    .the = the Priest
    .of-the = of the Priest
bruges-card-moench = Monk
    .the = the Monk
    .of-the = of the Monk
bruges-card-abt = Abbot
    .the = the Abbot
    .of-the = of the Abbot
bruges-card-vikar = Vicar
    .the = the Vicar
    .of-the = of the Vicar
bruges-card-novize = Novice
    .the = the Novice
    .of-the = of the Novice
bruges-card-pilger = Pilgrim
    .the = the Pilgrim
    .of-the = of the Pilgrim
bruges-card-kuester = Sexton
    .the = the Sexton
    .of-the = of the Sexton
bruges-card-kaplan = Chaplain
    .the = the Chaplain
    .of-the = of the Chaplain
bruges-card-dekan = Dean
    .the = the Dean
    .of-the = of the Dean
bruges-card-domherr = Canon
    .the = the Canon
    .of-the = of the Canon
bruges-card-kerkermeister = Jailer
    .the = the Jailer
    .of-the = of the Jailer
bruges-card-tuermer = Watchman
    .the = the Watchman
    .of-the = of the Watchman
bruges-card-hauptmann = Captain
    .the = the Captain
    .of-the = of the Captain
bruges-card-nachtwaechter = Night Watch
    .the = the Night Watch
    .of-the = of the Night Watch
bruges-card-torwaechter = Gatekeeper
    .the = the Gatekeeper
    .of-the = of the Gatekeeper
bruges-card-feuerwaechter = Fire Warden
    .the = the Fire Warden
    .of-the = of the Fire Warden
bruges-card-brueckenwaechter = Bridge Guard
    .the = the Bridge Guard
    .of-the = of the Bridge Guard
bruges-card-soeldner = Mercenary
    .the = the Mercenary
    .of-the = of the Mercenary
bruges-card-bogenschuetze = Archer
    .the = the Archer
    .of-the = of the Archer
bruges-card-hellebardier = Halberdier
    .the = the Halberdier
    .of-the = of the Halberdier
bruges-card-armbrustschuetze = Crossbowman
    .the = the Crossbowman
    .of-the = of the Crossbowman
bruges-card-henker = Executioner
    .the = the Executioner
    .of-the = of the Executioner
bruges-card-buettel = Beadle
    .the = the Beadle
    .of-the = of the Beadle
bruges-card-pulvermacher = Powderman
    .the = the Powderman
    .of-the = of the Powderman
bruges-card-waffenmeister = Master-at-Arms
    .the = the Master-at-Arms
    .of-the = of the Master-at-Arms
bruges-card-alchemist = Alchemist
    .the = the Alchemist
    .of-the = of the Alchemist
bruges-card-astronom = Astronomer
    .the = the Astronomer
    .of-the = of the Astronomer
bruges-card-erfinder = Inventor
    .the = the Inventor
    .of-the = of the Inventor
bruges-card-geograph = Geographer
    .the = the Geographer
    .of-the = of the Geographer
bruges-card-architekt = Architect
    .the = the Architect
    .of-the = of the Architect
bruges-card-arzt = Physician
    .the = the Physician
    .of-the = of the Physician
bruges-card-magister = Master of Arts
    .the = the Master of Arts
    .of-the = of the Master of Arts
bruges-card-philosoph = Philosopher
    .the = the Philosopher
    .of-the = of the Philosopher
bruges-card-mathematiker = Mathematician
    .the = the Mathematician
    .of-the = of the Mathematician
bruges-card-student = Student
    .the = the Student
    .of-the = of the Student
bruges-card-bibliothekar = Librarian
    .the = the Librarian
    .of-the = of the Librarian
bruges-card-apotheker = Apothecary
    .the = the Apothecary
    .of-the = of the Apothecary
bruges-card-kartograf = Cartographer
    .the = the Cartographer
    .of-the = of the Cartographer
bruges-card-chirurg = Surgeon
    .the = the Surgeon
    .of-the = of the Surgeon
bruges-card-astrologe = Astrologer
    .the = the Astrologer
    .of-the = of the Astrologer
bruges-card-buchhalter = Accountant
    .the = the Accountant
    .of-the = of the Accountant
bruges-card-geldverleiher = Moneylender
    .the = the Moneylender
    .of-the = of the Moneylender
bruges-card-ladenmeister = Loading Master
    .the = the Loading Master
    .of-the = of the Loading Master
bruges-card-bankier = Banker
    .the = the Banker
    .of-the = of the Banker
bruges-card-kaufmann = Merchant
    .the = the Merchant
    .of-the = of the Merchant
bruges-card-tuchhaendler = Cloth Merchant
    .the = the Cloth Merchant
    .of-the = of the Cloth Merchant
bruges-card-gewuerzhaendler = Spice Merchant
    .the = the Spice Merchant
    .of-the = of the Spice Merchant
bruges-card-fischhaendler = Fishmonger
    .the = the Fishmonger
    .of-the = of the Fishmonger
bruges-card-marktfrau = Market Woman
    .the = the Market Woman
    .of-the = of the Market Woman
bruges-card-geldwechsler = Money Changer
    .the = the Money Changer
    .of-the = of the Money Changer
bruges-card-juwelier = Jeweller
    .the = the Jeweller
    .of-the = of the Jeweller
bruges-card-reeder = Shipowner
    .the = the Shipowner
    .of-the = of the Shipowner
bruges-card-wirt = Innkeeper
    .the = the Innkeeper
    .of-the = of the Innkeeper
bruges-card-makler = Broker
    .the = the Broker
    .of-the = of the Broker
bruges-card-pferdehaendler = Horse Trader
    .the = the Horse Trader
    .of-the = of the Horse Trader
bruges-card-bote = Messenger
    .the = the Messenger
    .of-the = of the Messenger
bruges-card-herold = Herald
    .the = the Herald
    .of-the = of the Herald
bruges-card-kutscher = Coachman
    .the = the Coachman
    .of-the = of the Coachman
bruges-card-schreiber = Scribe
    .the = the Scribe
    .of-the = of the Scribe
bruges-card-stallbursche = Stable Boy
    .the = the Stable Boy
    .of-the = of the Stable Boy
bruges-card-knecht = Servant
    .the = the Servant
    .of-the = of the Servant
bruges-card-mundschenk = Cupbearer
    .the = the Cupbearer
    .of-the = of the Cupbearer
bruges-card-hofnarr = Court Jester
    .the = the Court Jester
    .of-the = of the Court Jester
bruges-card-kammerdiener = Groom of the Chamber
    .the = the Groom of the Chamber
    .of-the = of the Groom of the Chamber
bruges-card-koch = Cook
    .the = the Cook
    .of-the = of the Cook
bruges-card-gaertner = Gardener
    .the = the Gardener
    .of-the = of the Gardener
bruges-card-falkner = Falconer
    .the = the Falconer
    .of-the = of the Falconer
bruges-card-hofmarschall = Court Marshal
    .the = the Court Marshal
    .of-the = of the Court Marshal
bruges-card-zofe = Lady-in-Waiting
    .the = the Lady-in-Waiting
    .of-the = of the Lady-in-Waiting
bruges-card-schatzmeister = Royal Treasurer
    .the = the Royal Treasurer
    .of-the = of the Royal Treasurer
bruges-card-graveur = Engraver
    .the = the Engraver
    .of-the = of the Engraver
bruges-card-stuckateur = Plasterer
    .the = the Plasterer
    .of-the = of the Plasterer
bruges-card-maler = Painter
    .the = the Painter
    .of-the = of the Painter
bruges-card-bildhauer = Sculptor
    .the = the Sculptor
    .of-the = of the Sculptor
bruges-card-dichter = Poet
    .the = the Poet
    .of-the = of the Poet
bruges-card-komponist = Composer
    .the = the Composer
    .of-the = of the Composer
bruges-card-goldschmied = Goldsmith
    .the = the Goldsmith
    .of-the = of the Goldsmith
bruges-card-glasmaler = Glass Painter
    .the = the Glass Painter
    .of-the = of the Glass Painter
bruges-card-buchmaler = Illuminator
    .the = the Illuminator
    .of-the = of the Illuminator
bruges-card-lautenspieler = Lutenist
    .the = the Lutenist
    .of-the = of the Lutenist
bruges-card-saenger = Singer
    .the = the Singer
    .of-the = of the Singer
bruges-card-holzschnitzer = Wood Carver
    .the = the Wood Carver
    .of-the = of the Wood Carver
bruges-card-bildwirker = Tapestry Weaver
    .the = the Tapestry Weaver
    .of-the = of the Tapestry Weaver
bruges-card-schriftsteller = Writer
    .the = the Writer
    .of-the = of the Writer
bruges-card-maezen = Patron
    .the = the Patron
    .of-the = of the Patron
bruges-card-bettler = Beggar
    .the = the Beggar
    .of-the = of the Beggar
bruges-card-dieb = Thief
    .the = the Thief
    .of-the = of the Thief
bruges-card-unruhestifter = Troublemaker
    .the = the Troublemaker
    .of-the = of the Troublemaker
bruges-card-hehler = Fence
    .the = the Fence
    .of-the = of the Fence
bruges-card-schmuggler = Smuggler
    .the = the Smuggler
    .of-the = of the Smuggler
bruges-card-falschspieler = Card Sharp
    .the = the Card Sharp
    .of-the = of the Card Sharp
bruges-card-taschendieb = Cutpurse
    .the = the Cutpurse
    .of-the = of the Cutpurse
bruges-card-raeuber = Robber
    .the = the Robber
    .of-the = of the Robber
bruges-card-wegelagerer = Highwayman
    .the = the Highwayman
    .of-the = of the Highwayman
bruges-card-falschmuenzer = Counterfeiter
    .the = the Counterfeiter
    .of-the = of the Counterfeiter
bruges-card-spion = Spy
    .the = the Spy
    .of-the = of the Spy
bruges-card-landstreicher = Vagabond
    .the = the Vagabond
    .of-the = of the Vagabond
bruges-card-bandenfuehrer = Gang Leader
    .the = the Gang Leader
    .of-the = of the Gang Leader
bruges-card-giftmischerin = Poisoner
    .the = the Poisoner
    .of-the = of the Poisoner
bruges-card-totengraeber = Gravedigger
    .the = the Gravedigger
    .of-the = of the Gravedigger
bruges-card-other = { $title }
    .the = the character { $title }
    .of-the = of the character { $title }

## Groups and colors

bruges-group-nobility = Noble
bruges-group-administrator = Bureaucrat
bruges-group-entertainer = Entertainer
bruges-group-craftsman = Craftsman
bruges-group-church = Church
bruges-group-guard = Protector
bruges-group-scholar = Scholar
bruges-group-merchant = Merchant
bruges-group-court = Castle
bruges-group-artist = Artist
bruges-group-underworld = Underworld

bruges-color-blue = blue
    .m = blue
    .ms = blue
    .f = blue
    .fs = blue
    .short = bl
    .letter = B
bruges-color-brown = brown
    .m = brown
    .ms = brown
    .f = brown
    .fs = brown
    .short = br
    .letter = N
bruges-color-yellow = yellow
    .m = yellow
    .ms = yellow
    .f = yellow
    .fs = yellow
    .short = ye
    .letter = Y
bruges-color-red = red
    .m = red
    .ms = red
    .f = red
    .fs = red
    .short = re
    .letter = R
bruges-color-purple = purple
    .m = purple
    .ms = purple
    .f = purple
    .fs = purple
    .short = pu
    .letter = P
bruges-color-any = of any color
bruges-color-event = of that color

## Disasters, piles, sections, houses, players

bruges-threat-flood = Flood
    .the = the Flood
bruges-threat-plague = Plague
    .the = the Plague
bruges-threat-raid = Raid
    .the = the Raid
bruges-threat-fire = Fire
    .the = the Fire
bruges-threat-intrigue = Intrigue
    .the = the Intrigue
bruges-threat-any = of your choice
    .the = of your choice
bruges-threat-event = of that color
    .the = of that color

bruges-pile-a = pile A
    .of-the = of pile A
    .short = A
bruges-pile-b = pile B
    .of-the = of pile B
    .short = B

bruges-section-left = left section
    .in = in the left section
    .of-the = of the left section
bruges-section-right = right section
    .in = in the right section
    .of-the = of the right section

bruges-house-number = house { $number }
    .the = house { $number }
    .in = in house { $number }

# A player: by name, by number where there is none, whoever reads
bruges-seat-player = { $player }
    .to = to { $player }
bruges-seat-seat = player { $number }
    .to = to player { $number }
bruges-seat-own = you
    .to = to you

## The six actions

bruges-use-workers = workers
    .do = take workers
    .for = to take workers
bruges-use-florins = florins
    .do = take florins
    .for = to take florins
bruges-use-threat = threat
    .do = return a threat
    .for = to return a threat
bruges-use-canal = canal
    .do = build a canal
    .for = to build a canal
bruges-use-house = house
    .do = build a house
    .for = to build a house
bruges-use-character = character
    .do = place the character
    .for = to place the character

## Majorities and phases

bruges-field-progress = Progress
    .short = Pr
bruges-field-characters = Characters
    .short = Ch
bruges-field-canal = Canal
    .short = Ca

bruges-phase-setup = set-up
bruges-phase-draw = phase 1, drawing
bruges-phase-dice = phase 2, dice
bruges-phase-threats = phase 2, threats
bruges-phase-progress = phase 2, progress
bruges-phase-play = phase 3, cards
bruges-phase-majorities = phase 4, majorities
bruges-phase-over = end of the game

## Choices offered to a seat

bruges-action-end-turn = End your turn
bruges-action-stop = Stop here
bruges-action-advance = Pay and advance one level
bruges-action-stay = Do not advance
bruges-action-again = Carry it out again
bruges-action-enough = Once is enough
bruges-action-keep = Keep your threat markers
bruges-action-draw = Take the top card { $pile-of-the }
bruges-action-suffer = Suffer { $threat-the }
bruges-action-return = Return a { $color-m } threat marker
bruges-action-take = Take a { $color-m } worker
bruges-action-hand-in = Return a { $color-m } worker
bruges-action-give = Give a { $color-m } worker
bruges-action-pay = Pay a { $color-m } worker
bruges-action-section = Build { $section-in }
bruges-action-lose-tile = Lose the last tile { $section-of-the }
bruges-action-burn-tile = Lose the last tile { $section-of-the }
bruges-action-burn-house = Lose { $house-the }
bruges-action-into = Place the character { $house-in }
bruges-action-lend = Give { $seat-to }
bruges-action-pick-color = Play a { $color-f } card
bruges-action-activate = Activate { $card-the }
bruges-action-bury = Discard { $card-the }
bruges-action-lay = Lay { $card-the } as a house
bruges-action-put-down = Discard { $card-the }
bruges-action-play = Play { $card-the } { $use-for }

## What a seat is asked

bruges-prompt-Draw = Draw a card; you will see your new cards when you are done
bruges-prompt-ChooseDisaster = Several disasters strike you: choose the next one
bruges-prompt-Bury = Plague: choose the character that goes to the discard pile
bruges-prompt-Burn = Fire: choose the house or canal tile to lose
bruges-prompt-BuyProgress = Pay to advance one level on the progress track?
bruges-prompt-Turn = Play a card for one of the six actions; before and after it, activate characters
bruges-prompt-PlayCard = Play a card for one of the six actions
bruges-prompt-PlayColor = Choose the color of the card to play
bruges-prompt-Section = Choose the section to build in
bruges-prompt-PayWorker = Choose the worker to pay for the house
bruges-prompt-Into = Choose the house for the character
bruges-prompt-Take = Choose the color of the worker to take
bruges-prompt-HandIn = Return the workers you exchange, one by one
bruges-prompt-Give = Choose the worker to give
bruges-prompt-Lend = Choose who gets your florins
bruges-prompt-Discard = Return threat markers, one by one
bruges-prompt-ReturnOne = You may return a threat marker
bruges-prompt-Lay = Choose the card from your hand that becomes a house
bruges-prompt-PutDown = Choose a card from your hand to discard
bruges-prompt-LoseTile = Choose the section that loses its last tile
bruges-prompt-FlashAgain = Carry out this flash a second time?

## What happened; .own speaks to the player concerned

bruges-told-round = Round { $number }
bruges-told-drew = { $player } draws a { $color-f } card ({ $pile })
    .own = You draw a { $color-f } card ({ $pile })
bruges-told-looked = { $number ->
    [one] { $player } looks at the new card
   *[other] { $player } looks at { $number } new cards
}
    .own = { $number ->
        [one] You look at your new card
       *[other] You look at your { $number } new cards
    }
bruges-told-reserve = The reserve becomes { $pile }
bruges-told-last-round = Round { $number } will be the last
bruges-told-split = The other pile is split in two; new: { $pile }
bruges-told-rolled = The { $color-m } die shows { $number }
bruges-told-threatened = { $player } receives a { $color-m } threat marker
    .own = You receive a { $color-m } threat marker
bruges-told-disaster = { $player } suffers { $threat-the }
    .own = You suffer { $threat-the }
bruges-told-calmed = { $number ->
    [one] { $player } returns { $number } { $color-m } threat marker without scoring
   *[other] { $player } returns { $number } { $color-ms } threat markers without scoring
}
    .own = { $number ->
        [one] You return { $number } { $color-m } threat marker without scoring
       *[other] You return { $number } { $color-ms } threat markers without scoring
    }
bruges-told-lost-workers = { $number ->
    [0] { $player } has no workers to lose
    [one] { $player } loses { $number } worker
   *[other] { $player } loses { $number } workers
}
    .own = { $number ->
        [0] You have no workers to lose
        [one] You lose { $number } worker
       *[other] You lose { $number } workers
    }
bruges-told-lost-florins = { $number ->
    [0] { $player } has no florins to lose
    [one] { $player } loses { $number } florin
   *[other] { $player } loses { $number } florins
}
    .own = { $number ->
        [0] You have no florins to lose
        [one] You lose { $number } florin
       *[other] You lose { $number } florins
    }
bruges-told-lost-points = { $number ->
    [0] { $player } has no points to lose
    [one] { $player } loses { $number } point
   *[other] { $player } loses { $number } points
}
    .own = { $number ->
        [0] You have no points to lose
        [one] You lose { $number } point
       *[other] You lose { $number } points
    }
bruges-told-lost-character = { $player } discards { $card-the }
    .own = You discard { $card-the }
bruges-told-lost-house = { $player } loses a house; the card was { $card-the }
    .own = You lose a house; the card was { $card-the }
bruges-told-lost-tile = { $player } loses the last tile { $section-of-the }
    .own = You lose the last tile { $section-of-the }
bruges-told-went-back = { $player } takes { $card-the } back into their hand
    .own = You take { $card-the } back into your hand
bruges-told-advanced = { $player } advances to level { $number } of the progress track
    .own = You advance to level { $number } of the progress track
bruges-told-paid = { $number ->
    [one] { $player } pays { $number } florin
   *[other] { $player } pays { $number } florins
}
    .own = { $number ->
        [one] You pay { $number } florin
       *[other] You pay { $number } florins
    }
bruges-told-played = { $player } plays { $card-the } { $use-for }
    .own = You play { $card-the } { $use-for }
bruges-told-laid = { $player } lays a { $color-f } card as a house
    .own = You lay { $card-the } as a { $color-f } house
bruges-told-workers = { $number ->
    [one] { $player } takes { $number } { $color-m } worker
   *[other] { $player } takes { $number } { $color-ms } workers
}
    .own = { $number ->
        [one] You take { $number } { $color-m } worker
       *[other] You take { $number } { $color-ms } workers
    }
bruges-told-florins = { $number ->
    [one] { $player } takes { $number } florin
   *[other] { $player } takes { $number } florins
}
    .own = { $number ->
        [one] You take { $number } florin
       *[other] You take { $number } florins
    }
bruges-told-points = { $number ->
    [one] { $player } scores { $number } point
   *[other] { $player } scores { $number } points
}
    .own = { $number ->
        [one] You score { $number } point
       *[other] You score { $number } points
    }
bruges-told-returned = { $player } returns a { $color-m } threat marker
    .own = You return a { $color-m } threat marker
bruges-told-built = { $player } builds space { $number } { $section-of-the }
    .own = You build space { $number } { $section-of-the }
bruges-told-statue = { $player } takes the statue { $number }
    .own = You take the statue { $number }
bruges-told-placed = { $player } places { $card-the } { $house-in }
    .own = You place { $card-the } { $house-in }
bruges-told-activated = { $player } activates { $card-the }
    .own = You activate { $card-the }
bruges-told-flashed = { $player } carries out the flash { $card-of-the }
    .own = You carry out the flash { $card-of-the }
bruges-told-reacted = { $player } uses the effect { $card-of-the }
    .own = You use the effect { $card-of-the }
bruges-told-spent-worker = { $player } pays a { $color-m } worker
    .own = You pay a { $color-m } worker
bruges-told-handed-in = { $player } returns a { $color-m } worker
    .own = You return a { $color-m } worker
bruges-told-gave-workers = { $number ->
    [one] { $player } gives { $number } { $color-m } worker { $receiver-to }
   *[other] { $player } gives { $number } { $color-ms } workers { $receiver-to }
}
    .own = { $number ->
        [one] You give { $number } { $color-m } worker { $receiver-to }
       *[other] You give { $number } { $color-ms } workers { $receiver-to }
    }
bruges-told-gave-florins = { $number ->
    [one] { $player } gives { $number } florin { $receiver-to }
   *[other] { $player } gives { $number } florins { $receiver-to }
}
    .own = { $number ->
        [one] You give { $number } florin { $receiver-to }
       *[other] You give { $number } florins { $receiver-to }
    }
bruges-told-majority = { $player } turns the majority marker “{ $field }” to its colored side
    .own = You turn the majority marker “{ $field }” to its colored side
bruges-told-first = The crest passes to { $player }
    .own = You receive the first-player crest
bruges-told-put-down = { $player } discards { $card-the }
    .own = You discard { $card-the }
bruges-told-over = The game is over

## Settings of a table

bruges-option-first = First player
    .help = Who goes first: a chosen seat, or one picked at random
bruges-option-first-random = at random
bruges-option-first-0 = seat 1
bruges-option-first-1 = seat 2
bruges-option-first-2 = seat 3
bruges-option-first-3 = seat 4

## Score lines

bruges-score-track = Score track
bruges-score-characters = Characters
bruges-score-houses = Houses
bruges-score-laurels = Laurels
bruges-score-majorities = Majorities
bruges-score-canals = Canals and statues
bruges-score-progress = Progress
bruges-tiebreak-florins = florins
    .by = by florins

## What is printed on a card: .about describes it in a line, .doubt says what is reconstructed

bruges-activation-flash = flash
bruges-activation-worker = worker
bruges-activation-infinity = infinity
bruges-activation-laurel = laurel
bruges-part-all = the whole card
bruges-part-color = color
bruges-part-price = price
bruges-part-group = group
bruges-part-activation = activation
bruges-part-worker_color = worker
bruges-part-effect = effect

bruges-face = { $activation-id ->
    [laurel] end of the game: { $text }
    [infinity] { $infinity_type ->
        [1] once per round: { $text }
       *[other] { $text }
    }
   *[other] { $text }
}
    .about = { $group } · { $color } · { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $activation-id ->
        [worker] { $worker_color-m } worker
       *[other] { $activation }
    }
    .short = { $group } · { $activation-id ->
        [worker] { $worker_color-m } worker
       *[other] { $activation }
    }
    .doubt = reconstructed: { $parts }

## What cards do: their texts are composed of these sentences

bruges-resource-points = points
    .one = point
    .many = points
bruges-resource-florins = florins
    .one = florin
    .many = florins
bruges-resource-workers = workers
    .one = worker
    .many = workers

bruges-per-workers = workers
    .one = worker you own
    .of = of workers you own
    .many = workers you own
bruges-per-florins = florins
    .one = florin you own
    .of = of florins you own
    .many = florins you own
bruges-per-houses = houses
    .one = house
    .of = of houses
    .many = houses
bruges-per-houses_color = houses of a color
    .one = house
    .of = of houses
    .many = houses
bruges-per-distinct_house_colors = house colors
    .one = different house color
    .of = of different house colors
    .many = different house colors
bruges-per-all_house_colors = all house colors
    .one = set of houses of all colors
    .of = of sets of houses of all colors
    .many = sets of houses of all colors
bruges-per-persons = characters
    .one = character
    .of = of characters
    .many = characters
bruges-per-persons_group = characters of a group
    .one = character
    .of = of characters
    .many = characters
bruges-per-distinct_groups = groups
    .one = different group among your characters
    .of = of different groups among your characters
    .many = different groups among your characters
bruges-per-canal_tiles = canal tiles
    .one = canal tile
    .of = of canal tiles
    .many = canal tiles
bruges-per-complete_sections = complete sections
    .one = complete canal section
    .of = of complete canal sections
    .many = complete canal sections
bruges-per-statues = statue tiles
    .one = statue tile
    .of = of statue tiles
    .many = statue tiles
bruges-per-third_spaces_and_statues = third spaces and statue tiles
    .one = third canal space built and per statue tile
    .of = of third canal spaces built or statue tiles
    .many = third canal spaces built or statue tiles
bruges-per-progress_level = progress levels
    .one = progress level
    .of = of progress levels
    .many = progress levels
bruges-per-majority_markers = majority markers
    .one = colored majority marker
    .of = of colored majority markers
    .many = colored majority markers

# .action: only by one of the six actions; .any: in any way; .color: the color that is meant
bruges-event-take_workers = workers
    .action = whenever you take the action “Workers”
    .any = whenever you take workers
    .color = of the card’s color
bruges-event-take_florins = florins
    .action = whenever you take the action “Florins”
    .any = whenever you take florins
    .color = of the card’s color
bruges-event-discard_threat = threats
    .action = whenever you take the action “Threat”
    .any = whenever you return a threat marker
    .color = of the card’s color
bruges-event-build_canal = canals
    .action = whenever you take the action “Canal”
    .any = whenever you build a canal tile
    .color = of the space’s color
bruges-event-build_house = houses
    .action = whenever you take the action “House”
    .any = whenever you build a house
    .color = of the house’s color
bruges-event-place_person = characters
    .action = whenever you take the action “Character” for another one
    .any = whenever you place another character
    .color = of that character’s color
bruges-event-advance_progress = progress
    .action = whenever you climb a level of the progress track
    .any = whenever you climb a level of the progress track
    .color = of any color
bruges-scope-action = by an action
bruges-scope-any = in any way
bruges-target-canal = canal
bruges-target-progress = progress
bruges-target-person = character
bruges-target-house = house
bruges-cost-double = double
bruges-cost-free = free
bruges-worker-none = no worker
bruges-worker-any = any worker
bruges-count-persons = your characters

bruges-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bruges-effect-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
bruges-effect-workers = { $worker_color-id ->
    [any] { $workers ->
        [one] { $workers } worker of any color
       *[other] { $workers } workers of any color
    }
    [event] { $workers ->
        [one] { $workers } worker { $event-color }
       *[other] { $workers } workers { $event-color }
    }
   *[other] { $workers ->
        [one] { $workers } { $worker_color-m } worker
       *[other] { $workers } { $worker_color-ms } workers
    }
}
bruges-effect-things = { $points ->
    [0] { $florins ->
        [0] { bruges-effect-workers }
       *[other] { bruges-effect-florins }{ $workers ->
            [0] {""}
           *[other] {" "}+ { bruges-effect-workers }
        }
    }
   *[other] { bruges-effect-points }{ $florins ->
        [0] {""}
       *[other] {" "}+ { bruges-effect-florins }
    }{ $workers ->
        [0] {""}
       *[other] {" "}+ { bruges-effect-workers }
    }
}
bruges-effect-cards = { $cards ->
    [one] draw { $cards } card
   *[other] draw { $cards } cards
}
bruges-effect-plain = { $points ->
    [0] { $florins ->
        [0] { $workers ->
            [0] { bruges-effect-cards }
           *[other] { bruges-effect-all }
        }
       *[other] { bruges-effect-all }
    }
   *[other] { bruges-effect-all }
}
bruges-effect-gain = { $die-id ->
    [0] { bruges-effect-plain }
   *[other] { bruges-effect-plain } if the { $die-m } die shows { bruges-effect-faces }
}
bruges-effect-faces = { $or_face ->
    [0] { $face }
   *[other] { $face } or { $or_face }
}
bruges-effect-all = { $cards ->
    [0] gain { bruges-effect-things }
   *[other] gain { bruges-effect-things } and { bruges-effect-cards }
}
bruges-effect-gain_per = { $activation-id ->
    [laurel] {""}
   *[other] gain{" "}
}{ $amount } { $amount ->
    [one] { $resource-one }
   *[other] { $resource-many }
} { $per-id ->
    [all_house_colors] if you own at least one house of each color
   *[other] { $per_n ->
        [0] per { bruges-effect-which }{ $per-one }
        [1] per { bruges-effect-which }{ $per-one }
       *[other] per { $per_n } { bruges-effect-which-many }{ $per-many }
    }
}
bruges-effect-which = { $per-id ->
    [houses_color] { $color-f }{" "}
    [persons_group] { $group }{" "}
   *[other] {""}
}
bruges-effect-which-many = { $per-id ->
    [houses_color] { $color-fs }{" "}
    [persons_group] { $group }{" "}
   *[other] {""}
}
bruges-effect-take_from_opponents = each opponent gives you { $amount } { $amount ->
    [one] { $resource-one }
   *[other] { $resource-many }
}{ $resource-id ->
    [workers] {" "}of their choice
   *[other] {""}
}
bruges-effect-give_opponents = { $florins ->
    [one] give { $florins } florin to each opponent
   *[other] give { $florins } florins to each opponent
}; { $points_per_florin ->
    [one] { $points_per_florin } point per florin given
   *[other] { $points_per_florin } points per florin given
}
bruges-effect-discard_threats = return { $count-id ->
    [persons] as many { bruges-effect-marker-many }threat markers as you have characters
   *[other] { $count ->
        [1] 1 { bruges-effect-marker-one }threat marker
       *[other] { $count } { bruges-effect-marker-many }threat markers
    }
}{ $each ->
    [0] {""}
   *[other] {" "}({ $each } { $each ->
        [one] point
       *[other] points
    }{ $count ->
        [1] {""}
       *[other] {" "}each
    })
}
bruges-effect-marker-one = { $color-id ->
    [any] {""}
   *[other] { $color-m }{" "}
}
bruges-effect-marker-many = { $color-id ->
    [any] {""}
   *[other] { $color-ms }{" "}
}
bruges-effect-sift = { $draw ->
    [one] draw { $draw } card
   *[other] draw { $draw } cards
}, then { $discard ->
    [one] discard { $discard } card from your hand
   *[other] discard { $discard } cards from your hand
}
bruges-effect-opponents_lose_canal = { $count ->
    [one] each opponent loses the last canal tile of a section of their choice
   *[other] each opponent loses { $count } canal tiles, the last ones of sections of their choice
}
bruges-effect-build_canal = build 1 canal tile without a card, { $cost-id ->
    [double] at twice its price
   *[other] without paying
}
bruges-effect-build_house = lay 1 card from your hand as a house, { $worker-id ->
    [none] without paying a worker
   *[other] with a worker of any color
}
bruges-effect-play_extra_card = play 1 more card from your hand for one of the six actions
bruges-effect-exchange_workers = { $max ->
    [0] exchange as many workers as you like
    [1] exchange 1 worker
   *[other] exchange up to { $max } workers
}
bruges-effect-advance_progress = advance { $levels ->
    [1] one level
   *[other] { $levels } levels
} on the progress track{ $cost ->
    [0] {" "}for free
    [one] {" "}for { $cost } florin
   *[other] {" "}for { $cost } florins
}
bruges-effect-on_event = { $scope-id ->
    [action] { $event-action }
   *[other] { $event-any }
}: { $threat-id ->
    [any] you may return 1 threat marker of any color{ bruges-effect-each }
    [event] you may return 1 threat marker { $event-color }{ bruges-effect-each }
   *[other] { bruges-effect-plain }
}
bruges-effect-each = { $each ->
    [0] {""}
    [one] {" "}({ $each } point)
   *[other] {" "}({ $each } points)
}
bruges-effect-cost_modifier = { $target-id ->
    [canal] { $less ->
        [0] { $more ->
            [0] your canal tiles cost { $florins_set ->
                [0] 0 florins, even at twice the price
                [one] { $florins_set } florin
               *[other] { $florins_set } florins
            }
           *[other] your canal tiles cost you { bruges-effect-change }
        }
       *[other] your canal tiles cost you { bruges-effect-change }
    }
    [progress] advancing at the price of the dice costs you { bruges-effect-change }
    [house] you may pay a worker of any color for a house
   *[person] { $group-id ->
        [0] your characters
       *[other] your { $group } characters
    } cost you { bruges-effect-change }
}
bruges-effect-change = { $less ->
    [0] { $more ->
        [one] { $more } florin more
       *[other] { $more } florins more
    }
    [one] { $less } florin less
   *[other] { $less } florins less
}
bruges-effect-hand_limit = in phase 1 you may draw until you hold { $value } cards
bruges-effect-double_flash = the flash of characters you place from now on may act twice in a row
bruges-effect-progress_without_dice = { $cost ->
    [one] in phase 2, if the dice give no price, you may advance one level for { $cost } florin
   *[other] in phase 2, if the dice give no price, you may advance one level for { $cost } florins
}
bruges-effect-majority_on_tie = a tie for first place is enough to turn your majority markers

## What disasters do

bruges-happening-lose_workers = you lose all your workers
bruges-happening-lose_character = you discard one of your characters, of your choice
bruges-happening-lose_florins = you lose all your florins
bruges-happening-lose_house_or_canal = you lose a house or a canal tile, of your choice
bruges-happening-lose_points = { $points ->
    [one] you lose { $points } point
   *[other] you lose { $points } points
}

## The terminal

cli-command-cards = cards
    .does = all cards, or those containing certain words: cards flash florins
cli-command-canals = canals
    .does = everyone’s canals, with colors and costs
cli-bruges-group-play = Play a card:
bruges-board-round = round { $number }, { $phase }
bruges-board-turn = turn { $number } of { $last }
bruges-board-last-now = last round
bruges-board-last-next = the next round will be the last
bruges-board-piles = Piles:
bruges-board-reserve = reserve { $count }
bruges-board-discard = discarded { $count }
bruges-board-dice = Dice:
bruges-board-price = advancing costs { $count } fl
bruges-board-no-price = nobody can advance
bruges-board-statues = Statues: { $values }
bruges-board-supply = markers in supply:
bruges-board-head-first = 1: crest
bruges-board-head-points = pts
bruges-board-head-florins = fl
bruges-board-head-workers = workers
bruges-board-head-markers = threats
bruges-board-head-progress = lev
bruges-board-head-houses = hou
bruges-board-head-characters = cha
bruges-board-head-canals = can
bruges-board-head-majorities = maj
bruges-board-head-hand = hand
bruges-board-no-house = No house yet
bruges-board-houses = Houses and characters
bruges-board-empty = empty
bruges-board-empty-houses = empty houses:
bruges-board-hand = Hand { $count }
bruges-board-fresh = not yet looked at: { $cards }
bruges-board-price-short = { $count } fl
bruges-board-owned-statues = Statues owned: { $values }
bruges-board-complete = complete section
bruges-board-next-space = { $built ->
    [0] { $color } space, { $cost } fl
   *[other] after { $built }: { $color } space, { $cost } fl
}
bruges-board-canals-doubt = Colors and costs of the spaces are reconstructed
bruges-board-no-card = No card contains these words
bruges-board-legend = ° effect reconstructed · ↷ already activated · ! threat · + counts for the price

## The board in plain words

bruges-view-first = First player
bruges-view-active = Turn of
bruges-view-cycle = Turn
bruges-view-played = Card of the turn played
bruges-view-last_round = Last round
bruges-view-dice = Dice
bruges-view-price = Price of progress
bruges-view-piles = Piles
bruges-view-reserve = Reserve
bruges-view-discard = Discard pile
bruges-view-statues = Statues
bruges-view-supply = Markers in supply
bruges-view-size = Cards
bruges-view-color = Color
bruges-view-florins = Florins
bruges-view-workers = Workers
bruges-view-markers = Threats
bruges-view-progress = Progress level
bruges-view-hand_size = Cards in hand
bruges-view-backs = Colors of the hand
bruges-view-fresh = Not yet looked at
bruges-view-houses = Houses
bruges-view-number = Number
bruges-view-character = Character
bruges-view-card = Card
bruges-view-characters = Characters
bruges-view-house = House
bruges-view-used = used
bruges-view-canals = Canals
bruges-view-completed = Sections that had their statue
bruges-view-majorities = Majorities
bruges-view-built = Has built a canal tile before
bruges-view-score = Points
bruges-view-hand = Hand
bruges-view-group = Group
bruges-view-activation = Activation
bruges-view-worker_color = Worker
bruges-view-canal_costs = Cost of the next spaces
bruges-view-progress_price = Price of progress for this player
bruges-view-prices = Prices of the hand

## The board in the browser: .letter marks a color on a piece; board, why: what a piece says, why a use is closed

bruges-board-town = Town
bruges-board-mine = Mine
bruges-board-others = Others
bruges-board-open = show this area
bruges-board-close = Close
bruges-board-player = Player
bruges-board-first = First player: holds the crest
bruges-board-round-short = Round { $number }
bruges-board-colors = Threats and workers by color
bruges-board-would = { $number } if the game ended now
bruges-board-pile = { $count ->
    [one] { $pile }: { $count } card, { $color-f } on top
   *[other] { $pile }: { $count } cards, { $color-f } on top
}
bruges-board-pile-empty = { $pile } is empty
bruges-board-no-dice = The dice are rolled after drawing
bruges-board-advance = { $count ->
    [one] Advancing one level costs { $count } florin
   *[other] Advancing one level costs { $count } florins
}
bruges-board-no-advance = The dice give no price for advancing
bruges-board-pile-reserve = Reserve
bruges-board-die = { $number ->
    [0] { $color } die, not rolled yet
   *[other] { $color } die: { $number }
}
bruges-board-die-threat = Everyone receives a { $color-m } threat marker
bruges-board-die-price = Counts for the price of progress
bruges-board-statue = Statue worth { $number } points
bruges-board-statues-left = Statues left, top first: { $values }
bruges-board-no-statue = No statue left
bruges-board-progress = Progress track
bruges-board-level = { $points ->
    [one] Level { $number }: { $points } point at the end
   *[other] Level { $number }: { $points } points at the end
}
bruges-board-hall = Town hall: every seal starts here
bruges-board-majorities = Majorities
bruges-board-majority = whoever is ahead of everyone else in phase 4 turns the marker: 4 points at the end
bruges-board-built = has built a canal tile before: enough for the Judge in a tie
bruges-board-majority-own = majority marker turned
bruges-board-majority-none = majority marker still gray
bruges-board-gate = Gate { $number }
bruges-board-space = Space { $number }: { $color }, { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
bruges-board-tile = Space { $number }: built
bruges-board-third = Worth { $number } points at the end, if built by then
bruges-board-fifth = Completes the section and brings the top statue, once
bruges-board-space-cost = { $number ->
    [one] { $section }: { $number } florin
   *[other] { $section }: { $number } florins
}
bruges-board-house = House { $number }, { $color-f }
bruges-board-house-face = Its card, which only you know: { $card }
bruges-board-homeless = needs a house
bruges-board-used = Used this round
bruges-board-markers = { $number ->
    [one] { $number } of { $last } markers
   *[other] { $number } of { $last } markers
}
bruges-board-near = One more and it strikes.
bruges-board-workers-of = { $color-ms } workers
bruges-board-unseen = New { $color-f } card: you will see it once all are drawn
bruges-board-no-hand = No card in hand
bruges-board-disasters = Disasters of this round
bruges-board-use-workers = take { $number } { $color-ms } workers
bruges-board-use-florins = { $number ->
    [one] take { $number } florin, as the { $color-m } die shows
   *[other] take { $number } florins, as the { $color-m } die shows
}
bruges-board-use-threat = { $number ->
    [one] return a { $color-m } marker: { $number } point
   *[other] return a { $color-m } marker: { $number } points
}
bruges-board-use-canal = on a { $color-f } space
bruges-board-use-house = { $number ->
    [one] for { $number } { $color-m } worker
   *[other] for { $number } { $color-ms } workers
}
bruges-board-use-character = { $number ->
    [one] for { $number } florin, into an empty house
   *[other] for { $number } florins, into an empty house
}
bruges-why-workers = Not possible now
bruges-why-florins = Not possible now
bruges-why-threat = You need a { $color-m } threat marker
bruges-why-canal = The next space of one of your sections must be { $color-f }, and you need the florins it costs
bruges-why-house = You need a { $color-m } worker
bruges-why-character = { $number ->
    [one] You need an empty house and { $number } florin
   *[other] You need an empty house and { $number } florins
}

## Tour of the screen

bruges-tour-market = Two piles to draw from; only the color on top shows. The five dice apply to the whole round: a 5 or 6 threatens everyone, the 1s and 2s set the price of progress.
    .title = Piles and dice
bruges-tour-belfry = One floor per progress level, with its points. Below it, who leads in progress, characters and canal: being ahead at the end of a round is worth 4 points for good.
    .title = The belfry
bruges-tour-colors = For each color: the die of the round, your threat markers and your workers. A third marker brings the disaster of that color.
    .title = Your colors
bruges-tour-canal = Your two canals. The next space shows its color and its price; the third is worth points, the fifth a statue.
    .title = Your canals
bruges-tour-street = Your houses. An empty one waits for a character; click a character to use it when its symbol allows.
    .title = Your street
bruges-tour-hand = Your cards. Click one to see its six uses; a closed one says what is missing.
    .title = Your hand

## Features of the evaluation, named in hints

bruges-feature-points = points as they stand
bruges-feature-tenants = characters
bruges-feature-houses = houses
bruges-feature-vacant = useful empty houses
bruges-feature-florins = useful florins
bruges-feature-many-florins = florins beyond twelve
bruges-feature-workers = workers
bruges-feature-worker-colors = colors of workers
bruges-feature-many-workers = workers beyond two of a color
bruges-feature-funded = characters that can be paid and housed
bruges-feature-stuck = rounds without a worker or an empty house
bruges-feature-plays = cards left to play this round
bruges-feature-spare-cards = spare cards
bruges-feature-draws = cards still to draw
bruges-feature-ready-character = best character that can be played
bruges-feature-near-character = best character after building a house
bruges-feature-best-characters = best characters in hand
bruges-feature-best-die = florins of the best die
bruges-feature-house-cards = cards that can become houses
bruges-feature-canal-cards = cards that can build a canal
bruges-feature-threat-cards = cards that can ward off a threat
bruges-feature-toward-third = canal toward third spaces
bruges-feature-toward-statue = canal toward a statue
bruges-feature-markers = threat markers
bruges-feature-danger = risk of disasters
bruges-feature-ahead = majorities within reach
bruges-feature-gap-progress = gap to the progress majority
bruges-feature-gap-characters = gap to the character majority
bruges-feature-gap-canal = gap to the canal majority
bruges-feature-points-to-come = points still to come from characters
bruges-feature-goods-to-come = florins, workers and cards still to come
bruges-feature-others-to-come = other effects still to come
bruges-feature-paid-activations = activations that cost a worker
bruges-feature-laurel-growth = laurels that can grow

## What the numbers of an observation are (docs/research.md)

bruges-seen-round = the round
bruges-seen-phase = the phase
bruges-seen-last-round = the last round, once it is known
bruges-seen-first = who begins the round
bruges-seen-active = whose turn it is
bruges-seen-cycle = which of the four turns of phase 3 it is
bruges-seen-played = whether the turn’s card is played
bruges-seen-statues-taken = statues taken so far
bruges-seen-reserve = cards in the reserve
bruges-seen-piles = cards in each pile
bruges-seen-tops = the back on top of each pile
bruges-seen-dice = the dice
bruges-seen-supply = threat markers in the supply
bruges-seen-discard = cards in the discard
bruges-seen-own-cards = where your own cards are
bruges-seen-waiting = whether this player is asked
bruges-seen-score = points
bruges-seen-florins = florins
bruges-seen-progress = level on the progress track
bruges-seen-completed = sections that had their statue
bruges-seen-statues = statues
bruges-seen-majorities = majority markers turned
bruges-seen-hand-size = cards in hand
bruges-seen-fresh-size = cards just drawn
bruges-seen-built = whether a canal tile has been built before
bruges-seen-canals = canal tiles built in each section
bruges-seen-workers = workers
bruges-seen-markers = threat markers
bruges-seen-backs = cards in hand, by their backs
bruges-seen-empty-houses = houses without a character
bruges-seen-full-houses = houses with a character
bruges-seen-characters = characters and their use
bruges-seen-house-colors = colors of the houses
bruges-seen-tenants = who lives in each house

## Tables of the data, at the owner’s desk

bruges-desk-threats = Threats
bruges-desk-statues = Statues
bruges-desk-progress = Progress track
bruges-desk-canals = Canals
bruges-desk-majorities = Majorities
bruges-desk-cards = Cards
bruges-desk-numbers = Numbers in the rules
bruges-desk-colors = Colors
bruges-desk-groups = Groups
bruges-desk-box = Contents of the box
bruges-desk-setup = Set-up

## Why a data pack is refused; the path is shown before it

bruges-refused-markers = at least { $needed } are needed, or they may run out (BRU-6.4)
bruges-refused-color-name = is the name of a color; positions could not tell them apart
bruges-refused-group = { $given }, but { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} of this group (BRU-1.3)
bruges-refused-price = is not a multiple of { $number } (BRU-1.5)
bruges-refused-laurel = a laurel counts points: gain_per with resource points (BRU-11.6)
bruges-refused-threats = { $count ->
    [one] { $count } threat
   *[other] { $count } threats
}; each color has one (BRU-7)
bruges-refused-threat-order = threats go in the order of the colors; { $color } is next
bruges-refused-statues = statues go down in value from the top, with no value twice (BRU-2.1)
bruges-refused-progress = the town hall and at least one level are needed
bruges-refused-section = a section has { $count } spaces (BRU-1.1)
bruges-refused-box = { $given }, but the rules and the other tables have { $count } (BRU-1)
bruges-refused-piles = { $count } piles of { $size }, but there are { $cards } cards (BRU-2.3)
bruges-refused-nothing = gives nothing; it needs points, florins, workers or cards
bruges-refused-nothing-or-threat = gives nothing; it needs points, florins, workers, cards or threat
bruges-refused-no-color = advance_progress has no color, so nothing can have it (BRU-12.12)
