#!/bin/sh
# tools/need.sh -- installs the Debian packages that are missing, and says so.
#
#     tools/need.sh PACKAGE ...
set -eu

if ! command -v dpkg-query >/dev/null; then
	echo "This is not Debian: be sure to have what these packages of Debian's hold: $*" >&2
	exit 0
fi

missing=
for package; do
	status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=none
	[ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

root=
if [ "$(id -u)" != 0 ]; then
	if ! command -v sudo >/dev/null; then
		echo "Some packages are missing. Please install them as root, then try again:" >&2
		echo "    apt-get install$missing" >&2
		exit 1
	fi
	root=sudo
fi

echo "Installing:$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
wait=-oDPkg::Lock::Timeout=300
# shellcheck disable=SC2086
if ! $root apt-get $wait -qq update >"$log" 2>&1 ||
	! $root env DEBIAN_FRONTEND=noninteractive apt-get $wait -qq -y --no-install-recommends \
		install $missing >"$log" 2>&1; then
	cat "$log" >&2
	echo "The packages could not be installed." >&2
	exit 1
fi
