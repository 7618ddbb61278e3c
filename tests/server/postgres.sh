#!/bin/sh
# tests/server/postgres.sh -- a PostgreSQL of the tests' own, on a socket in a folder of its own.
#
#     tests/server/postgres.sh start FOLDER     prints the address
#     tests/server/postgres.sh stop FOLDER [immediate]
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$2

# PostgreSQL refuses to run as root.
as() {
	if [ "$(id -u)" = 0 ]; then
		su postgres -s /bin/sh -c "$1"
	else
		sh -c "$1"
	fi
}

case $1 in
start)
	mkdir -p "$folder"
	[ "$(id -u)" != 0 ] || chown postgres "$folder"
	if [ ! -d "$folder/data" ]; then
		as "'$bin/initdb' -D '$folder/data' -A trust -U rubicon --no-sync" >"$folder.log" 2>&1
		echo "max_connections = 40" >>"$folder/data/postgresql.conf"
	fi
	as "'$bin/pg_ctl' -D '$folder/data' -w -t 60 -l '$folder/server.log' \
		-o \"-k '$folder' -c listen_addresses=''\" start" >>"$folder.log" 2>&1
	[ -f "$folder/created" ] ||
		as "'$bin/createdb' -h '$folder' -U rubicon rubicon && touch '$folder/created'"
	echo "postgresql:///rubicon?host=$folder&user=rubicon"
	;;
stop)
	as "'$bin/pg_ctl' -D '$folder/data' -m '${3:-fast}' -w stop" >>"$folder.log" 2>&1
	;;
esac
