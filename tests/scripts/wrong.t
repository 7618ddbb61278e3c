# Every test here must fail: tests/run.sh demands it.

game tic-tac-toe

test no setup line

test an unknown kind of line
setup seats=2
sing cross

test an option that does not exist
setup seats=2 size=4

test too many seats
setup seats=3

test an unknown clause ABC-1
setup seats=2

test no such seat
setup seats=2
play caesar mark a1

test no such action
setup seats=2
play cross march a1

test not allowed
setup seats=2
play nought mark a1

test not chance's turn
setup seats=2
chance mark a1

test not forced
setup seats=2
auto cross

test allowed, not refused
setup seats=2
refuse cross mark a1 : TAKEN

test refused by another clause
setup seats=2
play cross mark a1
refuse nought mark a1 : TURN

test refused in other words
setup seats=2
play cross mark a1
refuse nought mark a1 : TAKEN "b1"

test not allowed either
setup seats=2
play cross mark a1
allow nought mark a1

test a legal action missing
setup seats=2
legal cross = mark a1

test a legal action too many
setup seats=2
play cross mark a1
legal nought = mark a1; mark b1; mark c1; mark a2; mark b2; mark c2; mark a3; mark b3; mark c3

test others are pending
setup seats=2
pending nought

test others are asked
setup seats=2
asked cross nought

test another step
setup seats=2
prompt cross play

test no odds without chance
setup seats=2
odds mark a1 = 1/9

test an event that did not happen
setup seats=2
play cross mark a1
event "marks b1"

test an event that did happen
setup seats=2
play cross mark a1
noevent nought "marks a1"

test another value
setup seats=2
see cross cells.0 = 1

test a member that is not there
setup seats=2
see cross armies.0 = 1

test not hidden
setup seats=2
hidden nought cells.0

test other points
setup seats=2
points cross 1

test another place
setup seats=2
place cross 2

test not over
setup seats=2
over

test it does not go on
setup seats=2
play cross mark a1
play nought mark b1
play cross mark a2
play nought mark b2
play cross mark a3
goes-on

test different views
setup seats=2
same nought
	play cross mark a1
as
	play cross mark b1
end

test a block without an end
setup seats=2
same nought
	play cross mark a1

test this game cannot be set
setup seats=2
set cells a1

test another question
setup seats=2
reads cross "march on Rome"

test another board
setup seats=2
board nobody "march on Rome"

test nobody of that name is asked
setup seats=2
reads caesar "a"
