### Les mots de Compagnons (Villagers) en français.
### Un nom porte les formes dont les phrases ont besoin : .a « un Forgeron », .the « le Forgeron », .of-the « du Forgeron »,
### .onto « sur la pioche 2 », .in « chez la Comtesse », .one « symbole Foin », .many « symboles Foin », .to « à la banque ».

villagers-title = Compagnons
villagers-summary = Recrutez les voyageurs de la route et bâtissez avec eux le village le plus prospère ; seul, affrontez la Comtesse

## Villageois

villagers-card-lumberjack = Bûcheron
    .a = un Bûcheron
    .the = le Bûcheron
    .of-the = du Bûcheron
villagers-card-hayer = Faneur
    .a = un Faneur
    .the = le Faneur
    .of-the = du Faneur
villagers-card-miner = Mineur
    .a = un Mineur
    .the = le Mineur
    .of-the = du Mineur
villagers-card-brewer = Brasseur
    .a = un Brasseur
    .the = le Brasseur
    .of-the = du Brasseur
villagers-card-poulterer = Volailler
    .a = un Volailler
    .the = le Volailler
    .of-the = du Volailler
villagers-card-swineherd = Porcher
    .a = un Porcher
    .the = le Porcher
    .of-the = du Porcher
villagers-card-truffler = Caveur
    .a = un Caveur
    .the = le Caveur
    .of-the = du Caveur
villagers-card-carpenter = Menuisier
    .a = un Menuisier
    .the = le Menuisier
    .of-the = du Menuisier
villagers-card-cooper = Tonnelier
    .a = un Tonnelier
    .the = le Tonnelier
    .of-the = du Tonnelier
villagers-card-shipwright = Charpentier
    .a = un Charpentier
    .the = le Charpentier
    .of-the = du Charpentier
villagers-card-wheeler = Charron
    .a = un Charron
    .the = le Charron
    .of-the = du Charron
villagers-card-cartwright = Charretier
    .a = un Charretier
    .the = le Charretier
    .of-the = du Charretier
villagers-card-wood_carver = Sculpteur
    .a = un Sculpteur
    .the = le Sculpteur
    .of-the = du Sculpteur
villagers-card-log_rafter = Abatteur
    .a = un Abatteur
    .the = l’Abatteur
    .of-the = de l’Abatteur
villagers-card-thatcher = Chaumier
    .a = un Chaumier
    .the = le Chaumier
    .of-the = du Chaumier
villagers-card-bed_builder = Litier
    .a = un Litier
    .the = le Litier
    .of-the = du Litier
villagers-card-grazier = Herbager
    .a = un Herbager
    .the = l’Herbager
    .of-the = de l’Herbager
villagers-card-milk_maid = Laitière
    .a = une Laitière
    .the = la Laitière
    .of-the = de la Laitière
villagers-card-fromager = Fromager
    .a = un Fromager
    .the = le Fromager
    .of-the = du Fromager
villagers-card-peddler = Colporteur
    .a = un Colporteur
    .the = le Colporteur
    .of-the = du Colporteur
villagers-card-horse_trader = Maquignon
    .a = un Maquignon
    .the = le Maquignon
    .of-the = du Maquignon
villagers-card-ore_muler = Muletier
    .a = un Muletier
    .the = le Muletier
    .of-the = du Muletier
villagers-card-blacksmith = Forgeron
    .a = un Forgeron
    .the = le Forgeron
    .of-the = du Forgeron
villagers-card-glass_blower = Verrier
    .a = un Verrier
    .the = le Verrier
    .of-the = du Verrier
villagers-card-mason = Maçon
    .a = un Maçon
    .the = le Maçon
    .of-the = du Maçon
villagers-card-seeker = Prospecteur
    .a = un Prospecteur
    .the = le Prospecteur
    .of-the = du Prospecteur
villagers-card-spelunker = Haveur
    .a = un Haveur
    .the = le Haveur
    .of-the = du Haveur
villagers-card-jeweler = Orfèvre
    .a = un Orfèvre
    .the = l’Orfèvre
    .of-the = de l’Orfèvre
villagers-card-locksmith = Serrurier
    .a = un Serrurier
    .the = le Serrurier
    .of-the = du Serrurier
villagers-card-graper = Saisonnier
    .a = un Saisonnier
    .the = le Saisonnier
    .of-the = du Saisonnier
villagers-card-vintner = Vigneron
    .a = un Vigneron
    .the = le Vigneron
    .of-the = du Vigneron
villagers-card-wine_trader = Négociant en vin
    .a = un Négociant en vin
    .the = le Négociant en vin
    .of-the = du Négociant en vin
villagers-card-shepherd = Berger
    .a = un Berger
    .the = le Berger
    .of-the = du Berger
villagers-card-spinner = Fileur
    .a = un Fileur
    .the = le Fileur
    .of-the = du Fileur
villagers-card-weaver = Tisserand
    .a = un Tisserand
    .the = le Tisserand
    .of-the = du Tisserand
villagers-card-tailor = Tailleur
    .a = un Tailleur
    .the = le Tailleur
    .of-the = du Tailleur
villagers-card-tanner = Tanneur
    .a = un Tanneur
    .the = le Tanneur
    .of-the = du Tanneur
villagers-card-saddler = Sellier
    .a = un Sellier
    .the = le Sellier
    .of-the = du Sellier
villagers-card-cobbler = Cordonnier
    .a = un Cordonnier
    .the = le Cordonnier
    .of-the = du Cordonnier
villagers-card-harvester = Cueilleur
    .a = un Cueilleur
    .the = le Cueilleur
    .of-the = du Cueilleur
villagers-card-hunter = Chasseur
    .a = un Chasseur
    .the = le Chasseur
    .of-the = du Chasseur
villagers-card-chandler = Cirier
    .a = un Cirier
    .the = le Cirier
    .of-the = du Cirier
villagers-card-wattler = Clayonneur
    .a = un Clayonneur
    .the = le Clayonneur
    .of-the = du Clayonneur
villagers-card-fisher = Pêcheur
    .a = un Pêcheur
    .the = le Pêcheur
    .of-the = du Pêcheur
villagers-card-beekeeper = Apiculteur
    .a = un Apiculteur
    .the = l’Apiculteur
    .of-the = de l’Apiculteur
villagers-card-grocer = Épicier
    .a = un Épicier
    .the = l’Épicier
    .of-the = de l’Épicier
villagers-card-freemason = Franc-maçon
    .a = un Franc-maçon
    .the = le Franc-maçon
    .of-the = du Franc-maçon
villagers-card-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .of-the = du Prêtre
villagers-card-agent = Agent
    .a = un Agent
    .the = l’Agent
    .of-the = de l’Agent
villagers-card-monk = Moine
    .a = un Moine
    .the = le Moine
    .of-the = du Moine
villagers-card-apprentice = Apprenti
    .a = un Apprenti
    .the = l’Apprenti
    .of-the = de l’Apprenti
villagers-card-tinner = Ferblantier
    .a = un Ferblantier
    .the = le Ferblantier
    .of-the = du Ferblantier
villagers-card-smuggler = Contrebandier
    .a = un Contrebandier
    .the = le Contrebandier
    .of-the = du Contrebandier
villagers-card-other = { $title }
    .a = un villageois { $title }
    .the = le villageois { $title }
    .of-the = du villageois { $title }
villagers-card-founders = Compagnons
    .a = les Compagnons
    .the = les Compagnons
    .of-the = des Compagnons
villagers-card-countess = Comtesse
    .a = la Comtesse
    .the = la Comtesse
    .of-the = de la Comtesse

# Une carte d’un village ; le numéro ne sert qu’à distinguer deux cartes de même nom
villagers-spot = { $number ->
    [1] { $card }
   *[other] { $card } n° { $number }
}
    .the = { $number ->
        [1] { $card-the }
       *[other] { $card-the } n° { $number }
    }
    .of-the = { $number ->
        [1] { $card-of-the }
       *[other] { $card-of-the } n° { $number }
    }

## Familles et symboles

villagers-family-wood = Bois
villagers-family-hay = Foin
villagers-family-ore = Minerai
villagers-family-grape = Raisin
villagers-family-wool = Laine
villagers-family-leather = Cuir
villagers-family-grain = Céréales
villagers-family-solitary = Solitaire
villagers-family-special = Spécial
villagers-symbol-wood = Bois
    .one = symbole Bois
    .many = symboles Bois
villagers-symbol-hay = Foin
    .one = symbole Foin
    .many = symboles Foin
villagers-symbol-ore = Minerai
    .one = symbole Minerai
    .many = symboles Minerai
villagers-symbol-grape = Raisin
    .one = symbole Raisin
    .many = symboles Raisin
villagers-symbol-wool = Laine
    .one = symbole Laine
    .many = symboles Laine
villagers-symbol-leather = Cuir
    .one = symbole Cuir
    .many = symboles Cuir
villagers-symbol-grain = Céréales
    .one = symbole Céréales
    .many = symboles Céréales
villagers-symbol-solitary = Solitaire
    .one = symbole Solitaire
    .many = symboles Solitaire
villagers-symbol-special = Spécial
    .one = symbole Spécial
    .many = symboles Spécial
villagers-symbol-food = Nourriture
    .one = symbole Nourriture
    .many = symboles Nourriture
villagers-symbol-house = Maison
    .one = symbole Maison
    .many = symboles Maison
villagers-symbol-gold = Or
    .one = symbole Or
    .many = symboles Or
villagers-symbol-padlock = Cadenas
    .one = cadenas
    .many = cadenas

## La route, les pioches, les villages

villagers-place-1 = place 1
villagers-place-2 = place 2
villagers-place-3 = place 3
villagers-place-4 = place 4
villagers-place-5 = place 5
villagers-place-6 = place 6
villagers-pile-1 = pioche 1
    .of-the = de la pioche 1
    .onto = sur la pioche 1
villagers-pile-2 = pioche 2
    .of-the = de la pioche 2
    .onto = sur la pioche 2
villagers-pile-3 = pioche 3
    .of-the = de la pioche 3
    .onto = sur la pioche 3
villagers-pile-4 = pioche 4
    .of-the = de la pioche 4
    .onto = sur la pioche 4
villagers-pile-5 = pioche 5
    .of-the = de la pioche 5
    .onto = sur la pioche 5
villagers-pile-6 = pioche 6
    .of-the = de la pioche 6
    .onto = sur la pioche 6
villagers-pile-reserve = réserve
    .of-the = de la réserve
    .onto = sur la réserve
villagers-heap-discard = défausse
    .of-the = de la défausse
    .onto = dans la défausse

# Chez qui : un joueur que l’on nomme, une place sans nom, celui qui lit, la Comtesse
villagers-village-player = { $player }
    .in = chez { $player }
villagers-village-seat = joueur { $number }
    .in = chez le joueur { $number }
villagers-village-own = vous
    .in = chez vous
villagers-village-countess = Comtesse
    .in = chez la Comtesse

villagers-copy-1 = n° 1
villagers-copy-2 = n° 2
villagers-copy-3 = n° 3
villagers-copy-4 = n° 4
villagers-copy-5 = n° 5
villagers-copy-6 = n° 6
villagers-copy-7 = n° 7
villagers-copy-8 = n° 8
villagers-copy-9 = n° 9
villagers-copy-10 = n° 10

villagers-side-gold = côté Or
villagers-side-food = côté Nourriture
villagers-held-first = Premier marché
villagers-held-second = Second marché

## Événements du mode solo

villagers-event-sinister_banquet = Banquet sinistre
villagers-event-mood_swing = Saute d’humeur
villagers-event-black_market = Marché noir
villagers-event-value_added_tax = Taxe sur la valeur ajoutée
villagers-event-land_claim = Revendication des terres
villagers-event-temporary_employment = Embauche temporaire
villagers-event-bribes = Pots-de-vin
villagers-event-serfdom = Servage
villagers-event-customs = Douane
villagers-event-guild_conspiracy = Complot des guildes
villagers-event-betrayer = Traître
villagers-event-countess_bank = Banque de la Comtesse
villagers-event-dark_mood = Humeur noire
villagers-event-it_was_you = C’était toi !
villagers-event-arson = Incendie criminel
villagers-event-conscription = Conscription
villagers-event-tribute = Tribut
villagers-event-protection_money = Prix de la protection
villagers-event-trade_network = Réseau marchand
villagers-event-spy_network = Réseau d’espions
villagers-event-blackmail = Chantage
villagers-event-abduction = Enlèvement
villagers-event-arrest = Arrestation
villagers-event-rats = Rats
villagers-event-other = { $title }
villagers-season-summer = été
villagers-season-winter = hiver
villagers-when-draft = au recrutement
villagers-when-build = au placement
villagers-when-event = à la phase Événement
villagers-when-round = pendant la manche
villagers-when-reveal = dès qu’il est révélé

## Phases

villagers-phase-setup = Mise en place
villagers-phase-draft = Recrutement
villagers-phase-arrivals = Nouveaux arrivants
villagers-phase-build = Placement
villagers-phase-events = Événement
villagers-phase-market = Marché
villagers-phase-over = Fin de la partie

## Choix offerts à une place

villagers-action-done = Finir le placement
villagers-action-skip = Ne pas poser de pièce
villagers-action-bank = Payer la banque
villagers-action-free = Ouvrir le cadenas gratuitement
villagers-action-ransom = Payer plutôt
villagers-action-submit = Laisser faire
villagers-action-side = Remettre vos Compagnons en jeu { $side }
villagers-action-draft = Recruter { $card-the } ({ $place })
villagers-action-blind = Recruter à l’aveugle la carte { $family } { $pile-of-the }
villagers-action-give = Donner { $card-the } à la Comtesse ({ $place })
villagers-action-coin = Poser 1 or sur { $card-the } ({ $place })
villagers-action-place = Placer { $card-the }
villagers-action-exchange = Échanger une carte contre { $card-a }
villagers-action-play = Jouer { $card-the }
villagers-action-on = Sur { $spot-the }
villagers-action-monk = Sur { $spot-the }, avec un Moine entre les deux
villagers-action-monks = Sur { $spot-the }, avec deux Moines entre les deux
villagers-action-monk-table = Sur la table, avec un Moine dessous
villagers-action-monks-table = Sur la table, avec deux Moines dessous
villagers-action-unlock = Payer la clé { $village-in } ({ $copy })
villagers-action-onto = Remettre une carte { $heap-onto }
villagers-action-return = Remettre { $card-the }
villagers-action-swap = Prendre la place { $spot-of-the } { $village-in }
villagers-action-sell = Toucher la moitié de l’or { $spot-of-the }
villagers-action-event = Laisser agir « { $event } »
villagers-action-jest = Jouer le Bouffon contre « { $event } »
villagers-action-lose = Céder { $spot-the }
villagers-action-yield = Céder { $card-the } de la route ({ $place })
villagers-action-hand-over = Céder { $card-the } de votre main
villagers-action-from = Prendre la carte du dessus { $pile-of-the }
villagers-action-point = Choisir { $spot-the } { $village-in }

## Ce que l’on demande à une place

villagers-prompt-Pick = Recrutez un villageois de la route, ou la première carte d’une pioche sans la voir
villagers-prompt-Give = Choisissez le villageois de la route qui rejoint la Comtesse
villagers-prompt-PlaceCoin = Vous pouvez poser 1 or sur un villageois de la route ; ceux qui n’en ont pas s’en vont
villagers-prompt-Turn = Placez des villageois, échangez des cartes contre des villageois communs, jouez des villageois spéciaux
villagers-prompt-Where = Choisissez où placer ce villageois
villagers-prompt-Unlock = Ouvrez son cadenas : choisissez la clé à payer
villagers-prompt-Onto = Choisissez où va la carte que vous rendez
villagers-prompt-Return = Choisissez la carte de votre main à rendre ; les autres n’en voient que le dos
villagers-prompt-Serve = Choisissez la carte de votre main à céder à la Comtesse
villagers-prompt-Swap = Choisissez le villageois dont l’Apprenti prend la place ; vous le placez chez vous
villagers-prompt-Cover = Choisissez la carte de votre main qui recouvre le Moine
villagers-prompt-ChooseSide = Choisissez le côté visible de vos Compagnons
villagers-prompt-Sell = Choisissez le villageois dont vous touchez la moitié de l’or

villagers-prompt-Resolve = Choisissez l’événement suivant
villagers-prompt-Point = Choisissez le villageois que vise l’événement
villagers-prompt-Dismiss = Il faut jouer le Bouffon : choisissez l’événement qu’il défausse
villagers-prompt-BuyOff = Payez pour écarter l’événement, ou laissez faire
villagers-prompt-Allow = Laissez agir le nouvel événement, ou arrêtez-le avec le Bouffon
villagers-prompt-Ransom = Payez, ou laissez faire l’événement
villagers-prompt-Choose = Choisissez la carte pour l’événement

## Ce qui s’est passé ; .own parle au joueur concerné

villagers-told-round = Manche { $number }
villagers-told-drafted = { $player } recrute { $card-the }
    .own = Vous recrutez { $card-the }
villagers-told-drew = { $player } recrute à l’aveugle { $card-the } ({ $pile })
    .own = Vous recrutez à l’aveugle { $card-the } ({ $pile })
villagers-told-coins = { $player } ramasse { $number } or
    .own = Vous ramassez { $number } or
villagers-told-arrived = Arrive sur la route : { $card } ({ $place })
villagers-told-ready = { $number ->
    [one] { $player } prend { $number } carte en main
   *[other] { $player } prend { $number } cartes en main
}
    .own = { $number ->
        [one] Vous prenez { $number } carte en main
       *[other] Vous prenez { $number } cartes en main
    }
villagers-told-left = Quitte la route : { $card } ({ $place })
villagers-told-coin = { $player } pose 1 or sur { $card-the } ({ $place })
    .own = Vous posez 1 or sur { $card-the } ({ $place })
villagers-told-limit = { $player } peut placer jusqu’à { $number } villageois
    .own = Vous pouvez placer jusqu’à { $number } villageois
villagers-told-placed = { $player } place { $card-the }
    .own = Vous placez { $card-the }
villagers-told-monks = { $number ->
    [one] { $player } place un Moine
   *[other] { $player } place { $number } Moines
}
    .own = { $number ->
        [one] Vous placez un Moine
       *[other] Vous placez { $number } Moines
    }
villagers-told-unlocked = { $player } ouvre le cadenas et paie { $card-the } { $village-in }
    .own = Vous ouvrez le cadenas et payez { $card-the } { $village-in }
villagers-told-opened = { $player } ouvre le cadenas avec sa propre clé, { $card-the } : la banque paie
    .own = Vous ouvrez le cadenas avec votre propre clé, { $card-the } : la banque paie
villagers-told-paid-bank = { $player } paie { $number } or à la banque
    .own = Vous payez { $number } or à la banque
villagers-told-freed = { $player } ouvre le cadenas gratuitement
    .own = Vous ouvrez le cadenas gratuitement
villagers-told-returned = { $player } remet une carte { $family } { $heap-onto }
    .own = Vous remettez { $card-the } { $heap-onto }
villagers-told-common = { $player } place { $card-a }
    .own = Vous placez { $card-a }
villagers-told-played = { $player } joue { $card-the }
    .own = Vous jouez { $card-the }
villagers-told-swapped = { $player } met l’Apprenti à la place { $spot-of-the } { $village-in }
    .own = Vous mettez l’Apprenti à la place { $spot-of-the } { $village-in }
villagers-told-side = { $player } remet ses Compagnons en jeu { $side }
    .own = Vous remettez vos Compagnons en jeu { $side }
villagers-told-sold = { $player } touche { $number } or, la moitié de l’or { $spot-of-the }
    .own = Vous touchez { $number } or, la moitié de l’or { $spot-of-the }
villagers-told-built = { $player } a fini son placement
    .own = Vous avez fini votre placement
villagers-told-turned = { $player } n’a plus de nourriture et retourne ses Compagnons
    .own = Vous n’avez plus de nourriture et retournez vos Compagnons
villagers-told-first = La carte Premier joueur passe à { $player }
    .own = Vous recevez la carte Premier joueur
villagers-told-market = { $held }
villagers-told-income = { $player } touche { $number } or au marché
    .own = Vous touchez { $number } or au marché
villagers-told-silver = { $player } touche { $number } or pour ses symboles Argent
    .own = Vous touchez { $number } or pour vos symboles Argent
villagers-told-cashed = { $player } reprend { $number } or posés sur ses villageois
    .own = Vous reprenez { $number } or posés sur vos villageois
villagers-told-gave = La Comtesse reçoit { $card-the }
villagers-told-revealed = Événement annoncé : { $event }
villagers-told-event = Événement : { $event }
villagers-told-jester = { $player } joue le Bouffon : l’événement « { $event } » est défaussé
    .own = Vous jouez le Bouffon : l’événement « { $event } » est défaussé
villagers-told-replaced = « { $event } » fait place à d’autres
villagers-told-bought = { $player } rachète « { $event } »
    .own = Vous rachetez « { $event } »
villagers-told-received = { $player } reçoit { $number } or de la banque
    .own = Vous recevez { $number } or de la banque
villagers-told-laid = La banque pose { $number } or sur { $card-the } { $village-in }
villagers-told-late = « { $event } » vient trop tard : sa phase est finie
villagers-told-recycled = { $number } villageois défaussés forment une nouvelle réserve
villagers-told-gone = Le Bouffon quitte le jeu
villagers-told-paid-countess = { $player } paie { $number } or à la Comtesse
    .own = Vous payez { $number } or à la Comtesse
villagers-told-treasure = La Comtesse reçoit { $number } or
villagers-told-lost = { $player } perd { $card-the }
    .own = Vous perdez { $card-the }
villagers-told-taken = La Comtesse prend { $card-the }

villagers-told-joined = La Comtesse accueille { $card-the } (valeur { $number })
villagers-told-countess = Le trésor de la Comtesse est de { $number } or
villagers-told-back = { $player } reprend { $card-the } en main
    .own = Vous reprenez { $card-the } en main
villagers-told-over = La partie est finie

## Réglages d’une table

villagers-option-first = Premier joueur
    .help = Qui commence : une place de la table, ou le hasard
villagers-option-first-random = au hasard
villagers-option-first-0 = place 1
villagers-option-first-1 = place 2
villagers-option-first-2 = place 3
villagers-option-first-3 = place 4
villagers-option-first-4 = place 5
villagers-option-mode = Duel solo
    .help = La force de la Comtesse ; seulement pour une table d’une seule place
villagers-option-mode-normal = normal
    .help = Seul : la Comtesse habituelle ; à plusieurs, cela ne change rien
villagers-option-mode-beginner = débutant, en solo seulement
    .help = Seul : un événement à la fois, et elle commence sans or
villagers-option-mode-hard = difficile, en solo seulement
    .help = Seul : deux événements pour commencer, pas de Bouffon, et elle débute avec 10 or

## Lignes du décompte

villagers-score-balance = Hors marchés
villagers-score-first-market = Premier marché
villagers-score-gold = Second marché, or
villagers-score-silver = Second marché, argent
villagers-score-coins = Pièces sur les villageois
villagers-tiebreak-villagers = moins de villageois
    .by = avec moins de villageois

## Ce que font les villageois

villagers-effect-per_symbol = { $group ->
    [0] { $gold } or par { $symbol-one }
    [1] { $gold } or par { $symbol-one }
    [2] { $gold } or par paire de { $symbol-many }
   *[other] { $gold } or par groupe de { $group } { $symbol-many }
}
villagers-effect-sum_gold = autant d’or que vos villageois { $family } visibles en portent
villagers-effect-max_coins = autant d’or qu’il y en a sur l’un de vos villageois
villagers-effect-wild_link = tient lieu de n’importe quel villageois d’une chaîne, s’il est recouvert aussitôt
villagers-effect-swap_covered = prend la place d’un villageois recouvert, que vous placez chez vous
villagers-effect-free_unlock = ce tour, vos cadenas s’ouvrent gratuitement
villagers-effect-half_gold = gagnez la moitié, { $rounding }, de l’or imprimé d’un de vos villageois
villagers-effect-cancel_event = une fois par partie, défausse un événement qui n’a pas commencé
villagers-rounding-up = arrondie à l’unité supérieure
villagers-rounding-down = arrondie à l’unité inférieure

## Ce que font les événements

villagers-payer-player = vous
villagers-payer-bank = banque
villagers-payee-bank = banque
    .to = à la banque
villagers-payee-countess = Comtesse
    .to = à la Comtesse
villagers-payee-owner = propriétaire
    .to = à son propriétaire
villagers-whose-player = les vôtres
villagers-whose-countess = les siens
villagers-whose-both = les deux
villagers-on-one = un seul
villagers-on-each = chacun
villagers-amount-keychain = nombre du porte-clés
villagers-count-food = nourriture
    .one = symbole Nourriture
    .many = symboles Nourriture
villagers-count-house = maisons
    .one = symbole Maison
    .many = symboles Maison
villagers-count-gold_symbols = symboles Or
    .one = symbole Or
    .many = symboles Or
villagers-count-best_gold = plus haut symbole Or
    .one = or de la meilleure carte
    .many = or de la meilleure carte
villagers-count-commons = villageois communs
    .one = villageois commun
    .many = villageois communs
villagers-count-largest_family = plus grande famille
    .one = villageois de la plus grande famille
    .many = villageois de la plus grande famille
villagers-count-silver = argent
    .one = or d’argent
    .many = or d’argent
villagers-count-one_silver = un symbole Argent
    .one = or d’un symbole Argent
    .many = or d’un symbole Argent
villagers-count-one_coins = pièces sur un villageois
    .one = pièce sur un villageois
    .many = pièces sur un villageois
villagers-count-hand = main
    .one = carte en main
    .many = cartes en main
villagers-count-hand_families = familles en main
    .one = famille de votre main
    .many = familles de votre main
villagers-count-treasury = trésor
    .one = or de votre trésor
    .many = or de votre trésor
villagers-take-own_top = villageois du sommet
villagers-take-hand = main
villagers-take-road = route
villagers-take-stack = pioche
villagers-take-pile = pile
villagers-give-countess = Comtesse
villagers-give-discard = défausse
villagers-pick-player = au choix
villagers-pick-random = au hasard
villagers-pick-top = dessus de la pioche
villagers-pick-max_gold = le plus d’or
villagers-key-draft_capacity = capacité de recrutement
villagers-key-build_limit = limite de placement
villagers-key-common_exchanges = échanges
villagers-key-road_coins = pièces sur la route
villagers-key-blind_draft = recrutement à l’aveugle
villagers-key-bank_unlock = cadenas à la banque
villagers-key-exchange_to_countess = cartes échangées

villagers-happening-gold_transfer = { $payer-id ->
    [bank] { $payee-id ->
        [owner] { $whose-id ->
            [both] la banque paie aux deux villages
            [countess] la banque paie à la Comtesse
           *[other] la banque vous paie
        }
       *[other] la banque paie à la Comtesse
    }
   *[other] payez { $payee-to }
} { $base ->
    [0] {""}
   *[other] { $per ->
        [0] { $base } or
       *[other] { $base } or, plus{" "}
    }
}{ $per ->
    [0] {""}
   *[other] { $count-id ->
        [silver] { $per ->
            [1] la valeur de leur argent
           *[other] { $per } fois la valeur de leur argent
        }
        [one_silver] { $per ->
            [1] la valeur d’un symbole Argent
           *[other] { $per } fois la valeur d’un symbole Argent
        }
        [one_coins] { $per ->
            [1] autant qu’il y a de pièces sur un villageois
           *[other] { $per } fois les pièces d’un villageois
        }
        [best_gold] { $per ->
            [1] le plus haut symbole Or
           *[other] { $per } fois le plus haut symbole Or
        }
       *[other] { $div ->
            [0] { $per } or par { $count-one }
            [1] { $per } or par { $count-one }
           *[other] { $per } or par tranche de { $div } { $count-many }
        }
    }{ $whose-id ->
        [both] {""}
        [countess] {" "}de son village
       *[other] { $count-id ->
            [hand] {""}
            [hand_families] {""}
            [treasury] {""}
           *[other] {" "}de votre village
        }
    }{ $count-id ->
        [one_silver] {" "}(à votre choix)
        [one_coins] {" "}(à votre choix)
       *[other] {""}
    }
}
villagers-happening-card_transfer = { $give-id ->
    [countess] la Comtesse reçoit
   *[other] défaussez
} { $take-id ->
    [stack] { $count ->
        [1] la carte du dessus de la pioche non vide la plus à gauche
       *[other] les { $count } cartes du dessus des pioches, de gauche à droite
    }
    [pile] { $count ->
        [1] la carte du dessus d’une pioche ou de la réserve
       *[other] { $count } cartes du dessus des pioches ou de la réserve
    }
    [hand] { $count ->
        [1] 1 carte de votre main
       *[other] { $count } cartes de votre main
    }
    [road] { $count } villageois de la route
   *[own_top] { $count } de vos villageois du sommet (ni Compagnons ni commun){ $symbol-id ->
        [food] , qui montre un { $symbol-one }
        [house] , qui montre un { $symbol-one }
        [gold] , qui montre un { $symbol-one }
       *[other] {""}
    }
}{ $pick-id ->
    [player] , à votre choix
    [random] , au hasard
    [max_gold] , le plus d’or imprimé d’abord
   *[other] {""}
}{ $ransom ->
    [0] {""}
   *[other]  ; ou bien payez { $ransom_to-to } { $ransom } or
}
villagers-happening-modifier = { $key-id ->
    [draft_capacity] { $delta ->
        [-1] recrutez 1 villageois de moins
        [-2] recrutez 2 villageois de moins
        [0] recrutez { $set } villageois
       *[other] capacité de recrutement modifiée de { $delta }
    }
    [build_limit] { $delta ->
        [-1] placez 1 villageois de moins
        [-2] placez 2 villageois de moins
        [0] placez au plus { $set } villageois
       *[other] limite de placement modifiée de { $delta }
    }
    [common_exchanges] { $delta ->
        [-1] 1 échange de moins contre un villageois commun
        [-2] 2 échanges de moins contre des villageois communs
        [0] échanges contre des villageois communs : { $set }
       *[other] échanges contre des villageois communs modifiés de { $delta }
    }
    [road_coins] { $delta ->
        [-1] vous ne posez pas de pièce sur la route
        [0] pièces à poser sur la route : { $set }
       *[other] sur la route, pièces à poser modifiées de { $delta }
    }
    [bank_unlock] { $delta ->
        [0] la banque demande { $set } or pour un cadenas
       *[other] prix d’un cadenas à la banque modifié de { $delta }
    }
    [exchange_to_countess] la carte cédée contre un villageois commun va à la Comtesse
   *[blind_draft] { $delta ->
        [-1] pas de recrutement à l’aveugle tant qu’un villageois est face visible
        [0] { $set ->
            [0] pas de recrutement à l’aveugle tant qu’un villageois est face visible
           *[other] recrutement à l’aveugle permis
        }
       *[other] recrutement à l’aveugle permis
    }
}{ $floor ->
    [0] {""}
   *[other] , mais au moins { $floor }
}{ $buyoff ->
    [0] {""}
   *[other] , ou payez { $buyoff } or { $buyoff_to-to }
}
villagers-happening-coins = { $on-id ->
    [each] la banque pose { $amount-id ->
        [keychain] en or le nombre de son porte-clés
       *[other] { $amount } or
    } sur chaque villageois clé
   *[other] la banque pose { $amount-id ->
        [keychain] en or le nombre de son porte-clés
       *[other] { $amount } or
    } sur un villageois clé
} { $whose-id ->
    [player] de votre village
   *[other] de la Comtesse
}{ $on-id ->
    [each] {""}
   *[other] {" "}(à votre choix)
}
villagers-happening-replace = fait place { $count ->
    [1] au prochain événement de sa saison
   *[other] à { $count } événements de sa saison
}{ $at_once ->
    [0] {""}
   *[other] { $count ->
        [1] , qui agit aussitôt
       *[other] , qui agissent aussitôt
    }
}
villagers-happening-force_jester = le Bouffon doit être joué cette manche

# Ce qu’un événement ferait maintenant ; rien là où ses propres mots suffisent
villagers-outlook-bought = Racheté : il ne fait rien
villagers-outlook-gold_transfer = { $payee-id ->
    [owner] { $whose-id ->
        [both] vous recevez { $own } or, la Comtesse { $most }
        [countess] la Comtesse reçoit { $most } or
       *[other] vous recevez { $most } or
    }
   *[other] { $count-id ->
        [0] {""}
        [best_gold] {""}
        [silver] {""}
        [one_silver] {""}
        [one_coins] {""}
        [treasury] {""}
       *[other] { $counted ->
            [one] { $counted } { $count-one } :{" "}
           *[other] { $counted } { $count-many } :{" "}
        }
    }{ $payer-id ->
        [bank] { $most ->
            [0] la Comtesse ne reçoit rien
           *[other] la Comtesse reçoit{" "}
        }
       *[other] { $most ->
            [0] vous ne payez rien
           *[other] vous payez{" "}
        }
    }{ $most ->
        [0] {""}
       *[other] { $open ->
            [0] { $most } or
           *[other] { $least } à { $most } or
        }
    }
}
villagers-outlook-card_transfer = { $take-id ->
    [stack] { $cards ->
        [0] il n’y a pas de carte : rien ne se passe
       *[other] {""}
    }
    [pile] { $cards ->
        [0] il n’y a pas de carte : rien ne se passe
        [one] une seule pile a des cartes
       *[other] { $cards } piles au choix
    }
    [hand] { $cards ->
        [0] votre main est vide : rien ne se passe
        [one] vous n’avez qu’une carte
       *[other] { $cards } cartes au choix
    }
    [road] { $cards ->
        [0] la route est vide : rien ne se passe
       *[other] {""}
    }
   *[own_top] { $cards ->
        [0] il ne peut prendre personne : rien ne se passe
        [one] un seul villageois qu’il puisse prendre
       *[other] { $cards } villageois qu’il peut prendre
    }
}
villagers-outlook-modifier = { $key-id ->
    [draft_capacity] vous recrutez { $counted } villageois
    [build_limit] vous placez au plus { $counted } villageois
   *[other] {""}
}{ $buyoff ->
    [0] {""}
   *[other] { $begun ->
        [0] { $cards ->
            [0] , et vous ne pouvez pas le racheter
           *[other] { $most ->
                [0] , ou écartez-le gratuitement
               *[other] , sauf si vous payez { $most } or
            }
        }
       *[other] {""}
    }
}
villagers-outlook-coins = { $cards ->
    [0] { $whose-id ->
        [player] vous n’avez pas de clé : rien ne se passe
       *[other] elle n’a pas de clé : rien ne se passe
    }
   *[other] { $on-id ->
        [each] { $cards ->
            [one] { $cards } clé : { $most } or
           *[other] { $cards } clés : { $most } or en tout
        }
       *[other] { $open ->
            [0] { $most } or
           *[other] { $least } à { $most } or
        }
    }
}
villagers-outlook-replace = {""}
villagers-outlook-force_jester = { $cards ->
    [0] le Bouffon est parti : il ne fait rien
   *[other] {""}
}


## Le terminal

cli-command-cards = cartes
    .does = tous les villageois, ce qu’ils montrent et demandent
cli-command-events = événements, evenements
    .does = les événements des deux saisons et ce qu’ils font
cli-villagers-group-draft = Recruter un villageois de la route :
cli-villagers-group-blind = Recruter à l’aveugle, dos visible :
cli-villagers-group-give = Donner à la Comtesse :
cli-villagers-group-coin = Poser 1 or sur :
cli-villagers-group-yield = Céder de la route :
cli-villagers-group-swap = Prendre la place d’un villageois :
villagers-board-mode-normal = solo
villagers-board-mode-beginner = solo, débutant
villagers-board-mode-hard = solo, difficile
villagers-board-round = manche { $number }, { $phase }
villagers-board-head-stack = pioche
villagers-board-head-road = route
villagers-board-head-coins = or
villagers-board-head-shows = montre
villagers-board-head-treasury = trésor
villagers-board-head-food = nour
villagers-board-head-houses = mais
villagers-board-head-capacity = recr
villagers-board-head-limit = plac
villagers-board-head-gold = or
villagers-board-head-silver = arg
villagers-board-head-lying = posé
villagers-board-head-villagers = vill
villagers-board-head-hand_size = main
villagers-board-head-season = saison
villagers-board-head-event = événement
villagers-board-head-when = quand
villagers-board-head-effect = effet
villagers-board-head-family = famille
villagers-board-head-villager = villageois
villagers-board-head-needs = demande
villagers-board-mark-first = M1
villagers-board-mark-second = M2
villagers-board-market-left = { $market } : { $count ->
    [0] à la fin de la manche
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
villagers-board-market-done = { $market } : tenu
villagers-board-reserve = Réserve { $pile }
villagers-board-head-first = 1 : premier joueur
villagers-board-gold = { $count } or
villagers-board-food = { $count } nourriture
villagers-board-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
villagers-board-keychain = clé ×{ $count }
villagers-board-on = sur { $card }
villagers-board-lock = cadenas { $card }
villagers-board-padlocks = cadenas { $count }
villagers-board-gold_symbols = symboles Or { $count }
villagers-board-lying = ({ $count } or posé)
villagers-board-stands-for = { $card } pour { $role }
villagers-board-village = Village : { $counts }
villagers-board-square = Place du village : { $cards }
villagers-board-due = encore { $count } à recruter
villagers-board-turn = encore { $count } à placer, { $exchanges } à échanger
villagers-board-free = cadenas gratuits
villagers-board-countess = Comtesse, trésor { $gold } or
villagers-board-hand = Main { $count }
villagers-board-seen = vus : { $cards }
villagers-board-won = Vous êtes plus riche que la Comtesse : vous gagnez
villagers-board-lost = La Comtesse est au moins aussi riche que vous : elle gagne
villagers-board-no-event = Aucun événement
villagers-board-deck-summer = été { $count }
villagers-board-deck-winter = hiver { $count }
villagers-board-jester = Bouffon disponible
villagers-board-no-jester = plus de Bouffon
villagers-board-solo-only = Les événements n’existent qu’en solo
villagers-board-own-key = la banque paie
villagers-board-other-key = votre trésor paie

## Le plateau en toutes lettres

villagers-view-mode = Duel solo
villagers-view-first = Premier joueur
villagers-view-markets = Marchés tenus
villagers-view-road = La route
villagers-view-stacks = Pioches
villagers-view-reserve = Réserve
villagers-view-returned = Cartes rendues
villagers-view-commons = Villageois communs
villagers-view-discard = Défausse
villagers-rival-countess = La Comtesse
villagers-view-countess = Comtesse
villagers-view-jester = Bouffon disponible
villagers-view-events = Événements
villagers-view-outlook = Ce que feraient les événements
villagers-view-bank_price = Cadenas à la banque
villagers-view-counted = Compté
villagers-view-least = Au moins
villagers-view-most = Au plus
villagers-view-own = Pour vous
villagers-view-open = Au choix
villagers-view-duty = Le Bouffon doit être joué
villagers-view-bought = Événements rachetés
villagers-view-begun = Événements commencés
villagers-view-spent = Événements passés
villagers-view-summer = Événements d’été à venir
villagers-view-winter = Événements d’hiver à venir
villagers-view-won = Victoire
villagers-view-treasury = Trésor
villagers-view-cards = Village
villagers-view-food = Nourriture
villagers-view-houses = Maisons
villagers-view-gold = Or
villagers-view-coins = Or posé dessus
villagers-view-gold_symbols = Symboles Or
villagers-view-padlocks = Cadenas
villagers-view-silver = Argent
villagers-view-symbols = Symboles
villagers-view-villagers = Villageois
villagers-view-hand = Main
villagers-view-hand_size = Cartes en main
villagers-view-backs = Dos de la main
villagers-view-seen = Vues au recrutement
villagers-view-square = Place du village
villagers-view-capacity = À recruter par manche
villagers-view-due = Encore à recruter
villagers-view-limit = À placer par manche
villagers-view-placed = Déjà placés
villagers-view-exchanges = Échanges possibles
villagers-view-free_unlock = Cadenas gratuits
villagers-view-size = Cartes
villagers-view-back = Dos
villagers-view-depth = Profondeur
villagers-view-by = Par
villagers-view-round = Manche
villagers-view-side = Côté
villagers-view-top = visible
villagers-view-free = Peut porter
villagers-view-family = Famille
villagers-view-lock = Cadenas
villagers-view-keychain = Cartes que sa clé ouvre
villagers-view-placed_on = Se place sur
villagers-view-pile = Pioche

## Le plateau dans le navigateur

villagers-board-tab-road = Route
villagers-board-tab-mine = Mon village
villagers-board-tab-others = Les autres
villagers-board-tab-countess = Comtesse
villagers-board-close = Fermer
villagers-board-all-events = Tous les événements
villagers-board-event-open = face visible
villagers-board-event-spent = passé
villagers-board-event-coming = peut encore venir
villagers-board-market-now = fin de manche
villagers-board-market-past = tenu
villagers-board-no-hand = Aucune carte en main
villagers-board-does-wild_link = tout maillon
villagers-board-does-swap_covered = échange
villagers-board-does-free_unlock = gratuit
villagers-board-does-half_gold = demi-or
villagers-board-letter-wood = Bo
villagers-board-letter-hay = Fo
villagers-board-letter-ore = Mi
villagers-board-letter-grape = Ra
villagers-board-letter-wool = La
villagers-board-letter-leather = Cu
villagers-board-letter-grain = Cé
villagers-board-letter-solitary = So
villagers-board-letter-special = Sp
villagers-tip-silver = Argent, au second marché : { $text }
villagers-tip-pays = Rapporte { $first } or au premier marché, { $second } au second, en l’état
villagers-tip-pays-second = Rapporte { $second } or au second marché, en l’état
villagers-tip-fresh = Nouveau depuis votre dernier placement
villagers-tip-chain = Chaîne : { $cards }
villagers-tip-table = Commence une pile
villagers-tip-slots = { $count ->
    [one] Peut recevoir { $count } villageois
   *[other] Peut recevoir { $count } villageois
}
villagers-tip-free = { $count ->
    [one] Encore { $count } place dessus
   *[other] Encore { $count } places dessus
}
villagers-tip-lock = Cadenas ; sa clé : { $card }
villagers-tip-key-own = { $village-in } : la banque y pose { $gold } or
villagers-tip-key-other = { $village-in } : vous y posez { $gold } or
villagers-tip-key-nowhere = dans aucun village : vous payez { $gold } or à la banque
villagers-tip-keychain = Clé de { $count } cartes : { $cards }
villagers-tip-stands = Remplace : { $card }
villagers-tip-covered = Recouvert : seuls son nom, sa famille et son cadenas comptent encore
villagers-tip-coins = { $count } or posé dessus : compte au premier marché, vous revient au second
villagers-tip-road-coins = { $count } or pour qui le recrute
villagers-tip-stack = { $count ->
    [one] Pioche { $number } : { $count } carte, dos { $family }
   *[other] Pioche { $number } : { $count } cartes, dos { $family }
}
villagers-tip-stack-empty = La pioche { $number } est vide pour de bon
villagers-tip-returned = Rendue par { $player } : { $card }, { $depth ->
    [0] au-dessus
    [one] sous { $depth } carte
   *[other] sous { $depth } cartes
}
villagers-tip-gone = Personne n’est venu à cette place
villagers-tip-market = { $held } : { $count ->
    [0] à la fin de la manche
    [one] encore { $count } carte dans ses pioches
   *[other] encore { $count } cartes dans ses pioches
}
villagers-tip-market-held = { $held } : tenu
villagers-tip-common = { $count ->
    [one] Il en reste { $count } ; coûte une carte de votre main, rien de votre limite
   *[other] Il en reste { $count } ; coûte une carte de votre main, rien de votre limite
}
villagers-tip-reserve = { $count ->
    [one] Réserve : { $count } carte
   *[other] Réserve : { $count } cartes
}
villagers-tip-discard = { $count ->
    [0] Personne n’a quitté la partie
    [one] Hors de la partie : { $count } carte
   *[other] Hors de la partie : { $count } cartes
}
villagers-tip-treasury = Trésor : { $count } or
villagers-tip-food = Nourriture { $count } : { $capacity } recrutés par manche
villagers-tip-houses = Maisons { $count } : jusqu’à { $limit } placés par manche
villagers-tip-income = { $held }, s’il avait lieu maintenant : { $count } or ({ $gold } imprimé, { $coins } posé sur des villageois, { $silver } d’argent)
villagers-tip-turn = { $count } à placer, { $exchanges } à échanger
villagers-tip-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
villagers-tip-seen = Vues au recrutement : { $cards }
villagers-tip-square = Place du village : les cartes recrutées cette manche, en main quand vous les avez toutes
villagers-why-spot = Ce villageois ne peut pas aller là : il lui faut la carte qu’il nomme, avec de la place
villagers-why-stack = Cette pioche est vide
villagers-why-road = On recrute les villageois de la route pendant le recrutement
villagers-why-hand = Impossible à placer maintenant : il lui faut sa chaîne, un cadenas ouvert et de la place dans votre limite
villagers-why-common = Plus d’échange, ou plus de carte à rendre
villagers-view-until = Cartes avant les marchés
villagers-view-first_market = Premier marché
villagers-view-second_market = Second marché
villagers-view-income = Revenu en ce moment
villagers-view-silver_of = Argent dans votre village
villagers-view-asked = Question sur
villagers-view-common = Villageois commun
villagers-view-event = Événement

## Tour de l’écran

villagers-tour-road = Six villageois attendent sur la route, certains avec des pièces. Derrière eux, les pioches : prenez une carte inconnue si vous osez. Quand des pioches s’épuisent viennent les marchés.
    .title = La route
villagers-tour-commons = Bûcherons, Faneurs et Mineurs ouvrent des chaînes. Vous en obtenez un contre une carte de votre main, jusqu’à trois fois par tour.
    .title = Villageois communs
villagers-tour-bar = La nourriture fixe combien vous recrutez, les maisons combien vous placez. À côté : votre or, et ce que chaque marché vous paierait maintenant.
    .title = Vos nombres
villagers-tour-village = Votre village. Un villageois se pose sur celui qui le précède dans sa chaîne ; ce qui est recouvert ne donne plus ni nourriture, ni maison, ni or.
    .title = Votre village
villagers-tour-hand = Votre main, par famille. À votre tour de placement, les cartes que vous pouvez placer se soulèvent ; un cadenas montre qui a sa clé.
    .title = Votre main
villagers-tour-countess = La Comtesse et les événements qui agiront à la prochaine manche. Le Bouffon peut en annuler un.
    .title = La Comtesse
villagers-tour-others = Les autres villages. Leurs villageois clés ouvrent aussi vos cadenas, mais vous payez alors leur propriétaire.
    .title = Les autres villages

# Ce que comptent les robots et les conseils, avant un nombre : « or au premier marché +3 »
villagers-feature-treasury = or dans le trésor
villagers-feature-first-market = or au premier marché
villagers-feature-gold = or au second marché
villagers-feature-silver = or tiré de l’argent au second marché
villagers-feature-coins = or posé sur des villageois
villagers-feature-food = nourriture utile
villagers-feature-houses = maisons utiles
villagers-feature-open = cartes plaçables
villagers-feature-open-gold = or sur les cartes plaçables
villagers-feature-shut = cartes sans leur chaîne
villagers-feature-shut-gold = or sur les cartes sans leur chaîne
villagers-feature-locked = cadenas sans clé dans le village
villagers-feature-keys = cartes que les clés du village ouvrent
villagers-feature-placements-left = placements restants cette manche
villagers-feature-drafts-due = cartes encore à recruter
villagers-feature-villagers = villageois au village
villagers-feature-silver-at-hand = cartes Argent en main
villagers-feature-no-food = village sans nourriture
villagers-feature-jester = le Bouffon
villagers-feature-events-ahead = or que coûteraient les événements face visible
villagers-feature-duel = duel contre la Comtesse
villagers-feature-countess-villagers = villageois de la Comtesse
villagers-feature-countess-gold = or de la Comtesse

## Ce que sont les nombres d’une observation (docs/research.md)

villagers-seen-round = la manche
villagers-seen-phase = la phase
villagers-seen-markets = marchés déjà tenus
villagers-seen-first = qui commence la manche
villagers-seen-events = événements face visible
villagers-seen-spent = événements passés
villagers-seen-summer = événements d’été restants
villagers-seen-winter = événements d’hiver restants
villagers-seen-jester = si le Bouffon est disponible
villagers-seen-reserve-cards = cartes connues d’une réserve refaite
villagers-seen-duty = si le Bouffon doit être joué
villagers-seen-bought = événements face visible rachetés
villagers-seen-begun = événements face visible qui ont commencé
villagers-seen-road = cartes de la route
villagers-seen-road-coins = pièces sur la route
villagers-seen-piles = cartes de chaque pioche
villagers-seen-backs = le dos du dessus de chaque pioche
villagers-seen-returned = cartes que vous y avez remises
villagers-seen-returned-top = une carte à vous sur le dessus
villagers-seen-discard = cartes défaussées
villagers-seen-hand = cartes de votre main
villagers-seen-waiting = qui doit choisir
villagers-seen-commons = villageois communs restants
villagers-seen-village = cartes du village
villagers-seen-tops = cartes sur lesquelles rien ne repose
villagers-seen-coins = pièces sur les cartes
villagers-seen-slots = places libres pour d’autres
villagers-seen-seen = cartes vues par les autres, en main ou sur la place
villagers-seen-hand-backs = cartes en main d’après leur dos
villagers-seen-hand-size = cartes en main
villagers-seen-square-size = cartes sur la place
villagers-seen-treasury = or
villagers-seen-due = villageois encore à recruter
villagers-seen-limit = cartes que l’on peut placer ce tour
villagers-seen-placed = cartes placées ce tour
villagers-seen-exchanges = échanges encore permis ce tour
villagers-seen-free-unlock = si les cadenas sont gratuits

## Tables des données, au bureau du propriétaire

villagers-desk-events = Événements du duel
villagers-desk-numbers = Nombres des règles
villagers-desk-families = Familles
villagers-desk-box = Contenu de la boîte
villagers-desk-setup = Mise en place
villagers-desk-founders = Compagnons
villagers-desk-countess = Comtesse
villagers-desk-jester = Bouffon
villagers-desk-modes = Modes du duel
villagers-desk-reveals = Événements révélés
villagers-desk-villagers = Villageois

## Pourquoi un paquet de données est refusé ; le chemin est affiché devant

villagers-refused-reserved = est le nom d’une autre carte
villagers-refused-copies = il y a de la place pour { $most } exemplaires en tout, pas plus
villagers-refused-special-stays = ce spécial reste dans un village
villagers-refused-special-leaves = manque : ce spécial quitte la partie quand il est joué
villagers-refused-starting = { $count } villageois de départ ; la route a { $places } places (VIL-3.1)
villagers-refused-no-common = aucun villageois n’a common = true (VIL-7.10)
villagers-refused-keychain = { $given }, mais il ouvre { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} (VIL-7.22)
villagers-refused-key-slots = une clé ne porte pas de villageois (VIL-7.21)
villagers-refused-lock = un villageois ne s’ouvre pas lui-même
villagers-refused-no-slots = rien ne se pose sur { $villager }, qui n’a pas de place (slots) (VIL-2.4)
villagers-refused-chain-loop = cette chaîne revient sur elle-même
villagers-refused-chain-long = cette chaîne a plus de 15 cartes
villagers-refused-common = un villageois commun commence une pile, et n’a ni cadenas ni place sur la route (VIL-7.10)
villagers-refused-stacks = il faut { $needed } cartes pour les pioches et les mains, il y en a { $count }
villagers-refused-event-gone = a été retiré avec la version 2 des règles : les vrais événements l’ont remplacé (VIL-11.40 à 11.63) ; donnez season, phase et effect pour le garder comme événement à vous
villagers-refused-lasting = la saison { $season } demande un événement sans « replace » (VIL-11.13)
villagers-refused-coins = les pièces se posent sur les villageois par groupes de { $number } (INV-6)
villagers-refused-phase = { $word ->
    [do] ce mot
   *[other] { $word }
} agit dans « { $needed } », pas dans « { $given } » (VIL-12.3)
villagers-refused-reveals = une ligne doit commencer à 0
villagers-refused-bank = la banque ne peut pas payer la banque
villagers-refused-owner = « owner » va avec payer = « bank » (VIL-12.3)
villagers-refused-both = « both » va avec payee = « owner » et un compte (count) sans choix (VIL-12.3)
villagers-refused-own-count = ce compte ne vaut que pour le joueur (VIL-12.3)
villagers-refused-delta = donnez « delta » ou « set », l’un des deux (VIL-12.5)
villagers-refused-top = « top » va avec take = « stack », et c’est le seul mot qui aille avec
villagers-refused-pile = take = « pile » va avec « player », qui choisit la pile (VIL-11.55)
