# Chapter 4: spying and robbing.

test EX-SELF EX-ABSENT EX-COIN EX-NO-HAND who can be spied on
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m29
prompt aulus deed
refuse aulus spy aulus : EX-SELF "You are Aulus"
refuse aulus rob aulus : EX-SELF
refuse aulus spy titus : EX-ABSENT "Titus is not in this game"
refuse aulus rob titus : EX-ABSENT
refuse aulus go m30 : STEP
refuse aulus die 3 : CHANCE
allow aulus spy gaius
set coins aulus 0
refuse aulus spy gaius : EX-COIN "you have 0 coins"
set coins aulus 1
set hand gaius
refuse aulus spy gaius : EX-NO-HAND "Gaius has no cards"

test EX-KNOWN EX-MEMORY a spied hand lies open until its owner comes to draw
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m29
hidden aulus couriers.1.hand
play aulus spy gaius
see aulus couriers.1.hand.gig = 2
hidden nobody couriers.1.hand
see aulus couriers.0.coins = 1
roll draw aulus foot; draw aulus foot
play aulus bury foot
play gaius go m50
see aulus couriers.1.hand.gig = 2
play gaius pass
hidden aulus couriers.1.hand

test EX-KNOWN nobody pays twice
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m29
play aulus pass
roll draw aulus foot; draw aulus foot
play aulus bury foot
play gaius go m50
play gaius spy aulus
roll draw gaius foot; draw gaius foot
play gaius bury foot
# Gaius leads the second round, before Aulus has come to draw again.
play gaius ride foot
play aulus ride foot
play gaius go m50
refuse gaius spy aulus : EX-KNOWN "the cards of Aulus"

test EX-NEAR thirty miles, ahead or behind
setup seats=3
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay
roll draw marcus foot; draw marcus foot; draw marcus foot; seal foot
set mile gaius m81
set mile marcus m19
set mile aulus m40
play aulus ride mule
play gaius ride relay
play marcus ride foot
play aulus go m50
refuse aulus rob gaius : EX-NEAR "Gaius is out of reach, at m81; you are at m50"
refuse aulus rob marcus : EX-NEAR "Marcus"
set mile gaius m80
set mile marcus m20
allow aulus rob gaius
allow aulus rob marcus

test EX-ANSWER yielding costs a coin
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m9
play aulus rob gaius
event "Aulus attacks Gaius at Rome"
pending gaius
prompt gaius answer
refuse aulus stand : TURN
legal gaius = stand; yield
play gaius yield
see nobody couriers.0.coins = 3
see nobody couriers.1.coins = 1
pending chance

test EX-ANSWER who has no coin must stand
setup seats=2 coins=0
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m9
play aulus rob gaius
refuse gaius yield : EX-ANSWER "you have 0 coins"
auto gaius
event "Gaius stands"

test EX-CLASH a beaten defender loses his coin and thirty miles
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile gaius m60
set mile aulus m40
play aulus ride mule
play gaius ride relay
play aulus go m45
play aulus rob gaius
play gaius stand
odds die 6 = 1/6
reads chance "Aulus rolls a die"
chance die 4
event "Aulus rolls 4"
reads chance "Gaius rolls a die"
chance die 3
event "Gaius rolls 3"
event "Gaius is driven back to Tres Tabernae"
event "Gaius gives Aulus a coin"
see nobody couriers.1.mile = 30
see nobody couriers.0.mile = 45
see nobody couriers.0.coins = 3
see nobody couriers.1.coins = 1

test EX-CLASH a beaten robber loses a coin, and no miles
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile gaius m60
set mile aulus m40
play aulus ride mule
play gaius ride relay
play aulus go m45
play aulus rob gaius
play gaius stand
roll die 3; die 4
event "Aulus gives Gaius a coin"
noevent "driven back"
see nobody couriers.0.mile = 45
see nobody couriers.1.mile = 60
see nobody couriers.0.coins = 1
see nobody couriers.1.coins = 3

test EX-CLASH the robber wins ties, and nobody is driven past the start or pays what he has not
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile gaius m20
play aulus ride mule
play gaius ride relay
play aulus go m9
set coins gaius 0
play aulus rob gaius
auto gaius
roll die 5; die 5
event "Gaius is driven back to Rome"
noevent "gives"
see nobody couriers.1.mile = 0
see nobody couriers.0.coins = 2
