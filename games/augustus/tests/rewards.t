# Claim a reward: colours, numbers, wheat and gold.

test AU-REWARDS twelve tiles and their points
setup seats=6
set begin
see nobody rewards.0.points = 2
see nobody rewards.1.points = 4
see nobody rewards.2.points = 6
see nobody rewards.3.points = 8
see nobody rewards.4.points = 10
see nobody rewards.5.points = 4
see nobody rewards.6.points = 6
see nobody rewards.7.points = 10
see nobody rewards.8.points = 2
see nobody rewards.9.points = 8
see nobody rewards.10.points = 5
see nobody rewards.11.points = 5
hidden nobody rewards.12
set tile two gaius
set tile three lucius
set tile four marcus
set tile five publius
set tile six quintus
set tile green titus
points gaius 2
points lucius 4
points marcus 6
points publius 8
points quintus 10
points titus 4
set tile purple gaius
set tile orange lucius
set tile senators marcus
set tile each publius
set tile wheat quintus
set tile gold titus
points gaius 8
points lucius 14
points marcus 8
points publius 16
points quintus 15
points titus 9

test AU-COLOUR one of each of the four, three of one: automatic, several at once, first come
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 2 7 4 3
set front gaius 10 1
set legions gaius 10 sword 1
set legions gaius 10 shield 1
set legions gaius 1 sword 1
set control lucius 16 18 22
chance draw chariot
play gaius put 10 chariot
play lucius pass
event "Gaius takes the reward for three senators."
noevent nobody "one of each"
play gaius refuse
play gaius take 30
chance reveal 41
chance draw sword
play gaius put 1 sword
play lucius pass
event "Gaius takes the reward for one of each colour."
prompt gaius claim

test AU-COLOUR each colour has its own reward, and it is never lost
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 19 25 9 14
set tile two gaius
set front gaius 3 4
set legions gaius 3 shield 1
set legions gaius 4 sword 1
set front lucius 81
set legions lucius 81 shield 2
set legions lucius 81 catapult 1
set legions lucius 81 standard 2
chance draw shield
play gaius put 3 shield
play lucius pass
event "Gaius takes the reward for three purple provinces."
play gaius take 30
chance reveal 41
chance draw chariot
play gaius put 4 chariot
play lucius put 81 chariot
event "Gaius takes the reward for three orange provinces."
play gaius take 31
chance reveal 42
play gaius yield 4
see nobody rewards.7.holder = gaius
play lucius take 32
chance reveal 43
chance draw sword

test AU-COLOUR three of a colour whose reward is gone bring nothing
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 19 25
set tile purple lucius
set front gaius 3
set legions gaius 3 shield 1
chance draw shield
play gaius put 3 shield
play lucius pass
noevent nobody "reward for three purple"
see nobody rewards.6.holder = lucius

test AU-NUMBER exactly that number, if it is still there, and only one ever
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 8
set front gaius 1 3 4
set legions gaius 1 sword 1
set legions gaius 3 shield 1
set legions gaius 4 chariot 1
chance draw sword
play gaius put 1 sword
play lucius pass
prompt gaius claim
play gaius claim
see nobody rewards.0.holder = gaius
play gaius take 30
chance reveal 41
chance draw shield
play gaius put 3 shield
play lucius pass
# Three now, but he has a reward for a number.
prompt gaius take

test AU-NUMBER a reward that is gone is not offered
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 8
set tile two lucius
set front gaius 1
set legions gaius 1 sword 1
chance draw sword
play gaius put 1 sword
play lucius pass
prompt gaius take

test AU-NUMBER one objective and seven objectives have no reward
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 1
set legions gaius 1 sword 1
chance draw sword
play gaius put 1 sword
play lucius pass
prompt gaius take

test AU-NUMBER what was refused is lost for good, even when he comes back to it
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 8
set front gaius 1 3
set legions gaius 1 sword 1
set legions gaius 3 shield 1
set front lucius 66
set legions lucius 66 catapult 2
set legions lucius 66 shield 2
chance draw sword
play gaius put 1 sword
play lucius pass
play gaius refuse
play gaius take 30
chance reveal 41
chance draw standard
play gaius pass
play lucius put 66 standard
# Losing one never offers a reward.
play gaius yield 8
play lucius take 31
chance reveal 42
chance draw shield
play gaius put 3 shield
play lucius pass
# Two again; refused before.
prompt gaius take

test AU-NUMBER a number jumped over in a chain is not refused
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 8
set front gaius 3 5 4
set legions gaius 3 shield 1
set legions gaius 5 sword 2
set legions gaius 4 sword 1
set front lucius 66
set legions lucius 66 catapult 2
set legions lucius 66 shield 2
chance draw sword
play gaius put 5 sword
play lucius pass
play gaius mobilise 3 shield
prompt gaius claim
play gaius refuse
see nobody players.0.refused.0 = 3
hidden nobody players.0.refused.1
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
chance draw standard
play gaius pass
play lucius put 66 standard
play gaius yield 8
play lucius take 32
chance reveal 43
# Two now, by loss: that offered nothing.
hidden nobody rewards.0.holder

test AU-NUMBER two reached again by completing, when two was jumped over
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 8
set front gaius 3 5 4
set legions gaius 3 shield 1
set legions gaius 5 sword 2
set legions gaius 4 sword 1
set front lucius 66 81
set legions lucius 66 catapult 2
set legions lucius 66 shield 2
set stock lucius 8
set legions lucius 81 shield 2
set legions lucius 81 catapult 1
set legions lucius 81 standard 2
set legions lucius 81 chariot 0
chance draw sword
play gaius put 5 sword
play lucius pass
play gaius mobilise 3 shield
play gaius refuse
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
chance draw standard
play gaius pass
play lucius put 66 standard
play gaius yield 8
play lucius take 32
chance reveal 43
chance draw chariot
play gaius pass
play lucius put 81 chariot
play gaius yield 3
play lucius refuse
play lucius take 33
chance reveal 44
chance draw chariot
play gaius put 4 chariot
play lucius pass
prompt gaius claim
play gaius claim
see nobody rewards.0.holder = gaius

test AU-RESOURCE the rulebook's gold: first producer, kept at two to one, passed on at two to two, back with a third
setup seats=2
set begin
set row 30 31 32 33 34
# Marilyne is gaius, Romain lucius.
set front gaius 12 23 19
set legions gaius 12 shield 1
set legions gaius 12 chariot 1
set stock gaius 12
set legions gaius 23 sword 1
set legions gaius 23 shield 2
set legions gaius 19 sword 3
set front lucius 35 43
set legions lucius 35 sword 2
set legions lucius 35 standard 1
set stock lucius 9
set legions lucius 43 shield 2
set legions lucius 43 catapult 1
chance draw shield
play gaius put 12 shield
play lucius pass
event "Gaius takes the reward for gold."
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
chance draw shield
play gaius put 23 shield
play lucius pass
see nobody rewards.11.holder = gaius
play gaius refuse
play gaius take 32
chance reveal 44
chance draw sword
play gaius pass
play lucius put 35 sword
see nobody rewards.11.holder = gaius
noevent nobody "reward for gold"
play lucius take 33
chance reveal 46
chance draw catapult
play gaius pass
play lucius put 43 catapult
event "The reward for gold goes from Gaius to Lucius."
see nobody rewards.11.holder = lucius
play lucius refuse
play lucius take 34
chance reveal 47
chance draw shield
play gaius put 19 shield
play lucius pass
event "The reward for gold goes from Lucius to Gaius."
see nobody players.0.gold = 3
see nobody players.1.gold = 2

test AU-RESOURCE a reward back in the centre goes to the next player to complete a producer
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 5 1
set legions gaius 5 sword 2
chance draw sword
play gaius put 5 sword
play lucius pass
event "Gaius takes the reward for wheat."

test AU-RESOURCE completing something else takes nothing from a holder he matches
setup seats=2
set begin
set row 30 31 32 33 39
set control gaius 34
set control lucius 40
set tile wheat lucius
set front gaius 1
set legions gaius 1 sword 1
chance draw sword
play gaius put 1 sword
play lucius pass
see nobody rewards.10.holder = lucius

test AU-MATCH a producer gained in a chain counts against a holder struck by the same chain
setup seats=2
set begin
set row 30 31 32 33 34
set control lucius 40 26
set tile wheat lucius
set front gaius 5 66
set legions gaius 5 sword 2
set legions gaius 66 shield 1
set legions gaius 66 catapult 2
set stock gaius 4
set legions gaius 66 standard 1
chance draw sword
play gaius put 5 sword
play lucius pass
play gaius mobilise 66 shield
# 5 is controlled, 66 strikes: one wheat each, so Lucius keeps his reward for now.
play lucius yield 40
event "The reward for wheat goes from Lucius to Gaius."
noevent nobody "Nobody produces"
prompt gaius claim
