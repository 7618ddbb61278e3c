# Chapter 2: planning.

test EX-RIDE secret and simultaneous
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
pending aulus gaius
prompt aulus plan
legal aulus = ride foot; ride mule; ride horse
refuse aulus ride gig : EX-RIDE "a gig"
play aulus ride horse
event aulus "Aulus will play a horse"
noevent gaius "Aulus"
pending gaius
asked aulus gaius
refuse aulus ride foot : CHOSEN
see aulus couriers.0.ride = horse
hidden gaius couriers.0.ride
play gaius ride relay
event "Aulus takes a horse: 40 miles"
event "Gaius takes the relay post: 60 miles"
see nobody couriers.0.reach = 40
see nobody couriers.1.reach = 60
see nobody couriers.0.cards = 2
pending aulus

test EX-RIDE the others cannot tell what was chosen
setup seats=3
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay
roll draw marcus foot; draw marcus foot; draw marcus foot; seal foot
same gaius
	play aulus ride foot
as
	play aulus ride horse
end
same nobody
	play marcus ride foot
as
	pending gaius marcus
end

test EX-FOOT a courier without cards walks
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set hand gaius
pending aulus
asked aulus
play aulus ride mule
event "Gaius has no cards and walks"
see nobody couriers.1.reach = 10
