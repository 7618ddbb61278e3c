# Ave Caesar: the order of completions, chains, rewards once, new objectives from the row.

test AU-AVE AU-CHAIN AU-STEPS AU-COLOUR AU-NUMBER the rulebook's round: 70 with 1, then 76, then 80
setup seats=3
set begin
set row 30 31 32 33 34
set front gaius 1 4 70
set control gaius 8 17
set legions gaius 70 sword 1
set legions gaius 70 shield 1
set legions gaius 70 chariot 2
set legions gaius 70 standard 1
set legions gaius 4 sword 1
set front lucius 76
set legions lucius 76 sword 1
set legions lucius 76 shield 2
set legions lucius 76 catapult 1
set legions lucius 76 dagger 1
set front marcus 80 2
set legions marcus 80 chariot 2
set legions marcus 80 dagger 2
chance draw sword
play marcus put 80 sword
play lucius put 76 sword
play gaius put 70 sword
event "Gaius: Ave Caesar! Nabataea (70) is complete, 6 legions back in stock."
noevent nobody "Lucius: Ave"
# 1: Dimitri mobilises two legions, which completes objective 1.
prompt gaius mobilise
play gaius mobilise 1 sword
play gaius mobilise 1 sword
event "Gaius controls Nabataea (70): 3 objectives now."
event "Narbonensis (1) is complete, 2 legions back in stock."
event "Gaius controls Narbonensis (1): 4 objectives now."
event "Gaius takes the reward for three green provinces."
noevent nobody "reward for three objectives"
prompt gaius claim
legal gaius = claim; refuse
play gaius claim
event "Gaius takes the reward for four objectives."
# Two of the five, then the row is filled up.
legal gaius = take 30; take 31; take 32; take 33; take 34
play gaius take 30
legal gaius = take 31; take 32; take 33; take 34
refuse gaius take 30 : AU-STEPS "Asia (30) does not lie in the row"
play gaius take 34
pending chance
chance reveal 88
pending chance
chance reveal 87
# 2: Romain's 76; Marilyne's 80 is neutralised, Dimitri empties 4.
event "Lucius: Ave Caesar! Quintus Furnius Maximus (76)"
event "Quintus Furnius Maximus (76) of Lucius strikes all others."
event "Marcus has nothing to lose."
prompt gaius clear
legal gaius = clear 4
refuse gaius clear 30 : AU-FORCED "holds no legion"
see nobody players.0.stock = 6
play gaius clear 4
event "Gaius removes 1 legion from Cyrenaica (4)."
see nobody players.0.stock = 7
legal lucius = take 31; take 32; take 33; take 87; take 88
play lucius take 87
chance reveal 86
# 3: Marilyne's 80.
event "Marcus: Ave Caesar! Germania (80) is complete, 5 legions back in stock."
event "Marcus controls Germania (80): 1 objective now."
play marcus take 88
chance reveal 85
pending chance
see nobody players.0.score.lines.0.points = 10
odds draw sword = 5/22

test AU-NUMBER the same chain, but the fourth is refused: the hope for more stays open
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 1 4 70
set control gaius 8 17
set legions gaius 70 sword 1
set legions gaius 70 shield 1
set legions gaius 70 chariot 2
set legions gaius 70 standard 1
chance draw sword
play lucius pass
play gaius put 70 sword
play gaius mobilise 1 sword
play gaius mobilise 1 sword
play gaius refuse
event "Gaius does not take the reward for four objectives."
see nobody players.0.refused.0 = 4
hidden nobody rewards.2.holder
hidden nobody rewards.1.holder

test AU-AVE the lowest number goes first, whoever has it
setup seats=3
set begin
set row 30 31 32 33 34
set front gaius 19
set legions gaius 19 sword 3
set front lucius 3
set legions lucius 3 shield 1
set front marcus 6
set legions marcus 6 sword 2
chance draw shield
play gaius put 19 shield
play lucius put 3 shield
play marcus put 6 shield
event "Lucius: Ave Caesar! Bithynia (3)"
pending lucius
play lucius take 30
chance reveal 35
event "Marcus: Ave Caesar! Cyprus (6)"
play marcus take 31
chance reveal 36
event "Gaius: Ave Caesar! Phrygia (19)"
play gaius take 32
chance reveal 37
pending chance

test AU-AVE AU-CHAIN the whole chain of one player comes before a lower number of another
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 5 9
set legions gaius 5 sword 2
set legions gaius 9 shield 1
set front lucius 8
set legions lucius 8 sword 1
set legions lucius 8 chariot 1
chance draw sword
play gaius put 5 sword
play lucius put 8 sword
event "Gaius: Ave Caesar! Sicilia (5)"
play gaius mobilise 9 shield
play gaius mobilise 9 shield
# Creta (9) is resolved before Corsica (8): its power mobilises swords, and there are none.
event "Gaius controls Sicilia (5): 1 objective now."
event "Gaius: Ave Caesar! Creta (9)"
noevent nobody "Lucius: Ave"
prompt gaius claim
play gaius claim
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
event "Lucius: Ave Caesar! Corsica (8)"

test AU-CHAIN a power is carried out to its end, then what it completed comes in rising number
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 1 3 63
set legions gaius 1 sword 1
set legions gaius 3 shield 1
set legions gaius 63 sword 2
set legions gaius 63 shield 1
set legions gaius 63 chariot 1
chance draw dagger
play lucius pass
play gaius put 63 dagger
# 63 mobilises two: the first completes 3, but is not resolved before the second.
play gaius mobilise 3 shield
noevent nobody "Bithynia (3) is complete"
prompt gaius mobilise
refuse gaius shift 3 shield : AU-LOCK "Bithynia (3) is complete"
play gaius mobilise 1 sword
event "Narbonensis (1) is complete"
event "Gaius controls Bithynia (3): 3 objectives now."
see nobody players.0.controlled.2.number = 63
see nobody players.0.stock = 7
prompt gaius claim
play gaius claim
event "the reward for three objectives"
prompt gaius take
play gaius take 30
play gaius take 31
play gaius take 32
roll reveal 41; reveal 42; reveal 43
pending chance

test AU-LOCK a complete objective is locked: nothing joins it, leaves it, or completes it again
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 1 3 84 63
set legions gaius 1 sword 1
set legions gaius 63 sword 2
set legions gaius 63 shield 1
set legions gaius 63 chariot 1
chance draw dagger
play lucius pass
play gaius put 63 dagger
play gaius mobilise 1 sword
see nobody players.0.objectives.0.complete = true
refuse gaius mobilise 1 sword : AU-LOCK "Narbonensis (1) is complete: it is locked until you control it"
refuse gaius shift 1 sword : AU-LOCK
legal gaius = mobilise 3 shield; mobilise 84 sword; mobilise 84 shield; mobilise 84 standard; mobilise 84 dagger; done

test AU-STEPS AU-TWO when the row runs out it is filled up and he goes on
setup seats=2
set begin
set row 30
set front gaius 12
set legions gaius 12 shield 1
set legions gaius 12 chariot 1
chance draw shield
play lucius pass
play gaius put 12 shield
prompt gaius take
play gaius take 30
pending chance
roll reveal 41; reveal 42; reveal 43; reveal 44; reveal 45
legal gaius = take 41; take 42; take 43; take 44; take 45
play gaius take 45
chance reveal 46
pending chance
see nobody players.0.objectives.1.number = 45

test AU-EMPTY without a deck the row is not filled up; without a row nothing is taken
setup seats=2
set begin
set row 30
set front gaius 12 3
set deck
set legions gaius 12 shield 1
set legions gaius 12 chariot 1
set legions gaius 3 shield 1
chance draw shield
play lucius pass
play gaius put 12 shield
play gaius take 30
event "There is no objective left for Gaius to take."
pending chance
chance draw shield
play lucius pass
play gaius put 3 shield
play gaius refuse
event "There is no objective left for Gaius to take."
pending chance
see nobody players.0.objectives.0.number = 30
hidden nobody players.0.objectives.1

test AU-AFTER a card can be lost to a later resolver of the same token; rewards taken stay
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 2
set front gaius 4
set legions gaius 4 chariot 1
set control lucius 7 10 16 18
set tile five lucius
set front lucius 81
set legions lucius 81 shield 2
set legions lucius 81 catapult 1
set legions lucius 81 standard 2
set stock gaius 3
chance draw joker
play gaius put 4 sword
play lucius put 81 chariot
event "Gaius controls Cyrenaica (4): 2 objectives now."
play gaius claim
play gaius take 30
chance reveal 41
prompt gaius yield
legal gaius = yield 2; yield 4
play gaius yield 4
event "Gaius gives up Cyrenaica (4)."
see nobody rewards.0.holder = gaius
see nobody lost.0.number = 4
# A later resolver's number counts at his own step: five with 81, whose reward is gone.
event "Lucius controls Lucius Antistius Nerva (81): 5 objectives now."
prompt lucius take

test AU-AFTER a player attacked before his own step counts what is left
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 1 8
set front gaius 20
set legions gaius 20 sword 2
set legions gaius 20 shield 1
set front lucius 16
set legions lucius 16 shield 1
set legions lucius 16 catapult 1
set front lucius 66
set control lucius 3
chance draw shield
play gaius put 20 shield
play lucius put 16 shield
event "Tullius Macer (16) of Lucius strikes all others."
# Macedonia (20) is neutralised: its four legions do not count, and nothing else stands anywhere.
event "Gaius has nothing to lose."
play lucius claim
play lucius take 30
chance reveal 41
event "Gaius takes the reward for three green provinces."
event "Gaius controls Macedonia (20): 3 objectives now."
