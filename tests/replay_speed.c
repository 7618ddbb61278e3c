/* tests/replay_speed.c -- how quickly records are replayed by this machine itself, as the engine in
 * a browser replays them: read, each ply checked, and played once more.
 *
 *     replay_speed ROUNDS FILE ...      microseconds of processor time for all of them, in the best
 * round */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "record/record.h"

enum { LOG = 1 << 16, BYTES = 1 << 22, NANO = 1000000000, NANO_IN_MICRO = 1000 };

struct file {
	const char *bytes;
	size_t size;
};

static struct match whole, again;
static struct ply read_log[LOG], again_log[LOG];
static struct record_reader reader;
static struct events last;
static char error_bytes[256];

static _Noreturn void fail(const char *what, const char *why)
{
	fprintf(stderr, "%s: %s\n", what, why);
	exit(EXIT_FAILURE);
}

static void resign_here(void)
{
	for (int seat = 0; seat < whole.how.seats; seat++)
		if ((whole.resigned & SEAT_BIT(seat)) && whole.resigned_at[seat] == again.n)
			match_resign(&again, seat);
}

static void play_ply(const struct ply *ply)
{
	struct why why;

	last.n = 0;
	if (ply->seat == SEAT_CHANCE)
		match_happen(&again, ply->a, &last);
	else
		match_play(&again, ply->seat, again.stamp[ply->seat], ply->a, &last, &why);
}

static void replay(struct file file)
{
	struct text error = text_in(error_bytes, sizeof error_bytes);

	record_open(&reader, &whole, read_log, LOG);
	if (!record_feed(&reader, file.bytes, file.size) || !record_close(&reader))
		fail("a record", reader.error);
	if (!match_start(&again, whole.g, &whole.how, again_log, LOG, &error))
		fail("a record", error_bytes);
	resign_here();
	while (again.n < whole.n) {
		play_ply(&whole.log[again.n]);
		resign_here();
	}
}

static struct file read_file(const char *path)
{
	FILE *stream = fopen(path, "rb");
	char *bytes = malloc(BYTES);
	struct file file = { .bytes = bytes };

	if (!stream || !bytes)
		fail(path, "cannot be read");
	file.size = fread(bytes, 1, BYTES, stream);
	fclose(stream);
	return file;
}

static long long processor_time(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (long long)t.tv_sec * NANO + t.tv_nsec;
}

static long long time_of(int n, const struct file *files)
{
	long long start = processor_time();

	for (int i = 0; i < n; i++)
		replay(files[i]);
	return processor_time() - start;
}

int main(int argc, char **argv)
{
	int n = argc - 2;
	long long best = -1;

	if (n < 1)
		fail("replay_speed", "name the number of rounds and the records");
	struct file *files = calloc((size_t)n, sizeof *files);
	for (int i = 0; i < n; i++)
		files[i] = read_file(argv[i + 2]);
	for (int round = atoi(argv[1]); round > 0; round--) {
		long long now = time_of(n, files);

		best = best < 0 || now < best ? now : best;
	}
	printf("%lld\n", best / NANO_IN_MICRO);
	return EXIT_SUCCESS;
}
