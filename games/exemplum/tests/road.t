# Chapter 3: the road.

test EX-REACH EX-BACK EX-INN EX-BED how far and where
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile aulus m80
set mile gaius m97
play aulus ride mule
play gaius ride relay
prompt aulus go
refuse aulus go m79 : EX-BACK "m79 lies behind you: you stand at m80"
refuse aulus go m111 : EX-REACH "you can get to m110"
refuse aulus go m97 : EX-BED "Gaius has the bed at Minturnae"
refuse gaius go m100 : TURN "Aulus must decide first"
allow aulus go m80
allow aulus go m110
play aulus go m106
event "The inn at Sinuessa pays Aulus a coin"
see nobody couriers.0.coins = 3

test EX-INN a courier who stays at his inn earns nothing
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile aulus m97
set mile gaius m97
play aulus ride mule
play gaius ride relay
play aulus go m97
see nobody couriers.0.coins = 2

test EX-REACH the road ends at Brundisium, where there is room for all
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile aulus m350
set mile gaius m360
play aulus ride mule
play gaius ride relay
see nobody couriers.0.reach = 360
allow aulus go m360

test EX-LEAD the lead passes to the next seat
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
see nobody leader = aulus
play gaius ride gig
play aulus ride foot
play aulus go m20
play aulus pass
roll draw aulus foot; draw aulus foot
play aulus bury foot
pending gaius
play gaius go m50
play gaius pass
roll draw gaius foot; draw gaius foot
play gaius bury foot
event "Round 1 is over"
see nobody leader = gaius
play aulus ride foot
play gaius ride gig
pending gaius

test EX-REACH who is driven back before his turn goes on from there
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile gaius m50
set mile aulus m40
play aulus ride mule
play gaius ride gig
play aulus go m45
play aulus rob gaius
play gaius stand
roll die 4; die 3
roll draw aulus foot; draw aulus foot
play aulus bury foot
refuse gaius go m71 : EX-REACH "you can get to m70"
allow gaius go m70
