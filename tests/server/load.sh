#!/bin/sh
# tests/server/load.sh -- measures a server on this machine: memory, moves, times.
#
#     tests/server/load.sh RUBICON LOAD [FOLDER]     FOLDER: where the database is, on a real disk
set -eu
rubicon=$1 load=$2 folder=$(mktemp -d -p "${3:-.}")
port=18090
trap 'kill "$pid" 2>/dev/null; rm -rf "$folder"' EXIT

start() {
	"$rubicon" serve --listen "127.0.0.1:$port" --data "$folder/$1" --log warn --max-from 1000000 \
		--max-created 1000000 --max-requests 1000000 --max-messages 1000000 &
	pid=$!
	sleep 1
}

stop() {
	kill "$pid"
	wait "$pid" || true
}

echo '-- 5,000 idle WebSockets'
start idle
"$load" "$port" idle 5000 4 &
client=$!
sleep 7
grep -E 'VmRSS|VmHWM' "/proc/$pid/status"
wait "$client"
stop

for rate in 500 1000 0; do
	echo "-- 500 tables of three players, $rate moves a second (0: as fast as it goes)"
	start "play-$rate"
	"$load" "$port" play first-triumvirate 3 500 "$rate" 10
	stop
done
echo '-- 500 tables of two players, 1,000 moves a second'
start two
"$load" "$port" play caesar-augustus 2 500 1000 10
stop
