# Objective.

test FT-ROME four turns in a row ended in Rome win, Roman troops or not
setup seats=3
set civil-war
set leader caesar roma
set turn caesar
play caesar done
event "Caesar ends a turn in Rome: 1 of 4"
play pompey done
play crassus done
play caesar done
play pompey done
play crassus done
play caesar done
see nobody players.1.vigil = 3
goes-on
play pompey done
play crassus done
play caesar done
event "Caesar has held out in Rome for four turns and wins"
over
place caesar 1
place pompey 2
place crassus 2
points caesar 3
legal caesar =
refuse pompey done : OVER

test FT-ROME in peace it does not count
setup seats=3
set leader caesar roma
set turn caesar
play caesar done
see nobody players.1.vigil = 0

test FT-ROME the turn in which civil war begins counts
setup seats=3
set troops rome ravenna 0
set troops caesar ravenna 1
set leader caesar roma
set turn caesar
play caesar march ravenna arretium 1
play caesar done
play caesar fight arretium
roll die 1; die 6
event "Caesar ends a turn in Rome: 1 of 4"

test FT-ROME a turn ended elsewhere starts the count again
setup seats=3
set civil-war
set leader caesar roma
set vigil caesar 3
set turn caesar
play caesar roll
chance die 1
play caesar lead arretium
play caesar done
see nobody players.1.vigil = 0
goes-on

test FT-ROME who rolls and stays goes on counting
setup seats=3
set civil-war
set leader caesar roma
set vigil caesar 2
set turn caesar
play caesar roll
chance die 4
play caesar lead roma
play caesar done
event "Caesar ends a turn in Rome: 3 of 4"
see nobody players.1.vigil = 3

test FT-ROME who rolls and lets the roll lapse goes on counting
setup seats=3
set civil-war
set leader caesar roma
set vigil caesar 2
set turn caesar
play caesar roll
chance die 4
play caesar done
play caesar done
see nobody players.1.vigil = 3

test FT-ROME FT-HEIR the dead count no turns
setup seats=3
set clear
set civil-war
set troops caesar arretium 1
set leader pompey roma
set vigil pompey 3
set turn caesar
play caesar march arretium roma 1
play caesar done
event "Pompey falls in Roma"
see nobody players.2.vigil = 0
goes-on
pending crassus

test FT-ROME several leaders may count at once, and the first to four wins
setup seats=3
set civil-war
set leader caesar roma
set leader pompey roma
set vigil caesar 2
set vigil pompey 3
set turn caesar
play caesar done
see nobody players.1.vigil = 3
play pompey done
over
place pompey 1
place caesar 2

test FT-ROME FT-HELD with rome=held Roman troops there spoil the turn
setup seats=3 rome=held
set civil-war
set leader caesar roma
set vigil caesar 2
set turn caesar
play caesar done
see nobody players.1.vigil = 0
set troops rome roma 0
set turn caesar
play caesar done
see nobody players.1.vigil = 1

test FT-LAST the last player alive wins at once
setup seats=3
set clear
set dead crassus
set troops caesar lutetia 1
set leader pompey alesia
set turn caesar
play caesar march lutetia alesia 1
play caesar done
event "Caesar is the last man standing and wins"
over
place caesar 1
place pompey 2
place crassus 3

test FT-LAST also the one who did not attack
setup seats=3
set clear
set dead crassus
set troops caesar lutetia 1
set troops rome alesia 1
set leader caesar lutetia
set turn caesar
play caesar roll
chance die 1
play caesar march lutetia alesia 1
play caesar lead alesia
play caesar done
play caesar fight alesia
roll die 1; d8 1; die 6
event "Pompey is the last man standing and wins"
over
place pompey 1

test FT-LAST FT-PLACES both rivals caught at once tie
setup seats=3
set clear
set troops caesar lutetia 2
set leader pompey alesia
set leader crassus avaricum
set turn caesar
play caesar march lutetia alesia 1
play caesar march lutetia avaricum 1
play caesar done
over
place caesar 1
place crassus 2
place pompey 2
points crassus 0
points pompey 0

test FT-LIMIT after 300 turns the game is drawn among the living
setup seats=3
set turns 299
set dead crassus
set turn caesar
play caesar done
event "After 300 turns nobody has won: the game is drawn"
over
place caesar 1
place pompey 1
place crassus 3

test FT-LIMIT with limit=N after N
setup seats=3 limit=2
chance first pompey
play pompey done
play crassus done
over
place pompey 1

test FT-LIMIT a win in the last turn is a win
setup seats=3
set turns 299
set civil-war
set leader caesar roma
set vigil caesar 3
set turn caesar
play caesar done
over
place caesar 1
place pompey 2

test FT-PLACES who dies later comes before who died first
setup seats=3
set clear
set troops caesar lutetia 1
set troops caesar limonum 1
set leader pompey burdigala
set leader crassus alesia
set turn caesar
play caesar march limonum burdigala 1
play caesar done
pending crassus
place pompey 3
place crassus 1
play crassus done
play caesar march lutetia alesia 1
play caesar done
over
place crassus 2
place pompey 3
