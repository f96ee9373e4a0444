### Les mots d’Orléans en français.
### Un nom porte les formes dont les phrases ont besoin : .a « un moine », .the « le moine », .of « de moine »,
### .of-the « du moine », .many « moines », .of-many « de moines », .some « du vin », .at « au Bateau »,
### .from « du Bateau », .to « au conclave ».

orleans-title = Orléans
orleans-summary = Recrutez des partisans, organisez votre ville et commercez autour d’Orléans

## Figures

orleans-figure-farmer = fermier
    .a = un fermier
    .the = le fermier
    .of = de fermier
    .of-the = du fermier
    .many = fermiers
    .of-many = de fermiers
orleans-figure-boatman = batelier
    .a = un batelier
    .the = le batelier
    .of = de batelier
    .of-the = du batelier
    .many = bateliers
    .of-many = de bateliers
orleans-figure-craftsman = artisan
    .a = un artisan
    .the = l’artisan
    .of = d’artisan
    .of-the = de l’artisan
    .many = artisans
    .of-many = d’artisans
orleans-figure-trader = commerçant
    .a = un commerçant
    .the = le commerçant
    .of = de commerçant
    .of-the = du commerçant
    .many = commerçants
    .of-many = de commerçants
orleans-figure-knight = chevalier
    .a = un chevalier
    .the = le chevalier
    .of = de chevalier
    .of-the = du chevalier
    .many = chevaliers
    .of-many = de chevaliers
orleans-figure-scholar = érudit
    .a = un érudit
    .the = l’érudit
    .of = d’érudit
    .of-the = de l’érudit
    .many = érudits
    .of-many = d’érudits
orleans-figure-monk = moine
    .a = un moine
    .the = le moine
    .of = de moine
    .of-the = du moine
    .many = moines
    .of-many = de moines

# Partisans marqués
orleans-kind-farmer-own = fermier marqué
    .a = un fermier marqué
    .the = le fermier marqué
    .of = de fermier marqué
    .of-the = du fermier marqué
    .many = fermiers marqués
    .of-many = de fermiers marqués
orleans-kind-boatman-own = batelier marqué
    .a = un batelier marqué
    .the = le batelier marqué
    .of = de batelier marqué
    .of-the = du batelier marqué
    .many = bateliers marqués
    .of-many = de bateliers marqués
orleans-kind-craftsman-own = artisan marqué
    .a = un artisan marqué
    .the = l’artisan marqué
    .of = d’artisan marqué
    .of-the = de l’artisan marqué
    .many = artisans marqués
    .of-many = d’artisans marqués
orleans-kind-trader-own = commerçant marqué
    .a = un commerçant marqué
    .the = le commerçant marqué
    .of = de commerçant marqué
    .of-the = du commerçant marqué
    .many = commerçants marqués
    .of-many = de commerçants marqués

# Cases qui ne demandent pas une figure précise
orleans-need-any = au choix
    .of = au choix
orleans-need-any_neutral = neutre
    .of = de neutre

## Marchandises

orleans-good-grain = céréales
    .some = des céréales
orleans-good-cheese = fromage
    .some = du fromage
orleans-good-wine = vin
    .some = du vin
orleans-good-wool = laine
    .some = de la laine
orleans-good-brocade = brocart
    .some = du brocart
orleans-load-none = rien
    .some = rien

## Lieux du plateau et tuiles Lieu

orleans-place-farm = Ferme
    .the = la Ferme
    .at = à la Ferme
    .from = de la Ferme
orleans-place-village = Village
    .the = le Village
    .at = au Village
    .from = du Village
orleans-place-university = Université
    .the = l’Université
    .at = à l’Université
    .from = de l’Université
orleans-place-castle = Château
    .the = le Château
    .at = au Château
    .from = du Château
orleans-place-monastery = Monastère
    .the = le Monastère
    .at = au Monastère
    .from = du Monastère
orleans-place-ship = Bateau
    .the = le Bateau
    .at = au Bateau
    .from = du Bateau
orleans-place-wagon = Charrette
    .the = la Charrette
    .at = à la Charrette
    .from = de la Charrette
orleans-place-guildhall = Guilde
    .the = la Guilde
    .at = à la Guilde
    .from = de la Guilde
orleans-place-scriptorium = Scriptorium
    .the = le Scriptorium
    .at = au Scriptorium
    .from = du Scriptorium
orleans-place-town_hall = Mairie
    .the = la Mairie
    .at = à la Mairie
    .from = de la Mairie
orleans-place-hayrick = Meule de foin
    .the = la Meule de foin
    .at = à la Meule de foin
    .from = de la Meule de foin
orleans-place-cheese_factory = Fromagerie
    .the = la Fromagerie
    .at = à la Fromagerie
    .from = de la Fromagerie
orleans-place-winery = Exploitation vinicole
    .the = l’Exploitation vinicole
    .at = à l’Exploitation vinicole
    .from = de l’Exploitation vinicole
orleans-place-wool_manufacturer = Fabrique de laine
    .the = la Fabrique de laine
    .at = à la Fabrique de laine
    .from = de la Fabrique de laine
orleans-place-tailor_shop = Tailleur
    .the = le Tailleur
    .at = au Tailleur
    .from = du Tailleur
orleans-place-brewery = Brasserie
    .the = la Brasserie
    .at = à la Brasserie
    .from = de la Brasserie
orleans-place-windmill = Moulin
    .the = le Moulin
    .at = au Moulin
    .from = du Moulin
orleans-place-library = Bibliothèque
    .the = la Bibliothèque
    .at = à la Bibliothèque
    .from = de la Bibliothèque
orleans-place-hospital = Hôpital
    .the = l’Hôpital
    .at = à l’Hôpital
    .from = de l’Hôpital
orleans-place-sacristy = Sacristie
    .the = la Sacristie
    .at = à la Sacristie
    .from = de la Sacristie
orleans-place-herb_garden = Jardin potager
    .the = le Jardin potager
    .at = au Jardin potager
    .from = du Jardin potager
orleans-place-bathhouse = Bains publics
    .the = les Bains publics
    .at = aux Bains publics
    .from = des Bains publics
orleans-place-gunpowder_tower = Poudrière
    .the = la Poudrière
    .at = à la Poudrière
    .from = de la Poudrière
orleans-place-cellar = Restaurant
    .the = le Restaurant
    .at = au Restaurant
    .from = du Restaurant
orleans-place-office = Trésorerie
    .the = la Trésorerie
    .at = à la Trésorerie
    .from = de la Trésorerie
orleans-place-school = École
    .the = l’École
    .at = à l’École
    .from = de l’École
orleans-place-pharmacy = Pharmacie
    .the = la Pharmacie
    .at = à la Pharmacie
    .from = de la Pharmacie
orleans-place-horse_wagon = Carriole
    .the = la Carriole
    .at = à la Carriole
    .from = de la Carriole
orleans-place-shipping_line = Compagnie fluviale
    .the = la Compagnie fluviale
    .at = à la Compagnie fluviale
    .from = de la Compagnie fluviale
orleans-place-laboratory = Laboratoire
    .the = le Laboratoire
    .at = au Laboratoire
    .from = du Laboratoire
orleans-place-other = { $title }
    .the = le lieu { $title }
    .at = au lieu { $title }
    .from = du lieu { $title }

# Cases d’action : sans figure connue, avec elle, et avec un numéro quand le lieu la demande deux fois
orleans-slot = { $place }, case { $number }
    .at = { $place-at }, case { $number }
    .from = { $place-from }, case { $number }
orleans-slot-asking = { $place }, case { $need-of }
    .at = { $place-at }, case { $need-of }
    .from = { $place-from }, case { $need-of }
orleans-slot-twin = { $place }, case { $need-of } n° { $number }
    .at = { $place-at }, case { $need-of } n° { $number }
    .from = { $place-from }, case { $need-of } n° { $number }

## Villes et liaisons

orleans-town-le_mans = Le Mans
    .at = au Mans
orleans-town-chartres = Chartres
    .at = à Chartres
orleans-town-etampes = Étampes
    .at = à Étampes
orleans-town-chateaudun = Châteaudun
    .at = à Châteaudun
orleans-town-orleans = Orléans
    .at = à Orléans
orleans-town-montargis = Montargis
    .at = à Montargis
orleans-town-vendome = Vendôme
    .at = à Vendôme
orleans-town-blois = Blois
    .at = à Blois
orleans-town-briare = Briare
    .at = à Briare
orleans-town-tours = Tours
    .at = à Tours
orleans-town-montrichard = Montrichard
    .at = à Montrichard
orleans-town-vierzon = Vierzon
    .at = à Vierzon
orleans-town-sancerre = Sancerre
    .at = à Sancerre
orleans-town-bourges = Bourges
    .at = à Bourges
orleans-town-nevers = Nevers
    .at = à Nevers
orleans-town-chinon = Chinon
    .at = à Chinon
orleans-town-loches = Loches
    .at = à Loches
orleans-town-chateauroux = Châteauroux
    .at = à Châteauroux
orleans-town-chatellerault = Châtellerault
    .at = à Châtellerault
orleans-town-le_blanc = Le Blanc
    .at = au Blanc
orleans-town-argenton = Argenton
    .at = à Argenton
orleans-town-la_chatre = La Châtre
    .at = à La Châtre
orleans-town-st_amand = Saint-Amand
    .at = à Saint-Amand
orleans-town-other = { $title }
    .at = à { $title }
orleans-route-river = voie navigable
    .along = sur une voie navigable
orleans-route-road = route
    .along = sur une route

## Actes de bienfaisance

orleans-deed-city_wall = Construction du mur d’enceinte
    .to = à la construction du mur d’enceinte
orleans-deed-papal_conclave = Conclave
    .to = au conclave
orleans-deed-defeat_plague = Lutte contre la peste
    .to = à la lutte contre la peste
orleans-deed-astronomy = Astronomie
    .to = à l’astronomie
orleans-deed-boatmen_guild = Fondation de la guilde des bateliers
    .to = à la guilde des bateliers
orleans-deed-cathedral = Construction de la cathédrale
    .to = à la construction de la cathédrale
orleans-deed-peace_treaty = Traité de paix
    .to = au traité de paix
orleans-deed-canals = Canalisations
    .to = aux canalisations
orleans-deed-other = { $title }
    .to = à l’acte { $title }

orleans-reward-coins = pièces
    .some = des pièces
orleans-reward-development = développement
    .some = du développement

## Événements et lettres

orleans-event-pilgrimage = Pèlerinage
    .the = le Pèlerinage
orleans-event-income = Revenus
    .the = les Revenus
orleans-event-harvest = Moisson
    .the = la Moisson
orleans-event-taxes = Taxes
    .the = les Taxes
orleans-event-trading_day = Commerce
    .the = le Commerce
orleans-event-plague = Peste
    .the = la Peste
orleans-event-other = { $title }
    .the = l’événement { $title }

orleans-grade-none = sans lettre
orleans-grade-A = A
orleans-grade-B = B
orleans-grade-C = C

## Citoyens

orleans-citizen-boatman_track = piste des bateliers
    .of-the = de la piste des bateliers
orleans-citizen-knight_track = piste des chevaliers
    .of-the = de la piste des chevaliers
orleans-citizen-development_1 = piste de développement, premier citoyen
    .of-the = de la piste de développement (premier)
orleans-citizen-development_2 = piste de développement, deuxième citoyen
    .of-the = de la piste de développement (deuxième)
orleans-citizen-development_3 = piste de développement, troisième citoyen
    .of-the = de la piste de développement (troisième)
orleans-citizen-deed_city_wall = Construction du mur d’enceinte
    .of-the = du mur d’enceinte
orleans-citizen-deed_papal_conclave = Conclave
    .of-the = du conclave
orleans-citizen-deed_defeat_plague = Lutte contre la peste
    .of-the = de la lutte contre la peste
orleans-citizen-deed_astronomy = Astronomie
    .of-the = de l’astronomie
orleans-citizen-deed_boatmen_guild = Fondation de la guilde des bateliers
    .of-the = de la guilde des bateliers
orleans-citizen-deed_cathedral = Construction de la cathédrale
    .of-the = de la cathédrale
orleans-citizen-deed_peace_treaty = Traité de paix
    .of-the = du traité de paix
orleans-citizen-deed_canals = Canalisations
    .of-the = des canalisations
orleans-citizen-most_posts = plus grand nombre de comptoirs
    .of-the = du plus grand nombre de comptoirs
orleans-citizen-other = { $title }
    .of-the = de { $title }

## Phases

orleans-phase-exclusion = Exclusion
orleans-phase-hourglass = Le Sablier
orleans-phase-census = Recensement
orleans-phase-followers = Partisans
orleans-phase-planning = Organisation
orleans-phase-actions = Actions
orleans-phase-event = Événement
orleans-phase-start_player = Premier Joueur
orleans-phase-over = Fin de la partie

## Choix offerts à une place

orleans-action-pass = Passer pour cette manche
orleans-action-ready = Je suis prêt
orleans-action-stop = S’arrêter là
orleans-action-keep = Garder le jeton Technologie pour plus tard
orleans-action-settle = Payer en pièces la nourriture encore due
orleans-action-protect = Utiliser la Sacristie et ignorer l’événement
orleans-action-endure = Subir l’événement
orleans-action-exclude = Retirer { $tile-the } de la partie
orleans-action-draw = { $number ->
    [0] Ne piocher personne
    [one] Piocher { $number } personnage
   *[other] Piocher { $number } personnages
}
orleans-action-recall = Rappeler au marché le personnage { $slot-from }
orleans-action-store = Mettre { $kind-a } dans la Poudrière
orleans-action-place = Poser { $kind-a } { $slot-at }
orleans-action-deploy = Poser { $kind-a } de la Poudrière { $slot-at }
orleans-action-withdraw = Reprendre votre personnage { $slot-from }
orleans-action-act = Utiliser { $place-the }
orleans-action-recruit = Recruter { $figure-a }
orleans-action-take = Prendre { $tile-the }
orleans-action-move = { $load-id ->
    [none] Aller { $town-at } sans rien prendre
   *[other] Aller { $town-at } et prendre { $load-some }
}
orleans-action-send = Envoyer { $figure-a } { $deed-to }, contre { $reward-some }
orleans-action-pay = { $number ->
    [one] Payer { $number } pièce pour { $number } point de développement
   *[other] Payer { $number } pièces pour { $number } points de développement
}
orleans-action-tech = Poser un jeton Technologie { $slot-at }
orleans-action-feed = Donner { $good-some }
orleans-action-give-post = Céder un comptoir de votre réserve
orleans-action-give-follower = Céder un personnage pioché dans votre sac
orleans-action-give-development = Céder un point de développement
orleans-action-give-held = Céder un jeton Technologie en attente
orleans-action-give-built = Céder votre comptoir bâti { $town-at }
orleans-action-give-good = Céder { $good-some }
orleans-action-give-tile = Céder { $tile-the }
orleans-action-give-tech = Céder le jeton Technologie { $place-from }

## Ce qu'on demande à une place

orleans-prompt-Automate = Vous avez un jeton Technologie : posez-le définitivement, ou gardez-le pour une autre manche
orleans-prompt-Buy = Choisissez combien de pièces vous changez en points de développement
orleans-prompt-ChooseFigure = Choisissez qui vous recrutez au Village
orleans-prompt-Exclude = Vous pouvez retirer une tuile Lieu de la partie
orleans-prompt-Feed = Moisson : donnez de la nourriture ou payez en pièces
orleans-prompt-Gather = Choisissez combien de personnages piocher ; vous pouvez d’abord en rappeler
orleans-prompt-Hire = Posez l’un des personnages que vous avez piochés
orleans-prompt-Plan = Posez des personnages sur vos lieux, puis indiquez que vous êtes prêt
orleans-prompt-Send = Envoyez un personnage vers un acte de bienfaisance
orleans-prompt-Shelter = Un moine occupe votre Sacristie : utilisez-le contre l’événement, ou gardez-le
orleans-prompt-Store = Vous pouvez mettre de nouveaux personnages dans la Poudrière ; les autres vont au marché
orleans-prompt-TakeTile = Choisissez une tuile Lieu pour votre ville
orleans-prompt-Torture = Il vous manque des pièces : cédez quelque chose pour chacune
orleans-prompt-Travel = Choisissez où va votre marchand et ce que vous prenez en chemin
orleans-prompt-Turn = Utilisez l’un de vos lieux, ou passez

## Ce qui s'est passé ; .own parle au joueur concerné

orleans-told-round = Manche { $number } : { $event }{ $grade-id ->
    [none] {""}
   *[other] {" "}({ $grade })
}
orleans-told-event = Événement : { $event }{ $grade-id ->
    [none] {""}
   *[other] {" "}({ $grade })
}
orleans-told-census-gain = { $player } arrive en tête du recensement
    .own = Vous arrivez en tête du recensement
orleans-told-census-loss = { $player } arrive en dernier au recensement
    .own = Vous arrivez en dernier au recensement
orleans-told-drew = { $player } pioche { $kind-a }
    .own = Vous piochez { $kind-a }
orleans-told-recalled = { $player } rappelle au marché { $kind-the } { $slot-from }
    .own = Vous rappelez au marché { $kind-the } { $slot-from }
orleans-told-stored = { $player } met { $kind-a } dans la Poudrière
    .own = Vous mettez { $kind-a } dans la Poudrière
orleans-told-placed = { $player } pose { $kind-a } { $slot-at }
    .own = Vous posez { $kind-a } { $slot-at }
orleans-told-withdrew = { $player } reprend { $kind-the } { $slot-from }
    .own = Vous reprenez { $kind-the } { $slot-from }
orleans-told-ready = { $player } a fini son plan
    .own = Votre plan est fini
orleans-told-acted = { $player } utilise { $place-the }
    .own = Vous utilisez { $place-the }
orleans-told-passed = { $player } passe
    .own = Vous passez
orleans-told-recruited = { $player } recrute { $figure-a }
    .own = Vous recrutez { $figure-a }
orleans-told-good = { $player } reçoit 1 { $good }
    .own = Vous recevez 1 { $good }
orleans-told-coins = { $number ->
    [one] { $player } reçoit { $number } pièce
   *[other] { $player } reçoit { $number } pièces
}
    .own = { $number ->
        [one] Vous recevez { $number } pièce
       *[other] Vous recevez { $number } pièces
    }
orleans-told-unpaid = { $number ->
    [one] { $player } ne reçoit rien : la banque ne peut verser { $number } pièce
   *[other] { $player } ne reçoit rien : la banque ne peut verser { $number } pièces
}
    .own = { $number ->
        [one] Vous ne recevez rien : la banque ne peut verser { $number } pièce
       *[other] Vous ne recevez rien : la banque ne peut verser { $number } pièces
    }
orleans-told-paid = { $number ->
    [one] { $player } paie { $number } pièce
   *[other] { $player } paie { $number } pièces
}
    .own = { $number ->
        [one] Vous payez { $number } pièce
       *[other] Vous payez { $number } pièces
    }
orleans-told-moved = { $load-id ->
    [none] { $player } va { $town-at }
   *[other] { $player } va { $town-at } et prend { $load-some }
}
    .own = { $load-id ->
        [none] Vous allez { $town-at }
       *[other] Vous allez { $town-at } et prenez { $load-some }
    }
orleans-told-torture = { $number ->
    [one] Il manque { $number } pièce à { $player } : Torture
   *[other] Il manque { $number } pièces à { $player } : Torture
}
    .own = { $number ->
        [one] Il vous manque { $number } pièce : Torture
       *[other] Il vous manque { $number } pièces : Torture
    }
orleans-told-waived = { $player } n’a plus rien à céder ; le reste de la dette est effacé ({ $number })
    .own = Vous n’avez plus rien à céder ; le reste de la dette est effacé ({ $number })
orleans-told-developed = { $player } atteint la case { $number } de la piste de développement
    .own = Vous atteignez la case { $number } de la piste de développement
orleans-told-citizen = { $player } reçoit le citoyen { $citizen-of-the }
    .own = Vous recevez le citoyen { $citizen-of-the }
orleans-told-technology = { $player } reçoit un jeton Technologie
    .own = Vous recevez un jeton Technologie
orleans-told-took-tile = { $player } prend { $tile-the }
    .own = Vous prenez { $tile-the }
orleans-told-built = { $player } bâtit un comptoir { $town-at }
    .own = Vous bâtissez un comptoir { $town-at }
orleans-told-sent = { $player } envoie { $figure-a } { $deed-to }
    .own = Vous envoyez { $figure-a } { $deed-to }
orleans-told-deed-done = { $player } achève un acte : { $deed }
    .own = Vous achevez un acte : { $deed }
orleans-told-bath = { $player } pioche { $kind-a } aux Bains publics
    .own = Vous piochez { $kind-a } aux Bains publics
orleans-told-automated = { $player } pose un jeton Technologie { $slot-at }
    .own = Vous posez un jeton Technologie { $slot-at }
orleans-told-kept = { $player } garde un jeton Technologie pour plus tard
    .own = Vous gardez un jeton Technologie pour plus tard
orleans-told-protected = { $player } utilise la Sacristie et ignore l’événement
    .own = Vous utilisez la Sacristie et ignorez l’événement
orleans-told-fed = { $player } donne 1 { $good } pour la Moisson
    .own = Vous donnez 1 { $good } pour la Moisson
orleans-told-plague = { $player } perd { $kind-a } à cause de la Peste
    .own = Vous perdez { $kind-a } à cause de la Peste
orleans-told-spared = La Peste tombe sur { $kind-a } : { $player } ne perd personne
    .own = La Peste tombe sur { $kind-a } : vous ne perdez personne
orleans-told-gave-post = { $player } cède un comptoir de sa réserve
    .own = Vous cédez un comptoir de votre réserve
orleans-told-gave-built = { $player } cède son comptoir bâti { $town-at }
    .own = Vous cédez votre comptoir bâti { $town-at }
orleans-told-gave-follower = { $player } cède { $kind-a } de son sac
    .own = Vous cédez { $kind-a } de votre sac
orleans-told-gave-development = { $player } recule à la case { $number } de la piste de développement
    .own = Vous reculez à la case { $number } de la piste de développement
orleans-told-gave-good = { $player } cède 1 { $good }
    .own = Vous cédez 1 { $good }
orleans-told-gave-tile = { $player } cède { $tile-the }
    .own = Vous cédez { $tile-the }
orleans-told-gave-held = { $player } cède un jeton Technologie
    .own = Vous cédez un jeton Technologie
orleans-told-gave-tech = { $player } cède le jeton Technologie { $place-from }
    .own = Vous cédez le jeton Technologie { $place-from }
orleans-told-excluded = { $player } retire { $tile-the } de la partie
    .own = Vous retirez { $tile-the } de la partie
orleans-told-first = La tuile Premier Joueur passe à { $player }
    .own = Vous recevez la tuile Premier Joueur
orleans-told-majority = { $player } a le plus de comptoirs
    .own = Vous avez le plus de comptoirs
orleans-told-over = La partie est finie

## Réglages d'une table

orleans-option-edition = Édition
    .help = L’édition à laquelle on joue ; à cinq, seulement celle de 2020
orleans-option-edition-2014 = 2014, de 2 à 4 joueurs
    .help = Une seule pile d’événements, tous de même ampleur ; la banque peut manquer de pièces
orleans-option-edition-2020 = 2020, de 2 à 5 joueurs
    .help = Des événements de trois degrés, A, B et C ; la banque ne manque jamais de rien
orleans-option-planning = Organisation
    .help = Chacun fait son plan en secret et en même temps, ou à découvert l’un après l’autre
orleans-option-planning-simultaneous = secrète, tous ensemble
    .help = Le plus rapide ; les plans sont révélés quand tous sont prêts
orleans-option-planning-turn_order = ouverte, dans l’ordre du tour
    .help = Les suivants voient ce que prévoient les premiers
orleans-option-exclusion = Exclusion
    .help = Avant la manche 1, chacun peut retirer des tuiles Lieu de la partie
orleans-option-exclusion-off = non
    .help = Les vingt tuiles Lieu sont disponibles
orleans-option-exclusion-on = oui
    .help = Pour joueurs aguerris : une tuile chacun, jusqu’à deux chacun à deux joueurs
orleans-option-first = Premier joueur
    .help = Qui commence : une place de la table, ou le hasard
orleans-option-first-random = au hasard
orleans-option-first-0 = place 1
orleans-option-first-1 = place 2
orleans-option-first-2 = place 3
orleans-option-first-3 = place 4
orleans-option-first-4 = place 5
orleans-option-bank = Banque
    .help = Combien de pièces il y a ; seulement pour l’édition de 2014, la banque de 2020 est sans limite
orleans-option-bank-box = comme dans la boîte
    .help = Autant de pièces que la boîte de 2014 est censée en contenir

## Lignes du décompte

orleans-score-coins = Pièces
orleans-score-grain = Céréales
orleans-score-cheese = Fromage
orleans-score-wine = Vin
orleans-score-wool = Laine
orleans-score-brocade = Brocart
orleans-score-posts = Comptoirs × niveau
orleans-score-citizens = Citoyens × niveau
orleans-tiebreak-development = développement
    .by = grâce à la piste de développement

## Ce que font les lieux

orleans-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
orleans-development-points = { $development ->
    [one] { $development } point de développement
   *[other] { $development } points de développement
}
orleans-effect-recruit = recrutez { $figure-a }
orleans-effect-recruit_choice = recrutez { $figures-a }
orleans-effect-move = votre marchand avance { $route-along } ; vous pouvez prendre une marchandise en chemin
orleans-effect-build_post = bâtissez un comptoir dans la ville de votre marchand
orleans-effect-gain = { $coins ->
    [0] { orleans-development-points }
   *[other] { $development ->
        [0] { orleans-coins }
       *[other] { orleans-coins } et { orleans-development-points }
    }
}
orleans-effect-gain_good = 1 { $good }
orleans-effect-coins_per_level = { $per ->
    [one] { $per } pièce par niveau de développement
   *[other] { $per } pièces par niveau de développement
}
orleans-effect-coins_per_post = { $per ->
    [one] { $per } pièce par comptoir sur la carte
   *[other] { $per } pièces par comptoir sur la carte
}
orleans-effect-pay_for_development = payez de { $least } à { $most } pièces pour autant de points de développement
orleans-effect-gain_technology = 1 jeton Technologie
orleans-effect-hire = piochez { $draw } personnages dans votre sac et posez-en { $keep } aussitôt
orleans-effect-deeds = envoyez 1 ou 2 personnages d’ici vers des actes de bienfaisance
orleans-effect-storage = place pour { $spaces } personnages de plus, qui peuvent aussi partir vers des actes de bienfaisance
orleans-effect-substitute = vos { $from-many } peuvent tenir lieu { $to-of-many }
orleans-effect-protect = un personnage posé ici peut écarter { $events-the }

## Ce que font les événements

orleans-happening-forbid_recruit = aucun recrutement { $figure-of } cette manche
orleans-happening-coins_per_level = { $amount ->
    [one] recevez { $amount } pièce par niveau de développement
   *[other] recevez { $amount } pièces par niveau de développement
}
orleans-happening-pay_food = { $amount ->
    [one] donnez { $amount } jeton Nourriture, ou { $coins_per_missing } pièces s’il manque
   *[other] donnez { $amount } jetons Nourriture, ou { $coins_per_missing } pièces par jeton manquant
}
orleans-happening-coins_per_goods = { $amount ->
    [one] payez 1 pièce par marchandise
   *[other] payez 1 pièce par lot de { $amount } marchandises
}
orleans-happening-coins_per_post = { $amount ->
    [one] recevez { $amount } pièce par comptoir sur la carte
   *[other] recevez { $amount } pièces par comptoir sur la carte
}
orleans-happening-lose_random_character = un personnage pioché dans votre sac est perdu

## Le plateau dans le navigateur

orleans-initial-farmer = F
orleans-initial-boatman = B
orleans-initial-craftsman = A
orleans-initial-trader = Co
orleans-initial-knight = Ch
orleans-initial-scholar = É
orleans-initial-monk = M
orleans-board-town = Ville
orleans-board-mine = Chez moi
orleans-board-others = Autres
orleans-board-map = Carte
orleans-board-tracks = Pistes
orleans-board-development = Développement
orleans-board-deeds = Actes
orleans-board-deeds-title = Actes de bienfaisance
orleans-board-tiles = Tuiles Lieu
orleans-board-pile = Pile { $pile }
orleans-board-pile-empty = épuisée
orleans-board-supply = Réserve
orleans-board-bank = Banque
orleans-board-unlimited = sans limite
orleans-board-hourglass = Sablier
orleans-board-past = Passés
orleans-board-to-come = À venir
orleans-board-next = Prochain dos : { $grade }
orleans-board-last-round = Dernière manche
orleans-board-market = Marché
orleans-board-bag = Sac
orleans-board-tower = Poudrière
orleans-board-fresh = Tout juste piochés
orleans-board-coins = Pièces
orleans-board-goods = Marchandises
orleans-board-posts = Comptoirs sur la carte
orleans-board-reserve = Comptoirs en réserve
orleans-board-citizens = Citoyens
orleans-board-held = Technologie en attente
orleans-board-technology = Technologie
orleans-board-score = Score
orleans-board-level = Niveau
orleans-board-passed = a passé
orleans-board-ready = prêt
orleans-board-first = premier joueur
orleans-board-post = Comptoir
orleans-board-merchant = Marchand
orleans-board-open = voir ce plateau
orleans-board-close = Fermer
orleans-board-zoom = Agrandir la carte
orleans-board-unzoom = Carte entière
orleans-board-secret = seul son propriétaire peut le voir
orleans-board-always = permanent
orleans-board-free = libre
orleans-board-none = ne rien prendre
orleans-why-slot = Aucun de vos personnages disponibles ne convient à cette case
orleans-why-filled = Cette case est déjà occupée
orleans-why-incomplete = Ce lieu ne sert qu’une fois ses cases occupées
orleans-why-closed = Ce lieu ne peut rien donner en ce moment
orleans-why-town = Votre marchand ne peut pas y aller en un déplacement
orleans-why-deed = Aucune case libre ici pour les personnages que vous pouvez envoyer
orleans-why-pile = Vous ne pouvez pas prendre de tuile de cette pile maintenant
orleans-tip-bare = aucune marchandise
orleans-tip-draws = piocher { $number } personnages
orleans-tip-stone = Développement { $number }
orleans-tip-level = niveau { $number }
orleans-tip-citizen = un citoyen
orleans-tip-citizen-gone = le citoyen est pris
orleans-tip-tile = une tuile Lieu ({ $pile })
orleans-tip-start = départ
orleans-tip-deed-reward = { $reward } par personnage
orleans-tip-or = { $a } ou { $b }
orleans-tip-deed-citizen = un citoyen pour la dernière case
orleans-tip-count = { $what } : { $n }
orleans-tip-good = { $what } : { $n } ({ $points } points l’unité)
orleans-tip-market = { $kind } au marché
orleans-tip-tower = { $kind } dans la Poudrière
orleans-tip-market-free = Case libre du marché

## Le plateau en toutes lettres

orleans-view-edition = Édition
orleans-view-planning = Organisation
orleans-view-first = Premier joueur
orleans-view-event = Événement
orleans-view-past = Événements passés
orleans-view-next_grade = Prochain dos
orleans-view-supply = Réserve de personnages
orleans-view-lost = Perdus
orleans-view-goods = Marchandises
orleans-view-bank = Banque
orleans-view-map = Marchandises sur les routes
orleans-view-posts = Comptoirs
orleans-view-deeds = Actes de bienfaisance
orleans-view-citizens = Citoyens
orleans-view-tiles = Tuiles Lieu
orleans-view-excluded = Tuiles retirées
orleans-view-lost_tiles = Tuiles perdues
orleans-view-fresh = Tout juste piochés
orleans-view-slots = Lieux
orleans-view-tracks = Pistes
orleans-view-draws = Personnages à piocher
orleans-view-development = Développement
orleans-view-level = Niveau
orleans-view-held = Technologie en attente
orleans-view-built = Comptoirs bâtis
orleans-view-merchant = Marchand
orleans-view-passed = A passé
orleans-view-ready = Prêt
orleans-view-bag = Sac
orleans-view-bag_size = Dans le sac
orleans-view-market = Marché
orleans-view-grade = Dos
orleans-view-spaces = Cases
orleans-view-free = Cases libres
orleans-view-coins = Pièces
orleans-view-citizen = Citoyen
orleans-view-automated = Technologie posée

## Tour de l’écran

orleans-tour-market = Voici les personnages piochés cette manche, à côté de votre sac. Cliquez sur l’un d’eux, puis sur la case d’un lieu, ou faites-le glisser.
    .title = Votre marché
orleans-tour-places = Vos lieux, chacun avec les personnages qu’il demande. Un lieu dont toutes les cases sont occupées peut agir ; ses personnages regagnent ensuite le sac.
    .title = Vos lieux
orleans-tour-map = Votre marchand voyage par les voies navigables et les routes et ramasse des marchandises. La Guilde bâtit un comptoir là où il se trouve.
    .title = La carte
orleans-tour-tracks = Une colonne par figure. Chaque recrue fait descendre votre marqueur d’une case, et vous recevez ce qu’elle montre.
    .title = Les pistes
orleans-tour-development = La piste de développement donne des pièces, des citoyens et des niveaux. À la fin, comptoirs et citoyens sont multipliés par votre niveau.
    .title = Le développement
orleans-tour-sheets = Les actes de bienfaisance, les tuiles Lieu à prendre, les événements du sablier et les plateaux des autres joueurs s’ouvrent d’ici.
    .title = D’autres feuilles

## Ce que comptent robots et conseils

orleans-feature-points = points, plans compris
orleans-feature-coins = pièces
orleans-feature-development = points de développement
orleans-feature-level = niveau de développement
orleans-feature-posts = comptoirs
orleans-feature-citizens = citoyens
orleans-feature-majority = points du plus grand nombre de comptoirs
orleans-feature-income-to-come = pièces des revenus à venir
orleans-feature-trading-to-come = pièces du commerce à venir
orleans-feature-taxes-to-come = taxes à venir
orleans-feature-hunger-to-come = nourriture manquante aux moissons à venir
orleans-feature-debt = pièces manquantes à cet événement
orleans-feature-census-to-come = pièces du recensement à venir
orleans-feature-farmers = fermiers
orleans-feature-boatmen = bateliers
orleans-feature-craftsmen = artisans
orleans-feature-traders = commerçants
orleans-feature-knights = chevaliers
orleans-feature-scholars = érudits
orleans-feature-monks = moines
orleans-feature-hand = personnages à placer
orleans-feature-draws = personnages piochés par manche
orleans-feature-first-knight = premier chevalier
orleans-feature-technology-held = jetons Technologie à poser
orleans-feature-technology-recruiting = jetons Technologie où l’on recrute
orleans-feature-technology-moving = jetons Technologie où l’on voyage
orleans-feature-technology-building = jetons Technologie où l’on bâtit
orleans-feature-technology-elsewhere = jetons Technologie ailleurs
orleans-feature-technology-rare = jetons Technologie à la place de chevaliers et d’érudits
orleans-feature-goods-tiles = marchandises des tuiles Lieu
orleans-feature-coins-tiles = pièces des tuiles Lieu
orleans-feature-development-tiles = développement des tuiles Lieu
orleans-feature-herb-garden = Jardin potager
orleans-feature-school = École
orleans-feature-gunpowder-tower = Poudrière
orleans-feature-sacristy = Sacristie
orleans-feature-bathhouse = Bains publics
orleans-feature-horse-wagon = Carriole
orleans-feature-laboratory = Laboratoire
orleans-feature-bathhouse-ready = Bains publics prêts à servir
orleans-feature-building-site = site pour un comptoir
orleans-feature-free-towns = villes libres à proximité
orleans-feature-loads = points de marchandises à proximité
orleans-feature-market = personnages laissés au marché
orleans-feature-crowded = personnages piochés sans place au marché
orleans-feature-standing = personnages sur des lieux incomplets
orleans-feature-draws-due = pioche encore à faire cette manche

## Ce que sont les nombres d’une observation (docs/research.md)

orleans-seen-round = la manche
orleans-seen-phase = la phase
orleans-seen-event = l’événement de la manche
orleans-seen-first = qui commence la manche
orleans-seen-waiting = qui doit choisir
orleans-seen-technology = jetons Technologie restants
orleans-seen-bank = pièces de la banque
orleans-seen-citizens = citoyens : ceux du plateau, bit à bit, ou ceux que l’on a
orleans-seen-tiles = tuiles Lieu, dans les piles ou possédées
orleans-seen-excluded = tuiles Lieu exclues
orleans-seen-lost-tiles = tuiles Lieu perdues
orleans-seen-supply = personnages du plateau
orleans-seen-lost = personnages hors jeu
orleans-seen-goods = marchandises, dans la réserve ou possédées
orleans-seen-map = la marchandise de chaque case de la carte
orleans-seen-deeds = cases libres des actes de bienfaisance
orleans-seen-posts = comptoirs de la carte, ou restants
orleans-seen-bag = son propre sac
orleans-seen-market = personnages du marché
orleans-seen-tower = personnages de la Poudrière
orleans-seen-fresh = personnages tout juste piochés
orleans-seen-slots = ce qui occupe chaque case d’action
orleans-seen-tracks = cases atteintes sur les pistes
orleans-seen-bag-size = personnages dans le sac
orleans-seen-coins = pièces
orleans-seen-development = case de la piste de développement
orleans-seen-merchant = où se trouve le marchand
orleans-seen-built = comptoirs bâtis
orleans-seen-held = jetons Technologie à poser
orleans-seen-automated = si un jeton Technologie a déjà été posé
orleans-seen-passed = si ce joueur a passé

## Tables des données, au bureau du propriétaire

orleans-desk-deeds = Actes de bienfaisance
orleans-desk-events = Événements
orleans-desk-hourglass = Tuiles Sablier
orleans-desk-towns = Villes
orleans-desk-edges = Routes et rivières
orleans-desk-numbers = Nombres des règles
orleans-desk-boxes = Contenu de la boîte
orleans-desk-coins = Pièces
orleans-desk-setup = Mise en place
orleans-desk-figures = Personnages
orleans-desk-goods = Marchandises
orleans-desk-colors = Couleurs des joueurs
orleans-desk-citizens = Citoyens
orleans-desk-places = Lieux du plateau personnel
orleans-desk-tiles = Tuiles Lieu
orleans-desk-tracks = Pistes
orleans-desk-development = Piste de développement

## Pourquoi un paquet de données est refusé ; le chemin est affiché devant

orleans-refused-track-rewards = { $count ->
    [one] { $count } récompense
   *[other] { $count } récompenses
} pour { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
orleans-refused-draws = il faut un nombre pour chaque position, { $count } en tout
orleans-refused-space = « { $value } » n’est pas une case ; elles vont de 1 à { $most }
orleans-refused-deed-rewards = doit donner des pièces (coins), du développement (development), ou le choix entre les deux
orleans-refused-start-town = exactement une ville a start = true, pas { $count }
orleans-refused-loop = relie une ville à elle-même
orleans-refused-second-route = est une deuxième liaison « { $route } » entre les mêmes villes
orleans-refused-hourglass = contiennent { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; une partie a { $rounds } manches
orleans-refused-places = un plateau personnel a { $needed } lieux, pas { $count }
orleans-refused-place-twice = est aussi le nom d’un autre lieu
orleans-refused-slots = un lieu a au plus { $most } cases
orleans-refused-tiles-only = est un mot réservé aux tuiles Lieu
