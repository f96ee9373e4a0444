### Les mots de La Città en français.
### Un nom porte les formes dont les phrases ont besoin : .a « une Ferme », .the « la Ferme ».

la_citta-title = La Città
la_citta-summary = Bâtissez des villes sur les collines, nourrissez vos citoyens et écoutez le peuple, qui part là où l’on vit mieux

## Bâtiments

la_citta-building-castello = Castello
    .a = un Castello
    .the = le Castello
la_citta-building-farm = Ferme
    .a = une Ferme
    .the = la Ferme
la_citta-building-quarry = Mine
    .a = une Mine
    .the = la Mine
la_citta-building-market = Marché
    .a = un Marché
    .the = le Marché
la_citta-building-statue = Statue
    .a = une Statue
    .the = la Statue
la_citta-building-school = Monastère
    .a = un Monastère
    .the = le Monastère
la_citta-building-fountain = Fontaine
    .a = une Fontaine
    .the = la Fontaine
la_citta-building-palace = Palais
    .a = un Palais
    .the = le Palais
la_citta-building-hospital = Hôpital
    .a = un Hôpital
    .the = l’Hôpital
la_citta-building-cathedral = Cathédrale
    .a = une Cathédrale
    .the = la Cathédrale
la_citta-building-university = Université
    .a = une Université
    .the = l’Université
la_citta-building-bathhouse = Thermes
    .a = des Thermes
    .the = les Thermes
la_citta-building-other = { $title }
    .a = un bâtiment { $title }
    .the = le bâtiment { $title }

## Cartes, vœux, paysages

la_citta-card-palace = Palais
la_citta-card-hospital = Hôpital
la_citta-card-cathedral = Cathédrale
la_citta-card-university = Université
la_citta-card-bathhouse = Thermes
la_citta-card-population = Âge d’or
la_citta-card-rich_harvest = Récolte miraculeuse
la_citta-card-bread_and_circuses = Du pain et des jeux
la_citta-card-listen = À l’écoute du peuple
la_citta-card-builders = Maître bâtisseur
la_citta-card-other = { $title }
la_citta-wish-culture = Culture
    .the = la culture
    .of = de culture
la_citta-wish-education = Éducation
    .the = l’éducation
    .of = d’éducation
la_citta-wish-health = Santé
    .the = la santé
    .of = de santé
la_citta-land-field = champ
la_citta-land-water = eau
la_citta-land-mountain = montagne

# Une ville s’appelle par la lettre de son joueur et son numéro, une case par les nombres de son chemin et de sa ligne
la_citta-city = { $letter }{ $number }
la_citta-space = { $name }
la_citta-count-1 = 1 citoyen
la_citta-count-2 = 2 citoyens
la_citta-count-3 = 3 citoyens
la_citta-count-4 = 4 citoyens
la_citta-count-5 = 5 citoyens
la_citta-count-6 = 6 citoyens
la_citta-count-7 = 7 citoyens
la_citta-count-8 = 8 citoyens
la_citta-count-9 = 9 citoyens
la_citta-notables-1 = 1 notable
la_citta-notables-2 = 2 notables
la_citta-notables-3 = 3 notables
la_citta-notables-4 = 4 notables
la_citta-notables-5 = 5 notables
la_citta-notables-6 = 6 notables
la_citta-notables-7 = 7 notables
la_citta-notables-8 = 8 notables
la_citta-notables-9 = 9 notables
la_citta-heard-2 = la carte 2
la_citta-heard-3 = la carte 3
la_citta-heard-4 = la carte 4
la_citta-heard-2-3 = les cartes 2 et 3
la_citta-heard-2-4 = les cartes 2 et 4
la_citta-heard-3-4 = les cartes 3 et 4
la_citta-heard-2-3-4 = les cartes 2, 3 et 4

## Phases

la_citta-phase-setup = Mise en place
la_citta-phase-start_player = Premier joueur
la_citta-phase-lay_voice = Voix du peuple
la_citta-phase-income = Revenus
la_citta-phase-growth = Croissance
la_citta-phase-politics = Actions politiques
la_citta-phase-reveal_voice = Vœu du peuple
la_citta-phase-migration = Migration
la_citta-phase-feeding = Ravitaillement
la_citta-phase-over = Fin de la partie
la_citta-clock = Année { $number } sur { $last }

## Choix offerts à une place

la_citta-action-pass = Piocher une carte « Politique » face cachée
la_citta-action-gold = Carte « Action » : prendre de l’or
la_citta-action-found = Carte « Action » : fonder une ville
la_citta-action-build = Construire { $building-a }
la_citta-action-take = Prendre « { $card } »
la_citta-action-place = Poser un Castello en { $space }
la_citta-action-site = Fonder la ville en { $space }
la_citta-action-from = Le premier citoyen vient de { $city }
la_citta-action-at = Construire en { $space }
la_citta-action-invite = Faire venir { $count }
la_citta-action-welcome = Tous s’installent à { $city }
la_citta-action-harvest = Récolte miraculeuse en { $space }
la_citta-action-stage = Du pain et des jeux avec { $notables }
la_citta-action-circus = Sur l’arc { $wish-of }, en { $space }
la_citta-action-listen = Consulter { $heard }
la_citta-action-wish = Choisir { $wish-the } pour { $city }
la_citta-action-claim = { $city } prend un citoyen à { $giver }
la_citta-action-raze = Retirer le bâtiment en { $space }
la_citta-action-starve = { $city } perd un citoyen

## Ce que l’on demande à une place

la_citta-prompt-Place = Posez un Castello assez loin de tous les autres ; il nourrit selon les champs qu’il touche
la_citta-prompt-Turn = Jouez une carte « Action » (or, fondation, petit bâtiment) ou prenez une carte « Politique »
la_citta-prompt-Site = Choisissez la case de la nouvelle ville, assez loin de toutes les autres
la_citta-prompt-From = Choisissez la ville dont le Castello donne un citoyen ; les autres viennent de la réserve
la_citta-prompt-Put = Choisissez la case du bâtiment
    .about = Construisez { $building-the } : choisissez une case
la_citta-prompt-Master = Choisissez ce que bâtit le Maître bâtisseur ; vous payez selon la taille
la_citta-prompt-Invite = Choisissez combien de nouveaux citoyens viennent ; tous s’installent dans une même ville
la_citta-prompt-Welcome = Choisissez la ville où s’installent les nouveaux citoyens
    .about = { $left ->
        [one] Choisissez la ville où s’installe le nouveau citoyen
       *[other] Choisissez la ville où s’installent ensemble les { $left } nouveaux citoyens
    }
la_citta-prompt-Harvest = Choisissez la Ferme qui nourrit le double cette année
la_citta-prompt-Stage = Choisissez combien de notables participent
la_citta-prompt-Circus = Choisissez l’arc sur lequel se tiennent vos notables cette année
la_citta-prompt-Listen = Choisissez les cartes « Voix du peuple » que vous consultez en secret
la_citta-prompt-Wish = Le peuple est partagé : choisissez le vœu qui départage cette ville et ses voisines
    .about = Le peuple est partagé : choisissez le vœu qui départage { $city } et ses voisines
la_citta-prompt-Claim = Trop peu de citoyens pour tous : choisissez qui en prend un d’abord
la_citta-prompt-Raze = Trop peu de citoyens : choisissez un bâtiment extérieur à retirer
    .about = Trop peu de citoyens à { $city } : choisissez un bâtiment extérieur à retirer
la_citta-prompt-Starve = Trop peu de blé : choisissez la ville qui perd un citoyen
    .about = { $left ->
        [one] Trop peu de blé : choisissez la ville qui perd le dernier citoyen affamé
       *[other] Trop peu de blé : choisissez la ville qui perd un citoyen (encore { $left })
    }

## Ce qui s’est passé ; .own parle au joueur concerné

la_citta-told-year = Année { $number }
la_citta-told-first = { $player } est Premier joueur
    .own = Vous êtes Premier joueur
la_citta-told-placed = { $player } pose le Castello de { $city } en { $space }
    .own = Vous posez le Castello de { $city } en { $space }
la_citta-told-voice = La carte visible de la « Voix du peuple » réclame { $wish-the }
la_citta-told-income = { $player } tire { $number } or de ses Mines
    .own = Vous tirez { $number } or de vos Mines
la_citta-told-grew = { $player } voit { $city } passer à { $number }
    .own = Votre ville { $city } passe à { $number }
la_citta-told-round = Tour de table { $number }
la_citta-told-skipped = { $player } perd un tour et une carte « Action » à cause de la famine de l’an passé
    .own = Vous perdez un tour et une carte « Action » à cause de la famine de l’an passé
la_citta-told-drew = { $player } pioche une carte « Politique » face cachée
    .own = Vous piochez une carte « Politique » face cachée
la_citta-told-gold = { $player } prend { $number } or avec une carte « Action »
    .own = Vous prenez { $number } or avec une carte « Action »
la_citta-told-founded = { $player } fonde { $city } en { $space } avec un citoyen de { $giver }
    .own = Vous fondez { $city } en { $space } avec un citoyen de { $giver }
la_citta-told-built = { $player } construit { $building-a } en { $space } à { $city }
    .own = Vous construisez { $building-a } en { $space } à { $city }
la_citta-told-took = { $number ->
    [0] { $player } prend « { $card } »
   *[other] { $player } prend « { $card } » pour { $number } or
}
    .own = { $number ->
        [0] Vous prenez « { $card } »
       *[other] Vous prenez « { $card } » pour { $number } or
    }
la_citta-told-paid = { $player } paie { $number } or
    .own = Vous payez { $number } or
la_citta-told-welcomed = { $player } installe de nouveaux citoyens à { $city }, qui passe à { $number }
    .own = De nouveaux citoyens s’installent dans votre ville { $city }, qui passe à { $number }
la_citta-told-harvest = { $player } fait une récolte miraculeuse en { $space } : { $number ->
        [one] { $number } blé
       *[other] { $number } blés
    } en plus cette année
    .own = Vous faites une récolte miraculeuse en { $space } : { $number ->
        [one] { $number } blé
       *[other] { $number } blés
    } en plus cette année
la_citta-told-circus = { $number ->
    [one] { $player } place un notable sur l’arc { $wish-of } en { $space } : { $wish } +{ $number } cette année
   *[other] { $player } place { $number } notables sur l’arc { $wish-of } en { $space } : { $wish } +{ $number } cette année
}
    .own = { $number ->
        [one] Vous placez un notable sur l’arc { $wish-of } en { $space } : { $wish } +{ $number } cette année
       *[other] Vous placez { $number } notables sur l’arc { $wish-of } en { $space } : { $wish } +{ $number } cette année
    }
la_citta-told-listened = { $player } consulte { $heard } de la « Voix du peuple »
    .own = Vous consultez { $heard } de la « Voix du peuple »
la_citta-told-heard = { $player } connaît désormais la carte { $place }
    .own = La carte { $place } réclame { $wish-the } ; vous seul le savez
la_citta-told-shuffled = { $number ->
    [one] La défausse, mélangée, forme une nouvelle pioche de { $number } carte
   *[other] La défausse, mélangée, forme une nouvelle pioche de { $number } cartes
}
la_citta-told-refilled = Nouvelle carte visible : { $card } (place { $place })
la_citta-told-revealed = La carte { $place } de la « Voix du peuple » réclame { $wish-the }
la_citta-told-wish = Cette année, le peuple veut { $wish-the }
la_citta-told-tie = Le peuple est partagé entre { $wish-the } et { $other-the } : chacun décide pour ses villes
la_citta-told-chose = { $player } choisit { $wish-the } pour { $city }
    .own = Vous choisissez { $wish-the } pour { $city }
la_citta-told-moved = { $player } attire un citoyen de { $giver } à { $city }
    .own = Un citoyen de { $giver } rejoint votre ville { $city }
la_citta-told-lost = { $player } prend un citoyen à { $giver }, mais { $city } est pleine : il retourne à la réserve
    .own = Vous prenez un citoyen à { $giver }, mais votre ville { $city } est pleine : il retourne à la réserve
la_citta-told-lapsed = { $player } ne prend personne à { $giver } pour { $city } : il n’y reste personne
    .own = Il ne reste personne à { $giver } pour rejoindre votre ville { $city }
la_citta-told-razed = { $player } retire { $building-the } en { $space } de { $city }
    .own = Vous retirez { $building-the } en { $space } de { $city }
la_citta-told-died = { $player } perd { $city } : ses derniers citoyens ont quitté { $space }
    .own = Vous perdez { $city } : ses derniers citoyens ont quitté { $space }
la_citta-told-fed = { $player } nourrit tous ses citoyens (blé { $food }, citoyens { $demand })
    .own = Vous nourrissez tous vos citoyens (blé { $food }, citoyens { $demand })
la_citta-told-hungry = { $player } manque de blé (blé { $food }, citoyens { $demand })
    .own = Vous manquez de blé (blé { $food }, citoyens { $demand })
la_citta-told-starved = { $player } perd un citoyen de { $city }
    .own = Vous perdez un citoyen de { $city }
la_citta-told-uncovered = { $player } avait pioché « { $card } » face cachée
    .own = La carte que vous aviez piochée face cachée est « { $card } »
la_citta-told-over = La partie est finie

## Réglages d’une table

la_citta-option-first = Premier joueur
    .help = Qui commence : une place de la table, ou le hasard ; si chacun pose ses Castelli, la place suivante ouvre l’année 1
la_citta-option-first-random = au hasard
la_citta-option-first-0 = place 1
la_citta-option-first-1 = place 2
la_citta-option-first-2 = place 3
la_citta-option-first-3 = place 4
la_citta-option-first-4 = place 5
la_citta-option-map = Plan
    .help = Le plan des débutants, ou des paysages posés au hasard
la_citta-option-map-beginner = plan des débutants
    .help = Un plan équilibré selon le nombre de joueurs ; le mieux pour une première partie
la_citta-option-map-random = au hasard
    .help = Les paysages sont mélangés à chaque partie
la_citta-option-sites = Premières villes
    .help = Sur le plan des débutants : fixes, ou posées à tour de rôle ; sur un plan au hasard, toujours à tour de rôle
la_citta-option-sites-fixed = places fixes
    .help = Chacun reçoit deux bons emplacements ; on commence aussitôt
la_citta-option-sites-free = posées à tour de rôle
    .help = Chacun pose deux Castelli, dans un sens puis dans l’autre
la_citta-option-pass = Piocher face cachée
    .help = Quand un joueur peut piocher une carte « Politique » face cachée au lieu d’agir
la_citta-option-pass-spent = sans carte « Action »
    .help = La règle habituelle : une fois toutes ses cartes « Action » jouées
la_citta-option-pass-voluntary = à tout moment
    .help = Comme dans l’édition de 2025 : même s’il reste des cartes « Action »

## Lignes du décompte

la_citta-score-citizens = Citoyens
la_citta-score-colors = Villes aux trois couleurs
la_citta-score-hunger = Famine de la dernière année
la_citta-tiebreak-gold = or
    .by = grâce à l’or

## Ce que font les cartes « Politique »

la_citta-effect-build = construisez { $building-a }
la_citta-effect-population = { $prices-count ->
    [1] 1 nouveau citoyen pour { $prices } or
    [2] 1 ou 2 nouveaux citoyens pour { $prices } or, dans une même ville
   *[other] 1 à { $prices-count } nouveaux citoyens pour { $prices } or, dans une même ville
}
la_citta-effect-harvest = { $on-a } nourrit { $times ->
    [2] le double
   *[other] { $times } fois plus
} cette année{ $barred_years-count ->
    [0] {""}
   *[other]  ; pas l’année { $barred_years }
}
la_citta-effect-games = { $prices-count ->
    [1] 1 notable sur un arc pour { $prices } or : +1 dans sa couleur cette année
    [2] 1 ou 2 notables sur un arc pour { $prices } or : +1 chacun dans sa couleur cette année
   *[other] 1 à { $prices-count } notables sur un arc pour { $prices } or : +1 chacun dans sa couleur cette année
}
la_citta-effect-listen = consultez { $looks } voix cachées pour { $prices } or
la_citta-effect-builders = { $prices-count ->
    [3] construisez un bâtiment de n’importe quelle sorte : petit { $prices-small }, moyen { $prices-medium }, grand { $prices-large } or
   *[other] construisez un bâtiment au prix de sa taille
}

## Le terminal

cli-command-spaces = cases
    .does = le plan seul, et le sens de ses signes
cli-command-cities = villes
    .does = toutes les villes, et qui gagnerait selon le vœu
cli-command-cards = cartes
    .does = les cartes « Politique », prix et effets
cli-command-buildings = bâtiments, batiments
    .does = ce que demandent et donnent les bâtiments, et les stocks
cli-la_citta-group-place = Poser un Castello ; la case touche :
cli-la_citta-group-site = Fonder la ville ; la case touche :
cli-la_citta-group-at = Construire ; la case touche :

# Les titres de colonnes sont courts
la_citta-board-year = année { $number } sur { $last }
la_citta-board-round = { $phase }, tour de table { $number } sur { $last }
la_citta-board-voice = Voix du peuple
la_citta-board-wish = → vœu de l’année : { $wish }
la_citta-board-tie = → { $wishes } à égalité : chacun décide
la_citta-board-looked = (vue par { $players })
la_citta-board-unseen = Non vues : { $cards } · réserve { $supply }
la_citta-board-own = or { $gold }, blé { $food } pour { $demand } citoyens, cartes « Action » { $actions }
la_citta-board-piles = pioche { $pile }, défausse { $discard }
la_citta-board-legend = <A1> Castello · Afe Ferme de A · " blé · ~ eau · ^ montagne · [8] possible
la_citta-board-signs = Une case s’appelle par le nombre qu’elle porte et celui de sa ligne, écrit sur les côtés : 8,9. Les crochets marquent ce que vous pouvez choisir. <A1> est le Castello de la ville A1 ; les autres tuiles montrent la lettre de leur joueur et les deux premières lettres du bâtiment. Le nombre d’un champ est le blé qu’il donne à chaque Castello et à chaque Ferme à côté.
la_citta-board-head-first = 1 : Premier joueur
la_citta-board-head-gold = or
la_citta-board-head-income = +or
la_citta-board-head-demand = cit
la_citta-board-head-food = blé
la_citta-board-head-balance = +/−
la_citta-board-head-actions = act
la_citta-board-head-castelli = cast
la_citta-board-head-notables = nota
la_citta-board-head-total = pts
la_citta-board-hungry = affamé
la_citta-board-founded = a fondé
la_citta-board-head-city = ville
la_citta-board-head-space = en
la_citta-board-head-people = cit
la_citta-board-head-spare = dispo
la_citta-board-head-arches = C É S
la_citta-board-head-buildings = bâtiments
la_citta-board-head-neighbors = près de
la_citta-board-head-pair = voisines
la_citta-board-head-card = carte
la_citta-board-head-copies = ex.
la_citta-board-head-price = or
la_citta-board-head-does = demande et donne
la_citta-board-head-building = bâtiment
la_citta-board-head-size = se bâtit par
la_citta-board-head-left = reste
la_citta-board-counts = → { $wish } { $number }
la_citta-board-marked = { $count } sur { $wish }
la_citta-board-taken = Cartes « Politique » de l’année : { $cards }
la_citta-board-drawn = et { $count } face cachée
la_citta-board-harvests = Récolte miraculeuse en { $spaces }
la_citta-board-wheat = blé { $count }
la_citta-board-useless = sans effet
la_citta-board-bare = rien
la_citta-board-display = Politique
la_citta-board-priced = { $card } { $price }
la_citta-board-gold = { $count ->
    [0] gratuit
   *[other] { $count } or
}
la_citta-board-arches = { $count } { $wish }
la_citta-board-feeds = le blé de ses champs
la_citta-board-mines = 1 or par an et par montagne
la_citta-board-brings = un citoyen de la réserve
la_citta-board-cap-1 = limite { $cap }
la_citta-board-cap-2 = sans limite avec un Marché
la_citta-board-at-field = près d’un champ
la_citta-board-at-mountain = près d’une montagne
la_citta-board-at-water = près de l’eau
la_citta-board-size-castello = fondation
la_citta-board-size-small = carte « Action »
la_citta-board-size-medium = carte « Politique »
la_citta-board-size-large = carte « Politique »
la_citta-board-stocks = Tuiles
la_citta-board-about = { $people }, { $spare } dispo, arcs { $arches }
la_citta-board-duels = Qui prendrait un citoyen à sa voisine, selon le vœu :
la_citta-board-no-neighbors = Aucune ville n’a encore de voisine chez un autre joueur.
la_citta-board-wins = › { $city }
la_citta-board-full = ({ $city } pleine : perdu)
la_citta-board-guess = { $sign } reconstitué en partie : aucune source ne donne tout ; un paquet de données peut le corriger

## Le plateau dans le navigateur

la_citta-board-map = Plan des villes
la_citta-board-tab-town = Plan
la_citta-board-tab-cards = Cartes
la_citta-board-tab-cities = Villes
la_citta-board-close = Fermer
la_citta-board-open = Voir ses villes
la_citta-board-zoom = Agrandir le plan
la_citta-board-unzoom = Voir tout le plan
la_citta-board-sheet-pairs = Voisines
la_citta-board-sheet-cards = Toutes les cartes « Politique »
la_citta-board-sheet-buildings = Tous les bâtiments
la_citta-board-outlook = Si l’année finissait ici
la_citta-board-turn = Tour de table { $number } sur { $last }
la_citta-board-supply = { $count } en réserve
la_citta-board-yard = Petits bâtiments
la_citta-board-first = Premier joueur
la_citta-board-people = Citoyens
la_citta-board-idle = { $count ->
    [0] aucun libre
    [one] { $count } libre
   *[other] { $count } libres
}
la_citta-board-eats = { $count ->
    [0] ne nourrit personne
   *[other] nourrit { $count }
}
la_citta-board-earns = { $count ->
    [0] ne rapporte rien
   *[other] rapporte { $count } or par an
}
la_citta-board-own-gold = Or
la_citta-board-own-income = { $count } or par an
la_citta-board-own-food = Blé { $food } pour { $demand } citoyens
la_citta-board-lack = famine en fin d’année
la_citta-board-own-actions = Cartes « Action » restantes
la_citta-board-own-castelli = Castelli en main
la_citta-board-own-notables = Notables en main
la_citta-board-own-taken = Cartes « Politique » prises cette année
la_citta-board-own-drawn = { $count ->
    [one] 1 carte « Politique » piochée face cachée
   *[other] { $count } cartes « Politique » piochées face cachée
}
la_citta-board-own-cities = Villes
la_citta-board-no-city = Aucune ville
la_citta-board-gains = attire de { $cities }
la_citta-board-loses = perd vers { $cities }
la_citta-board-near = près de { $cities }
la_citta-board-alone = aucune voisine
la_citta-board-no-voice = Aucune carte « Voix du peuple » n’est encore posée
la_citta-board-banner = Carte Voix { $number }
la_citta-board-hidden = face cachée
la_citta-board-secret = vous seul la connaissez
la_citta-board-seen = Vue par
la_citta-board-left = Pas encore vues :
la_citta-board-torn = { $wish } ou { $other } : au choix de chacun

la_citta-tip-outlook = Les flèches montrent qui attirerait un citoyen de qui si l’année finissait ici et que ce vœu comptait
la_citta-tip-draw = { $city } ({ $mine }) attirerait un citoyen de { $giver } ({ $theirs })
la_citta-tip-full = { $city } ({ $mine }) prend un citoyen à { $giver } ({ $theirs }), mais elle est pleine : il irait à la réserve
la_citta-tip-claim = { $city } ({ $mine }) attire un citoyen de { $giver } ({ $theirs })
la_citta-tip-cap = Citoyens, et combien la ville peut en compter ; un Marché relève la limite, l’eau en plus la supprime
la_citta-tip-cap-full = La ville est pleine ; un Marché relève la limite, une Fontaine ou des Thermes en plus la suppriment
la_citta-tip-idle = { $count ->
    [0] Personne ne peut quitter le Castello : il faut un citoyen de plus pour bâtir
   *[other] Citoyens qui peuvent quitter le Castello pour de nouveaux bâtiments : { $count }
}
la_citta-tip-pull = { $arches ->
    [one] attractivité { $count }, dont { $arches } arc
   *[other] attractivité { $count }, dont { $arches } arcs
}
la_citta-tip-neighbors = Villes d’autres joueurs à deux cases d’écart au plus
la_citta-tip-hungry = Famine l’an dernier : il perd son premier tour et une carte « Action »
la_citta-tip-touches = Touche : { $what }
la_citta-tip-bare = Ne touche aucun paysage
la_citta-tip-out = Hors jeu à si peu de joueurs
la_citta-tip-gives = { $wish } +{ $count }
la_citta-tip-fresh = Posé depuis votre dernier tour
la_citta-tip-letter = Les villes de ce joueur commencent par { $player }

# Pourquoi quelque chose ne peut être choisi
la_citta-why-taken = Une tuile s’y trouve déjà
la_citta-why-apart = Un nouveau bâtiment doit toucher votre ville
la_citta-why-between = La case touche une autre ville, et deux villes ne se rejoignent jamais
la_citta-why-close = Il faut au moins trois cases entre un Castello et toute autre ville
la_citta-why-field = Il faut un champ à côté
la_citta-why-mountain = Il faut une montagne à côté
la_citta-why-water = Il faut de l’eau à côté
la_citta-why-surplus = Le Castello n’a aucun citoyen disponible
la_citta-why-supply = La réserve n’a plus de citoyen
la_citta-why-once = La ville a déjà un Marché
la_citta-why-stock = Il ne reste aucune tuile de cette sorte
la_citta-why-gold = Vous n’avez pas assez d’or
la_citta-why-actions = Vous n’avez plus de carte « Action » cette année
la_citta-why-cap = Toutes vos villes sont pleines
la_citta-why-year = Elle ne peut pas être prise la dernière année
la_citta-why-notable = Vous n’avez aucun notable en main
la_citta-why-target = Vous n’avez aucune Ferme sans notable
la_citta-why-arch = Aucun de vos bâtiments n’a d’arc
la_citta-why-nothing = Vous ne pouvez rien bâtir maintenant

## Courbes et dates d’une partie revue

la_citta-view-gold = Or
la_citta-view-income = Or par an
la_citta-view-food = Blé
la_citta-view-demand = Citoyens
la_citta-date = Année { $year }, tour de table { $round }
    .short = { $year }.{ $round }

## Tour de l’écran

la_citta-tour-map = Les villes poussent sur les chemins clairs entre champs, montagnes et sources. Chacune montre ses citoyens et sa limite ; cliquez sur une case cerclée pour bâtir ou fonder.
    .title = Le plan
la_citta-tour-voice = Ce que veut le peuple : une carte visible, trois cachées jusqu’à la fin des actions politiques. La couleur la plus fréquente décide qui part où.
    .title = La voix du peuple
la_citta-tour-draws = Choisissez un vœu : des flèches sur le plan montrent qui prendrait un citoyen à qui s’il était celui de l’année. Une flèche en pointillé : la ville est pleine, le citoyen va à la réserve.
    .title = Qui attire qui
la_citta-tour-politics = Sept cartes « Politique » visibles avec leur prix. À votre tour, prenez-en une ou jouez une carte « Action » ; sans carte « Action », vous pouvez aussi piocher face cachée. Une carte pâle dit pourquoi elle reste là.
    .title = La politique
la_citta-tour-yard = Les petits bâtiments ne coûtent pas d’or : une carte « Action » suffit. Le nombre dit combien de tuiles il reste.
    .title = Petits bâtiments
la_citta-tour-cities = Vos villes : citoyens, ceux qui peuvent quitter le Castello, blé et arcs. Surveillez le blé : qui n’est pas nourri s’en va.
    .title = Vos villes

## Ce que comptent robots et conseils

la_citta-feature-citizens = citoyens après cette année
la_citta-feature-lack = blé manquant cette année
la_citta-feature-hunger = risque de famine
la_citta-feature-last-hunger = risque de famine la dernière année
la_citta-feature-hunger-mark = marque de famine
la_citta-feature-predicted = citoyens à la fin
la_citta-feature-predicted-lack = citoyens affamés à la fin
la_citta-feature-predicted-leftover = blé inutile à la fin
la_citta-feature-cities = villes
la_citta-feature-foundings = villes à fonder
la_citta-feature-markets = Marchés
la_citta-feature-watered = villes sans limite
la_citta-feature-water-sites = villes avec de la place pour une Fontaine
la_citta-feature-farm-site = blé du meilleur site de Ferme
la_citta-feature-farm-sites = blé des autres sites de Ferme
la_citta-feature-spare = citoyens libres pour bâtir
la_citta-feature-idle = citoyens sans tour pour les employer
la_citta-feature-able = villes qui peuvent bâtir
la_citta-feature-colorful = villes de toutes les couleurs
la_citta-feature-one-short = villes à qui manque une couleur
la_citta-feature-arches = arcs
la_citta-feature-razed = bâtiments désertés
la_citta-feature-pull = attractivité des années à venir
la_citta-feature-prospect = attractivité à portée
la_citta-feature-gold = or
la_citta-feature-poor = bourse vide
la_citta-feature-income = or par an
la_citta-feature-actions = cartes « Action » restantes
la_citta-feature-turns = tours restants
la_citta-feature-contacts = villes voisines
la_citta-feature-open = cases où bâtir
la_citta-feature-payable = cartes « Politique » abordables

## Ce que sont les nombres d’une observation (docs/research.md)

la_citta-seen-year = l’année
la_citta-seen-round = le tour de table
la_citta-seen-phase = la phase
la_citta-seen-first = qui commence
la_citta-seen-supply = citoyens de la réserve
la_citta-seen-pile = cartes restant dans la pioche
la_citta-seen-loudest = les vœux les plus fréquents
la_citta-seen-waiting = qui doit choisir
la_citta-seen-voice = les cartes « Voix du peuple » de l’année, si on les connaît
la_citta-seen-looked = qui a consulté chaque carte « Voix du peuple »
la_citta-seen-voice-left = cartes « Voix du peuple » pas encore vues
la_citta-seen-discard = cartes défaussées
la_citta-seen-land = ce qui se trouve à chaque emplacement du plan
la_citta-seen-stocks = tuiles de bâtiment restantes
la_citta-seen-display = cartes visibles
la_citta-seen-buildings = le bâtiment de chaque case
la_citta-seen-space-cities = la ville de chaque case
la_citta-seen-harvests = notables de la récolte sur chaque case
la_citta-seen-circuses = notables sur les arcs de chaque case
la_citta-seen-gold = or
la_citta-seen-actions = cartes « Action » restantes
la_citta-seen-notables = notables
la_citta-seen-hungry = si des citoyens ont souffert de la faim
la_citta-seen-founded = si une ville a été fondée cette année
la_citta-seen-food = citoyens que l’on peut nourrir
la_citta-seen-income = or par an
la_citta-seen-founding-order = villes dans l’ordre de leur fondation
la_citta-seen-taken = cartes prises cette année
la_citta-seen-drawn = cartes piochées face cachée cette année
la_citta-seen-city-castello = la case du Castello
la_citta-seen-city-citizens = citoyens
la_citta-seen-city-size = bâtiments
la_citta-seen-city-has = quels bâtiments elle possède
la_citta-seen-city-food = citoyens qu’elle peut nourrir
la_citta-seen-city-income = or par an
la_citta-seen-city-arches = arcs pour chaque vœu
la_citta-seen-city-open = cases libres à côté
la_citta-seen-city-circuses = notables sur les arcs de chaque couleur
la_citta-seen-city-wish = le vœu choisi par son propriétaire

## Tables des données, au bureau du propriétaire

la_citta-desk-wishes = Vœux
la_citta-desk-stocks = Tuiles de bâtiments
la_citta-desk-buildings = Bâtiments
la_citta-desk-politics = Cartes « Politique »
la_citta-desk-voice = Voix du peuple
la_citta-desk-layouts = Plans pour débuter
la_citta-desk-landscapes = Tuiles de paysage
la_citta-desk-map = Le plateau
la_citta-desk-numbers = Nombres des règles
la_citta-desk-box = Contenu de la boîte

## Pourquoi un paquet de données est refusé ; le chemin est affiché devant

la_citta-refused-gone = { $table ->
   *[bags] n’existe plus depuis la version 2 des règles : toutes les tuiles sont mélangées, landscapes.*.count dit combien (CIT-3.1)
}
la_citta-refused-castello = le Castello vient en premier, et il n’y en a qu’une sorte
la_citta-refused-arches = il faut un nombre pour chacun de ces vœux : { $wishes }
la_citta-refused-building-cost = le prix de ce bâtiment est le coût de sa carte « Politique » (CIT-7.16)
la_citta-refused-card-cost = doit être 0 : on ne paie que les prix de cet effet
la_citta-refused-unbuilt = aucune carte ne construit { $building } (CIT-7.9)
la_citta-refused-politics = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut { $needed } pour qu’aucune ne manque
la_citta-refused-voice = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; on en pose { $needed } (CIT-5.2)
la_citta-refused-box = { $total } en tout ; box.{ $name }.count dit { $count }
la_citta-refused-no-card = seul un bâtiment moyen ou grand a une carte (CIT-7.9)
la_citta-refused-harvest-on = manque : depuis la version 2 des règles, une récolte nomme les bâtiments qui peuvent en profiter
la_citta-refused-feeds-nobody = { $building } ne nourrit personne (CIT-9.3)
la_citta-refused-looks-missing = manque : depuis la version 2 des règles, cette clé dit pour combien de cartes vaut chaque prix
la_citta-refused-looks = il faut des nombres croissants, un pour chaque prix
la_citta-refused-builders-most = n’existe plus : depuis la version 2 des règles, c’est un seul bâtiment, à un prix selon sa taille
la_citta-refused-prices = il faut de 1 à { $most } prix, aucun plus bas que le précédent
la_citta-refused-word-gone = « { $old } » n’existe plus depuis la version 2 des règles ; « { $new } » le remplace (CIT-9)
la_citta-refused-tiles = { $count } tuiles pour { $slots } emplacements ; chaque emplacement en porte une (CIT-3.1)
la_citta-refused-hex = un hexagone est fait de deux nombres, [q, r]
la_citta-refused-slots = de 1 à { $most } emplacements sont possibles, pas { $count }
la_citta-refused-slot-name = un nom est fait de lettres et de chiffres, et ne sert qu’une fois
la_citta-refused-slot-players = n’existe plus depuis la version 2 des règles : chaque emplacement porte une tuile (CIT-2.3)
la_citta-refused-slot-hexes = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} ; un emplacement en a { $needed } (CIT-2.1)
la_citta-refused-two-slots = { $hex } appartient à deux emplacements
la_citta-refused-spaces = de 1 à { $most } cases sont possibles, pas { $count }
la_citta-refused-space-taken = { $hex } est déjà une case ou une partie d’un emplacement
la_citta-refused-touches = il faut un ou deux emplacements à côté de { $hex } ; il y a là : { $count ->
    [0] aucun
   *[other] { $names }
}
la_citta-refused-no-space = aucune case n’est en jeu
la_citta-refused-no-way = aucun chemin ne mène de { $here } à { $there } (CIT-2.7)
la_citta-refused-land = il faut un emplacement et son paysage, comme « B2 water »
la_citta-refused-land-twice = { $slot } est nommé deux fois
la_citta-refused-no-land = { $slot } n’a pas de paysage
la_citta-refused-land-count = { $count } fois { $landscape } ; la boîte en a { $most }
la_citta-refused-sites = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
} ; il en faut une pour chacun des { $players } joueurs
la_citta-refused-site-row = une rangée a { $count } cases, une pour chaque Castello (CIT-3.6)
la_citta-refused-site-out = { $space } est hors jeu à { $players } joueurs
la_citta-refused-gap = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} entre { $here } et { $there } ; il en faut au moins { $needed } (CIT-3.7)
