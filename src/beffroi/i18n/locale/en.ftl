### Words shared by all games and all screens, in English.

## Joining words

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
card = { $name }: { $text }

## The table

game-beffroi = Beffroi
game-choose = Choose a game
game-options = Options
game-seats = { $low } to { $high } players
table-new = New game
table-resume = Resume a game
table-save = Save the game
table-saved = The game is saved: { $path }
table-quit = Leave the table
table-undo = Take back your last act
table-undone = { $player } takes back the last act
table-round = Round { $number } of { $last }
table-phase = Round { $number } of { $last }, { $phase }
table-turn = { $player }, it is your turn
table-waiting = Waiting for { $players }
table-curtain = Pass the device to { $player }
    .continue = { $player }, continue when nobody else can see the screen
table-only = You have only one choice
table-over = The game is over
table-winner = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-total = Total
table-reconstructed = Some details of this edition are reconstructed; an owner can correct them with a data pack
table-seed = Seed of this game: { $seed }

## Why something was refused

error-no-action = There is no action number { $number }; choose a number from 0 to { $last }
error-no-verb = “{ $verb }” is not a word of this game; the words are: { $verbs }
error-arguments = This action is incomplete; write: { $form }
error-no-name = “{ $name }” is no { $domain } of this game; check the spelling
error-over = The game is over; nobody can act any more
error-not-asked = It is not your turn; the game waits for seat { $seats }
error-not-possible = “{ $action }” is not possible now; you may choose: { $hint }
error-nothing-to-undo = There is nothing to take back; your last act must also be the last at the table
error-revealed = This cannot be taken back, because it revealed something hidden; go on from here
error-unknown-game = There is no game called “{ $game }”; the games are: { $games }
error-unknown-language = There is no language “{ $lang }”; choose fr or en
error-number = “{ $text }” is not one of the numbers; type a number from 1 to { $last }
error-no-file = { $path } does not exist; check the name of the file
error-not-readable = { $path } cannot be read: { $reason }
error-not-writable = { $path } cannot be written: { $reason }; choose another place
error-input-ended = There is nothing more to read; the game stops here and can be resumed

## Terminal

