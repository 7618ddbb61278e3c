/* tests/fuzz_record.c -- for libFuzzer: no bytes crash the reader, and what it accepts round-trips.
 */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "record/position.h"
#include "record/record.h"

enum { LOG = 4096, TEXT = 1 << 20 };

static struct match match, again;
static struct ply plies[LOG], plies_again[LOG];
static struct record_reader reader, reader_again;
static char first[TEXT], second[TEXT];

static bool read_whole(struct record_reader *r, struct match *m, struct ply *log, const char *bytes,
					   size_t n, size_t piece)
{
	record_open(r, m, log, LOG);
	for (size_t at = 0; at < n; at += piece)
		if (!record_feed(r, bytes + at, n - at < piece ? n - at : piece))
			break;
	return record_close(r);
}

static size_t write_whole(const struct match *m, const struct record_notes *notes, char *buf)
{
	struct text t = text_in(buf, TEXT);

	record_write(m, notes, &t);
	CHECK(!t.full);
	return t.len;
}

static void check_pieces(const char *bytes, size_t n, bool good)
{
	CHECK(read_whole(&reader_again, &again, plies_again, bytes, n, 1) == good);
	CHECK(reader_again.fault == reader.fault && reader_again.line == reader.line);
	CHECK(!strcmp(reader_again.error, reader.error));
}

static void check_round_trip(void)
{
	size_t n = write_whole(&match, &reader.notes, first);

	CHECK(read_whole(&reader_again, &again, plies_again, first, n, n));
	CHECK(again.n == match.n && reader_again.prints == match.n + 1);
	CHECK(write_whole(&again, &reader_again.notes, second) == n);
	CHECK(!memcmp(first, second, n));
}

static void check_position(void)
{
	static char json[TEXT];
	struct text t = text_in(json, sizeof json);

	position_json(&match, VIEW_ABOVE, &reader.events, &t);
	CHECK(!t.full);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	bool good = read_whole(&reader, &match, plies, (const char *)data, size, size ? size : 1);

	CHECK(good == !reader.fault && good == !*reader.error);
	check_pieces((const char *)data, size, good);
	if (good) {
		check_round_trip();
		check_position();
	}
	return 0;
}
