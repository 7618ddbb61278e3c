# Conquest Phase.

test FT-CONQUEST one token, two for Crassus, four at most
setup seats=3
set turn crassus
play crassus collect
event "Crassus takes 2 conquests in Antiochia, 2 in all"
see nobody players.0.conquests = 2
set conquests crassus 3
set turn crassus
play crassus collect
event "Crassus takes 1 conquest in Antiochia, 4 in all"
set turn crassus
refuse crassus collect : FT-CONQUEST "Crassus holds 4 conquests"
play crassus done
play caesar collect
see nobody players.1.conquests = 1

test FT-CONQUEST instead of moving him
setup seats=3
set clear
set turn caesar
set troops caesar lutetia 1
play caesar collect
refuse caesar roll : FT-ORDER
allow caesar march lutetia alesia 1

test FT-CONQUEST tokens held are open to all
setup seats=3
set turn caesar
play caesar collect
see pompey players.1.conquests = 1
see nobody players.1.conquests = 1

test FT-ZONE in his start hex and the land next to it
setup seats=3
set turn caesar
set leader caesar tolosa
allow caesar collect
set leader caesar limonum
allow caesar collect
set leader caesar alesia
refuse caesar collect : FT-ZONE "Caesar is in Alesia"
set leader caesar toletum
refuse caesar collect : FT-ZONE
set turn pompey
set leader pompey valentia
allow pompey collect
set turn crassus
set leader crassus apamea
allow crassus collect

test FT-PARADE in Rome, all conquests for as many popularity tokens
setup seats=3
set clear
set troops caesar lutetia 1
set turn caesar
set conquests caesar 3
refuse caesar parade : FT-PARADE "Caesar is in Burdigala"
set leader caesar roma
play caesar parade
event "Caesar parades through Rome with 3 conquests"
see nobody tokens = 3
pending chance
roll token 1; token 3; token 2
event "popularity 6"
see nobody players.1.popularity = 6
see nobody players.1.conquests = 0
prompt caesar march
refuse caesar roll : FT-ORDER
allow caesar march lutetia alesia 1

test FT-PARADE FT-TOKEN a second parade adds to the first
setup seats=3
set clear
set turn caesar
set leader caesar roma
set popularity caesar 5
set conquests caesar 2
play caesar parade
roll token 3; token 1
event "popularity 9"
see nobody players.1.popularity = 9

test FT-TROPHY a parade needs a conquest
setup seats=3
set turn caesar
set leader caesar roma
refuse caesar parade : FT-TROPHY "Caesar has no conquest"

test FT-TOKEN each token is worth 1, 2 or 3, equally likely
setup seats=3
set turn caesar
set leader caesar roma
set conquests caesar 1
play caesar parade
odds token 1 = 1/3
odds token 2 = 1/3
odds token 3 = 1/3

test FT-TOKEN with token=N 1 to N
setup seats=3 token=5
set turn caesar
set leader caesar roma
set conquests caesar 1
play caesar parade
odds token 5 = 1/5

test FT-TOKEN with token=1 all alike
setup seats=3 token=1
set turn caesar
set leader caesar roma
set conquests caesar 4
play caesar parade
odds token 1 = 1/1
roll token 1; token 1; token 1; token 1
see nobody players.1.popularity = 4

test FT-RUBICON civil war begins the moment a player's troop enters Italy
setup seats=3
set troops rome ravenna 0
set troops caesar ravenna 1
set leader pompey roma
set conquests pompey 2
set turn caesar
play caesar march ravenna arretium 1
event "The die is cast by Caesar in Arretium: civil war begins"
see nobody civilWar = true
refuse caesar collect : FT-RUBICON "Civil war has begun"
play caesar done
play caesar fight arretium
roll die 1; die 6
see nobody civilWar = true
refuse pompey parade : FT-RUBICON
play pompey done
refuse crassus collect : FT-RUBICON

test FT-RUBICON collected earlier in the same turn stays collected
setup seats=3
set troops rome ravenna 0
set troops caesar ravenna 1
set turn caesar
play caesar collect
play caesar march ravenna arretium 1
see nobody players.1.conquests = 1

test FT-RUBICON leaders may be in Italy in peace
setup seats=3
set leader caesar ravenna
set turn caesar
play caesar roll
chance die 2
play caesar lead roma
see nobody civilWar = false

test FT-RUBICON Pompey's fleet off Rome is not yet in Italy
setup seats=3
set clear
set troops pompey tyrrhenum-1 2
set turn pompey
play pompey done
see nobody civilWar = false
set turn pompey
play pompey march tyrrhenum-1 roma 1
see nobody civilWar = true
