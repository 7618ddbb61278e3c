# The conquest of an objective: one token, used by everybody in secret.

test AU-TOKEN the rulebook's shield: place on 19 or 20, or move any legion there, or nothing
setup seats=2
set begin
set front gaius 19 20 21
set legions gaius 19 sword 3
set legions gaius 20 sword 1
set legions gaius 21 chariot 1
chance draw shield
legal gaius = put 19 shield; put 20 shield; lift 19 sword; lift 20 sword; lift 21 chariot; pass
refuse gaius put 21 shield : AU-SPACE "Africa Nova (21) has no shield"
refuse gaius put 20 sword : AU-TOKEN "A shield token cannot fill the double sword of Macedonia (20)"
refuse gaius put 22 shield : AU-OWN "Publius Rutilius Dento (22) does not lie in front of you"
refuse gaius put none sword : AU-OWN
refuse gaius lift 19 shield : AU-BARE "No legion stands on a shield of Phrygia (19)"
refuse gaius put 19 sword : AU-FULL "Every double sword of Phrygia (19) holds a legion already"
refuse gaius lift 5 sword : AU-OWN
refuse gaius take 3 : STEP

test AU-TOKEN a legion is moved from another card and another symbol
setup seats=2
set begin
set front gaius 19 20 21
set front lucius 3
set legions gaius 21 chariot 1
chance draw shield
play gaius lift 21 chariot
prompt gaius move
see gaius own.lift.number = 21
see lucius players.0.objectives.2.spaces.1.filled = true
legal gaius = put 19 shield; put 20 shield
refuse gaius pass : STEP
play gaius put 20 shield
see gaius own.put.symbol = shield
play lucius pass
event "Gaius lifts the legion from a chariot of Africa Nova (21)."
event "Gaius moves it to a shield of Macedonia (20)."
event "Lucius does nothing."
see nobody players.0.objectives.2.spaces.1.filled = false
see nobody players.0.objectives.1.spaces.2.filled = true
see nobody players.0.stock = 6

test AU-STOCK AU-ELSEWHERE AU-NOWHERE with an empty stock legions can only be moved, and they must go elsewhere
setup seats=2
set begin
set front gaius 3 9
set stock gaius 2
set legions gaius 3 shield 1
set legions gaius 9 shield 1
chance draw shield
refuse gaius put 3 shield : AU-STOCK "Your stock is empty: move a legion to Bithynia (3) instead"
legal gaius = lift 3 shield; lift 9 shield; pass
play gaius lift 9 shield
refuse gaius put 9 shield : AU-ELSEWHERE "it must go elsewhere"
legal gaius = put 3 shield

test AU-NOWHERE the only free space is on the very card and symbol: nothing to move
setup seats=2
set begin
set front gaius 9
set legions gaius 9 shield 1
chance draw shield
refuse gaius lift 9 shield : AU-NOWHERE "No other free space"
legal gaius = put 9 shield; pass

test AU-NOWHERE a token that serves no free space leaves nothing but passing
setup seats=2
set begin
set front gaius 9
set legions gaius 9 shield 1
chance draw dagger
refuse gaius lift 9 shield : AU-NOWHERE
legal gaius = pass

test AU-TOKEN permanent pairs work both ways, but not chained
setup seats=2
set begin
set control gaius 45 23
set front gaius 38 13 29
# 45: shield = chariot; 23: chariot = catapult
chance draw shield
legal gaius = put 13 chariot; put 29 shield; put 29 chariot; pass
refuse gaius put 38 catapult : AU-TOKEN "A shield token cannot fill the catapult"
see gaius players.0.serves.shield.1 = chariot
see gaius players.0.serves.chariot.2 = catapult
hidden gaius players.0.serves.shield.2
play gaius pass
play lucius pass
chance draw chariot
legal gaius = put 13 chariot; put 29 shield; put 29 chariot; put 38 catapult; pass
play gaius pass
play lucius pass
chance draw catapult
legal gaius = put 13 chariot; put 29 chariot; put 38 catapult; pass

test AU-SIMULTANEOUS nobody sees another's choice, nor that he has chosen, before the last
setup seats=3
set begin
set front gaius 1
set front lucius 3
set front marcus 5
chance draw sword
same marcus
	play gaius put 1 sword
as
	play gaius pass
end
noevent marcus "Gaius"
pending lucius marcus
asked gaius lucius marcus
refuse gaius pass : CHOSEN
see marcus players.0.objectives.0.spaces.0.filled = false
see gaius own.put.number = 1
play marcus put 5 sword
see lucius players.2.stock = 7
play lucius pass
event nobody "Gaius places a legion on a double sword of Narbonensis (1)."
event nobody "Marcus places a legion on a double sword of Sicilia (5)."
see lucius players.0.objectives.0.spaces.0.filled = true
see lucius players.2.stock = 6
pending chance

test AU-JOKER a joker fills any space, then the bag is whole again and the crier changes
setup seats=2
set begin
set front gaius 4
set front lucius 80
chance draw sword
play gaius pass
play lucius pass
see nobody tokens = 22
odds draw joker = 2/22
chance draw joker
event "Gaius draws: joker!"
legal gaius = put 4 sword; put 4 chariot; pass
play gaius put 4 chariot
legal lucius = put 80 sword; put 80 chariot; put 80 dagger; pass
play lucius put 80 dagger
event "All tokens return to the bag; Lucius is the town crier."
see nobody tokens = 23
see nobody crier = lucius
see nobody jokers = 1
odds draw joker = 2/23
odds draw sword = 6/23
chance draw joker
play gaius pass
play lucius pass
see nobody crier = gaius

test AU-JOKER without a joker tokens stay on the table
setup seats=2
set begin
roll draw dagger
play gaius pass
play lucius pass
odds draw dagger = 0/22
odds draw shield = 5/22
see nobody bag.dagger = 0
