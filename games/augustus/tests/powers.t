# Powers for the player himself, one by one.

test AU-MOBILISE two legions of a kind: from stock or moved, each optional, no pairs
setup seats=2
set begin
set row 30 31 32 33 34
set control gaius 45
# 45: shield = chariot, which does not help a power
set front gaius 5 9 13
set legions gaius 5 sword 2
set legions gaius 13 chariot 1
chance draw sword
play lucius pass
play gaius put 5 sword
prompt gaius mobilise
legal gaius = mobilise 9 shield; shift 13 chariot; done
refuse gaius mobilise 13 chariot : AU-MOBILISE "Sicilia (5) mobilises legions on a shield only, not on a chariot"
refuse gaius mobilise 13 shield : AU-SPACE
refuse gaius mobilise 5 sword : AU-OWN
refuse gaius pass : STEP
play gaius shift 13 chariot
prompt gaius shift
legal gaius = mobilise 9 shield
refuse gaius done : STEP
play gaius mobilise 9 shield
see nobody players.0.stock = 6
see nobody resolving.left = 1
play gaius done
event "Gaius controls Sicilia (5)"
see nobody players.0.objectives.0.spaces.0.filled = true
see nobody players.0.objectives.0.spaces.1.filled = false

test AU-MOBILISE AU-STOCK any legions, on any spaces; a legion from stock needs a stock
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 7 80
set stock gaius 3
set legions gaius 7 sword 1
set legions gaius 7 shield 1
chance draw shield
play lucius pass
play gaius put 7 shield
see nobody players.0.stock = 3
legal gaius = mobilise 80 sword; mobilise 80 chariot; mobilise 80 dagger; done
play gaius mobilise 80 dagger
event "Gaius places a legion on a dagger of Germania (80)."
prompt gaius take

test AU-MOBILISE AU-MUST nothing to mobilise: the power passes by itself; an empty stock leaves moving
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 5 1
set legions gaius 5 sword 2
chance draw sword
play lucius pass
play gaius put 5 sword
prompt gaius take

test AU-MUST AU-MOBILISE mobilising may be declined altogether
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 9 1
set legions gaius 9 shield 2
chance draw shield
play lucius pass
play gaius put 9 shield
legal gaius = mobilise 1 sword; done
play gaius done
prompt gaius take
see nobody players.0.stock = 7

test AU-EXTRA additional legions come from the supply as far as it goes
setup seats=6
set begin
set row 30 31 32 33 34
set stock titus 14
see nobody supply = 1
set front gaius 6 42
set legions gaius 6 sword 2
set legions gaius 42 sword 2
set legions gaius 42 chariot 1
chance draw shield
play gaius put 6 shield
play lucius pass
play marcus pass
play publius pass
play quintus pass
play titus pass
event "Gaius receives 1 additional legion."
see nobody supply = 0
see nobody players.0.stock = 5
play gaius take 30
chance reveal 41
chance draw standard
play gaius put 42 standard
play lucius pass
play marcus pass
play publius pass
play quintus pass
play titus pass
event "Gaius receives 0 additional legions."
see nobody players.0.stock = 8

test AU-EXTRA two legions at once
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 42
set legions gaius 42 sword 2
set legions gaius 42 chariot 1
chance draw standard
play gaius put 42 standard
play lucius pass
event "Gaius receives 2 additional legions."
see nobody players.0.stock = 9
see nobody supply = 34

test AU-TWO AU-MUST two objectives instead of one, for good, and not by choice
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 12 1 3
set legions gaius 12 shield 1
set legions gaius 12 chariot 1
chance draw shield
play lucius pass
play gaius put 12 shield
legal gaius = take 30; take 31; take 32; take 33; take 34
play gaius take 33
legal gaius = take 30; take 31; take 32; take 34
play gaius take 31
roll reveal 41; reveal 42
see nobody players.0.objectives.3.number = 33
pending chance
# Completing one of the four brings one: he stays at four.
chance draw sword
play gaius put 1 sword
play lucius pass
chance draw sword
play gaius put 1 sword
play lucius pass
play gaius refuse
play gaius take 41
chance reveal 43
see nobody players.0.objectives.3.number = 41
hidden nobody players.0.objectives.4

test AU-TWO the three cards that take two leave room for six objectives
setup seats=2
set begin
set row 30 31 32 34 35
set control gaius 33 65
set front gaius 1 3 4 5 12
set legions gaius 12 shield 2
chance draw chariot
play lucius pass
play gaius put 12 chariot
play gaius claim
play gaius take 30
play gaius take 31
roll reveal 41; reveal 42
see nobody players.0.objectives.5.number = 31

test AU-REARRANGE all placed legions are lifted and put back anywhere; the rest goes to stock
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 17 9 80
set legions gaius 17 chariot 1
set legions gaius 17 catapult 1
set legions gaius 9 shield 1
set legions gaius 80 chariot 2
chance draw sword
play lucius pass
play gaius put 17 sword
prompt gaius rearrange
legal gaius = sweep; done
play gaius sweep
event "Gaius lifts 3 legions to rearrange them."
# Stock, with the legions just returned, takes no part.
see nobody players.0.stock = 4
see nobody resolving.hand = 3
legal gaius = arrange 9 shield; arrange 80 sword; arrange 80 chariot; arrange 80 dagger; done
refuse gaius arrange 17 sword : AU-OWN
refuse gaius arrange 9 sword : AU-SPACE
play gaius arrange 9 shield
play gaius arrange 9 shield
play gaius done
event "Gaius returns 1 legion to the stock."
see nobody players.0.stock = 5
see nobody players.0.objectives.0.spaces.1.filled = true
see nobody players.0.objectives.1.spaces.1.filled = false

test AU-REARRANGE AU-CHAIN what a rearrangement completes is resolved in the chain
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 17 9 80
set legions gaius 17 chariot 1
set legions gaius 17 catapult 1
set legions gaius 9 shield 1
set legions gaius 80 chariot 2
chance draw sword
play lucius pass
play gaius put 17 sword
play gaius sweep
play gaius arrange 9 shield
play gaius arrange 9 shield
refuse gaius arrange 9 chariot : AU-SPACE
play gaius arrange 9 shield
event "Gaius controls Achaia (17): 1 objective now."
event "Creta (9) is complete, 3 legions back in stock."
see nobody players.0.stock = 7
# 9 mobilises swords.
legal gaius = mobilise 80 sword; done

test AU-REARRANGE AU-MUST rearranging is optional, and nothing placed is nothing to rearrange
setup seats=2
set begin
set row 30 32 33 34 39
set front gaius 17 31
set legions gaius 17 chariot 1
set legions gaius 17 catapult 1
set legions gaius 31 shield 2
chance draw sword
play lucius pass
play gaius put 17 sword
play gaius done
see nobody players.0.objectives.0.spaces.1.filled = true
play gaius take 30
chance reveal 41
roll draw sword
play lucius pass
play gaius put 31 sword
chance draw catapult
play lucius pass
play gaius put 31 catapult
prompt gaius claim

test AU-COMPLETE AU-MUST AU-CHAIN one unfinished objective is completed, with or without legions
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 84 88 1
set legions gaius 84 sword 1
set legions gaius 84 shield 1
set legions gaius 84 standard 1
set legions gaius 84 dagger 1
set legions gaius 88 dagger 1
chance draw dagger
play lucius pass
play gaius put 84 dagger
prompt gaius finish
legal gaius = finish 1; finish 88
refuse gaius finish 84 : AU-OWN
refuse gaius finish none : AU-OWN
refuse gaius done : STEP
play gaius finish 88
event "Gaius completes Phazania (88) at once."
event "Phazania (88) is complete, 1 legion back in stock."
# And 88 completes one more.
legal gaius = finish 1
play gaius finish 1
event "Narbonensis (1) is complete, 0 legions back in stock."
event "Gaius controls Narbonensis (1): 3 objectives now."
play gaius claim
see nobody resolving.owed = 3
see nobody players.0.stock = 7

test AU-COMPLETE AU-MUST with nothing unfinished in front there is nothing to complete
setup seats=2
set begin
set row 30 31 32 33 34
set front gaius 84
set legions gaius 84 sword 1
set legions gaius 84 shield 1
set legions gaius 84 standard 1
set legions gaius 84 dagger 1
chance draw dagger
play lucius pass
play gaius put 84 dagger
prompt gaius take
