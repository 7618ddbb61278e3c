#!/bin/sh
# tests/lab_hosts.sh -- one job on two hosts, of which one is lost on the way: the same figures.
#
# usage: tests/lab_hosts.sh RUBICON        as root
#
# A host is a network namespace with a name of its own; mpirun starts its processes there as it
# would by ssh.  One is lost as when a cable is cut: its link goes down, and nobody says goodbye.
set -u
rubicon=$(realpath "$1")
job='exemplum --bots mcts:20,greedy --games 600 --seed 9'
passed=0 failed=0
a=rubicon-a-$$ b=rubicon-b-$$
folder=$(mktemp -d)

[ "$(id -u)" = 0 ] || {
	echo 'Only root can make hosts: sudo make lab-hosts' >&2
	exit 1
}
clean_up() {
	for host in $a $b; do
		kill -9 $(ip netns pids $host 2>/dev/null) 2>/dev/null
		ip netns del $host 2>/dev/null
	done
	rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' INT TERM
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

ok() { passed=$((passed + 1)); }
fail() {
	echo "FAILED $1"
	failed=$((failed + 1))
}
same() { cmp -s "$1" "$2" && ok || fail "$3"; }

# Two hosts with a cable between them.
for host in $a $b; do
	ip netns add $host || exit 1
	ip -n $host link set lo up
done
ip link add cable netns $a type veth peer name cable netns $b
ip -n $a addr add 10.77.0.1/24 dev cable
ip -n $b addr add 10.77.0.2/24 dev cable
ip -n $a link set cable up
ip -n $b link set cable up

# Stands for ssh: HOST COMMAND...
cat >"$folder/launch" <<-'END'
	#!/bin/sh
	host=$1
	shift
	ip netns exec $host unshare --uts sh -c "hostname $host; $*"
	[ $? != 137 ] || sleep 600 # it hears nothing of a host that is lost
END
chmod +x "$folder/launch"

# on_hosts ARGUMENT...: two processes on each host; mpirun and the first are on a.
on_hosts() {
	ip netns exec $a unshare --uts sh -c 'hostname $0; exec "$@"' $a \
		mpirun --enable-recovery --mca plm_rsh_agent "$folder/launch" --host $a:2,$b:2 -n 4 "$rubicon" lab "$@"
}

"$rubicon" lab $job --json "$folder/calm.json" --csv "$folder/calm.csv" --keep "$folder/calm" >/dev/null || exit 1
on_hosts $job --json "$folder/two.json" --csv "$folder/two.csv" --keep "$folder/two" >"$folder/out" 2>"$folder/err" ||
	fail "two hosts: $(cat "$folder/err")"
sed -n '1s/.*(\(.*\)).*/two hosts, two processes each: \1/p' "$folder/out"
for end in '' .json .csv; do
	same "$folder/calm$end" "$folder/two$end" "two hosts give another file: $end"
done

# The second host is lost when a third of the results are there.
on_hosts $job --json "$folder/one.json" --csv "$folder/one.csv" --keep "$folder/one" --progress 1 \
	>"$folder/out" 2>"$folder/err" &
runner=$!
share() { sed -n 's/^rubicon: *\([0-9]*\)%.*/\1/p' "$folder/err" | tail -n 1; }
until [ "$(share || echo 0)" -ge 33 ] 2>/dev/null; do sleep 0.1; done
there=$(ip netns pids $b | wc -l)
ip -n $b link set cable down
kill -9 $(ip netns pids $b)
echo "$there processes of $b are gone after $(share)% of the games"
for _ in $(seq 1200); do
	[ -e "$folder/one.json" ] && break
	sleep 0.1
done
sleep 0.5
kill $(pgrep -P $runner) $runner 2>/dev/null # mpirun waits for the lost host, the results do not
wait $runner
for end in '' .json .csv; do
	same "$folder/calm$end" "$folder/one$end" "a lost host changes the file: $end"
done
[ $failed = 0 ] || cat "$folder/err"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
