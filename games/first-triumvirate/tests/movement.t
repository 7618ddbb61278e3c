# Movement.

test FT-ROLL a leader rolls, then moves at most so many hexes
setup seats=3
set turn caesar
set leader caesar rotomagus
refuse caesar lead lutetia : FT-ROLL "Caesar must roll"
play caesar roll
pending chance
odds die 1 = 1/6
odds die 6 = 1/6
chance die 2
event "Caesar rolls 2"
prompt caesar lead
allow caesar lead rotomagus
allow caesar lead lutetia
allow caesar lead avaricum
refuse caesar lead gergovia : FT-REACH "more than 2 steps"
play caesar lead avaricum
event "Caesar goes from Rotomagus to Avaricum"
see nobody players.1.hex = avaricum
prompt caesar march

test FT-ROLL rolling is optional, and so is moving after it
setup seats=3
set turn caesar
set leader caesar rotomagus
play caesar done
set turn caesar
play caesar roll
chance die 6
play caesar lead rotomagus
event "Caesar stays in Rotomagus"
see nobody players.1.hex = rotomagus

test FT-ROLL the move may wait for the marches, and lapses when movement ends
setup seats=3
set clear
set turn caesar
set leader caesar rotomagus
set troops caesar lutetia 1
set troops caesar caesarodunum 1
play caesar roll
chance die 3
play caesar march lutetia alesia 1
play caesar march caesarodunum lutetia 1
allow caesar lead alesia
play caesar done
play caesar done
pending pompey
see nobody stride = 0
see nobody players.1.hex = rotomagus

test FT-ORDER a leader acts once in a turn
setup seats=3
set turn caesar
set leader caesar rotomagus
play caesar roll
chance die 1
refuse caesar roll : FT-ORDER "Caesar has acted already"
refuse caesar collect : FT-ORDER
refuse caesar parade : FT-ORDER
play caesar lead lutetia
refuse caesar lead rotomagus : FT-ORDER
refuse caesar roll : FT-ORDER

test FT-ORDER marches before, between and after
setup seats=3
set clear
set turn caesar
set leader caesar rotomagus
set troops caesar lutetia 1
set troops caesar caesarodunum 1
set troops caesar rotomagus 1
play caesar march lutetia alesia 1
play caesar roll
chance die 1
play caesar march caesarodunum avaricum 1
play caesar lead lutetia
play caesar march rotomagus lutetia 1
play caesar done
pending pompey

test FT-ORDER combats come after movement, and are chosen one by one
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar caesarodunum 1
set troops rome alesia 1
set troops rome avaricum 1
set turn caesar
play caesar march lutetia alesia 1
play caesar march caesarodunum avaricum 1
refuse caesar fight alesia : STEP
play caesar done
prompt caesar fight
legal caesar = fight alesia; fight avaricum
refuse caesar roll : STEP
play caesar fight avaricum
roll die 6; die 1
legal caesar = fight alesia

test FT-MARCH each troop moves once, one hex
setup seats=3
set clear
set troops caesar lutetia 3
set turn caesar
play caesar march lutetia alesia 2
event "Caesar marches 2 troops from Lutetia to Alesia"
refuse caesar march alesia vienna 1 : FT-STEP "Vienna is not next to Alesia"
refuse caesar march alesia lugdunum 1 : FT-MARCH "In Alesia 0 troops can still move"
refuse caesar march lutetia alesia 2 : FT-MARCH "In Lutetia 1 troop can still move, not 2"
play caesar march lutetia alesia 1
see nobody stacks.0.hex = alesia
see nobody stacks.0.troops = 3
see nobody stacks.0.moved = 3

test FT-MARCH troops that stood there can still go when others have come
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar alesia 2
set turn caesar
play caesar march lutetia alesia 1
play caesar march alesia lugdunum 2
refuse caesar march alesia lugdunum 1 : FT-MARCH

test FT-STEP only to a hex next to it
setup seats=3
set clear
set turn caesar
set troops caesar lutetia 1
refuse caesar march lutetia lugdunum 1 : FT-STEP "Lugdunum is not next to Lutetia"
refuse caesar march lutetia lutetia 1 : FT-STEP

test FT-NUMBER a march needs troops
setup seats=3
set clear
set turn caesar
set troops caesar lutetia 1
refuse caesar march lutetia alesia 0 : FT-NUMBER "Lutetia"
refuse caesar march alesia lugdunum 1 : FT-TROOPS "Caesar has no troops in Alesia"
refuse caesar march toletum clunia 1 : FT-TROOPS

test FT-STACK four troops of one force at most, after every step
setup seats=3
set clear
set troops caesar lutetia 4
set troops caesar alesia 3
set turn caesar
allow caesar march lutetia alesia 1
refuse caesar march lutetia alesia 2 : FT-STACK "Alesia holds 3 troops"
play caesar march lutetia alesia 1
refuse caesar march lutetia alesia 1 : FT-STACK
play caesar march alesia lugdunum 3
allow caesar march lutetia alesia 3

test FT-STACK four may attack four, and a leader does not count
setup seats=3
set clear
set troops caesar lutetia 4
set troops pompey alesia 4
set leader caesar lutetia
set turn caesar
play caesar march lutetia alesia 4
play caesar roll
chance die 1
play caesar lead alesia
see nobody players.1.hex = alesia
play caesar done
legal caesar = fight alesia

test FT-STACK lone leaders of several players share a hex with Roman troops
setup seats=3
set clear
set troops rome alesia 4
set leader pompey alesia
set leader crassus alesia
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 1
play caesar lead alesia
play caesar done
see nobody players.0.alive = true
see nobody players.2.alive = true
pending pompey

test FT-WATER only Pompey and his troops enter water
setup seats=3
set clear
set troops caesar narbo 1
set troops crassus pergamum 1
set troops pompey tarraco 2
set leader caesar narbo
set leader pompey tarraco
set turn caesar
refuse caesar march narbo gallicum-1 1 : FT-WATER "Sinus Gallicus I is water, which is closed to Caesar"
play caesar roll
chance die 6
refuse caesar lead gallicum-1 : FT-WATER
play caesar lead narbo
play caesar done
play pompey march tarraco gallicum-2 2
play pompey roll
chance die 1
play pompey lead gallicum-2
play pompey done
refuse crassus march pergamum lesbus 1 : FT-WATER "the waters off Lesbus"

test FT-WATER with sea=troops Pompey himself stays on land
setup seats=3 sea=troops
set clear
set troops pompey tarraco 2
set leader pompey tarraco
set turn pompey
play pompey march tarraco gallicum-2 1
play pompey roll
chance die 6
refuse pompey lead gallicum-2 : FT-WATER "closed to Pompey"
allow pompey lead narbo

test FT-WATER the straits of Messina and the Bosporus can be walked
setup seats=3
set clear
set troops caesar rhegium 1
set troops crassus nicaea 1
set civil-war
set turn caesar
allow caesar march rhegium syracusae 1
play caesar done
play pompey done
allow crassus march nicaea byzantium 1

test FT-LEADER a leader passes Roman troops, but not a rival's
setup seats=3
set clear
set troops rome alesia 2
set troops pompey avaricum 1
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 2
allow caesar lead alesia
allow caesar lead lugdunum
refuse caesar lead avaricum : FT-LEADER "Pompey's troops hold Avaricum, and Caesar has none there"

test FT-LEADER rivals' troops bar the way
setup seats=3
set clear
set troops pompey pompaelo 1
set troops pompey emporiae 1
set troops pompey narbo 1
set leader caesar ilerda
set turn caesar
play caesar roll
chance die 2
refuse caesar lead tolosa : FT-REACH "Tolosa"
refuse caesar lead pompaelo : FT-LEADER

test FT-LEADER with troops of his own there he joins the coming combat, and walks on through
setup seats=3
set clear
set troops pompey avaricum 1
set troops caesar lutetia 1
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 3
refuse caesar lead avaricum : FT-LEADER
play caesar march lutetia avaricum 1
allow caesar lead gergovia
play caesar lead avaricum
play caesar done
play caesar fight avaricum
chance die 1
pending chance
odds d8 8 = 1/8

test FT-LAPSE a roll that would lapse is asked about once, and the leader may still go
setup seats=3
set turn caesar
play caesar roll
chance die 3
play caesar march rotomagus caesarodunum 1
play caesar done
pending caesar
prompt caesar lapse
reads caesar "Lead Caesar now, or end movement?"
refuse caesar march lutetia alesia 1 : STEP
refuse caesar roll : STEP
allow caesar lead burdigala
play caesar lead limonum
event "Caesar goes from Burdigala to Limonum"
pending pompey

test FT-LAPSE said once more, it lapses
setup seats=3
set turn caesar
play caesar roll
chance die 3
play caesar done
play caesar done
event "the roll of 3 lapses"
see nobody players.1.hex = burdigala
pending pompey

test FT-LAPSE there is no question where there is nothing to lose
setup seats=3
set clear
set troops pompey samarobriva 1
set troops pompey gesoriacum 1
set troops pompey rotomagus 1
set leader caesar dubris
set turn caesar
play caesar done
pending pompey
play pompey done
play crassus done
play caesar roll
chance die 6
legal caesar = lead dubris; done
play caesar done
pending pompey

test FT-TROOPS who has no troops is not asked about them
setup seats=3
set clear
set turn caesar
prompt caesar alone
reads caesar "Move your leader. Caesar rolls, collects or parades."
play caesar roll
chance die 2
prompt caesar lead-alone
reads caesar "Lead Caesar up to 2 steps. The roll lapses when movement ends."
play caesar lead burdigala
prompt caesar idle
reads caesar "End movement"
legal caesar = done
