# Chapter 5: drawing and burying.

test EX-DRAW EX-BURY two cards drawn, one buried unseen
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m29
play aulus pass
chance draw aulus relay
event gaius "Aulus draws a card"
noevent gaius "relay"
pending chance
chance draw aulus mule
prompt aulus burial
legal aulus = bury foot; bury mule; bury horse; bury relay
refuse aulus bury gig : EX-BURY "a gig"
same gaius
	play aulus bury foot
as
	play aulus bury relay
end
see gaius buried.0.by = aulus
hidden gaius buried.0.card
see aulus buried.0.card = foot
see nobody couriers.0.cards = 3

test EX-QUEUE buried cards come in order, when the rest is gone
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
play aulus ride mule
play gaius ride relay
play aulus go m29
play aulus pass
roll draw aulus relay; draw aulus foot
play aulus bury relay
play gaius go m50
play gaius pass
roll draw gaius foot; draw gaius foot
play gaius bury gig
set deck-empty
play gaius ride gig
play aulus ride foot
play gaius go m60
play gaius pass
odds draw gaius relay = 1/1
chance draw gaius relay
event gaius "Gaius draws the relay post"
event aulus "Gaius draws a card"
odds draw gaius gig = 1/1
chance draw gaius gig
see nobody deck = 0
play gaius bury foot
play aulus go m30
play aulus pass
chance draw aulus foot
event "The deck is empty: Aulus draws nothing"
prompt aulus burial

test EX-DRAW without cards there is nothing to draw or bury
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set hand aulus mule
set deck-empty
play aulus ride mule
play gaius ride relay
play aulus go m29
play aulus pass
event "Aulus draws nothing"
pending gaius
