# The runner on tic-tac-toe: every kind of line that it has a use for.

game tic-tac-toe

test a line wins, and nothing may follow
setup seats=2
pending cross
asked cross
prompt cross mark
legal nought =
play cross mark a1
event "cross marks a1."
event nought "marks a1"
noevent "marks b1"
refuse nought mark a1 : TAKEN "a1 is taken"
refuse cross mark b1 : TURN "nought must decide first"
allow nought mark b1
see nobody cells.0 = 0
see nought cells.8 = -1
hidden cross cells.9
hidden cross hands
play nought mark a2
play cross mark b1   # a comment
play nought mark a3
goes-on
play cross mark c1
over
pending nobody
points cross 1
place nought 2
refuse nought mark c3 : OVER

test look-alikes and forced actions
setup seats=2
same nought
	play cross mark a1
	play nought mark b1
as
	play cross mark a1
	play nought mark b1
end
play cross mark a3
play nought mark a2
play cross mark b2
play nought mark c3
play cross mark b3
play nought mark c2
auto cross
over
points cross 1

test what is asked and shown
setup seats=2
reads cross "Mark a cell"
board nobody ". . ."
