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
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-total = Total
table-reconstructed = Certains détails de cette édition sont reconstitués ; qui possède le jeu peut les corriger par un jeu de données
table-seed = Graine de cette partie : { $seed }

## Pourquoi une demande est refusée

error-no-action = Il n’y a pas d’action numéro { $number } ; choisissez un nombre de 0 à { $last }
error-no-verb = « { $verb } » n’est pas un mot de ce jeu ; les mots sont : { $verbs }
error-arguments = Cette action est incomplète ; écrivez : { $form }
error-no-name = « { $name } » n’est pas connu de ce jeu ({ $domain }) ; vérifiez l’orthographe
error-over = La partie est finie ; plus personne ne peut agir
error-not-asked = Ce n’est pas à vous ; la partie attend la place { $seats }
error-not-possible = « { $action } » n’est pas possible maintenant ; vous pouvez choisir : { $hint }
error-nothing-to-undo = Il n’y a rien à reprendre ; votre dernier coup doit être aussi le dernier de la table
error-revealed = Ce coup ne se reprend pas, car il a révélé quelque chose de caché ; continuez à partir d’ici
error-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }
error-unknown-language = Il n’y a pas de langue « { $lang } » ; choisissez fr ou en
error-number = « { $text } » n’est pas l’un des numéros ; tapez un nombre de 1 à { $last }
error-no-file = { $path } n’existe pas ; vérifiez le nom du fichier
error-not-readable = { $path } ne peut pas être lu : { $reason }
error-not-writable = { $path } ne peut pas être écrit : { $reason } ; choisissez un autre endroit
error-input-ended = Il n’y a plus rien à lire ; la partie s’arrête ici et pourra être reprise

## Terminal

