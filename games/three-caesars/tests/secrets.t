# What is hidden, and for how long.

test TC-SECRETS TC-SEEN TC-EMPTY-HAND Spies opens a hand to one seat until the turn ends
setup seats=3
set hand galba spies spies charm
set hand otho couriers panic
set hand vitellius
set deck omens rally snow
set play galba otho vitellius
hidden galba sides.otho.hand
play galba card spies
play galba event
refuse galba name vitellius : TC-EMPTY-HAND "Vitellius has no cards"
refuse galba name galba : TC-RIVAL "Galba is no rival of yours"
play galba name otho
see galba sides.otho.hand.panic = 1
hidden vitellius sides.otho.hand
hidden nobody sides.otho.hand
hidden otho sides.galba.hand
# Cards drawn while it lies open are seen too.
play otho card couriers
play otho event
same vitellius
	chance deal galba+otho omens
as
	chance deal galba+otho rally
end
event galba "Otho draws Ill Omens"
event vitellius "Otho draws a card"
chance deal galba+otho snow
see galba sides.otho.hand.snow = 1
play galba card spies
refuse galba event : TC-NOBODY "Spies"
play galba discard
play otho pass
play galba pass
see nobody turn = 2
hidden galba sides.otho.hand
see nobody sides.otho.cards = 3

test TC-SECRETS TC-WINDOWS who is asked does not depend on what he holds
setup seats=3
set price galba 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba clunia 5
set leader vindex clunia
set hand galba castra
set hand otho charm
set hand vitellius charm
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step salamantica
play otho stand
# Galba has no cards left.  Otho and then the third seat are asked, though nothing they hold fits.
prompt otho battle-card
legal otho = no
refuse otho respond charm : TC-WINDOWS "Political Charm does not fit"
refuse otho respond castra : TC-HOLD
play otho no
prompt otho before-dice
play otho no
prompt vitellius before-dice
legal vitellius = no
play vitellius no
pending chance
