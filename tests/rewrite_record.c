/* tests/rewrite_record.c -- reads a record from standard input and writes it as this program would:
 * with a fingerprint after every ply. */

#include <stdio.h>
#include <stdlib.h>

#include "record/record.h"

enum { LOG = 1 << 16 };

static struct match match;
static struct ply plies[LOG];
static struct record_reader reader;

int main(void)
{
	char buf[RECORD_PART];
	size_t n;

	record_open(&reader, &match, plies, LOG);
	while ((n = fread(buf, 1, sizeof buf, stdin)) > 0 && record_feed(&reader, buf, n))
		continue;
	if (!record_close(&reader)) {
		fprintf(stderr, "%s\n", reader.error);
		return EXIT_FAILURE;
	}
	for (int part = 0; part < record_parts(&match); part++) {
		struct text t = text_in(buf, sizeof buf);

		record_part(&match, &reader.notes, part, &t);
		fputs(buf, stdout);
	}
	return EXIT_SUCCESS;
}
