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
table-undo = Take back your last move
table-undone = { $player } takes back the last move
table-stand-in-apprentice = The bot playing for { $player } did not answer; the apprentice chose instead
table-stand-in-chance = The bot playing for { $player } did not answer, and neither did the apprentice; the move was random
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
table-lost = Nobody at this table has won
table-ahead = { $outcome }, ahead of { $others } { $by } ({ $own } to { $theirs })
table-tiebreak = Tie: { $name }
    .by = by { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-total = Total
table-reconstructed = Some details of this edition are reconstructed; anyone who owns the game can correct them with a data pack
table-seed = Seed of this game: { $seed }

## Why something was refused

error-no-action = There is no action number { $number }; choose a number from 0 to { $last }
error-no-verb = “{ $verb }” is not an action of this game; the actions are: { $verbs }
error-arguments = { $missing ->
    [few] This action is incomplete
   *[many] This action has too many words
}; write: { $form }
error-no-name = This game has no { $domain } “{ $name }”; check the spelling
error-over = The game is over; nobody can move any more
error-not-asked = It is not your turn; the game is waiting for seat { $seats }
error-not-possible = “{ $action }” is not possible now; you may choose: { $hint }
error-nothing-to-undo = There is nothing to take back; your last move must also be the last one at the table
error-revealed = This cannot be taken back, because it revealed something hidden; continue from here
error-record-foreign = This file is not a Beffroi game, or its first line is cut off; choose a file that Beffroi wrote
error-record-format = This game has format { $format }; this version of Beffroi reads format { $known }
error-record-header = The header of this game is damaged: { $reason }
error-record-line = Line { $line } does not fit this game: { $reason }
error-record-damaged = Line { $line } is damaged: “{ $found }” should be a seat and an action, as in “0 pass”
error-record-seat = Line { $line }: there is no seat { $seat }; this game has seats 0 to { $last }
error-record-game = This is a game of “{ $other }”, not of { $game }
error-record-rules = This game was played with version { $rules } of the rules of { $game }; this Beffroi has version { $known }: open it with the version that wrote it
error-record-rules-released = This game was played with version { $rules } of the rules of { $game }; this Beffroi has version { $known }: open it with Beffroi { $release } (RELEASING.md says how to get it)
error-record-data = This game was played with data { $data }, but these are { $known }: give the same data pack with --data, or load it under “Your box” first
error-no-pack = There is no such data pack here; save or load it under “Your box” first
error-pack-too-large = This pack is larger than the data of any game; leave out what you did not change
error-pack-unsound = This pack can be read, but no game can be played with it: { $reason }
error-unknown-game = There is no game called “{ $game }”; the games are: { $games }
error-unknown-language = “{ $lang }” is not available; choose fr or en
error-number = “{ $text }” is not one of the numbers; type a number from 1 to { $last }
error-no-file = { $path } does not exist; check the name of the file
error-not-readable = { $path } cannot be read: { $reason }
error-not-writable = { $path } cannot be written: { $reason }; choose another location
error-input-ended = The input has ended; the game stops here and can be resumed

## Why a data pack is refused; the path is shown before it

refused-missing = is missing
refused-kind = expected { $wanted ->
    [whole] a whole number
    [text] a text
    [list] a list
    [table] a table
    [flag] true or false
   *[name] a name
}, not { $kind ->
    [number] the number { $value }
    [text] a text
    [list] a list
    [table] a table
    [flag] true or false
    [nothing] nothing
   *[date] a date or a time
}
refused-bounds = { $value } is out of bounds; expected { $low } to { $high }
refused-decimal = expected a number of at least 0, not { $value }
refused-unknown = «{ $value }» is unknown; choose one of: { $names }
refused-unknown-like = «{ $value }» is unknown; did you mean { $count ->
    [1] { $first }
    [2] { $first } or { $second }
   *[3] { $first } or { $second } or { $third }
}?
refused-unknown-many = «{ $value }» is unknown; none of the { $count } names is similar
refused-key = is not a known key here; choose one of: { $names }
refused-key-like = is not a known key here; did you mean { $name }?
refused-exactly = holds { $found }; it must hold exactly { $names }
refused-room = there is room for { $most }
refused-source-each = must have one word for each item in its list
refused-not-in-data = «{ $value }» is not in the data
refused-no-folder = is not a folder; a data pack is a folder of .toml and .csv files
refused-no-files = contains no .toml or .csv files; `beffroi data export` writes some
refused-no-file = is not a file of a data pack; it ends in .toml or .csv
refused-taken-away = removes something that a single file cannot remove; use it in the terminal
refused-too-long = is longer than { $count } characters
refused-no-path = is not the path of a value, as in «politics.palace.copies»
refused-game = «{ $value }» is unknown; the games are: { $names }
refused-game-key = is not the key of a game; use lower-case letters, digits and _, at most 31
refused-game-broken = this package cannot be loaded: { $why }; fix or uninstall it
refused-game-mute = { $file } is missing; write it, and list locale/*.ftl as package data in pyproject.toml
refused-game-name = calls itself «{ $value }»; give Game.key and the entry point the same name
refused-table = is not a table of this game; its tables: { $names }
refused-table-missing = this table is missing from the data
refused-table-twice = the table { $table } is also in a .toml file in this folder
refused-table-elsewhere = is also in another file in this folder
refused-gone = the table { $table } is gone from this game; leave it out
refused-toml = is not valid TOML: { $why } { $line ->
    [end] (at end of document)
   *[other] (at line { $line }, column { $column })
}
refused-not-utf-8 = is not UTF-8; save it again as UTF-8
refused-unreadable = cannot be read: { $why }
refused-json = is not valid JSON: { $why } at line { $line }, column { $column }
refused-nested = is nested too deeply
refused-twice = is given twice
# Cards in a spreadsheet
refused-csv = is not valid CSV: { $why }
refused-sheet-empty = is empty; `beffroi data export` writes one to start from
refused-sheet-rows = has no rows below the first one, which holds the column titles
refused-sheet-title = «{ $value }» is also in column { $column }
refused-sheet-id = no column has the title «{ $title }»; the first row holds the titles
refused-sheet-untitled = «{ $value }» is in a column without a title
refused-sheet-twice = «{ $value }» is also in row { $row }
refused-sheet-unknown = «{ $value }» is unknown; keep the ids of the export as they are
refused-sheet-not-utf-8 = is not UTF-8; save it again as «CSV UTF-8»

## Terminal

cli-thinking = { $player } is thinking…
cli-stand-in = { $player } failed to choose; the apprentice plays this move
cli-hints-off = Hints are off while several people play; if everybody agrees, resume with --hints
cli-hint-how = hint 1: what matters now; hint 2: the best options compared; hint 3: the move
cli-ask = Your choice (number, words, or help):
cli-saving = The game is saved as you go: { $path }
cli-start-help = Type help at any time to see what you can type.
cli-resume-with = Resume later with: { $command }
cli-cut = The last line of the record was incomplete and was dropped; the game continues from the line before.
cli-curtain-enter = { $player }, press Enter:
cli-curtain-undo = { $player } can still type undo to take back the last move.
cli-news = What happened:
cli-news-more = … { $count } earlier lines; type log to read them
cli-no-number = There is no number { $number }; type one from { $first } to { $last }, or list to see them again.
cli-not-understood = “{ $text }” matches none of your options; type list to see them, or help.
cli-rules-how = Type rules and a number or words, for example: rules 7.2, rules town hall. The whole text: { $command }
cli-help = Type the number of an option, several numbers to do them in a row, its text, or words from it:
    a single match is played, several are listed. You can also type:
cli-player = Player { $number }
cli-rank = Place
cli-not-over = The game is not over; these are the points as they stand.
cli-question-players = How many players, { $low } to { $high }?
cli-question-people = How many of them are people at this screen, 1 to { $high }? The others are bots.
cli-question-level = How well do the bots play?
cli-question-name = Name of player { $number }?
cli-question-number = Type a number from { $low } to { $high }.

# Words that may be typed during a game, the first ones shown; .does says what they do
cli-command-help = help, ?
    .does = this list
cli-command-board = board
    .does = the whole board again
cli-command-list = list
    .does = your options again
cli-command-players = players
    .does = all players in full
cli-command-log = log
    .does = what happened last
cli-command-score = score
    .does = points as they stand, line by line
cli-command-rules = rules, why
    .does = rules by number or by words: rules 7.2, why town hall
cli-command-hint = hint
    .does = a hint: hint 1 what matters now, hint 2 the best options compared, hint 3 the move
cli-command-undo = undo
    .does = take back your last move
cli-command-save = save
    .does = where the game is saved
cli-command-quit = quit
    .does = leave; the game can be resumed
cli-command-places = places
    .does = your places and what they do
cli-command-map = map
    .does = the whole map with goods, posts and merchants
cli-command-deeds = deeds
    .does = beneficial deeds, their free spaces and rewards
cli-command-tiles = tiles
    .does = place tiles that can still be taken

# The board of Orléans; heads of columns and short forms are at most five letters long
cli-orleans-no-event = no event yet
cli-orleans-next = next tile: { $grade }
cli-orleans-first = first player: { $player }
cli-orleans-market = Market { $count }/{ $spaces }
cli-orleans-fresh = Just drawn
cli-orleans-tower = Tower
cli-orleans-bag = Bag { $count }
cli-orleans-secret = only its owner may look
cli-orleans-goods = Goods
cli-orleans-held = Technology tiles held
cli-orleans-permanent = always
cli-orleans-short-any = any
cli-orleans-short-any_neutral = neutral
cli-orleans-short-tech = tec
cli-orleans-merchant = { $posts ->
    [one] Merchant in { $town }, { $posts } post left
   *[other] Merchant in { $town }, { $posts } posts left
}
cli-orleans-by-river = by river
cli-orleans-by-road = by road
cli-orleans-posts-of = (post of { $players })
cli-orleans-supply = Supply
cli-orleans-technology = { $count } technology
cli-orleans-bank = bank { $count }
cli-orleans-deeds = Deeds
cli-orleans-done = done
cli-orleans-yes = yes
cli-orleans-head-development = dev
cli-orleans-head-level = lvl
cli-orleans-head-coins = coin
cli-orleans-head-posts = post
cli-orleans-head-citizens = cit
cli-orleans-head-goods = good
cli-orleans-head-bag = bag
cli-orleans-head-score = score
cli-orleans-head-place = place
cli-orleans-head-slots = slots
cli-orleans-head-effect = effect
cli-orleans-head-deed = deed
cli-orleans-head-free = free spaces
cli-orleans-head-reward = each brings
cli-orleans-head-citizen = citizen
cli-orleans-head-pile = pile
cli-orleans-legend = { $river } river, { $road } road; { $goods }; #1 post, @1 merchant of: { $players }
cli-orleans-group-place = Place from the market (* own color):
cli-orleans-group-deploy = Place from the tower (* own color):
cli-orleans-group-move = Move the merchant to a town, and take:
cli-orleans-group-send = Send a character to a deed:

# Other commands
cli-perft-depth = length
cli-perft-sequences = sequences
cli-simulate-bar = Playing
cli-simulate-event = event
cli-simulate-often = per game
cli-simulate-table = table
cli-simulate-games = games
cli-simulate-decisions = decisions
cli-simulate-seat = seat
cli-simulate-mean = mean score
cli-simulate-interval = 95 %
cli-simulate-min = min
cli-simulate-max = max
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-length = { $games ->
    [one] { $games } game of { $mean } decisions
   *[other] { $games } games, { $mean } decisions each on average, { $least } to { $most }
}
cli-simulate-speed = { $games } games and { $decisions } decisions per second
cli-dataset-bar = Writing games
cli-dataset-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions } decisions written to { $folder }.
cli-tournament-bar = Playing
cli-tournament-bot = bot
cli-tournament-entries = entries
cli-tournament-share = wins %
cli-tournament-interval = 95 %
cli-tournament-even = Equal bots would win { $share } % each.
cli-tournament-points = points
cli-tournament-rating = rating
cli-tournament-pace = ms
cli-tournament-faults = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}; the apprentice chose instead
cli-tune-bar = Learning from games
cli-tune-round = Round { $number }: learning explains { $explained } % of the final leads and wins { $learnt } % against the previous best; the next step wins { $moved } %
cli-tune-neighbors = Matches between neighbors
cli-tune-duels = Testing what was learned
cli-tune-calibrate = Calibrating confidence
cli-tune-spread = Predicted leads are off by about { $early } points early and { $late } late in a game
cli-tune-kept = New weights written to { $path }
cli-check-bar = Checking
cli-check-more = … and { $count } more
cli-check-done = { $games } games over { $combos } combinations of options and players, { $decisions } decisions
cli-check-result = { NUMBER($exceptions, useGrouping: 0) } exceptions, { NUMBER($violations, useGrouping: 0) } invariant violations, { NUMBER($leaks, useGrouping: 0) } leaks
cli-check-words = { $problems ->
    [one] { $problems } problem of words and rules
   *[other] { $problems } problems of words and rules
}
cli-replay-title = { $game }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
cli-replay-sound = The record is sound: { $entries } entries, { $state ->
    [over] game over
   *[open] game not over
}, digest { $digest }
cli-coverage-missing = Not named by a passing test: { $rules }
cli-coverage-failed = Failed tests: { $count } ({ $tests })
cli-coverage-share = { $share } % of the numbered rules are named by a passing test ({ $covered } of { $rules }; { $tests } tests passed)
cli-games-option = option
cli-games-values = values
cli-games-meaning = meaning
cli-games-default = default
cli-games-try = To play: { $command }
cli-games-guest = Brought by the package { $package }
cli-games-plain-bots = Its bots look at points only: the game has no evaluation of its own
cli-new-game-done = { $title } is written to { $path }. To install it, try its laws and play it:
cli-data-changed = changed: { $path }
cli-data-good = The data pack for { $game } is sound; values changed: { $count }; fingerprint { $data } (built-in { $built_in })
cli-data-exported = { $count } files are in { $folder }; edit what differs in your copy, delete the rest, then try: beffroi data check
cli-data-sheet = The cards are in { $file }, which any spreadsheet program opens: one row per card; leave the ids as they are
# What separates cells for the spreadsheets of this country
cli-sheet-separator = ,
cli-data-guesses = guesses left: { $count } of { $built_in }
cli-data-path = entry
cli-data-values = values
cli-data-open = guesses
cli-desk-saved = Written to { $folder }: { $paths }; values still guessed: { $count }
cli-desk-hello = { $count } values are guesses. Type what is printed in your box; Enter leaves a value as it is, { $same } confirms it, { $keep } keeps a refused one for later, { $quit } stops. Every answer is saved right away.
cli-desk-refused = Not possible: { $reason }. Type another value, or { $keep } if it will be right together with your next answers.
cli-desk-kept = Not saved, because not possible yet: { $paths }
cli-desk-done = All done. Play with it: --data { $folder }
cli-data-confidence = sure
cli-data-note = note
cli-source-seed = Certain: printed in the rulebooks ({ $count })
    .count = certain: { $count }
cli-source-booklet = Certain: printed in a rulebook in another language ({ $count })
    .count = certain, another language: { $count }
cli-source-public = Public: stated by public sources ({ $count })
    .count = public: { $count }
cli-source-recalled = Recalled: known from play, with no written source ({ $count })
    .count = recalled: { $count }
cli-source-reconstructed = Reconstructed: chosen because no source gives it ({ $count })
    .count = reconstructed: { $count }
cli-confidence-high = high
cli-confidence-medium = medium
cli-confidence-low = low

# What the terminal refuses
cli-error-disk = { $name } cannot be written: { $reason }; everything before that is safe; free some space and resume
cli-error-exists = { $name } already exists and will not be overwritten; choose another name
cli-error-in-use = { $name } is open at another table; close that one first, or resume into a new file with --save
cli-error-not-text = { $name } is not a text file; give a file written by Beffroi
cli-error-option-form = “{ $text }” is not an option; write it as name=value, as in --option edition=2014
cli-error-seed = “{ $text }” is not a seed; give a whole number from 0 to 2**128 - 1
cli-error-too-small = { $name } must be at least { $least }
cli-error-share = --often must be from 0 to 1
cli-error-position-alone = A position brings its own players, options and seed; leave out --players, --option and --seed
cli-error-resume-alone = A saved game brings its own players, options and seed; leave out --players, --names, --option, --seed and --position
cli-error-names = { $names } names were given for { $players } players; give as many names as players
cli-error-bots = “{ $text }” does not name seats; give seats from 0 to { $last }, as in --bots 1,2 or --bots 1=master, or all, or none
cli-error-seat = There is no seat { $seat }; this game has seats 0 to { $last }
cli-error-move-form = “{ $text }” is not a move; write a seat and an action, as in --do "0 act farm"
cli-error-entry = There is no entry { $number }; this record has { $last }; give --to 0 to { $last }
cli-error-no-rules = There are no rules of “{ $game }” here
cli-error-game-name = “{ $name }” cannot be the key of a game; use lower-case letters, digits and _, 2 to 31, a letter first
cli-error-game-taken = “{ $name }” is taken, by a game or by a module of Python; choose another name
cli-error-game-title = “{ $title }” cannot be a title; leave out quotes, braces and backslashes
cli-error-game-folder = { $path } is not empty; choose another folder
cli-error-no-summary = There is no summary of “{ $game }” here; read its rules
cli-error-no-rule = No rule of { $game } matches “{ $words }”; try fewer or other words, or a number such as 5.2
cli-error-no-checkout = beffroi rules coverage needs a source checkout with tests/games/{ $game }; run it inside one
cli-error-no-pytest = beffroi rules coverage needs pytest; install it, or run make test once
cli-error-tests = The tests could not be run: { $reason }
cli-error-coverage-form = Name one game, as in: beffroi rules coverage orleans
cli-error-summary-form = Name one game, as in: beffroi rules summary orleans
cli-error-desk-value = “{ $text }” should be a path and a value, as in politics.palace.copies=2
cli-error-which-game = It is not clear which game this data pack is for; add --game with one of: { $games }
cli-error-no-cards = { $game } has no cards whose text can be printed
cli-error-no-card = No card of { $game } matches “{ $words }”; try fewer or other words
cli-error-no-data = { $game } has no data files to export
cli-error-source = “{ $source }” is not a source; choose one of: { $sources }
cli-usage-no-option = There is no option { $option }; see { $help }
cli-usage-missing = { $name } is missing; see { $help }
cli-usage-bad = { $name } is invalid: { $reason }; see { $help }
cli-usage-other = { $reason }; see { $help }
cli-error-option-name = There is no option { $name }; the options are: { $names }
cli-error-option-value = “{ $value }” is not a value of the option { $name }; choose one of: { $values }
cli-error-seats = { $players } cannot play this; these options are for { $low } to { $high } players
cli-error-no-seats = { $players } cannot play this with any options; see beffroi games
cli-usage-no-command = There is no command “{ $command }”; the commands are: { $commands }

# Looking after a server

cli-admin-sure = Go on? (yes or no)
cli-admin-unchanged = Nothing was changed.
cli-admin-deleted = Deleted. Servers that are running follow within a second or two.
cli-admin-no-tables = No table matches.
cli-admin-no-chat = Nothing has been said at this table.
cli-admin-more = These are the first { $limit }; ask for more with --limit.
cli-admin-head-table = table
cli-admin-head-game = game
cli-admin-head-state = state
cli-admin-head-people = people
cli-admin-head-changed = last change
cli-admin-head-seat = seat
cli-admin-head-name = name
cli-admin-head-guest = guest
cli-admin-head-bot = bot
cli-admin-head-line = line
cli-admin-head-when = when
cli-admin-head-said = said
cli-admin-state = { $state ->
    [open] waiting for players
    [playing] being played
   *[over] finished
}
cli-admin-host = host
cli-admin-pass = came by the seat link of { $owner }
cli-admin-counts = entries: { $entries }; lines of chat: { $chat }
cli-admin-delete-tables = { $count ->
    [one] This table is deleted for good, with everything that was played and said there:
   *[other] These { $count } tables are deleted for good, with everything that was played and said there:
}
cli-admin-delete-chat = { $count ->
    [one] This line is deleted for good.
   *[other] These { $count } lines are deleted for good.
}
cli-admin-no-guests = No guest matches.
cli-admin-no-bans = Nobody is banned.
cli-admin-head-since = since
cli-admin-head-seats = seats
cli-admin-head-who = who
cli-admin-head-until = until
cli-admin-head-why = why
cli-admin-for-ever = for ever
cli-admin-said = lines of chat: { $count }
cli-admin-banned = Banned { $until ->
    [never] for good
   *[other] until { $until }
}; why: { $why }
cli-admin-forget = Everything kept about { $name } is deleted for good: tables they are at: { $tables }, lines of chat: { $lines }. Games with others stay, without their name; a bot plays on for them.
cli-admin-exported = Written to { $path }
cli-admin-ban-done = { $who } is banned { $until ->
    [never] for good
   *[other] until { $until }
}. Servers that are running follow within a second or two.
cli-admin-unban-done = { $who } is no longer banned.
cli-admin-closed = Nobody can play from { $at } on. Open the server again with: beffroi admin open
cli-admin-opened = The server is open again.
cli-admin-was-open = The server was open already.
cli-error-no-tables-here = There are no tables in { $folder }; name the folder of the server with --data-dir, or its database with --database
cli-error-no-table = There is no table { $table }; find its id with beffroi admin tables
cli-error-no-line = There is no line { $line } at this table; see its numbers with beffroi admin chat { $table }
cli-error-no-guest = There is no guest { $guest }; find the id with beffroi admin guests --name
cli-error-no-ban = { $who } is not banned; see who is with beffroi admin bans
cli-error-ban-who = “{ $text }” is neither the id of a guest nor an address; write an address as 192.0.2.1 or 2001:db8::1
cli-error-ban-network = The network “{ $text }” cannot be banned as a whole; name a single IPv4 address, or for IPv6 a network of /64
cli-error-too-many-letters = That is too long; write at most { $most } letters

# The server

serve-at = Beffroi is open: { $url }
serve-network = For phones on the same network: { $url }
serve-data = Tables are kept in { $folder }
serve-database = Tables are kept in the database { $database }
serve-stop = Press Ctrl-C to close
cli-error-no-server = The server is not installed; install beffroi[server], or run make play
cli-error-workers-database = Several processes need a database server: give --database postgresql://…, or leave out --workers
cli-error-port-taken = Port { $port } is in use by another program, or Beffroi is already open there; choose another with --port
cli-error-address = Cannot listen on { $host }, port { $port }; leave out --host, or choose another --port
cli-error-loopback = { $url } is not on this machine; the load test only ever measures this machine
cli-error-no-answer = The server did not answer at { $url }; start it first, or leave out --url
cli-error-bot-form = “{ $text }” is not a bot; give a new name in lower case and its command, as in --bot mine=./my_bot
cli-error-tournament-bots = { $count ->
    [0] No bots are named
    [one] One bot is named
   *[other] { $count } bots are named
} for { $seats } seats; name one to { $seats }, as in --bots journeyman,apprentice
cli-error-extra-missing = The package { $package } is not installed; install beffroi[{ $extra }]
cli-error-tune-out = This is not a source checkout; use --out to say where the weights go
cli-error-tune-rounds = There are no weights yet for this number of players; ask for at least one round with --rounds
error-stale = The table has moved on; check again
error-not-yours = This seat is not played from this browser
error-stand-in = A bot is playing this seat; take it back first
error-not-started = The game has not started
error-started = The game has already started
error-not-over = The game is not over yet
error-other-rules = This table was played with other rules or data than those installed here; you can download its record
error-other-rules-released = This table was played with rules version { $rules }; open its record with Beffroi { $release }
error-seat-taken = This seat is taken
error-seat-not-taken = Nobody else sits here
error-one-seat = You already have a seat here; the others are for other players
error-not-awaited = Nobody is waiting for this player
error-not-absent = { $minutes ->
    [one] Give this player another minute
   *[other] Give this player another { $minutes } minutes
}
error-not-host = Only the host of the table may do this
error-no-seat = This table has no such seat
error-closing = The server is closing; try again in a moment
error-cut-off = The server cannot reach its database; try again in a moment
error-damaged = The database of this server is damaged; whoever runs it must restore a backup
error-busy = The table is not ready yet; try again in a moment
error-no-table = There is no such table
error-no-link = This seat link no longer works; ask for a new one
error-too-many-passes = Too many devices have opened this seat link; ask for a new one
error-no-guest = This browser blocks cookies; allow them for this page, then reload it
error-too-often = Too many requests; wait a moment
error-too-many-pages = Too many pages are open; close some of them, or try again later
error-too-many-tables = Too many of your games are not over; finish some of them first
error-banned = You may not use this server any more; ask its host if you think that this is a mistake
error-closed = The server is closed for maintenance; you can look on, and play again later
error-wrong-origin = The server refuses this page, because it came from another address; tell whoever runs the server
error-too-long = This game has become so long that nothing can be taken back any more
error-too-large = This is too long
error-bad-name = A name has 1 to 40 printable characters
error-bad-color = Choose one of the six colors
error-bad-record = This file is not the record of a game that can be played here
error-bad-request = The request could not be read; reload the page
error-unknown-bot = There is no such bot
error-hints-off = Hints are off: everybody at the table must agree to them first
error-no-decision = This seat has nothing to decide now
error-no-help = No help is available here; play on without it
error-no-bot = No bot plays in this seat
error-no-move-yet = This bot has not yet made a move that everybody knows of
error-internal = Something went wrong here; nothing was changed
error-bad-key = This move has no valid key; reload the page
error-no-frame = This game has no such moment or seat
error-not-found = There is no such page

## Browser

# Pages and errors
web-home = Home
web-nav = Navigation
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-save = Save
web-back = Step back
web-reload = Reload the page
web-moment = One moment…
web-missing = There is no such page
web-missing-text = The address may be incomplete, or what was here is gone
web-missing-game = This game is not installed here
web-missing-table = There is no such table
web-table-failed = The table could not be opened
web-board-failed = The board could not be loaded
web-error-offline = The server does not answer; check the connection and try again
web-error-404 = What you are looking for does not exist, or no longer does
web-banned = No entry
web-error-403 = This is not yours; open your seat link first
web-error-429 = Too many requests at once; wait a moment and try again
web-error-500 = The server had a problem; nothing is lost, try again
web-connecting = Connecting…
web-connection-lost = Connection lost; your moves will be sent as soon as it is back
web-connection-crowded = Too many pages are open; close some if they are yours. This one tries again by itself

# Home
web-my-tables = Your tables
web-play-now = Play now against bots
web-new-table = New table
web-no-games = No game is installed
web-lobby = Open tables
web-lobby-empty = Nobody is waiting for players right now; open a table and list it here
web-watch = Watch
web-watch-empty = No public game is under way
web-finished = Finished games
web-more = More
web-upload = Open a game file
web-upload-about = Watch a recorded game again, or continue an unfinished one
web-network-about = From a phone on the same network, open this address:
web-your-turn = Your turn
web-table-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-table-full = Everybody is here
web-table-join = Join the table
web-table-look = See the table and the scores

# The guest and the settings
web-guest = Your name
web-guest-change = Change name or color
web-guest-name = Name
web-guest-color = Color
web-guest-note = Every color also has its own hatching and letter
web-color-azure = azure (blue)
web-color-gules = gules (red)
web-color-or = or (yellow)
web-color-vert = vert (green)
web-color-purpure = purpure (purple)
web-color-tenne = tenné (brown)
web-letter-azure = B
web-letter-gules = R
web-letter-or = Y
web-letter-vert = G
web-letter-purpure = P
web-letter-tenne = N
web-settings = Settings
web-settings-keys = Settings and keyboard
web-my-data = My data
web-my-data-about = This server knows you by a cookie. It keeps your name and color, your seats, what you say at tables, and what you copied from your boxes.
web-my-data-take = Download
web-my-data-delete = Delete…
web-my-data-sure = Your name, what you said, your seat links and your boxes are deleted for good. Tables of yours that have not started go, too, unless others sit there. Games with others stay, without your name; in those that go on, a bot plays for you.
web-my-data-yes = Delete for good
web-my-data-no = Keep everything
web-closing = The server closes for maintenance: { $time }. Games can go on when it is open again.
web-closing-says = “{ $text }”
web-closed = The server is closed for maintenance. You can look on; games go on when it is open again.
web-language = Language
web-language-fr = Français
web-language-en = English
web-theme = Theme
web-theme-system = same as the system
web-theme-light = light
web-theme-dark = dark
web-size = Text size
web-size-value = { $size } %
web-sounds = A bell rings when it is your turn
web-still = No motion
web-plain = Board in words, without drawing
web-confirm-setting = Ask to confirm
web-confirm-never = never
web-confirm-final = before a move that ends a turn, such as passing
web-confirm-always = before every move
web-keys = Keyboard
web-keys-tab = go from one choice to the next
web-keys-number = take one of the first nine choices
web-keys-enter = take the choice, confirm
web-keys-escape = step back
web-keys-undo = take back the last move
web-keys-list = every choice in words
web-keys-rules = the rules
web-keys-hint = a hint

# A new table
web-seats = Seats
web-seat-kind = Who plays in seat { $number }
web-seat-name = Name in seat { $number }
web-seat-level = Level of the bot in seat { $number }
web-seat-remove = Remove seat { $number }
web-seat-add = Add a seat
web-kind-me = me
web-kind-here = somebody here
web-kind-open = open seat
web-kind-open-note = for whoever gets the link
web-kind-bot = bot
level-random = at random
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
web-bots = Bots
web-bots-note = The journeyman is a fair opponent; the master takes a few seconds for each decision
web-seat-else = Bot in seat { $number } if nobody comes
web-seat-or = or a bot:
web-hot-seat-note = Several people play on this device: a curtain falls between players
web-table = Table
web-listed = List it on the home page
web-listed-note = Otherwise only people with the link can find it
web-confirm-table = Confirm moves that end a turn
web-confirm-table-note = For all players of this table
web-open-table = Open the table
web-start = Start the game
web-start-bots = Start, with bots in the free seats
web-option-number = another number…
web-seats-misfit = { $count ->
    [one] One seat does not
   *[other] { $count } seats do not
} fit “{ $value }”: it is for { $high ->
    [one] one player
   *[other] { $low } to { $high } players
}
web-seats-fit = Adjust the seats

# The waiting room and links
web-seat-open = free seat
web-seat-take = Sit here
web-seat-leave = Leave the seat
web-seat-kick = Free the seat
    .of = Free the seat of { $name }
web-seat-nobody = nobody
web-seat-gone = a former player
web-wait-start = Waiting for the host to start the game
web-wait-join = Take a free seat, or stay and watch
web-share = Link to the table
web-share-note = This link opens the table; it does not give away seats that are taken
web-share-local = Only this machine can open this link; to let others in, start the server with --host 0.0.0.0
web-share-watch = Whoever opens this link watches the game, without seeing what is hidden
web-seat-link = Continue on another device
web-seat-link-note = This link is secret: whoever opens it plays your seat, at this table and its rematches
web-seat-link-about = A secret link opens your seat on a phone or another computer; you then play from both
web-seat-link-make = Make the link
web-seat-link-again = Replace the link
web-seat-link-revoke = Revoke the link
web-seat-link-revoked = The link no longer works; only this device still plays your seat
web-link-gone = This link no longer leads to a seat
web-link-worn = This link has been opened too often
web-link-failed = This seat link cannot be opened now
web-link-incomplete = This link is incomplete
web-link-incomplete-text = The secret after the # is missing; open or copy the whole link once more
web-link-retry = Try again
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = QR code of { $url }

# The table
web-menu = Menu
web-board = Board
web-side = Players and log
web-players = Players
web-prompt = What is asked of you
web-you = you
web-winner = wins
web-watching = You are watching this game
web-thinking = { $count ->
    [one] { $players } is thinking
   *[other] { $players } are thinking
}
web-thinking-later = Bots at other tables come first: { $ahead }
web-seat-away = a bot plays while they are away
web-seat-plays = bot, { $level }
web-seat-offline = away
web-seat-stand-in = Let a bot play for { $name }
web-seat-thinking = thinking
web-seat-waiting = to play
web-seat-ready = ready
web-seat-acted = has just played
web-undo = Undo
web-choices = All choices
web-choices-short = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-choices-search = Search the choices
web-choices-none = No choice matches
web-pick-next = then choose what follows
web-not-now = This is not possible now
web-confirm = Confirm
web-confirm-question = Is this what you want?
web-reconstructed = Reconstructed value: no source gives it
web-reconstructed-parts = Reconstructed because no source gives it: { $parts }
part-slots = characters required
part-effect = effect
part-pile = pile
part-colors = color
part-costs = cost
part-points = points
part-cost = price
part-copies = copies
part-arches = arches
part-season = season
part-phase = phase
part-fr = French name
part-en = English name
part-de = German name
part-price = price
part-color = color
part-group = group
part-activation = sign
part-worker_color = worker to pay
part-infinity_type = kind of infinity sign
part-cards_per_color = cards of each color
part-count = how many
part-land = landscapes, slot by slot
part-sites = starting spaces, player by player
part-list = all of them, one by one
part-bank_value = value of all coins
part-editions = editions
part-groups = stacks, from the top
part-rewards = rewards, space by space
part-gold = gold
part-food = food
part-houses = houses
part-lock = key to its padlock
part-keychain = padlocks it opens
part-value = value
part-values = values
part-family = family
part-wheat = wheat
part-size = size
web-skip-news = Skip
web-log = Log
web-log-empty = Nothing has happened yet
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-log-since = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has spoken yet
web-chat-say = Say something
web-chat-send = Send
web-yes = yes
web-no = no
web-plain-common = The table
web-curtain-lift = Lift the curtain
web-curtain-undo = { $player } takes back the last move
web-leave = Leave the game
web-leave-note = A bot will play your seat; you can take it back by coming to this table again
web-away = A bot plays your seat while you are away
web-take-back = Take your seat back
web-download = Download the game
web-scores = Scores
web-rematch = Rematch
web-seed-hash = Fingerprint of the seed
web-seed-revealed = The seed promised at the start

# Replay
web-replay = Replay
web-replay-failed = This game cannot be replayed yet
web-replay-controls = Move back and forth
web-replay-move = Move
web-replay-at = Move { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
web-replay-start = The start of the game
web-replay-secret = { $player } plays in secret
web-verify = Verification
web-verify-promised = Fingerprint promised at the start of the game
web-verify-seed = Seed revealed at the end
web-verify-here = Fingerprint of this seed, computed in this browser
web-verify-fits = The fingerprints match: the seed was fixed from the start
web-verify-differs = The fingerprints differ: this is not the promised seed
web-replay-first = To the start
web-replay-back = Move before
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next move
web-replay-last = To the end
web-replay-round = Go to a round
web-replay-eyes = Seen by
web-spectator = the public
web-round = { $number ->
    [0] Set-up
   *[other] Round { $number }
}
web-rounds = Rounds
web-rounds-lines = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
web-rounds-points = { $points } pts
web-chart = Chart
web-chart-of = What the chart shows
web-chart-lines = Score lines
web-chart-resources = Resources
web-chart-end = End
web-chart-start = { $date }, at its start
web-chart-move = Chart: go to a round
web-chart-table = The figures as a table
web-chart-larger = Larger
web-chart-course = How the game went
web-moment-link = Copy the link to this moment
web-moment-copied = The link to this moment is copied
web-moment-note = Whoever opens it sees this move from the same point of view
web-play-on = Play on from here
web-play-on-about = A new table of your own begins after move { NUMBER($number, useGrouping: 0) }: you play one seat, bots play the others
web-play-on-seat = Your seat
web-play-on-open = Open the table
web-play-on-over = The game is over here; go back to an earlier move
web-rests = On hold: older rules
web-rests-release = This table was played with rules version { $rules }; download its record and open it with Beffroi { $release } (RELEASING.md says how to get it)
web-rests-note = It stays as it was left: nobody can move, and nothing is lost
web-what-if = What if
web-what-if-from = This table continues from move { NUMBER($number, useGrouping: 0) } of a game that is over
web-what-if-note = It is for study: the course of that game and its seed are known, so the result does not count. Nothing before that move can be taken back
web-what-if-origin = Watch that moment
web-compare = Compare
web-compare-with = Compare with another game
web-compare-mine = Your finished games
web-compare-none = You have no other finished game of { $game }
web-compare-paste = Link or id of a finished game
web-compare-wrong = This is neither a link to a table nor an id; copy the address of a table or a replay
web-compare-failed = These games cannot be compared
web-compare-together = Same round
web-compare-first = First game
web-compare-second = Second game
web-compare-alone = { $name }: watch it alone
web-compare-round-before = Both to the round before
web-compare-round-next = Both to the next round
web-verified = verified
web-verified-note = Replayed from its seed and its moves, the game ends exactly the same way
web-not-verified = not verified
web-not-verified-note = Replayed from its seed and its moves, the game does not end the same way

# Rules
web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-search = Search a number or words
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = No rule matches; try fewer or other words
web-rules-parts = Parts of the rules
web-rules-summary = On one page
web-rules-all = All rules
web-rules-contents = Contents
web-rules-one-page = { $game } on one page
web-print = Print

# Tour of the screen
web-tour = Tour of the screen
web-tour-first = First time here?
web-tour-invite = Tour of the screen, two minutes
web-tour-dismiss = No tour; do not ask again
web-tour-next = Next
web-tour-back = Back
web-tour-done = Done
web-tour-skip = End the tour
web-tour-count = { $number } of { $last }
web-tour-prompt = This line always says what the game wants from you now. What you can choose is ringed in gold on the board, or shown here as a button. You can take back your last move and list every choice.
    .title = What is asked
web-tour-players = Everybody at the table, with points and key resources. An hourglass marks who the table is waiting for.
    .title = The players
web-tour-menu = Rules, settings, links to share, and this tour again. Hover over anything on the board, or long-press it, to see what it is and which rule applies.
    .title = The menu

# Hints, and what a bot's move brought
web-hint = Hint
web-hint-matters = What matters
web-hint-options = Compare
web-hint-move = The move
web-hint-strength = How much to tell
hint-now = What matters now
hint-even = Nothing stands out: the options are about equally good
hint-best = The best options, for and against
hint-one = This looks best
hint-chance = { $percent }% chance to win
hint-change = { $feature } { $amount }
hint-nothing = no change that matters
hint-for = For: { $changes }
    .label = For
hint-against = Against: { $changes }
    .label = Against
hint-reckoning = Thinking…
web-hint-play = Play it
web-hint-none = You have nothing to decide now
web-hint-off = Hints are off; every player must agree to them, in the menu
web-hints = Hints
web-hints-alone = You play against bots: hints are on
web-hints-on = Everybody has agreed: hints are on
web-hints-waiting = Hints are off until everybody agrees; still to agree: { $players }
web-hints-agree = I agree to hints for everybody
web-chat-stand-in = { $player } has been away for a while: a bot plays until they come back
web-chat-hints-agreed = { $player } agrees to hints
web-chat-hints-withdrawn = { $player } no longer agrees to hints
web-explain-of = { $player }: what did the last move bring?
web-explain-brings = { $told }: { $changes }; all in all worth about { $points ->
    [one] { $amount } point
   *[other] { $amount } points
}
web-explain-nothing = { $told }: nothing that matters yet

## What the numbers of an observation are (docs/research.md)

seen-seat = the viewer’s seat
seen-asked = what is asked
seen-about = what the question is about
seen-own = own: { $name }
seen-other = player { $number } after the viewer: { $name }
seen-city = city { $number }, { $name }
seen-values = { $kind }: { $values }
seen-more = … { $count } in all
seen-kind-number = number
seen-kind-flag = flag
seen-kind-choice = choice
seen-kind-index = index
seen-kind-set = set

## The owner's desk

web-desk = Your box
    .of = Your box: { $game }
    .about = Some values of this game are guesses, because no source gives them. If you own the box, type what is printed there: what a card says changes at once, and your tables can play with it
    .none = No value of this game is a guess: there is nothing to settle
    .left = { $count ->
        [0] Nothing is left to settle
        [one] One value is still a guess
       *[other] { $count } values are still guesses
    }
    .own = { $count ->
        [0] none of them settled by you
        [one] one settled by you
       *[other] { $count } settled by you
    }
    .find = Find a card or a tile
    .show = Show
    .all = all
    .open = still guessed
    .mine = settled by me
    .empty = Nothing matches
    .entries = What there is to settle
    .before = Previous
    .after = Next
    .silent = It has no text of its own
    .note = What is known about it
    .guess = guess
    .settled = from your box
    .unsaved = not saved
    .built-in = Built in: { $value }
    .nothing = nothing
    .same = It is printed exactly like this
    .back = Take back
    .list-note = Separate items with commas
    .table-note = Written as in a data pack (TOML)
    .do = what it does
    .key = Another key
    .add = Add
    .refused = Not possible: { $reason }
    .together = Values that are only right together can be typed one after another; all are checked again after each one
    .save = { $count ->
        [0] Save
        [one] Save 1 value
       *[other] Save { $count } values
    }
    .saving = Checking and saving…
    .saved = Saved. New tables of this game can play with your values
    .unsaid = Discard what is not saved
    .download = Download as a file
    .upload = Load a file
    .uploaded = Loaded. It replaces what was on this desk before
    .outdated = The values that you saved no longer fit this version of the game. Download them, put them away, and type them again
    .clear = Put my values away
    .clear-note = All values that you settled go back to the built-in ones. Tables that play with yours keep them
    .other = Another value, by its path
    .other-path = table.entry.key
    .other-value = What is printed
    .terminal = In the terminal: put the file into a folder of its own and play with --data FOLDER
    .play = Play with these values
    .use = Play with the values of my box
    .use-note = { $count ->
        [one] One value differs from what is built in; everybody at the table can see which
       *[other] { $count } values differ from what is built in; everybody at the table can see which
    }
    .correct = Correct them from your box
    .table = Played with values from an owner’s box
    .differs = What differs
    .was = built in
    .is = here

# Looking after a server: beffroi admin

admin-backup-bar = Writing the backup
admin-backup-done = The backup is in { $path }: { $tables } tables, { $entries } entries, { $guests } guests. It holds the secret that signs cookies: keep it where nobody else can read it
admin-restore-bar = Restoring
admin-restore-done = Restored and checked, in { $where }: { $tables } tables, { $entries } entries, { $guests } guests
admin-check-bar = Checking
admin-check-done = Tables: { $tables }; replayed to the end: { $replayed }; faults: { $faults }
admin-clean-done = Deleted: { $open } tables that never started, { $running } games left unfinished, { $finished } finished games, the chat of { $chat } games, { $guests } guests
admin-clean-would = Would be deleted: { $open } tables that never started, { $running } games left unfinished, { $finished } finished games, the chat of { $chat } games, { $guests } guests
admin-fault-database = The database is damaged: { $reason }. Stop the server and restore the latest backup into an empty folder or database
admin-fault-dangling = { $count } rows of “{ $rows }” refer to rows of “{ $others }” that are missing. Restore the latest backup
admin-fault-no-table = There is no table { $table }; its key is the last part of its address
admin-fault-seed = { $table }: the seed does not match the hash that the players were shown. Restore this table from a backup
admin-fault-seats = { $table }: a seat is missing. Restore this table from a backup
admin-fault-unreadable = { $table }: cannot be read: { $reason }. Restore this table from a backup
admin-fault-gap = { $table }: entry { $number } is missing. Restore this table from a backup
admin-fault-replay = { $table }: entry { $number } cannot be replayed: { $reason }. Restore this table from a backup
admin-fault-state = { $table }: lists show another state than replay gives. Open the table once; if the fault stays, restore it from a backup
admin-fault-archive = { $table }: its archive is damaged: { $reason }. Restore this table from a backup
admin-fault-archive-differs = { $table }: its archive is not what a replay gives now. If it was written by an older version of Beffroi, nothing is lost; otherwise restore this table from a backup
cli-error-store-exists = { $path } already exists; choose another name, or overwrite it with --force
cli-error-store-damaged = { $path } is damaged: { $reason }; nothing was written. `beffroi admin check` says more; an older backup may be sound
cli-error-store-not-empty = { $where } is not empty, it holds { $what }; nothing was changed. Restore into a new folder or a new database
cli-error-store-no-key = { $path } is missing; put it back from a backup, or start the server once: it makes a new one, and every guest becomes a stranger
cli-error-store-no-house = There are no tables in { $where }; name their folder with --data-dir, or their database with --database
cli-error-store-no-backup = { $path } is not a backup; choose a file that `beffroi admin backup` wrote
cli-error-store-other-schema = { $where } was left by another version of Beffroi; start this version of the server there once, then try again
cli-error-store-not-writable = { $path } cannot be written: { $reason }; make room or choose another location, then try again
cli-error-server-runs = A server is using { $folder } and cleans it once a day; stop it to clean now, or look with --dry-run
