#!/bin/sh
# tests/lib/pipe.sh -- a program of its own in the laboratory, and sentences for those that misbehave.
#
#     tests/lib/pipe.sh RUBICON
set -eu
rubicon=$1
passed=0

out=$("$rubicon" lab exemplum --games 6 --bots "pipe:examples/pipe_bot.py,random")
echo "$out" | grep -q '^  pipe:examples/pipe_bot.py '
passed=$((passed + 1))

# What a bot does, and the words that the complaint must have.
while IFS='|' read -r bot words; do
	if said=$("$rubicon" lab exemplum --games 4 --bots "pipe:$bot" 2>&1 >/dev/null </dev/null); then
		echo "FAIL '$bot' is put up with"
		exit 1
	fi
	case $said in
	*"$words"*) passed=$((passed + 1)) ;;
	*) echo "FAIL '$bot': $said"; exit 1 ;;
	esac
done <<EOT
|is followed by a command
false|has ended
echo hello|does not begin with 'ready'
100:cat >/dev/null|did not answer in time
100:echo ready; cat >/dev/null|did not answer in time
echo ready; sleep 0.1; echo play x; cat >/dev/null|plays what is no action: 'x'
echo ready; sleep 0.1; echo play pass; cat >/dev/null|plays what is not allowed: 'pass'
echo ready; sleep 0.1; echo hm; cat >/dev/null|answers neither
0:cat|from 1 to 600000 milliseconds
EOT
echo "$passed passed, 0 failed"
