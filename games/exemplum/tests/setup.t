# Chapter 1: setting up.

test EX-SEATS EX-DEAL three cards each, seen by their owner alone
setup seats=2
pending chance
odds draw aulus foot = 14/45
odds draw aulus relay = 4/45
chance draw aulus foot
event aulus "Aulus is dealt a march on foot"
event gaius "Aulus is dealt a card"
noevent gaius "on foot"
odds draw aulus foot = 13/44
roll draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay
see aulus couriers.0.hand.horse = 1
hidden aulus couriers.1.hand
hidden nobody couriers.0.hand
see aulus couriers.1.cards = 3
see aulus couriers.0.coins = 2

test EX-SEALED nobody sees the letter
setup seats=2
roll draw aulus foot; draw aulus foot; draw aulus foot; draw gaius foot; draw gaius foot; draw gaius foot
pending chance
odds seal foot = 8/39
same aulus
	chance seal foot
as
	chance seal relay
end
hidden aulus letter
hidden nobody letter
pending aulus gaius

test EX-SEATS the race may begin at Capua
setup seats=4 scenario=capua coins=5
see nobody couriers.3.mile = 132
see nobody couriers.3.coins = 5
points titus 182
