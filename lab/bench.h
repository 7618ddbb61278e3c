/* lab/bench.h -- rubicon bench: how fast the games are. */

#ifndef LAB_BENCH_H
#define LAB_BENCH_H

extern const char bench_help[];

int bench_main(int argc, char **argv);

#endif
