#!/bin/sh
# engines/compile.sh -- turns a kept engine back into C, and that into a library for this machine.
#
# usage: engines/compile.sh ENGINE.wasm LIBRARY.so     needs wasm2c (Debian's wabt) and a C compiler
#
# rubicon runs it when a record of older rules is first met; it takes a quarter of a minute.

set -eu
here=$(dirname "$0")
runtime=${WASM2C_RUNTIME:-/usr/share/wabt/wasm2c}
work=$2.tmp.$$
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT
wasm2c -n engine -o "$work/engine.c" "$1"
# Bounds are checked in the code, not by a signal handler, which belongs to the program.
"${CC:-cc}" -O1 -w -fPIC -shared -DWASM_RT_MEMCHECK_SIGNAL_HANDLER=0 -I"$work" -I"$runtime" \
	-o "$work/engine.so" "$work/engine.c" "$runtime/wasm-rt-impl.c" "$here/glue.c" -lm
mv "$work/engine.so" "$2"
