#!/bin/sh
# tests/chroot.sh -- ./play and ./test in a bare Debian 12, as somebody would who has only git.
#
#     tests/chroot.sh FOLDER [COMMAND]
#
# Makes the system in FOLDER with debootstrap if it is not there yet (half a gigabyte), clones this
# repository's HEAD into it, and runs COMMAND there as root; without one, `./play` by script and
# then `./test`.  The mirror is $MIRROR, or the one apt uses here.  Needs root.
set -eu
folder=$(realpath -m "$1")
repository=$(cd "$(dirname "$0")/.." && pwd)
default='printf "1\n1\nquit\n" | ./play exemplum && ./test'
command=${2:-$default}

find_mirror() {
	apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' |
		head -n 1
}

if [ ! -x "$folder/usr/bin/git" ]; then
	debootstrap --variant=minbase --include=git bookworm "$folder" \
		"${MIRROR:-$(find_mirror)}"
fi
# The network as it is here: names and proxies.
cp -L /etc/resolv.conf /etc/hosts "$folder/etc/"
cp -rL /etc/apt/apt.conf.d/. "$folder/etc/apt/apt.conf.d/"

rm -rf "$folder/root/rubicon" "$folder/root/rubicon.git"
git clone -q --bare "$repository" "$folder/root/rubicon.git"
# Mounts in a namespace of their own, gone when it ends.
export folder command
unshare --mount --propagation private sh -ec '
	mount -t proc proc "$folder/proc"
	mount --bind /dev "$folder/dev"
	mount -t devpts devpts "$folder/dev/pts"
	env -i HOME=/root TERM="${TERM:-dumb}" PATH=/usr/sbin:/usr/bin:/sbin:/bin \
		${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
		chroot "$folder" sh -ec "
			cd
			git clone -q rubicon.git rubicon
			cd rubicon
			$command"'
