# Acquiring Roman Troops.

test FT-ACQUIRE a d20 of at most his popularity, and all of them join
setup seats=3
set clear
set troops rome alesia 3
set leader caesar alesia
set popularity caesar 7
set turn caesar
play caesar done
prompt caesar acquire
legal caesar = acquire; decline
play caesar acquire
odds d20 7 = 1/20
odds d20 20 = 1/20
chance d20 7
event "Caesar calls on the troops in Alesia: 7, with popularity 7"
event "Caesar wins over 3 Roman troops in Alesia"
see nobody players.1.troops = 3
see nobody romans = 0
pending pompey

test FT-ACQUIRE above it they stay, and there is one roll only
setup seats=3
set clear
set troops rome alesia 3
set leader caesar alesia
set popularity caesar 7
set turn caesar
play caesar done
play caesar acquire
chance d20 8
event "The Roman troops in Alesia stay loyal"
see nobody romans = 3
pending pompey

test FT-ACQUIRE nobody must
setup seats=3
set clear
set troops rome alesia 3
set leader caesar alesia
set popularity caesar 20
set turn caesar
play caesar done
play caesar decline
see nobody romans = 3
pending pompey

test FT-ACQUIRE not without popularity
setup seats=3
set clear
set troops rome alesia 3
set leader caesar alesia
set turn caesar
play caesar done
pending pompey

test FT-ACQUIRE not where he is not, at the end of the turn
setup seats=3
set clear
set troops rome alesia 3
set leader caesar alesia
set popularity caesar 20
set turn caesar
play caesar roll
chance die 1
play caesar lead lutetia
play caesar done
pending pompey

test FT-ACQUIRE in civil war as well
setup seats=3
set clear
set civil-war
set troops rome alesia 3
set leader caesar alesia
set popularity caesar 20
set turn caesar
play caesar done
play caesar acquire
chance d20 20
see nobody players.1.troops = 3

test FT-ACQUIRE FT-TOKEN four tokens of 1 buy one chance in five
setup seats=3 token=1
set clear
set troops rome roma 1
set leader caesar roma
set conquests caesar 4
set turn caesar
play caesar parade
roll token 1; token 1; token 1; token 1
play caesar done
play caesar acquire
chance d20 4
see nobody players.1.troops = 1

test FT-RUBICON Roman troops acquired in Italy begin civil war, and the turn counts
setup seats=3
set clear
set troops rome roma 1
set leader caesar roma
set popularity caesar 5
set turn caesar
play caesar done
play caesar acquire
chance d20 5
event "civil war begins"
event "Caesar ends a turn in Rome: 1 of 4"
see nobody civilWar = true

test FT-RUBICON acquired elsewhere they do not
setup seats=3
set clear
set troops rome ravenna 1
set leader caesar ravenna
set popularity caesar 5
set turn caesar
play caesar done
play caesar acquire
chance d20 5
see nobody civilWar = false

test FT-SUPPLY counters are a limit: 25 for Caesar
setup seats=3
set clear
set troops caesar lutetia 4
set troops caesar alesia 4
set troops caesar avaricum 4
set troops caesar gergovia 4
set troops caesar tolosa 4
set troops caesar limonum 3
set troops rome lugdunum 3
set leader caesar lugdunum
set popularity caesar 20
set turn caesar
play caesar done
play caesar acquire
chance d20 1
event "Caesar wins over 2 Roman troops in Lugdunum"
event "Caesar has no counters for 1 troop, who go home"
see nobody players.1.troops = 25
see nobody romans = 0

test FT-SUPPLY with no counters left all go home, and Rome is warned nevertheless
setup seats=3
set clear
set troops caesar lutetia 4
set troops caesar alesia 4
set troops caesar avaricum 4
set troops caesar gergovia 4
set troops caesar tolosa 4
set troops caesar limonum 4
set troops caesar lugdunum 1
set troops rome roma 1
set leader caesar roma
set popularity caesar 20
set turn caesar
play caesar done
play caesar acquire
chance d20 1
see nobody players.1.troops = 25
see nobody romans = 0
see nobody civilWar = true

test FT-SUPPLY who has no counters wins nobody over, and is not said to
setup seats=3
set clear
set troops caesar lutetia 4
set troops caesar avaricum 4
set troops caesar limonum 4
set troops caesar vienna 4
set troops caesar gergovia 4
set troops caesar geneva 4
set troops caesar tolosa 1
set troops rome arretium 2
set leader caesar arretium
set popularity caesar 20
set turn caesar
play caesar done
play caesar acquire
reads chance "Caesar rolls the d20"
chance d20 1
noevent "wins over"
event "Caesar has no counters for 2 troops, who go home"
event "civil war begins"
noevent "has troops in Arretium"
see nobody civilWar = true
see nobody romans = 0
