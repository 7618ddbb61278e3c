#!/bin/sh
# tests/lab_cli.sh -- the laboratory from outside: the same figures however the work is shared, files
# that are whole or not there, and what it says to mistakes.
#
# usage: tests/lab_cli.sh RUBICON
set -u
rubicon=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
passed=0 failed=0
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

ok() { passed=$((passed + 1)); }
fail() {
	echo "FAILED $1"
	failed=$((failed + 1))
}
same() { cmp -s "$1" "$2" && ok || fail "$3"; }
has() { grep -qF -- "$2" "$1" && ok || fail "$1 has no: $2"; }

# refuses STATUS SENTENCE ARGUMENT...: says so on stderr, prints no figures, leaves no file.
refuses() {
	status=$1 sentence=$2 got=0
	shift 2
	"$rubicon" "$@" >out 2>err </dev/null || got=$?
	if [ "$got" = "$status" ] && grep -qF -- "$sentence" err && [ ! -s out ] && [ ! -e new ]; then
		ok
	else
		fail "$*: exit $got, says: $(cat err out)"
	fi
}

# The same figures whoever shares the work: threads, and processes by MPI.
job='exemplum --bots mcts:30,greedy --games 40 --seed 9'
"$rubicon" lab $job --threads 1 --json one.json --csv one.csv >one.txt || fail "lab $job"
"$rubicon" lab $job --threads 3 --json three.json --csv three.csv >/dev/null || fail "lab, 3 threads"
same one.json three.json 'three threads give other figures'
same one.csv three.csv 'three threads give other lines'
mpirun --oversubscribe -n 4 "$rubicon" lab $job --json four.json --csv four.csv >four.txt 2>&1 ||
	fail "mpirun: $(cat four.txt)"
same one.json four.json 'four processes give other figures'
same one.csv four.csv 'four processes give other lines'
"$rubicon" lab kuhn-poker --games 50000 --threads 1 --json a.json >/dev/null
mpirun --oversubscribe -n 3 "$rubicon" lab kuhn-poker --games 50000 --json b.json >/dev/null 2>&1
same a.json b.json 'three processes give other figures of random games'
[ "$(wc -l <one.csv)" = 41 ] && ok || fail 'a line for each game'
"$rubicon" lab $job --seed 10 --json other.json >/dev/null
cmp -s one.json other.json && fail 'another seed gives the same figures' || ok
has one.json '"win_share"'
has one.json '"bot": "greedy"'
has one.json '"games": 80'

# In 3 Caesars Vespasian may win, who has no seat: the seats and nobody share all games.
"$rubicon" lab three-caesars --bots greedy --games 30 --json nobody.json --report nobody.html >nobody.txt ||
	fail 'lab three-caesars'
shares=$(awk '/^Wins by seat/ { on = 1; next } !NF { on = 0 } on { sub("%", "", $3); all += $3; n++ }
	END { printf "%d %.0f", n, all }' nobody.txt)
[ "$shares" = '4 100' ] && ok || fail "four shares of 100, not: $shares"
has nobody.json '"nobody"'
has nobody.json '"what": "Politics: Reward Allies"'
has nobody.txt 'What brought points'
has nobody.html '>nobody</text>'

# Two games say nothing about luck, and pretend nothing.
"$rubicon" lab exemplum --bots greedy,random --games 2 >two.txt || fail 'lab of two games'
has two.txt 'Luck: 30 games or more are needed to tell.'
has two.txt 'luck out: 100.0% (34.2 to 100.0)'

# What a designer asks.
has one.json '"points_made_of"'
for words in 'Wins by bot' 'Wins by seat' 'What points are made of' 'Length:' 'The lead changes' 'Skill:' 'Luck:' 'Actions in a game' \
	'What goes with winning' 'Rules that stood in the way' 'Pairing:'; do
	has one.txt "$words"
done
"$rubicon" lab exemplum --bots greedy --vary coins=0,5 --games 200 --report page.html >vary.txt || fail 'vary'
has vary.txt 'coins=5 instead of coins=0'
has vary.txt 'clear'
"$rubicon" lab exemplum --games 600 >many.txt
has many.txt 'First choices'
"$rubicon" lab three-caesars scenario=short --games 9 >short.txt
has short.txt '3 Caesars with 2 seats (scenario=short'
refuses 1 '3 Caesars is for 3 seats here, not 2.' lab three-caesars --seats 2 scenario=long
has page.html '<svg'
grep -q 'https\?://' page.html && grep -v 'http://www.w3.org/2000/svg' page.html |
	grep -q 'https\?://' && fail 'the page asks for something outside' || ok
mkdir charts
"$rubicon" lab exemplum --games 50 --charts charts >/dev/null && [ -s charts/seats.svg ] && ok ||
	fail 'charts'
"$rubicon" ladder tic-tac-toe --bots random,greedy,mcts:50 --games 200 >ladder.txt || fail ladder
has ladder.txt 'beats random'
has ladder.txt 'Ratings'

# Interrupted, it tells what is done so far.
timeout -s INT 2 "$rubicon" lab exemplum --bots hard --games 100000 --json cut.json >cut.txt 2>/dev/null
has cut.txt 'Interrupted'
has cut.json '"interrupted": true'

# Mistakes.
refuses 2 'Which game?' lab
refuses 1 "There is no game 'chess'." lab chess
refuses 1 "There is no bot 'deep'" lab exemplum --bots deep --json new
refuses 1 'more bots than the 3 seats' lab exemplum --bots random,random,random,random
refuses 1 '--games takes a number from 1' lab exemplum --games 0 --json new
refuses 1 '--games takes a number from 1' lab exemplum --games many
refuses 1 '--threads takes a number from 1' lab exemplum --threads 0
refuses 1 '--seed takes a number' lab exemplum --seed -1
refuses 1 'is no number of iterations' lab exemplum --bots mcts:none
refuses 1 'is not a setting of a bot' lab exemplum --bots mcts:50:speed=3
refuses 1 'cannot be set: only mcts can' lab exemplum --bots greedy:trust=3
refuses 1 'Exemplum is for 2 to 4 seats here, not 6.' lab exemplum --seats 6
refuses 1 'two values to compare' lab exemplum --vary coins=2
refuses 1 "has no option 'coin'" lab exemplum --vary coin=2,3
refuses 1 "'none/new' cannot be written: No such file or directory." lab exemplum --json none/new
refuses 1 "'none/new' cannot be written" lab exemplum --report none/new
refuses 1 "'charts' cannot be written: Is a directory." lab exemplum --csv charts
refuses 2 "There is no flag '--gamez'" lab exemplum --gamez 3
refuses 1 'at least two bots' ladder exemplum --bots greedy
refuses 1 'Each bot is named once.' ladder exemplum --bots greedy,greedy
refuses 2 'takes no --vary' ladder exemplum --bots greedy,random --vary coins=0,1
refuses 2 'no reports' tune exemplum --json new

# A worker that is killed costs its unit: the figures stay the same.
mpirun --oversubscribe -n 3 "$rubicon" lab exemplum --bots mcts:30,greedy --games 40 --seed 9 \
	--json killed.json >out 2>err &
runner=$!
keeper=
for _ in $(seq 100); do
	keeper=$(pgrep -n -P $runner rubicon-mpi) && victim=$(pgrep -P "$keeper" rubicon-mpi) && break
	sleep 0.05
done
kill -9 "$victim" 2>/dev/null && ok || fail 'no worker to kill'
wait $runner && ok || fail "a killed worker ends the run: $(cat err)"
same one.json killed.json 'a killed worker changes the figures'

# Kept, ended in several ways, and taken up again: the same file, figures and lines.
keep='exemplum --bots mcts:30,greedy --games 40 --seed 9 --csv kept.csv --json kept.json'
"$rubicon" lab $keep --keep whole >/dev/null || fail 'lab --keep'
same one.json kept.json 'keeping results changes figures'
for how in INT TERM KILL; do
	rm -f kept
	"$rubicon" lab exemplum --bots mcts:30,greedy --games 40 --seed 9 --lines --keep kept >out 2>err &
	runner=$!
	until [ -s kept ]; do sleep 0.01; done
	sleep 0.03
	kill -$how $runner
	wait $runner && status=0 || status=$?
	case $how-$status in INT-130 | TERM-143 | KILL-137 | *-0) ok ;; *) fail "SIG$how: exit $status" ;; esac
	printf 'torn' >>kept # as if it had died while it wrote
	rm -f kept.csv kept.json
	"$rubicon" lab --resume kept --csv kept.csv --json kept.json --threads 1 >out 2>err || fail "resume: $(cat err)"
	same whole kept "after SIG$how the kept file differs"
	same one.json kept.json "after SIG$how the figures differ"
	same one.csv kept.csv "after SIG$how the lines differ"
done
"$rubicon" lab exemplum --bots greedy --games 900000 --keep long --progress 1 >out 2>err &
runner=$!
sleep 2.5
"$rubicon" lab --resume long >out2 2>err2 && fail 'two runs write one file' || ok
has err2 "'long' is being written by another run."
kill -TERM $runner
wait $runner || true
has err ' left'
has err 'It goes on with: rubicon lab --resume long'
"$rubicon" lab three-caesars scenario=short --games 9 --keep short >/dev/null && "$rubicon" lab --resume short >out &&
	has out '3 Caesars with 2 seats (scenario=short' || fail 'resume with a scenario'
sed 's/^= .*/= 0123456789abcdef/' kept >other
refuses 1 "'other' was begun by a build that plays otherwise" lab --resume other
head -c 30 kept >cut
refuses 1 "'cut' is not whole" lab --resume cut
echo nothing >cut
refuses 1 "'cut' holds no results of rubicon lab." lab --resume cut
refuses 1 "'none' cannot be read: No such file or directory." lab --resume none
refuses 1 "'kept' is there already: --resume takes it up again." lab exemplum --keep kept
refuses 1 "'short' was begun without --csv or --lines" lab --resume short --csv new
refuses 2 '--resume knows what is played' lab exemplum --resume kept
refuses 2 '--resume knows what is played' lab --games 5 --resume kept
refuses 2 'takes no --vary' ladder exemplum --bots greedy,random --keep new
refuses 1 '--progress takes a number from 1' lab exemplum --progress soon

# mpirun without the program for it.
mkdir bare && cp "$rubicon" bare/
mpirun --oversubscribe -n 2 bare/rubicon lab exemplum --games 10 >out 2>&1 && fail 'no rubicon-mpi' || ok
has out 'there is no rubicon-mpi beside it'

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
