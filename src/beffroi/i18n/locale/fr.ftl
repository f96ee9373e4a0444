### Mots communs à tous les jeux et à tous les écrans, en français.

## Mots de liaison

list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
card = { $name } : { $text }

## La table

game-beffroi = Beffroi
game-choose = Choisissez un jeu
game-options = Options
game-seats = { $low } à { $high } joueurs
table-new = Nouvelle partie
table-resume = Reprendre une partie
table-save = Enregistrer la partie
table-saved = La partie est enregistrée : { $path }
table-quit = Quitter la table
table-undo = Reprendre votre dernier coup
table-undone = { $player } reprend son dernier coup
table-stand-in-apprentice = Le robot qui joue pour { $player } n’a pas répondu ; l’apprenti a choisi à sa place
table-stand-in-chance = Le robot qui joue pour { $player } n’a pas répondu, l’apprenti non plus ; le hasard a choisi à leur place
table-round = Manche { $number } sur { $last }
table-phase = Manche { $number } sur { $last }, { $phase }
table-turn = { $player }, c’est à vous
table-waiting = On attend { $players }
table-curtain = Passez l’appareil à { $player }
    .continue = { $player }, continuez quand personne d’autre ne voit l’écran
table-only = Vous n’avez qu’un seul choix
table-over = La partie est finie
table-winner = { $players } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-shared = { $players } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-lost = Personne à cette table n’a gagné
table-ahead = { $outcome }, devant { $others } { $by } ({ $own } contre { $theirs })
table-tiebreak = Égalité : { $name }
    .by = par { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-total = Total
table-reconstructed = Certains détails de cette édition sont reconstitués ; quiconque possède le jeu peut les corriger avec un paquet de données
table-seed = Graine de cette partie : { $seed }

## Pourquoi une demande est refusée

error-no-action = Il n’y a pas d’action numéro { $number } ; choisissez un nombre de 0 à { $last }
error-no-verb = « { $verb } » n’est pas une action de ce jeu ; les actions sont : { $verbs }
error-arguments = { $missing ->
    [few] Cette action est incomplète
   *[many] Cette action a des mots de trop
} ; écrivez : { $form }
error-no-name = « { $name } » n’est pas connu de ce jeu ({ $domain }) ; vérifiez l’orthographe
error-over = La partie est finie ; plus personne ne peut agir
error-not-asked = Ce n’est pas à vous ; la partie attend la place { $seats }
error-not-possible = « { $action } » n’est pas possible maintenant ; vous pouvez choisir : { $hint }
error-nothing-to-undo = Il n’y a rien à reprendre ; votre dernier coup doit être aussi le dernier de la table
error-revealed = Ce coup ne se reprend pas, car il a révélé quelque chose de caché ; continuez à partir d’ici
error-record-foreign = Ce fichier n’est pas une partie de Beffroi, ou sa première ligne est coupée ; choisissez un fichier écrit par Beffroi
error-record-format = Cette partie est au format { $format } ; cette version de Beffroi lit le format { $known }
error-record-header = L’en-tête de cette partie est endommagé : { $reason }
error-record-line = La ligne { $line } ne convient pas à cette partie : { $reason }
error-record-damaged = La ligne { $line } est endommagée : « { $found } » devrait donner une place et une action, comme « 0 pass »
error-record-seat = Ligne { $line } : il n’y a pas de place { $seat } ; cette partie a les places 0 à { $last }
error-record-game = C’est une partie de « { $other } », pas de { $game }
error-record-rules = Cette partie a été jouée avec la version { $rules } des règles de { $game } ; ce Beffroi a la version { $known } : ouvrez-la avec la version qui l’a écrite
error-record-rules-released = Cette partie a été jouée avec la version { $rules } des règles de { $game } ; ce Beffroi a la version { $known } : ouvrez-la avec Beffroi { $release } (RELEASING.md dit comment l’obtenir)
error-record-data = Cette partie a été jouée avec les données { $data }, celles-ci sont { $known } : donnez le même paquet de données avec --data, ou chargez-le d’abord dans « Votre boîte »
error-no-pack = Ce paquet de données n’existe pas ici ; enregistrez-le ou chargez-le d’abord dans « Votre boîte »
error-pack-too-large = Ce paquet de données est plus gros que les données de n’importe quel jeu ; n’y laissez que ce qui change
error-pack-unsound = Ce paquet de données se lit, mais aucune partie ne peut être jouée avec : { $reason }
error-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }
error-unknown-language = « { $lang } » n’est pas disponible ; choisissez fr ou en
error-number = « { $text } » n’est pas l’un des numéros ; tapez un nombre de 1 à { $last }
error-no-file = { $path } n’existe pas ; vérifiez le nom du fichier
error-not-readable = { $path } ne peut pas être lu : { $reason }
error-not-writable = { $path } ne peut pas être écrit : { $reason } ; choisissez un autre endroit
error-input-ended = Il n’y a plus rien à lire ; la partie s’arrête ici et pourra être reprise

## Pourquoi un paquet de données est refusé ; le chemin est affiché devant

refused-missing = manque
refused-kind = il faut { $wanted ->
    [whole] un nombre entier
    [text] un texte
    [list] une liste
    [table] une table
    [flag] true ou false
   *[name] un nom
}, pas { $kind ->
    [number] le nombre { $value }
    [text] un texte
    [list] une liste
    [table] une table
    [flag] true ou false
    [nothing] une valeur vide
   *[date] une date ou une heure
}
refused-bounds = { $value } est hors limites ; il faut un nombre de { $low } à { $high }
refused-decimal = il faut un nombre positif ou nul, pas { $value }
refused-unknown = « { $value } » est inconnu ; choisissez parmi : { $names }
refused-unknown-like = « { $value } » est inconnu ; vouliez-vous dire { $count ->
    [1] { $first }
    [2] { $first } ou { $second }
   *[3] { $first } ou { $second } ou { $third }
} ?
refused-unknown-many = « { $value } » est inconnu ; il y a { $count } noms, mais aucun ne lui ressemble
refused-key = n’est pas une clé connue ici ; choisissez parmi : { $names }
refused-key-like = n’est pas une clé connue ici ; vouliez-vous dire { $name } ?
refused-exactly = contient { $found } ; il faut exactement { $names }
refused-room = il y a de la place pour { $most }, pas plus
refused-source-each = doit avoir un mot pour chaque élément de la liste dont il est question
refused-not-in-data = « { $value } » n’existe pas dans les données
refused-no-folder = n’est pas un dossier ; un paquet de données est un dossier de fichiers .toml et .csv
refused-no-files = ne contient ni fichier .toml ni fichier .csv ; `beffroi data export` en écrit
refused-no-file = n’est pas un fichier de paquet de données ; il se termine par .toml ou .csv
refused-taken-away = enlève quelque chose qu’un seul fichier ne peut pas enlever ; utilisez-le dans le terminal
refused-too-long = dépasse { $count } caractères
refused-no-path = n’est pas le chemin d’une valeur, comme « politics.palace.copies »
refused-game = « { $value } » est inconnu ; les jeux sont : { $names }
refused-game-key = n’est pas la clé d’un jeu ; prenez des minuscules, des chiffres et _, 31 au plus
refused-game-broken = ce paquet ne se charge pas : { $why } ; réparez-le ou désinstallez-le
refused-game-mute = { $file } manque ; écrivez-le, et déclarez locale/*.ftl comme données du paquet dans pyproject.toml
refused-game-name = se donne le nom « { $value } » ; donnez le même nom à Game.key et au point d’entrée
refused-table = n’est pas une table de ce jeu ; ses tables : { $names }
refused-table-missing = cette table manque dans les données
refused-table-twice = la table { $table } se trouve aussi dans un fichier .toml de ce dossier
refused-table-elsewhere = se trouve aussi dans un autre fichier de ce dossier
refused-gone = la table { $table } n’existe plus dans ce jeu ; retirez-la
refused-toml = n’est pas du TOML valable, { $line ->
    [end] à la fin du fichier
   *[other] ligne { $line }, colonne { $column }
} (« { $why } »)
refused-not-utf-8 = n’est pas en UTF-8 ; enregistrez-le à nouveau, en UTF-8
refused-unreadable = ne peut pas être lu : { $why }
refused-json = n’est pas du JSON valable, ligne { $line }, colonne { $column } (« { $why } »)
refused-nested = est imbriqué trop profondément
refused-twice = est donné deux fois
# Les cartes dans un tableur
refused-csv = n’est pas du CSV valable (« { $why } »)
refused-sheet-empty = est vide ; `beffroi data export` en écrit un pour commencer
refused-sheet-rows = n’a aucune ligne sous la première, qui porte les titres des colonnes
refused-sheet-title = « { $value } » se trouve aussi dans la colonne { $column }
refused-sheet-id = aucune colonne n’a le titre « { $title } » ; la première ligne porte les titres
refused-sheet-untitled = « { $value } » se trouve dans une colonne sans titre
refused-sheet-twice = « { $value } » se trouve aussi dans la ligne { $row }
refused-sheet-unknown = « { $value } » est inconnu ; les identifiants de l’export restent tels quels
refused-sheet-not-utf-8 = n’est pas en UTF-8 ; enregistrez-le à nouveau, comme « CSV UTF-8 »

## Terminal

cli-thinking = { $player } réfléchit…
cli-stand-in = { $player } n’a pas su choisir ; l’apprenti joue ce coup
cli-hints-off = Pas de conseils quand plusieurs personnes jouent ; si tout le monde est d’accord, reprenez avec --hints
cli-hint-how = conseil 1 : ce qui compte ; conseil 2 : les meilleures options comparées ; conseil 3 : le coup
cli-ask = Votre choix (numéro, mots, ou aide) :
cli-saving = La partie s’enregistre au fur et à mesure : { $path }
cli-start-help = Tapez aide à tout moment pour voir ce que vous pouvez taper.
cli-resume-with = Pour reprendre plus tard : { $command }
cli-cut = La dernière ligne de l’enregistrement était incomplète et a été ignorée ; la partie continue à la ligne précédente.
cli-curtain-enter = { $player }, appuyez sur Entrée :
cli-curtain-undo = { $player } peut encore taper annuler pour reprendre son dernier coup.
cli-news = Ce qui s’est passé :
cli-news-more = … { $count } lignes plus anciennes ; tapez journal pour les lire
cli-no-number = Il n’y a pas de numéro { $number } ; tapez un nombre de { $first } à { $last }, ou liste pour les revoir.
cli-not-understood = « { $text } » ne correspond à aucun de vos choix ; tapez liste pour les voir, ou aide.
cli-rules-how = Tapez règles puis un numéro ou des mots, par exemple : règles 7.2, règles mairie. Le texte entier : { $command }
cli-help = Tapez le numéro d’un choix, plusieurs numéros pour les faire à la suite, son texte, ou des mots de ce choix :
    s’il n’y en a qu’un il est joué, sinon ils sont listés. Vous pouvez aussi taper :
cli-player = Joueur { $number }
cli-rank = Rang
cli-not-over = La partie n’est pas finie ; voici les points à ce moment.
cli-question-players = Combien de joueurs, de { $low } à { $high } ?
cli-question-people = Combien de personnes devant cet écran, de 1 à { $high } ? Les autres sont des robots.
cli-question-level = Quel niveau pour les robots ?
cli-question-name = Nom du joueur { $number } ?
cli-question-number = Tapez un nombre de { $low } à { $high }.

# Mots que l’on peut taper pendant la partie ; .does dit à quoi ils servent
cli-command-help = aide, ?
    .does = cette liste
cli-command-board = plateau
    .does = revoir tout le plateau
cli-command-list = liste
    .does = revoir vos choix
cli-command-players = joueurs
    .does = tous les joueurs en détail
cli-command-log = journal
    .does = ce qui vient de se passer
cli-command-score = scores
    .does = les points à ce moment, ligne par ligne
cli-command-rules = règles, regles, pourquoi
    .does = les règles par numéro ou par mots : règles 7.2, pourquoi mairie
cli-command-hint = conseil
    .does = un conseil : conseil 1 ce qui compte, conseil 2 les meilleures options, conseil 3 le coup
cli-command-undo = annuler
    .does = reprendre votre dernier coup
cli-command-save = sauver
    .does = où la partie est enregistrée
cli-command-quit = quitter
    .does = partir ; la partie pourra être reprise
cli-command-places = lieux
    .does = vos lieux et ce qu’ils font
cli-command-map = carte
    .does = toute la carte avec marchandises, comptoirs et marchands
cli-command-deeds = actes
    .does = actes de bienfaisance, cases libres et récompenses
cli-command-tiles = tuiles
    .does = tuiles Lieu encore disponibles

# Le plateau d’Orléans ; têtes de colonnes et formes courtes ont cinq lettres au plus
cli-orleans-no-event = pas encore d’événement
cli-orleans-next = prochaine tuile : { $grade }
cli-orleans-first = premier joueur : { $player }
cli-orleans-market = Marché { $count }/{ $spaces }
cli-orleans-fresh = Tirés à l’instant
cli-orleans-tower = Poudrière
cli-orleans-bag = Sac { $count }
cli-orleans-secret = seul son propriétaire peut regarder
cli-orleans-goods = Marchandises
cli-orleans-held = Jetons Technologie en attente
cli-orleans-permanent = toujours
cli-orleans-short-any = tous
cli-orleans-short-any_neutral = neutre
cli-orleans-short-tech = tec
cli-orleans-merchant = { $posts ->
    [one] Marchand à { $town }, { $posts } comptoir en réserve
   *[other] Marchand à { $town }, { $posts } comptoirs en réserve
}
cli-orleans-by-river = par l’eau
cli-orleans-by-road = par la route
cli-orleans-posts-of = (comptoir : { $players })
cli-orleans-supply = Réserve
cli-orleans-technology = { $count } Technologie
cli-orleans-bank = banque { $count }
cli-orleans-deeds = Actes
cli-orleans-done = complet
cli-orleans-yes = oui
cli-orleans-head-development = dév
cli-orleans-head-level = niv
cli-orleans-head-coins = pce
cli-orleans-head-posts = cpt
cli-orleans-head-citizens = cit
cli-orleans-head-goods = mar
cli-orleans-head-bag = sac
cli-orleans-head-score = score
cli-orleans-head-place = lieu
cli-orleans-head-slots = cases
cli-orleans-head-effect = effet
cli-orleans-head-deed = acte
cli-orleans-head-free = cases libres
cli-orleans-head-reward = chacun rapporte
cli-orleans-head-citizen = citoyen
cli-orleans-head-pile = pile
cli-orleans-legend = { $river } rivière, { $road } route ; { $goods } ; #1 comptoir, @1 marchand de : { $players }
cli-orleans-group-place = Poser depuis le marché (* marqué) :
cli-orleans-group-deploy = Poser depuis la Poudrière (* marqué) :
cli-orleans-group-move = Mener le marchand dans une ville, et prendre :
cli-orleans-group-send = Envoyer un personnage à un acte :

# Autres commandes
cli-perft-depth = longueur
cli-perft-sequences = suites
cli-simulate-bar = Parties
cli-simulate-event = événement
cli-simulate-often = par partie
cli-simulate-table = table
cli-simulate-games = parties
cli-simulate-decisions = décisions
cli-simulate-seat = place
cli-simulate-mean = score moyen
cli-simulate-interval = 95 %
cli-simulate-min = min
cli-simulate-max = max
cli-simulate-wins = gagnées
cli-simulate-share = part
cli-simulate-length = { $games ->
    [one] { $games } partie de { $mean } décisions
   *[other] { $games } parties, { $mean } décisions chacune en moyenne, de { $least } à { $most }
}
cli-simulate-speed = { $games } parties et { $decisions } décisions par seconde
cli-dataset-bar = Écriture des parties
cli-dataset-done = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $folder }, { $decisions } décisions.
cli-tournament-bar = Parties en cours
cli-tournament-bot = robot
cli-tournament-entries = places
cli-tournament-share = gagné %
cli-tournament-interval = 95 %
cli-tournament-even = À forces égales, chacun gagnerait { $share } %.
cli-tournament-points = points
cli-tournament-rating = classement
cli-tournament-pace = ms
cli-tournament-faults = { $bot } a échoué { $count ->
    [one] une fois
   *[other] { $count } fois
} ; l’apprenti a choisi à sa place
cli-tune-bar = Parties d’apprentissage
cli-tune-round = Tour { $number } : l’apprentissage explique { $explained } % des avances finales et gagne { $learnt } % contre les meilleurs poids d’avant ; le pas suivant gagne { $moved } %
cli-tune-neighbors = Duels entre voisins
cli-tune-duels = Mise à l’épreuve
cli-tune-calibrate = Calibrage de la confiance
cli-tune-spread = Les avances prédites se trompent d’environ { $early } points au début et { $late } à la fin d’une partie
cli-tune-kept = Nouveaux poids écrits dans { $path }
cli-check-bar = Contrôle
cli-check-more = … et { $count } autres
cli-check-done = { $games } parties sur { $combos } combinaisons d’options et de joueurs, { $decisions } décisions
cli-check-result = { NUMBER($exceptions, useGrouping: 0) } exceptions, { NUMBER($violations, useGrouping: 0) } invariants violés, { NUMBER($leaks, useGrouping: 0) } fuites
cli-check-words = { $problems ->
    [one] { $problems } problème de mots et de règles
   *[other] { $problems } problèmes de mots et de règles
}
cli-replay-title = { $game }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-replay-sound = L’enregistrement est bon : { $entries } entrées, { $state ->
    [over] partie finie
   *[open] partie en cours
}, empreinte { $digest }
cli-coverage-missing = Sans test réussi qui les nomme : { $rules }
cli-coverage-failed = Tests en échec : { $count } ({ $tests })
cli-coverage-share = { $share } % des règles numérotées sont nommées par un test réussi ({ $covered } sur { $rules } ; { $tests } tests réussis)
cli-games-option = option
cli-games-values = valeurs
cli-games-meaning = sens
cli-games-default = par défaut
cli-games-try = Pour jouer : { $command }
cli-games-guest = Apporté par le paquet { $package }
cli-games-plain-bots = Ses bots ne regardent que les points : le jeu n’a pas d’évaluation à lui
cli-new-game-done = { $title } est écrit dans { $path }. Pour l’installer, essayer ses lois et y jouer :
cli-data-changed = changé : { $path }
cli-data-good = Le paquet de données pour { $game } est bon ; valeurs changées : { $count } ; empreinte { $data } (d’origine : { $built_in })
cli-data-exported = { $count } fichiers sont dans { $folder } ; modifiez ce qui diffère dans votre boîte, supprimez le reste, puis essayez : beffroi data check
cli-data-sheet = Les cartes sont dans { $file }, que tout tableur ouvre : une ligne par carte ; les identifiants restent tels quels
# Ce qui sépare les cellules pour les tableurs de ce pays
cli-sheet-separator = ;
cli-data-guesses = suppositions restantes : { $count } sur { $built_in }
cli-data-path = entrée
cli-data-values = valeurs
cli-data-open = suppositions
cli-desk-saved = Noté dans { $folder } : { $paths } ; valeurs encore supposées : { $count }
cli-desk-hello = { $count } valeurs sont des suppositions. Tapez ce qui est imprimé dans votre boîte ; Entrée laisse la valeur, { $same } la confirme, { $keep } garde pour plus tard une valeur refusée, { $quit } termine. Chaque réponse est notée aussitôt.
cli-desk-refused = C’est impossible : { $reason }. Tapez une autre valeur, ou { $keep } si elle sera juste avec vos réponses suivantes.
cli-desk-kept = Non noté, car encore impossible : { $paths }
cli-desk-done = C’est tout. Pour jouer avec : --data { $folder }
cli-data-confidence = sûr
cli-data-note = note
cli-source-seed = Certain : imprimé dans les livrets ({ $count })
    .count = certain : { $count }
cli-source-booklet = Certain : imprimé dans un livret d’une autre langue ({ $count })
    .count = certain, autre langue : { $count }
cli-source-public = Public : donné par des sources publiques ({ $count })
    .count = public : { $count }
cli-source-recalled = De mémoire : connu par la pratique, sans source écrite ({ $count })
    .count = de mémoire : { $count }
cli-source-reconstructed = Reconstitué : choisi, car aucune source ne le donne ({ $count })
    .count = reconstitué : { $count }
cli-confidence-high = haute
cli-confidence-medium = moyenne
cli-confidence-low = faible

# Ce que le terminal refuse
cli-error-disk = { $name } ne peut pas être écrit : { $reason } ; tout ce qui précède est sauf, faites de la place puis reprenez la partie
cli-error-exists = { $name } existe déjà et n’est pas écrasé ; choisissez un autre nom
cli-error-in-use = { $name } est ouvert à une autre table ; fermez-la d’abord, ou reprenez dans un nouveau fichier avec --save
cli-error-not-text = { $name } n’est pas un fichier texte ; donnez un fichier écrit par Beffroi
cli-error-option-form = « { $text } » n’est pas une option ; écrivez nom=valeur, comme dans --option edition=2014
cli-error-seed = « { $text } » n’est pas une graine ; donnez un nombre entier de 0 à 2**128 - 1
cli-error-too-small = { $name } doit valoir au moins { $least }
cli-error-share = --often doit être compris entre 0 et 1
cli-error-position-alone = Une position apporte ses joueurs, ses options et sa graine ; retirez --players, --option et --seed
cli-error-resume-alone = Une partie enregistrée apporte ses joueurs, ses options et sa graine ; retirez --players, --names, --option, --seed et --position
cli-error-names = { $names } noms sont donnés pour { $players } joueurs ; donnez autant de noms que de joueurs
cli-error-bots = « { $text } » ne désigne pas de places ; donnez des places de 0 à { $last }, comme dans --bots 1,2 ou --bots 1=master, ou bien all ou none
cli-error-seat = Il n’y a pas de place { $seat } ; cette partie a les places 0 à { $last }
cli-error-move-form = « { $text } » n’est pas un coup ; écrivez une place et une action, comme dans --do "0 act farm"
cli-error-entry = Il n’y a pas d’entrée { $number } ; cet enregistrement en a { $last }, donnez --to de 0 à { $last }
cli-error-no-rules = Il n’y a pas de règles de « { $game } » ici
cli-error-game-name = « { $name } » ne peut être la clé d’un jeu ; prenez des minuscules, des chiffres et _, de 2 à 31, une lettre d’abord
cli-error-game-taken = « { $name } » est pris, par un jeu ou par un module de Python ; choisissez un autre nom
cli-error-game-title = « { $title } » ne peut être un titre ; laissez guillemets, accolades et barres obliques inverses
cli-error-game-folder = { $path } n’est pas vide ; choisissez un autre dossier
cli-error-no-summary = Il n’y a pas de résumé de « { $game } » ici ; lisez ses règles
cli-error-no-rule = Aucune règle de { $game } ne correspond à « { $words } » ; essayez moins de mots, d’autres mots, ou un numéro comme 5.2
cli-error-no-checkout = beffroi rules coverage demande une copie des sources avec tests/games/{ $game } ; lancez-la à l’intérieur
cli-error-no-pytest = beffroi rules coverage demande pytest ; installez-le, ou lancez une fois make test
cli-error-tests = Les tests n’ont pas pu tourner : { $reason }
cli-error-coverage-form = Nommez un jeu, comme dans : beffroi rules coverage orleans
cli-error-summary-form = Nommez un jeu, comme dans : beffroi rules summary orleans
cli-error-desk-value = « { $text } » devrait être un chemin et une valeur, comme politics.palace.copies=2
cli-error-which-game = Impossible de savoir à quel jeu appartient ce paquet de données ; ajoutez --game avec l’un de : { $games }
cli-error-no-cards = { $game } n’a pas de cartes dont le texte puisse être imprimé
cli-error-no-card = Aucune carte de { $game } ne correspond à « { $words } » ; essayez moins de mots, ou d’autres mots
cli-error-no-data = { $game } n’a pas de fichiers de données à exporter
cli-error-source = « { $source } » n’est pas une origine ; choisissez parmi : { $sources }
cli-usage-no-option = Il n’y a pas d’option { $option } ; voyez { $help }
cli-usage-missing = Il manque { $name } ; voyez { $help }
cli-usage-bad = { $name } ne convient pas : { $reason } ; voyez { $help }
cli-usage-other = { $reason } ; voyez { $help }
cli-error-option-name = Il n’y a pas d’option { $name } ; les options sont : { $names }
cli-error-option-value = « { $value } » n’est pas une valeur de l’option { $name } ; choisissez parmi : { $values }
cli-error-seats = À { $players } on ne peut pas jouer ; avec ces options il faut de { $low } à { $high } joueurs
cli-error-no-seats = À { $players } on ne peut jouer avec aucune option ; voyez beffroi games
cli-usage-no-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $commands }

# Administrer un serveur

cli-admin-sure = Continuer ? (oui ou non)
cli-admin-unchanged = Rien n’a été modifié.
cli-admin-deleted = Supprimé. Les serveurs en marche suivent dans une ou deux secondes.
cli-admin-no-tables = Aucune table ne correspond.
cli-admin-no-chat = Rien n’a été dit à cette table.
cli-admin-more = Voici les { $limit } premières lignes ; demandez-en plus avec --limit.
cli-admin-head-table = table
cli-admin-head-game = jeu
cli-admin-head-state = état
cli-admin-head-people = joueurs
cli-admin-head-changed = dernier changement
cli-admin-head-seat = place
cli-admin-head-name = nom
cli-admin-head-guest = invité
cli-admin-head-bot = robot
cli-admin-head-line = ligne
cli-admin-head-when = quand
cli-admin-head-said = message
cli-admin-state = { $state ->
    [open] attend des joueurs
    [playing] en cours
   *[over] terminée
}
cli-admin-host = hôte
cli-admin-pass = venu par le lien de place de { $owner }
cli-admin-counts = coups : { $entries } ; lignes de discussion : { $chat }
cli-admin-delete-tables = { $count ->
    [one] Cette table sera supprimée pour toujours, avec tout ce qui y a été joué et dit :
   *[other] Ces { $count } tables seront supprimées pour toujours, avec tout ce qui y a été joué et dit :
}
cli-admin-delete-chat = { $count ->
    [one] Cette ligne sera supprimée pour toujours.
   *[other] Ces { $count } lignes seront supprimées pour toujours.
}
cli-admin-no-guests = Aucun invité ne correspond.
cli-admin-no-bans = Personne n’est banni.
cli-admin-head-since = depuis
cli-admin-head-seats = places
cli-admin-head-who = qui
cli-admin-head-until = jusqu’au
cli-admin-head-why = raison
cli-admin-for-ever = toujours
cli-admin-said = lignes de discussion : { $count }
cli-admin-banned = Banni { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
} ; raison : { $why }
cli-admin-forget = Tout ce qui est gardé sur { $name } sera supprimé pour toujours ; tables où se trouve cette personne : { $tables }, lignes de discussion : { $lines }. Les parties avec d’autres restent, sans son nom ; un robot joue la suite à sa place.
cli-admin-exported = Écrit dans { $path }
cli-admin-ban-done = { $who } est banni { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
}. Les serveurs en marche suivent dans une ou deux secondes.
cli-admin-unban-done = { $who } n’est plus banni.
cli-admin-closed = À partir de { $at }, personne ne peut jouer. Pour rouvrir le serveur : beffroi admin open
cli-admin-opened = Le serveur est de nouveau ouvert.
cli-admin-was-open = Le serveur était déjà ouvert.
cli-error-no-tables-here = Il n’y a pas de tables dans { $folder } ; indiquez le dossier du serveur avec --data-dir, ou sa base de données avec --database
cli-error-no-table = Il n’y a pas de table { $table } ; trouvez son identifiant avec beffroi admin tables
cli-error-no-line = Il n’y a pas de ligne { $line } à cette table ; voyez les numéros avec beffroi admin chat { $table }
cli-error-no-guest = Il n’y a pas d’invité { $guest } ; trouvez son identifiant avec beffroi admin guests --name
cli-error-no-ban = { $who } n’est pas banni ; voyez qui l’est avec beffroi admin bans
cli-error-ban-who = « { $text } » n’est ni l’identifiant d’un invité ni une adresse ; une adresse s’écrit 192.0.2.1 ou 2001:db8::1
cli-error-ban-network = Le réseau « { $text } » ne peut pas être banni en entier ; donnez une seule adresse IPv4, ou pour IPv6 un réseau en /64
cli-error-too-many-letters = C’est trop long ; écrivez { $most } lettres au plus

# Le serveur

serve-at = Beffroi est ouvert : { $url }
serve-network = Pour les téléphones du même réseau : { $url }
serve-data = Les tables sont gardées dans { $folder }
serve-database = Les tables sont gardées dans la base { $database }
serve-stop = Ctrl-C pour fermer
cli-error-no-server = Le serveur n’est pas installé ; installez beffroi[server], ou lancez make play
cli-error-workers-database = Il faut un serveur de base de données pour plusieurs processus : ajoutez --database postgresql://…, ou enlevez --workers
cli-error-port-taken = Le port { $port } est pris par un autre programme, ou Beffroi y est déjà ouvert ; choisissez-en un autre avec --port
cli-error-address = Impossible d’écouter sur l’adresse { $host }, port { $port } ; laissez --host de côté, ou choisissez un autre --port
cli-error-loopback = { $url } n’est pas sur cette machine ; l’essai de charge ne mesure jamais que cette machine
cli-error-no-answer = Le serveur n’a pas répondu à { $url } ; démarrez-le d’abord, ou omettez --url
cli-error-bot-form = « { $text } » n’est pas un robot ; donnez un nouveau nom en minuscules et sa commande, comme dans --bot mien=./mon_robot
cli-error-tournament-bots = { $count ->
    [0] Aucun robot n’est nommé
    [one] Un robot est nommé
   *[other] { $count } robots sont nommés
} pour { $seats } places ; nommez-en un à { $seats }, comme dans --bots journeyman,apprentice
cli-error-extra-missing = Le paquet { $package } n’est pas installé ; installez beffroi[{ $extra }]
cli-error-tune-out = Ce dossier n’est pas une copie des sources ; indiquez avec --out où écrire les poids
cli-error-tune-rounds = Il n’y a pas encore de poids pour ce nombre de joueurs ; demandez au moins un tour avec --rounds
error-stale = La partie a avancé entre-temps ; regardez de nouveau
error-not-yours = Cette place ne se joue pas depuis ce navigateur
error-stand-in = Un robot tient cette place ; reprenez-la d’abord
error-not-started = La partie n’a pas commencé
error-started = La partie a déjà commencé
error-not-over = La partie n’est pas encore finie
error-other-rules = Cette table a été jouée avec d’autres règles ou données que celles d’ici ; on peut en télécharger la partie
error-other-rules-released = Cette table a été jouée avec la version { $rules } des règles ; ouvrez la partie avec Beffroi { $release }
error-seat-taken = Cette place est prise
error-seat-not-taken = Personne d’autre n’est assis ici
error-one-seat = Vous avez déjà une place ici ; les autres sont pour d’autres joueurs
error-not-awaited = Personne n’attend ce joueur
error-not-absent = { $minutes ->
    [one] Laissez encore une minute à ce joueur
   *[other] Laissez encore { $minutes } minutes à ce joueur
}
error-not-host = Seul l’hôte de la table peut le faire
error-no-seat = Cette table n’a pas cette place
error-closing = Le serveur ferme ; réessayez dans un instant
error-cut-off = Le serveur n’atteint pas sa base de données ; réessayez dans un instant
error-damaged = La base de données de ce serveur est abîmée ; la personne qui s’en occupe doit restaurer une sauvegarde
error-busy = La table n’est pas encore prête ; réessayez dans un instant
error-no-table = Cette table n’existe pas
error-no-link = Ce lien de place ne fonctionne plus ; demandez-en un nouveau
error-too-many-passes = Trop d’appareils ont ouvert ce lien de place ; demandez-en un nouveau
error-no-guest = Ce navigateur n’accepte pas de cookies ; autorisez-les pour cette page, puis rechargez-la
error-too-often = Trop de demandes ; attendez un instant
error-too-many-pages = Trop de pages sont ouvertes ; fermez-en quelques-unes, ou réessayez plus tard
error-too-many-tables = Vous avez trop de parties en cours ; finissez-en d’abord quelques-unes
error-banned = L’accès à ce serveur vous est interdit ; si vous pensez que c’est une erreur, parlez-en à son hôte
error-closed = Le serveur est fermé pour maintenance ; vous pouvez regarder, et rejouer plus tard
error-wrong-origin = Le serveur refuse cette page, car elle vient d’une autre adresse ; prévenez la personne qui s’en occupe
error-too-long = Cette partie est devenue si longue qu’on ne peut plus rien reprendre
error-too-large = C’est trop long
error-bad-name = Un nom compte de 1 à 40 caractères imprimables
error-bad-color = Choisissez l’une des six couleurs
error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie jouable ici
error-bad-request = La demande n’a pas pu être lue ; rechargez la page
error-unknown-bot = Ce robot n’existe pas
error-hints-off = Les conseils sont désactivés : toute la table doit d’abord les accepter
error-no-decision = Il n’y a rien à décider à cette place pour l’instant
error-no-help = Aucun conseil ne peut être donné ici ; continuez sans
error-no-bot = Aucun robot ne joue à cette place
error-no-move-yet = Ce robot n’a encore joué aucun coup connu de tous
error-internal = Quelque chose s’est mal passé ici ; rien n’a changé
error-bad-key = Ce coup n’a pas de clé valable ; rechargez la page
error-no-frame = Cette partie n’a pas ce moment ou cette place
error-not-found = Cette page n’existe pas

## Navigateur

# Pages et erreurs
web-home = Accueil
web-nav = Navigation
web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-back = Revenir
web-reload = Recharger la page
web-moment = Un instant…
web-missing = Cette page n’existe pas
web-missing-text = L’adresse est peut-être incomplète, ou ce qui était ici a disparu
web-missing-game = Ce jeu n’est pas installé ici
web-missing-table = Cette table n’existe pas
web-table-failed = La table ne s’ouvre pas
web-board-failed = Le plateau ne se charge pas
web-error-offline = Le serveur ne répond pas ; vérifiez la connexion et réessayez
web-error-404 = Ce que vous cherchez n’existe pas, ou plus
web-banned = Accès interdit
web-error-403 = Cela ne vous appartient pas ; ouvrez d’abord votre lien de place
web-error-429 = Trop de demandes à la fois ; attendez un instant et réessayez
web-error-500 = Le serveur a eu un problème ; rien n’est perdu, réessayez
web-connecting = Connexion…
web-connection-lost = Connexion perdue ; vos coups partiront dès qu’elle reviendra
web-connection-crowded = Trop de pages sont ouvertes ; fermez celles qui ne vous servent plus. Celle-ci réessaie d’elle-même

# Accueil
web-my-tables = Vos tables
web-play-now = Jouer contre des robots
web-new-table = Nouvelle table
web-no-games = Aucun jeu n’est installé
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’attend de joueurs en ce moment ; ouvrez une table et affichez-la ici
web-watch = À regarder
web-watch-empty = Aucune partie publique n’est en cours
web-finished = Parties terminées
web-more = Plus
web-upload = Ouvrir un fichier de partie
web-upload-about = Rejouez une partie enregistrée, ou reprenez-en une inachevée
web-network-about = Depuis un téléphone du même réseau, ouvrez cette adresse :
web-your-turn = C’est à vous
web-table-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-full = Tout le monde est là
web-table-join = Rejoindre la table
web-table-look = Voir la table et les scores

# Le joueur et ses réglages
web-guest = Votre nom
web-guest-change = Changer de nom ou de couleur
web-guest-name = Nom
web-guest-color = Couleur
web-guest-note = Chaque couleur porte aussi ses hachures et sa lettre
web-color-azure = azur (bleu)
web-color-gules = gueules (rouge)
web-color-or = or (jaune)
web-color-vert = sinople (vert)
web-color-purpure = pourpre (violet)
web-color-tenne = tanné (brun)
web-letter-azure = B
web-letter-gules = R
web-letter-or = J
web-letter-vert = V
web-letter-purpure = P
web-letter-tenne = M
web-settings = Réglages
web-settings-keys = Réglages et clavier
web-my-data = Mes données
web-my-data-about = Ce serveur vous reconnaît à un cookie. Il garde votre nom et votre couleur, vos places, ce que vous dites aux tables et ce que vous avez copié de vos boîtes.
web-my-data-take = Télécharger
web-my-data-delete = Supprimer…
web-my-data-sure = Votre nom, ce que vous avez dit, vos liens de place et vos boîtes seront supprimés pour toujours, et aussi vos tables qui n’ont pas commencé, sauf si d’autres y sont assis. Les parties avec d’autres restent, sans votre nom ; dans celles qui continuent, un robot joue à votre place.
web-my-data-yes = Supprimer pour toujours
web-my-data-no = Tout garder
web-closing = Le serveur ferme pour maintenance : { $time }. Les parties reprendront à la réouverture.
web-closing-says = « { $text } »
web-closed = Le serveur est fermé pour maintenance. Vous pouvez regarder ; les parties reprendront à la réouverture.
web-language = Langue
web-language-fr = Français
web-language-en = English
web-theme = Apparence
web-theme-system = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-size = Taille du texte
web-size-value = { $size } %
web-sounds = Une cloche sonne quand c’est à vous
web-still = Sans mouvement
web-plain = Plateau en toutes lettres, sans dessin
web-confirm-setting = Demander une confirmation
web-confirm-never = jamais
web-confirm-final = avant un coup qui termine, comme passer
web-confirm-always = avant chaque coup
web-keys = Au clavier
web-keys-tab = aller d’un choix au suivant
web-keys-number = prendre l’un des neuf premiers choix
web-keys-enter = prendre le choix, confirmer
web-keys-escape = revenir d’un pas
web-keys-undo = reprendre le dernier coup
web-keys-list = tous les choix en toutes lettres
web-keys-rules = les règles
web-keys-hint = un conseil

# Une nouvelle table
web-seats = Places
web-seat-kind = Qui joue à la place { $number }
web-seat-name = Nom à la place { $number }
web-seat-level = Niveau du robot à la place { $number }
web-seat-remove = Enlever la place { $number }
web-seat-add = Ajouter une place
web-kind-me = moi
web-kind-here = quelqu’un ici
web-kind-open = place ouverte
web-kind-open-note = pour quiconque reçoit le lien
web-kind-bot = robot
level-random = au hasard
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
web-bots = Robots
web-bots-note = Le compagnon est un bon adversaire ; le maître prend quelques secondes pour chaque décision
web-seat-else = Robot à la place { $number } si personne ne vient
web-seat-or = sinon un robot :
web-hot-seat-note = Plusieurs personnes jouent sur cet appareil : un rideau tombe entre deux joueurs
web-table = Table
web-listed = Afficher sur la page d’accueil
web-listed-note = Sinon, seuls ceux qui ont le lien la trouvent
web-confirm-table = Confirmer les coups qui terminent un tour
web-confirm-table-note = Pour tous les joueurs de cette table
web-open-table = Ouvrir la table
web-start = Commencer la partie
web-start-bots = Commencer, avec des robots aux places libres
web-option-number = autre nombre…
web-seats-misfit = « { $value } » ne convient pas à { $count ->
    [one] une place
   *[other] { $count } places
} : c’est pour { $high ->
    [one] un joueur
   *[other] { $low } à { $high } joueurs
}
web-seats-fit = Ajuster les places

# La salle d’attente et les liens
web-seat-open = place libre
web-seat-take = S’asseoir ici
web-seat-leave = Se lever
web-seat-kick = Libérer la place
    .of = Libérer la place occupée par { $name }
web-seat-nobody = personne
web-seat-gone = un ancien joueur
web-wait-start = On attend que l’hôte lance la partie
web-wait-join = Prenez une place libre, ou restez en spectateur
web-share = Lien de la table
web-share-note = Ce lien ouvre la table ; il ne donne aucune place déjà prise
web-share-local = Seule cette machine peut ouvrir ce lien ; pour les autres, relancez le serveur avec --host 0.0.0.0
web-share-watch = Quiconque ouvre ce lien regarde la partie, sans voir ce qui est caché
web-seat-link = Continuer sur un autre appareil
web-seat-link-note = Ce lien est secret : quiconque l’ouvre joue à votre place, à cette table et à ses revanches
web-seat-link-about = Un lien secret ouvre votre place sur un téléphone ou un autre ordinateur ; vous jouez alors depuis les deux
web-seat-link-make = Créer le lien
web-seat-link-again = Remplacer le lien
web-seat-link-revoke = Révoquer le lien
web-seat-link-revoked = Le lien n’est plus valable ; seul cet appareil joue encore votre place
web-link-gone = Ce lien ne mène plus à une place
web-link-worn = Ce lien a été ouvert trop souvent
web-link-failed = Ce lien de place ne peut pas être ouvert pour l’instant
web-link-incomplete = Ce lien est incomplet
web-link-incomplete-text = Il manque le secret qui suit le # ; ouvrez ou copiez de nouveau le lien entier
web-link-retry = Réessayer
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Code QR de { $url }

# La table
web-menu = Menu
web-board = Plateau
web-side = Joueurs et journal
web-players = Joueurs
web-prompt = Ce qui vous est demandé
web-you = vous
web-winner = gagne
web-watching = Vous regardez cette partie
web-thinking = { $count ->
    [one] { $players } réfléchit
   *[other] { $players } réfléchissent
}
web-thinking-later = Les robots d’autres tables passent d’abord : { $ahead }
web-seat-away = un robot joue en son absence
web-seat-plays = robot, { $level }
web-seat-offline = absent
web-seat-stand-in = Faire jouer un robot à la place de { $name }
web-seat-thinking = réfléchit
web-seat-waiting = doit jouer
web-seat-ready = a fini
web-seat-acted = vient de jouer
web-undo = Reprendre
web-choices = Tous les choix
web-choices-short = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
web-choices-search = Chercher parmi les choix
web-choices-none = Aucun choix ne correspond
web-pick-next = puis choisissez la suite
web-not-now = Ce n’est pas possible maintenant
web-confirm = Confirmer
web-confirm-question = Est-ce bien ce que vous voulez ?
web-reconstructed = Valeur reconstituée : aucune source ne la donne
web-reconstructed-parts = Reconstitué, faute de source : { $parts }
part-slots = personnages demandés
part-effect = effet
part-pile = pile
part-colors = couleur
part-costs = coût
part-points = points
part-cost = prix
part-copies = exemplaires
part-arches = arcs
part-season = saison
part-phase = phase
part-fr = nom français
part-en = nom anglais
part-de = nom allemand
part-price = prix
part-color = couleur
part-group = groupe
part-activation = signe
part-worker_color = ouvrier à payer
part-infinity_type = sorte de signe infini
part-cards_per_color = cartes de chaque couleur
part-count = combien
part-land = paysages, case par case
part-sites = emplacements de départ, par joueur
part-list = tous, un par un
part-bank_value = valeur de toutes les pièces
part-editions = éditions
part-groups = piles, à partir du dessus
part-rewards = récompenses, case par case
part-gold = or
part-food = nourriture
part-houses = maisons
part-lock = clé de son cadenas
part-keychain = cadenas qu’il ouvre
part-value = valeur
part-values = valeurs
part-family = famille
part-wheat = blé
part-size = taille
web-skip-news = Passer
web-log = Journal
web-log-empty = Rien ne s’est encore passé
web-log-earlier = { $count ->
    [one] Une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
web-log-since = Depuis votre dernier coup
web-chat = Discussion
web-chat-empty = Personne n’a encore parlé
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-yes = oui
web-no = non
web-plain-common = La table
web-curtain-lift = Lever le rideau
web-curtain-undo = { $player } reprend son dernier coup
web-leave = Quitter la partie
web-leave-note = Un robot jouera à votre place ; vous pourrez la reprendre en revenant à cette table
web-away = Un robot joue à votre place pendant votre absence
web-take-back = Reprendre votre place
web-download = Télécharger la partie
web-scores = Scores
web-rematch = Revanche
web-seed-hash = Empreinte de la graine
web-seed-revealed = La graine promise au début

# Revoir une partie
web-replay = Revoir la partie
web-replay-failed = Cette partie ne peut pas encore être revue
web-replay-controls = Avancer et reculer
web-replay-move = Coup
web-replay-at = Coup { NUMBER($number, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
web-replay-start = Le début de la partie
web-replay-secret = { $player } joue en secret
web-verify = Vérification
web-verify-promised = Empreinte promise au début de la partie
web-verify-seed = Graine révélée à la fin
web-verify-here = Empreinte de cette graine, calculée dans ce navigateur
web-verify-fits = Les deux empreintes sont identiques : la graine était fixée dès le début
web-verify-differs = Les empreintes diffèrent : ce n’est pas la graine promise
web-replay-first = Au début
web-replay-back = Coup précédent
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Coup suivant
web-replay-last = À la fin
web-replay-round = Aller à une manche
web-replay-eyes = Vu par
web-spectator = le public
web-round = { $number ->
    [0] Mise en place
   *[other] Manche { $number }
}
web-rounds = Manches
web-rounds-lines = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
web-rounds-points = { $points } pts
web-chart = Courbes
web-chart-of = Ce que montrent les courbes
web-chart-lines = Lignes du score
web-chart-resources = Ressources
web-chart-end = Fin
web-chart-start = { $date }, au début
web-chart-move = Courbes : aller à une manche
web-chart-table = Les chiffres en tableau
web-chart-larger = Agrandir
web-chart-course = Le fil de la partie
web-moment-link = Copier le lien vers ce moment
web-moment-copied = Le lien vers ce moment est copié
web-moment-note = Quiconque l’ouvre voit ce coup du même point de vue
web-play-on = Jouer à partir d’ici
web-play-on-about = Une nouvelle table à vous commence après le coup { NUMBER($number, useGrouping: 0) } : vous jouez une place, des robots jouent les autres
web-play-on-seat = Votre place
web-play-on-open = Ouvrir la table
web-play-on-over = La partie est finie ici ; revenez à un coup antérieur
web-rests = En suspens : anciennes règles
web-rests-release = Cette table a été jouée avec la version { $rules } des règles ; téléchargez la partie et ouvrez-la avec Beffroi { $release } (RELEASING.md dit comment l’obtenir)
web-rests-note = Elle reste telle quelle : personne ne peut jouer, et rien n’est perdu
web-what-if = Et si…
web-what-if-from = Cette table continue après le coup { NUMBER($number, useGrouping: 0) } d’une partie finie
web-what-if-note = C’est pour étudier : on connaît le déroulement de cette partie et sa graine, donc le résultat ne compte pas. Rien d’avant ce coup ne peut être repris
web-what-if-origin = Revoir ce moment
web-compare = Comparer
web-compare-with = Comparer avec une autre partie
web-compare-mine = Vos parties finies
web-compare-none = Vous n’avez pas d’autre partie finie de { $game }
web-compare-paste = Lien ou identifiant d’une partie finie
web-compare-wrong = Ce n’est ni le lien d’une table ni un identifiant ; copiez l’adresse d’une table ou d’une partie revue
web-compare-failed = Ces parties ne peuvent pas être comparées
web-compare-together = Même manche
web-compare-first = Première partie
web-compare-second = Seconde partie
web-compare-alone = { $name } : la revoir seule
web-compare-round-before = Les deux à la manche précédente
web-compare-round-next = Les deux à la manche suivante
web-verified = vérifiée
web-verified-note = Rejouée à partir de sa graine et de ses coups, la partie se termine exactement de la même façon
web-not-verified = non vérifiée
web-not-verified-note = Rejouée à partir de sa graine et de ses coups, la partie ne se termine pas de la même façon

# Règles
web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-search = Chercher un numéro ou des mots
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne correspond ; essayez moins de mots ou d’autres
web-rules-parts = Parties des règles
web-rules-summary = En une page
web-rules-all = Toutes les règles
web-rules-contents = Sommaire
web-rules-one-page = { $game } en une page
web-print = Imprimer

# Visite guidée de l’écran
web-tour = Visite guidée
web-tour-first = Première fois ici ?
web-tour-invite = Visite guidée, deux minutes
web-tour-dismiss = Pas de visite, ne plus proposer
web-tour-next = Suite
web-tour-back = Retour
web-tour-done = Terminé
web-tour-skip = Quitter la visite
web-tour-count = { $number } sur { $last }
web-tour-prompt = Cette ligne dit toujours ce que le jeu attend de vous. Ce que vous pouvez choisir est cerclé d’or sur le plateau, ou se trouve ici en bouton. Vous pouvez reprendre votre dernier coup et lister tous les choix.
    .title = Ce qui est demandé
web-tour-players = Toute la table, avec les points et les ressources principales. Un sablier indique qui l’on attend.
    .title = Les joueurs
web-tour-menu = Règles, réglages, liens à partager et cette visite à nouveau. Arrêtez-vous sur une chose du plateau, ou appuyez longuement : elle dit ce qu’elle est et selon quelle règle.
    .title = Le menu

# Les conseils, et ce qu’apporte le coup d’un robot
web-hint = Conseil
web-hint-matters = L’essentiel
web-hint-options = Comparer
web-hint-move = Le coup
web-hint-strength = Jusqu’où aller
hint-now = Ce qui compte maintenant
hint-even = Rien ne se détache : les choix rapportent à peu près autant
hint-best = Les meilleurs choix, pour et contre
hint-one = Voici le meilleur coup
hint-chance = { $percent } % de chances de gagner
hint-change = { $feature } { $amount }
hint-nothing = rien qui compte
hint-for = Pour : { $changes }
    .label = Pour
hint-against = Contre : { $changes }
    .label = Contre
hint-reckoning = Un instant, je calcule…
web-hint-play = Jouer ce coup
web-hint-none = Vous n’avez rien à décider pour l’instant
web-hint-off = Les conseils sont désactivés ; toute la table doit les accepter, dans le menu
web-hints = Conseils
web-hints-alone = Vous jouez contre des robots : les conseils sont activés
web-hints-on = Tout le monde est d’accord : les conseils sont activés
web-hints-waiting = Les conseils sont désactivés tant que tout le monde n’a pas accepté ; manquent encore : { $players }
web-hints-agree = J’accepte les conseils pour tout le monde
web-chat-stand-in = { $player } ne donne plus signe de vie : un robot joue en attendant son retour
web-chat-hints-agreed = { $player } accepte les conseils
web-chat-hints-withdrawn = { $player } n’accepte plus les conseils
web-explain-of = { $player } : qu’a apporté le dernier coup ?
web-explain-brings = { $told } : { $changes } ; le tout vaut environ { $points ->
    [one] { $amount } point
   *[other] { $amount } points
}
web-explain-nothing = { $told } : rien qui compte encore

## Ce que sont les nombres d’une observation (docs/research.md)

seen-seat = la place de l’observateur
seen-asked = ce qui est demandé
seen-about = sur quoi porte la question
seen-own = soi-même : { $name }
seen-other = joueur { $number } après soi : { $name }
seen-city = ville { $number }, { $name }
seen-values = { $kind } : { $values }
seen-more = … { $count } en tout
seen-kind-number = nombre
seen-kind-flag = oui ou non
seen-kind-choice = choix
seen-kind-index = indice
seen-kind-set = ensemble

## Le bureau du propriétaire

web-desk = Votre boîte
    .of = Votre boîte : { $game }
    .about = Certaines valeurs de ce jeu sont supposées, car aucune source ne les donne. Si vous avez la boîte, tapez ce qui y est imprimé : le texte des cartes change aussitôt, et vos tables peuvent jouer avec
    .none = Rien n’est supposé dans ce jeu : il n’y a rien à corriger
    .left = { $count ->
        [0] Il ne reste rien à vérifier
        [one] Une valeur est encore supposée
       *[other] { $count } valeurs sont encore supposées
    }
    .own = { $count ->
        [0] vous n’en avez corrigé aucune
        [one] vous en avez corrigé une
       *[other] vous en avez corrigé { $count }
    }
    .find = Chercher une carte ou une tuile
    .show = Montrer
    .all = tout
    .open = encore supposé
    .mine = corrigé par moi
    .empty = Rien ne correspond
    .entries = Ce qu’il y a à vérifier
    .before = Précédent
    .after = Suivant
    .silent = Pas de texte propre
    .note = Ce que l’on en sait (en anglais)
    .guess = supposé
    .settled = de votre boîte
    .unsaved = non enregistré
    .built-in = D’origine : { $value }
    .nothing = rien
    .same = C’est bien imprimé ainsi
    .back = Revenir à l’origine
    .list-note = Séparez les éléments par des virgules
    .table-note = Écrit comme dans un paquet de données (TOML)
    .do = ce que cela fait
    .key = Autre clé
    .add = Ajouter
    .refused = C’est impossible : { $reason }
    .together = Des valeurs qui ne sont justes qu’ensemble se tapent l’une après l’autre ; toutes sont vérifiées à nouveau à chaque fois
    .save = { $count ->
        [0] Enregistrer
        [one] Enregistrer 1 valeur
       *[other] Enregistrer { $count } valeurs
    }
    .saving = Vérification et enregistrement…
    .saved = Enregistré. Les nouvelles tables de ce jeu peuvent jouer avec vos valeurs
    .unsaid = Abandonner ce qui n’est pas enregistré
    .download = Télécharger en fichier
    .upload = Charger un fichier
    .uploaded = Chargé. Ce qui se trouvait sur ce bureau est remplacé
    .outdated = Les valeurs que vous avez enregistrées ne conviennent plus à cette version du jeu. Téléchargez-les, puis rangez-les et saisissez-les à nouveau
    .clear = Ranger mes valeurs
    .clear-note = Toutes les valeurs que vous avez corrigées reviennent à l’origine. Les tables qui jouent avec les vôtres les gardent
    .other = Une autre valeur, par son chemin
    .other-path = table.entrée.clé
    .other-value = Ce qui est imprimé
    .terminal = Dans le terminal : placez le fichier dans un dossier à part et jouez avec --data DOSSIER
    .play = Jouer avec ces valeurs
    .use = Jouer avec les valeurs de ma boîte
    .use-note = { $count ->
        [one] Une valeur diffère de l’origine ; toute la table peut voir laquelle
       *[other] { $count } valeurs diffèrent de l’origine ; toute la table peut voir lesquelles
    }
    .correct = Corrigez-les d’après votre boîte
    .table = Partie jouée avec les valeurs de la boîte d’un propriétaire
    .differs = Ce qui diffère
    .was = d’origine
    .is = ici

# S’occuper d’un serveur : beffroi admin

admin-backup-bar = Sauvegarde en cours
admin-backup-done = La sauvegarde est dans { $path } : { $tables } tables, { $entries } coups, { $guests } personnes. Elle contient le secret qui signe les cookies : gardez-la là où personne d’autre ne peut la lire
admin-restore-bar = Restauration en cours
admin-restore-done = Restauré et vérifié, dans { $where } : { $tables } tables, { $entries } coups, { $guests } personnes
admin-check-bar = Vérification en cours
admin-check-done = Tables : { $tables } ; rejouées jusqu’au bout : { $replayed } ; défauts : { $faults }
admin-clean-done = Supprimé : { $open } tables jamais commencées, { $running } parties abandonnées, { $finished } parties terminées, les discussions de { $chat } parties, { $guests } personnes
admin-clean-would = Serait supprimé : { $open } tables jamais commencées, { $running } parties abandonnées, { $finished } parties terminées, les discussions de { $chat } parties, { $guests } personnes
admin-fault-database = La base de données est abîmée : { $reason }. Arrêtez le serveur et restaurez la dernière sauvegarde dans un dossier ou une base vides
admin-fault-dangling = { $count } lignes de « { $rows } » renvoient à des lignes de « { $others } » qui manquent. Restaurez la dernière sauvegarde
admin-fault-no-table = Il n’y a pas de table { $table } ; sa clé est la fin de son adresse
admin-fault-seed = { $table } : la graine ne correspond pas à l’empreinte montrée aux joueurs. Restaurez cette table depuis une sauvegarde
admin-fault-seats = { $table } : il manque un siège. Restaurez cette table depuis une sauvegarde
admin-fault-unreadable = { $table } : lecture impossible : { $reason }. Restaurez cette table depuis une sauvegarde
admin-fault-gap = { $table } : il manque le coup { $number }. Restaurez cette table depuis une sauvegarde
admin-fault-replay = { $table } : le coup { $number } ne peut pas être rejoué : { $reason }. Restaurez cette table depuis une sauvegarde
admin-fault-state = { $table } : les listes annoncent un autre état que celui qu’on trouve en rejouant. Ouvrez la table une fois ; si le défaut demeure, restaurez-la depuis une sauvegarde
admin-fault-archive = { $table } : ses archives sont abîmées : { $reason }. Restaurez cette table depuis une sauvegarde
admin-fault-archive-differs = { $table } : ses archives ne sont pas ce qu’on obtient en rejouant aujourd’hui. Si elles viennent d’une version plus ancienne de Beffroi, rien n’est perdu ; sinon, restaurez cette table depuis une sauvegarde
cli-error-store-exists = { $path } existe déjà ; choisissez un autre nom, ou écrasez-le avec --force
cli-error-store-damaged = { $path } est abîmé : { $reason } ; rien n’a été écrit. `beffroi admin check` en dit plus ; une sauvegarde plus ancienne est peut-être intacte
cli-error-store-not-empty = { $where } n’est pas vide : on y trouve { $what } ; rien n’a été changé. Restaurez dans un nouveau dossier ou une nouvelle base
cli-error-store-no-key = Il manque { $path } ; remettez-le depuis une sauvegarde, ou démarrez le serveur une fois : il en crée un autre, et plus personne n’est reconnu
cli-error-store-no-house = Il n’y a pas de tables dans { $where } ; indiquez leur dossier avec --data-dir, ou leur base avec --database
cli-error-store-no-backup = { $path } n’est pas une sauvegarde ; choisissez un fichier écrit par `beffroi admin backup`
cli-error-store-other-schema = { $where } vient d’une autre version de Beffroi ; démarrez-y une fois le serveur de cette version, puis recommencez
cli-error-store-not-writable = { $path } ne peut pas être écrit : { $reason } ; faites de la place ou choisissez un autre endroit, puis recommencez
cli-error-server-runs = Un serveur utilise { $folder } et y fait le ménage une fois par jour ; arrêtez-le pour le faire maintenant, ou regardez avec --dry-run
