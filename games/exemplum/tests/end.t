# Chapter 6: the end.

test EX-END EX-SCORE the last round, and the letter
setup seats=2 rounds=3
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set round 2
set letter horse
play aulus ride mule
play gaius ride relay
play aulus go m29
play aulus pass
roll draw aulus mule; draw aulus foot
play aulus bury foot
play gaius go m50
points aulus 49
points gaius 70
play gaius pass
roll draw gaius foot; draw gaius foot
hidden aulus letter
goes-on
play gaius bury foot
over
pending nobody
event "The letter is opened: it names a horse"
event "Aulus holds it and scores 20 points"
see nobody letter = horse
points aulus 69
points gaius 70
place gaius 1
place aulus 2
refuse aulus pass : OVER

test EX-SCORE ties are shared
setup seats=2 rounds=3
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set round 2
set letter horse
play aulus ride mule
play gaius ride relay
play aulus go m30
play aulus pass
roll draw aulus mule; draw aulus foot
play aulus bury foot
play gaius go m50
set mile gaius m60
play gaius pass
roll draw gaius foot; draw gaius foot
play gaius bury foot
points aulus 80
points gaius 80
place aulus 1
place gaius 1

test EX-END the round in which somebody arrives is the last
setup seats=2
roll draw aulus foot; draw aulus mule; draw aulus horse; draw gaius gig; draw gaius gig; draw gaius relay; seal foot
set mile aulus m340
play aulus ride mule
play gaius ride relay
play aulus go m360
play aulus pass
roll draw aulus mule; draw aulus foot
play aulus bury foot
goes-on
play gaius go m50
play gaius pass
roll draw gaius foot; draw gaius foot
play gaius bury foot
over
place aulus 1
