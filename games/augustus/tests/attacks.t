# Red powers, and losing a controlled objective.

test AU-FORCED AU-RED each opponent in turn from the attacker removes a legion, openly
setup seats=3
set begin
set row 30 31 32 33 39
set front lucius 2
set legions lucius 2 shield 1
set front gaius 9 80
set legions gaius 9 shield 1
set legions gaius 80 chariot 2
set front marcus 13
set legions marcus 13 chariot 1
reads chance "draws a token"
chance draw sword
play gaius pass
play marcus pass
play lucius put 2 sword
event "Aulus Vibius Naso (2) of Lucius strikes all others."
pending marcus
prompt marcus drop
legal marcus = drop 13 chariot
play marcus drop 13 chariot
see nobody players.2.stock = 7
pending gaius
legal gaius = drop 9 shield; drop 80 chariot
refuse gaius drop 80 dagger : AU-BARE
refuse gaius drop 13 chariot : AU-OWN
play gaius drop 80 chariot
event "Gaius removes a legion from a chariot of Germania (80)."
see nobody players.0.stock = 5
prompt lucius take

test AU-FORCED two legions, or as many as he has
setup seats=3
set begin
set row 30 31 32 33 39
set front lucius 16
set legions lucius 16 shield 1
set legions lucius 16 catapult 1
set front gaius 9 80
set legions gaius 9 shield 1
set front marcus 13
set legions marcus 13 chariot 2
chance draw shield
play gaius pass
play marcus pass
play lucius put 16 shield
play marcus drop 13 chariot
pending marcus
play marcus drop 13 chariot
pending gaius
play gaius drop 9 shield
prompt lucius take
see nobody players.0.stock = 7

test AU-FORCED a neutralised objective neither counts nor protects
setup seats=2
set begin
set row 30 31 32 33 39
set front lucius 2
set legions lucius 2 shield 1
set front gaius 8 19 13
set legions gaius 8 sword 1
set legions gaius 8 chariot 1
set legions gaius 13 chariot 1
chance draw sword
play gaius put 8 sword
play lucius put 2 sword
legal gaius = drop 13 chariot
refuse gaius drop 8 sword : AU-LOCK "Corsica (8) is complete"

test AU-FORCED all legions of one objective: one that holds some
setup seats=2
set begin
set row 30 31 32 33 39
set front lucius 58
set legions lucius 58 sword 1
set legions lucius 58 chariot 2
set legions lucius 58 standard 1
set front gaius 9 80 1 8
set legions gaius 9 shield 2
set legions gaius 80 chariot 1
set legions gaius 8 sword 1
set legions gaius 8 chariot 1
chance draw joker
play gaius put 8 sword
play lucius put 58 shield
event "Gaius: Ave Caesar! Corsica (8)"
play gaius take 30
chance reveal 41
prompt gaius clear
legal gaius = clear 9; clear 80
refuse gaius clear 1 : AU-FORCED "Narbonensis (1) holds no legion: choose an objective that does"
refuse gaius clear 8 : AU-OWN
play gaius clear 9
event "Gaius removes 2 legions from Creta (9)."
see nobody players.0.stock = 7

test AU-LOCK AU-FORCED a locked objective is not emptied
setup seats=2
set begin
set row 30 31 32 33 39
set front lucius 58
set legions lucius 58 sword 1
set legions lucius 58 chariot 2
set legions lucius 58 standard 1
set front gaius 80 1
set legions gaius 80 chariot 2
set legions gaius 80 dagger 2
set legions gaius 1 sword 1
chance draw joker
play gaius put 80 sword
play lucius put 58 shield
legal gaius = clear 1
refuse gaius clear 80 : AU-LOCK

test AU-LOST AU-RESOURCE the rulebook's 81: objective 6 is given up and its legion kept; 40 gone, wheat kept
setup seats=3
set begin
set row 30 31 32 33 39
# Dimitri is gaius, Adrien lucius, Marilyne marcus.
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control lucius 6 5
set stock lucius 8
set control marcus 40 34 26
set tile wheat marcus
set front marcus 80
chance draw dagger
play gaius pass
play lucius pass
# 40 pairs sword and dagger.
legal marcus = put 80 sword; put 80 dagger; pass
play marcus pass
chance draw standard
play gaius put 81 standard
play lucius pass
play marcus pass
pending lucius
legal lucius = yield 5; yield 6
refuse lucius yield 40 : AU-LOST "You do not control Numidia (40)"
refuse lucius yield none : AU-LOST
play lucius yield 6
see nobody players.1.stock = 8
play marcus yield 40
# Lucius has one wheat left, Marcus two.
see nobody rewards.10.holder = marcus
see nobody lost.0.number = 6
see nobody lost.1.number = 40
event "Gaius controls Lucius Antistius Nerva (81): 1 objective now."
play gaius take 30
chance reveal 41
# The pair went with it.
chance draw sword
legal marcus = put 80 sword; pass

test AU-RESOURCE 40 is lost: tied with another producer she retains the reward
setup seats=3
set begin
set row 30 31 32 33 39
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control lucius 2 34
set control marcus 40 26
set tile wheat marcus
chance draw standard
play gaius put 81 standard
play lucius pass
play marcus pass
play lucius yield 2
play marcus yield 40
see nobody rewards.10.holder = marcus

test AU-RESOURCE 40 is lost: the one player with more gets the reward
setup seats=3
set begin
set row 30 31 32 33 39
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control gaius 61
set control lucius 2 34 26
set control marcus 40 5
set tile wheat marcus
chance draw standard
play gaius put 81 standard
play lucius pass
play marcus pass
play lucius yield 2
play marcus yield 40
event "The reward for wheat goes from Marcus to Lucius."
see nobody rewards.10.holder = lucius
prompt gaius claim

test AU-RESOURCE 40 is lost: among tied players with more she chooses
setup seats=4
set begin
set row 30 31 32 33 74
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control gaius 61
set control lucius 2 34
set control publius 3 26
set control marcus 40
set tile wheat marcus
chance draw standard
play gaius put 81 standard
play lucius pass
play marcus pass
play publius pass
play lucius yield 2
play marcus yield 40
play publius yield 3
prompt marcus give
legal marcus = give gaius; give lucius; give publius
refuse marcus give marcus : AU-RESOURCE "Marcus is not among those with the most producers"
refuse marcus give titus : AU-RESOURCE
play marcus give publius
event "The reward for wheat goes from Marcus to Publius."
see nobody rewards.10.holder = publius
prompt gaius claim

test AU-RESOURCE 40 is lost and nobody has wheat: the reward returns to the centre
setup seats=3
set begin
set row 30 31 32 33 39
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control marcus 40
set tile wheat marcus
chance draw standard
play gaius put 81 standard
play lucius pass
play marcus pass
event "Lucius has nothing to lose."
play marcus yield 40
event "Nobody produces: the reward for wheat returns to the centre."
hidden nobody rewards.10.holder

test AU-RESOURCE resources are checked once, after all have chosen
setup seats=3
set begin
set row 30 31 32 33 39
set front gaius 66
set legions gaius 66 shield 2
set legions gaius 66 catapult 2
set control lucius 40 26
set tile wheat lucius
set control marcus 5 34
chance draw standard
play gaius put 66 standard
play lucius pass
play marcus pass
play lucius yield 40
# Marcus has more now, but he has not chosen yet.
see nobody rewards.10.holder = lucius
play marcus yield 34
see nobody rewards.10.holder = lucius

test AU-GIVE two holders may have to choose: wheat comes before gold
setup seats=4
set begin
set row 30 31 32 33 7
set front gaius 66
set legions gaius 66 shield 2
set legions gaius 66 catapult 2
set control gaius 5 19
set control lucius 40 2
set tile wheat lucius
set control marcus 45 3
set tile gold marcus
set control publius 34 35 10
chance draw standard
play gaius put 66 standard
play lucius pass
play marcus pass
play publius pass
play lucius yield 40
play marcus yield 45
play publius yield 10
pending lucius
legal lucius = give gaius; give publius
play lucius give gaius
pending marcus
legal marcus = give gaius; give publius
play marcus give publius
see nobody rewards.10.holder = gaius
see nobody rewards.11.holder = publius
prompt gaius claim

test AU-LOST legions, rewards and objectives taken stay when a card is lost; its points go
setup seats=2
set begin
set row 30 31 32 33 39
set front gaius 81
set legions gaius 81 shield 2
set legions gaius 81 chariot 1
set legions gaius 81 catapult 1
set legions gaius 81 standard 1
set control lucius 12 1 17
set tile green lucius
set tile two lucius
set front lucius 2 3 4 5
points lucius 13
chance draw standard
play gaius put 81 standard
play lucius pass
play lucius yield 17
see nobody rewards.5.holder = lucius
see nobody rewards.0.holder = lucius
see nobody players.1.objectives.3.number = 5
points lucius 10
