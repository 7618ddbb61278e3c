# The end of the game, and the score pad.

test AU-END seven controlled end the game, after all completions of the token
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 5 8 17 12 20 1
set tile three gaius
set front gaius 3
set legions gaius 3 shield 1
set control lucius 2
set front lucius 19
set legions lucius 19 sword 3
chance draw shield
goes-on
play gaius put 3 shield
play lucius put 19 shield
event "Gaius controls Bithynia (3): 7 objectives now."
goes-on
prompt gaius take
play gaius take 30
chance reveal 41
goes-on
play lucius claim
play lucius take 31
chance reveal 42
over
event "Gaius controls 7 objectives: the game is over."
pending nobody
refuse gaius pass : OVER
place gaius 1
place lucius 2

test AU-END who had seven and lost one has not ended it
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 5 8 17 12 20 1
set tile two gaius
set front gaius 3
set legions gaius 3 shield 1
set front lucius 81
set legions lucius 81 shield 1
set legions lucius 81 chariot 1
set legions lucius 81 catapult 1
set legions lucius 81 standard 2
chance draw shield
play gaius put 3 shield
play lucius put 81 shield
play gaius take 30
chance reveal 41
play gaius yield 3
play lucius take 31
chance reveal 42
goes-on
pending chance
chance draw sword

test AU-END a chain may bring more than seven
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 2 8 17 12 20 1
set tile two gaius
set front gaius 3 5
set legions gaius 5 sword 2
set legions gaius 3 shield 1
chance draw sword
play gaius put 5 sword
play lucius pass
play gaius mobilise 3 shield
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
event "Gaius controls 8 objectives: the game is over."
over

test AU-END a tie goes to more senators
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 22
set control lucius 6 37 17
points gaius 7
points lucius 8
place lucius 1
set tile two gaius
set tile senators lucius
points gaius 9
points lucius 10
set tile senators gaius
points gaius 11
points lucius 8
set tile two lucius
points gaius 9
points lucius 10
place gaius 2

test AU-END equal points and equal senators share the place; more senators break the tie
setup seats=3
set begin
set control gaius 22
set control lucius 25
set control marcus 7 34
points gaius 7
points lucius 7
points marcus 7
place gaius 1
place marcus 1
place lucius 3

test AU-COUNT the rulebook's shields: ten of them, eight points; two points per green province
setup seats=2
set begin
set control gaius 29 23 20 5 12 1 24
# shields: 3 + 3 + 2 + 0 + 2 = 10, and one more on 24; green: 23 20 5 12 1
see nobody players.0.score.lines.2.what = Gnaeus Arrius Pulcher (24)
see nobody players.0.score.lines.2.points = 10
see nobody players.0.score.lines.3.points = 8
see nobody players.0.score.lines.1.points = 22
set tile six gaius
set tile wheat gaius
see nobody players.0.score.lines.0.points = 15
points gaius 55

test AU-COUNT exactly ten shields: eight points
setup seats=2
set begin
set control gaius 29 23 20 12
see nobody players.0.score.lines.2.points = 8

test AU-COUNT below the maximum every space counts, the card's own too
setup seats=2
set begin
set control gaius 29 3
see nobody players.0.score.lines.2.points = 5
set control lucius 57
see nobody players.1.score.lines.2.points = 6

test AU-COUNT AU-RED five points per red objective; attacks are red, whatever their colour
setup seats=2
set begin
set control gaius 54 2 58 66
see nobody players.0.score.lines.2.points = 15
see nobody players.0.controlled.0.red = true
see nobody players.0.controlled.1.red = false
set control lucius 18 7
# 18 pays two per senator, itself included
see nobody players.1.score.lines.2.points = 4

test AU-COUNT every kind of colour counts its own card
setup seats=2
set begin
set control gaius 36 75 69 4
# 36: 3 per purple (36, 75); 69: 2 per green; 75: 4 per orange (4)
see nobody players.0.score.lines.2.points = 6
see nobody players.0.score.lines.3.points = 2
see nobody players.0.score.lines.4.points = 4

test AU-LIMIT the game ends after all completions of the 64th joker
setup seats=2
set begin
set row 30 31 32 33 34
set jokers 62
set front gaius 1
set legions gaius 1 sword 1
chance draw joker
play gaius pass
play lucius pass
goes-on
see nobody jokers = 63
chance draw joker
play gaius put 1 sword
play lucius pass
goes-on
play gaius take 30
chance reveal 41
over
event "64 jokers drawn: the game is over."
pending nobody
