# Combat.

test FT-MISPRINT Roman troops fight whoever's troops enter their hex
setup seats=3
set clear
set troops caesar lutetia 1
set troops rome alesia 1
set turn caesar
play caesar march lutetia alesia 1
play caesar done
legal caesar = fight alesia
play caesar fight alesia
event "Caesar attacks Rome in Alesia"
roll die 4; die 3
event "4 against 3: Rome loses a troop"
event "Caesar wins in Alesia with 1 troop left"
pending pompey

test FT-BATTLE only where troops of others stand
setup seats=3
set clear
set troops caesar lutetia 2
set troops rome alesia 1
set turn caesar
play caesar march lutetia alesia 1
play caesar done
refuse caesar fight lutetia : FT-BATTLE "Caesar has no battle to fight in Lutetia"

test FT-FIGHT ties go to the defender
setup seats=3
set clear
set troops caesar lutetia 1
set troops rome alesia 1
set turn caesar
play caesar march lutetia alesia 1
play caesar done
play caesar fight alesia
roll die 5; die 5
event "5 against 5: Caesar loses a troop"
event "Rome wins in Alesia with 1 troop left"
see nobody players.1.troops = 0
see nobody players.1.alive = true

test FT-FIGHT highest against highest, second against second, and so on
setup seats=3
set clear
set troops caesar lutetia 3
set troops rome alesia 3
set turn caesar
play caesar march lutetia alesia 3
play caesar done
play caesar fight alesia
roll die 2; die 6; die 4; die 1; die 5; die 4
event "6 against 5: Rome loses a troop"
event "4 against 4: Caesar loses a troop"
event "2 against 1: Rome loses a troop"
pending chance
see nobody battle.attack.troops = 2
see nobody battle.defence.troops = 1
roll die 1; die 2; die 1
event "2 against 1: Rome loses a troop"
pending pompey

test FT-FIGHT the fight goes on until one side is gone
setup seats=3
set clear
set troops caesar lutetia 2
set troops rome alesia 1
set turn caesar
play caesar march lutetia alesia 2
play caesar done
play caesar fight alesia
roll die 1; die 1; die 3
event "1 against 3: Caesar loses a troop"
roll die 1; die 3
event "Rome wins in Alesia with 1 troop left"

test FT-FIGHT it ends at once when one side has no troops, other pairs or not
setup seats=3
set clear
set troops caesar lutetia 1
set troops rome alesia 2
set leader caesar lutetia
set turn caesar
play caesar march lutetia alesia 1
play caesar roll
chance die 1
play caesar lead alesia
play caesar done
play caesar fight alesia
roll die 1; d8 2; die 6; die 6
event "2 against 6: Caesar loses a troop"
event "Rome wins in Alesia with 2 troops left"
see nobody players.1.alive = false

test FT-FIGHT a side with more dice loses none for those left over
setup seats=3
set clear
set troops caesar lutetia 4
set troops rome alesia 1
set turn caesar
play caesar march lutetia alesia 4
play caesar done
play caesar fight alesia
roll die 1; die 2; die 1; die 1; die 6
event "2 against 6: Caesar loses a troop"
see nobody battle.attack.troops = 3

test FT-FIGHT another leader's troops fight as well
setup seats=3
set clear
set troops caesar lutetia 1
set troops crassus alesia 1
set turn caesar
play caesar march lutetia alesia 1
play caesar done
play caesar fight alesia
event "Caesar attacks Crassus in Alesia"
roll die 2; die 1
see nobody players.0.troops = 0
see nobody players.0.alive = true

test FT-D8 a leader adds a d8 to either side
setup seats=3
set clear
set troops caesar lutetia 1
set troops pompey alesia 1
set leader caesar lutetia
set leader pompey alesia
set turn caesar
play caesar roll
chance die 1
play caesar march lutetia alesia 1
play caesar lead alesia
play caesar done
play caesar fight alesia
odds die 6 = 1/6
chance die 1
odds d8 8 = 1/8
chance d8 8
odds die 1 = 1/6
chance die 6
odds d8 1 = 1/8
chance d8 7
event "8 against 7: Pompey loses a troop"
event "Pompey falls in Alesia"
see nobody players.2.alive = false

test FT-D8 a leader is never the loss while troops are left
setup seats=3
set clear
set troops caesar lutetia 2
set troops rome alesia 1
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 1
play caesar march lutetia alesia 2
play caesar lead alesia
play caesar done
play caesar fight alesia
roll die 1; die 1; d8 1; die 6
see nobody players.1.alive = true
see nobody battle.attack.troops = 1
see nobody battle.attack.leader = true

test FT-D8 a leader without troops adds nothing to the Romans beside him
setup seats=3
set clear
set troops caesar lutetia 1
set troops rome alesia 1
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
play caesar fight alesia
chance die 6
odds die 5 = 1/6
chance die 5
event "Pompey is caught without troops in Alesia"
see nobody players.2.alive = false

test FT-LONE Romans fight first, and if they win the leader among them lives
setup seats=3
set clear
set troops caesar lutetia 1
set troops rome alesia 1
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
play caesar fight alesia
roll die 1; die 1
see nobody players.2.alive = true
pending pompey

test FT-LONE a rival leader without troops dies where the player's troops stand
setup seats=3
set clear
set troops caesar lutetia 1
set leader pompey alesia
set leader crassus avaricum
set turn caesar
play caesar march lutetia alesia 1
play caesar done
event "Pompey is caught without troops in Alesia"
event "Pompey falls in Alesia"
see nobody players.2.alive = false
see nobody players.0.alive = true
pending crassus

test FT-LONE Roman troops do not fight a leader travelling alone, even in civil war
setup seats=3
set civil-war
set leader caesar roma
set turn caesar
play caesar done
pending pompey
see nobody players.1.alive = true

test FT-LONE troops acquired kill nobody before their owner's next combats
setup seats=3
set clear
set troops rome alesia 2
set leader caesar alesia
set leader pompey alesia
set popularity caesar 20
set turn caesar
play caesar done
play caesar acquire
chance d20 20
see nobody players.1.troops = 2
see nobody players.2.alive = true
pending pompey
play pompey done
play crassus done
play caesar done
event "Pompey is caught without troops in Alesia"
see nobody players.2.alive = false

test FT-LONE he may walk away in time
setup seats=3
set clear
set troops caesar alesia 2
set leader caesar alesia
set leader pompey alesia
set turn pompey
play pompey roll
chance die 1
play pompey lead lugdunum
play pompey done
play crassus done
play caesar done
see nobody players.2.alive = true

test FT-HEIR a dead leader's troops turn Roman, his tokens are gone
setup seats=3
set clear
set troops caesar lutetia 1
set troops pompey toletum 3
set troops pompey gallicum-1 2
set leader pompey alesia
set popularity pompey 7
set conquests pompey 2
set turn caesar
play caesar march lutetia alesia 1
play caesar done
see nobody players.2.alive = false
see nobody players.2.troops = 0
see nobody players.2.popularity = 0
see nobody players.2.conquests = 0
see nobody romans = 3
pending crassus
place pompey 3

test FT-HEIR the turn of a player who dies ends, and his open combats are not fought
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar atuatuca 3
set troops caesar limonum 2
set troops rome alesia 1
set troops rome durocortorum 2
set troops pompey burdigala 2
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 1
play caesar march lutetia alesia 1
play caesar lead alesia
play caesar march atuatuca durocortorum 3
play caesar march limonum burdigala 1
play caesar done
legal caesar = fight durocortorum; fight alesia; fight burdigala
play caesar fight alesia
roll die 1; d8 1; die 6
event "Rome takes over"
pending pompey
see nobody romans = 6
see nobody players.2.troops = 2
see nobody turns = 1

test FT-HEIR those who share a hex with Romans join them, four at most
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar atuatuca 2
set troops rome alesia 1
set troops rome durocortorum 3
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 1
play caesar march lutetia alesia 1
play caesar lead alesia
play caesar march atuatuca durocortorum 2
play caesar done
play caesar fight alesia
roll die 1; d8 1; die 6
see nobody stacks.0.hex = durocortorum
see nobody stacks.0.force = rome
see nobody stacks.0.troops = 4
see nobody romans = 5

test FT-HEIR a fallen defender's troops in another battle are removed
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar limonum 1
set troops pompey alesia 1
set troops pompey burdigala 2
set troops pompey toletum 1
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar march limonum burdigala 1
play caesar done
play caesar fight alesia
roll die 6; die 5; d8 5
event "Pompey falls in Alesia"
see nobody romans = 1
see nobody players.1.troops = 2
pending crassus

test FT-ROMANS the next player clockwise rolls for the Romans
setup seats=3
set clear
set troops caesar lutetia 2
set troops rome alesia 2
set leader caesar lutetia
set turn caesar
play caesar roll
reads chance "Caesar rolls"
chance die 1
play caesar march lutetia alesia 2
play caesar lead alesia
play caesar done
play caesar fight alesia
event "Pompey rolls for the Romans"
see nobody battle.attack.roller = caesar
see nobody battle.defence.roller = pompey
board nobody "defence (Pompey)"
reads chance "Caesar: die 1 of 3, by Caesar"
chance die 1
reads chance "Caesar: die 2 of 3, by Caesar"
chance die 1
reads chance "Caesar: d8, 3 of 3, by Caesar"
chance d8 8
reads chance "Rome: die 1 of 2, by Pompey"
chance die 6
reads chance "Rome: die 2 of 2, by Pompey"

test FT-ROMANS not by the dead, and players roll for themselves
setup seats=3
set clear
set dead pompey
set troops caesar lutetia 2
set troops rome alesia 1
set troops crassus avaricum 1
set leader crassus antiochia
set turn caesar
play caesar march lutetia alesia 1
play caesar march lutetia avaricum 1
play caesar done
play caesar fight alesia
event "Crassus rolls for the Romans"
chance die 6
reads chance "Rome: the only die, by Crassus"
chance die 1
play caesar fight avaricum
noevent "rolls for the Romans"
see nobody battle.defence.roller = crassus
chance die 6
reads chance "Crassus: the only die, by Crassus"

test FT-HEIR who falls without troops elsewhere leaves none to turn Roman
setup seats=3
set clear
set troops caesar lutetia 1
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
event "Pompey falls in Alesia."
noevent "Rome takes over"

test FT-HEIR those lost at sea or among a player's troops do not turn Roman
setup seats=3
set clear
set troops caesar lutetia 1
set troops pompey gallicum-1 2
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
event "Pompey falls in Alesia."
noevent "Rome takes over"
see nobody romans = 0

test FT-HEIR it is told how many turn Roman
setup seats=3
set clear
set troops caesar lutetia 1
set troops pompey toletum 3
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
event "Pompey falls in Alesia."
event "Rome takes over 3 troops of Pompey."
see nobody romans = 3
