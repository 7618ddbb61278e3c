# Sections 5, 7 and 9: hands, and what a card may be played as.

test TC-HAND TC-ORDER hands are filled to seven, and Galba plays first
setup seats=3
roll deal galba charm; deal galba charm; deal galba spies; deal galba spies; deal galba spies; deal galba castra; deal galba castra
event otho "Galba draws a card"
noevent otho "Castra"
event galba "Galba draws Castra"
roll deal otho panic; deal otho panic; deal otho oath; deal otho graft; deal otho graft; deal otho rally; deal otho omens
roll deal vitellius snow; deal vitellius snow; deal vitellius scouts; deal vitellius scouts; deal vitellius coup; deal vitellius guides; deal vitellius caecina
pending galba
prompt galba play
see galba sides.galba.hand.spies = 3
see nobody sides.galba.cards = 7
see nobody deck = 87
play galba card castra
play galba pay
pending otho
play otho pass
pending vitellius
play vitellius pass
pending galba

test TC-HOLD TC-PLAY a card is one thing
setup seats=3
set hand galba charm spies
set hand otho graft
set play galba otho vitellius
legal galba = card charm; card spies; pass; extreme
refuse galba card graft : TC-HOLD "Graft"
play galba card charm
# A 4 that is not yet active: its event, payment, a cohort at home, or nothing.
legal galba = event; pay; build clunia; build caesaraugusta; build tarraco; build emporiae; build lugdunum; build augustodunum; build cenabum; build lutetia; discard
refuse galba card spies : STEP
play galba discard
see nobody discard.charm = 1
see nobody sides.galba.price = 5
see nobody sides.galba.points = 0
pending otho

test TC-PLAY passing keeps the cards and ends the plays of this turn
setup seats=3
set hand galba charm spies
set hand otho graft
set hand vitellius graft
set play galba otho vitellius
play galba pass
play otho card graft
play otho discard
play vitellius pass
# The turn ends, and hands are filled: Galba gets five more.
see nobody turn = 2
roll deal galba castra; deal galba castra; deal galba panic; deal galba panic; deal galba oath
pending chance
see galba sides.galba.hand.charm = 1
see nobody sides.galba.cards = 7
see nobody sides.otho.cards = 0
chance deal otho omens

test TC-PLAY who runs out of cards is left out, and the others go on
setup seats=3
set hand galba charm charm spies
set hand otho graft
set play galba otho vitellius
play galba card charm
play galba discard
play otho card graft
play otho discard
pending galba
play galba card charm
play galba discard
pending galba

test TC-PAID TC-ACTIVE nobody moves before paying, and nobody pays too much
setup seats=3
set hand galba initiative spies
set hand otho spies
set play galba otho vitellius
play galba card spies
refuse galba activate galba : TC-ACTIVE "5 activation points"
play galba pay
see nobody sides.galba.price = 4
play otho card spies
play otho discard
play galba card initiative
play galba pay
see nobody sides.galba.price = 0

test TC-PAID an active side has nothing to pay
setup seats=3
set price galba 0
set hand galba spies
set play galba otho vitellius
play galba card spies
refuse galba pay : TC-PAID
refuse galba activate vitellius : TC-LEADER-OWN "Vitellius does not obey you"
refuse galba activate sabinus : TC-LEADER-OWN

test TC-LEADER-MAP TC-STRATEGY who can be moved with which card
setup seats=3
set price galba 0
set leader vindex off
set force galba lutetia 0
set hand galba spies marry
set play galba otho vitellius
play galba card spies
refuse galba activate vindex : TC-LEADER-MAP "Vindex is not on the map"
refuse galba activate galba : TC-STRATEGY "Galba needs a card worth 2, and this one is worth 1"
play galba discard
play galba card marry
refuse galba activate galbas_praetor : TC-STRATEGY "worth 3"
allow galba activate galba

test TC-EVENT-TYPE TC-FIRST-TURN TC-EVENT-SIDE TC-EVENT-OWNER TC-REMOVE when an event may happen
setup seats=3
set hand galba castra coup danube vestals nero_gold
set hand otho spies
set play galba otho vitellius
play galba card castra
refuse galba event : TC-EVENT-TYPE "Castra waits"
play galba discard
play otho pass
play galba card coup
refuse galba event : TC-FIRST-TURN "Praetorian Coup cannot happen before turn 3"
play galba discard
set turn 8
play galba card danube
refuse galba event : TC-EVENT-SIDE "Danube Legions is not for your side"
play galba discard
play galba card vestals
refuse galba event : TC-EVENT-OWNER "Vestal Virgins"
play galba discard
see nobody discard.vestals = 1
play galba card nero_gold
play galba event
see nobody removed.0 = nero_gold
hidden nobody discard.nero_gold
roll deal galba charm; deal galba charm; deal galba panic
see nobody sides.galba.cards = 3

test TC-HAND TC-KEPT only the deal shuffles; kept cards lie apart
setup seats=3
set hand galba couriers charm charm
set hand otho graft panic
set hand vitellius spies
set deck recruits
set play galba otho vitellius
play galba card couriers
play galba event
chance deal galba recruits
# The deck is empty: the second card is not drawn.
pending otho
play otho pass
play vitellius card spies
play vitellius event
play vitellius name otho
play galba pass
# The deal shuffles the discards: 108 less three of Galba's and two of Otho's.
event "The discards are shuffled: 103 cards in the deck."
see nobody turn = 2
see nobody deck = 103
see nobody sides.galba.kept = 3
see nobody sides.otho.kept = 2
see nobody sides.vitellius.kept = 0
roll deal galba recruits; deal galba spies; deal galba spies; deal galba oath
roll deal otho couriers; deal otho couriers; deal otho couriers; deal otho graft; deal otho delator
roll deal vitellius omens; deal vitellius rally; deal vitellius snow; deal vitellius snow; deal vitellius coup; deal vitellius caecina; deal vitellius delator
play galba order galba
play galba order otho
play galba card recruits
# Of two Recruits the kept one goes first.
see nobody sides.galba.kept = 2
see nobody sides.galba.cards = 6
play galba discard

test TC-ORDER TC-ORDER-OUT the holder of the initiative sets the order from turn two on
setup seats=3
set hand galba charm
set hand otho charm
set hand vitellius spies
set turn 1
set play galba otho vitellius
play galba pass
play otho pass
play vitellius pass
set hand galba charm spies spies castra castra panic panic
set hand otho charm oath graft graft rally omens snow
set hand vitellius spies scouts scouts snow coup guides caecina
set initiative otho
set play galba otho vitellius
set turn 2
play galba pass
play otho pass
play vitellius pass
see nobody turn = 3
pending otho
prompt otho order
legal otho = order galba; order otho; order vitellius
play otho order vitellius
refuse otho order vitellius : TC-ORDER "Vitellius has a place"
play otho order otho
see nobody order.0 = vitellius
see nobody order.1 = otho
see nobody order.2 = galba
pending vitellius

test TC-ORDER-OUT a side that is out has no place in the order
setup seats=3
set price otho 0
set hand otho charm oath graft graft rally omens snow
set hand vitellius spies scouts scouts snow coup guides caecina
set initiative otho
set hand galba spies
set play galba otho vitellius
play galba extreme
chance roll 1
event "Galba falls on his sword"
play otho pass
play vitellius pass
prompt otho order
refuse otho order galba : TC-ORDER-OUT "Galba is not in the game"
play otho order vitellius
see nobody order.0 = vitellius
see nobody order.1 = otho
pending vitellius

test TC-PLOT TC-VICTIM ten points of cards buy an assassin
setup seats=3
set hand galba initiative charm spies
set hand otho charm spies
set play galba otho vitellius
play galba plot
prompt galba plot
play galba shed initiative
refuse galba shed initiative : TC-HOLD
play galba shed charm
prompt galba plot
play galba shed spies
prompt galba victim
refuse galba against galba : TC-VICTIM "Galba is on your side"
play galba against otho
play otho no
roll roll 6; roll 4
event "Otho is murdered"
hidden nobody leaders.otho.at
pending otho
refuse otho plot : TC-PLOT "your cards are worth 5"
