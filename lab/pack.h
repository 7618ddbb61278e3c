/* lab/pack.h -- results as bytes: for the file that keeps them and the way between processes.
 *
 * Numbers are written seven bits to a byte, so most take one; what is zero is left out. */

#ifndef LAB_PACK_H
#define LAB_PACK_H

#include "lab/lab.h"

struct bytes {
	unsigned char *at;
	size_t n, cap;
};
void bytes_put(struct bytes *b, const void *data, size_t n);
void bytes_free(struct bytes *b);
void put_number(struct bytes *b, uint64_t x);

struct reader {
	const unsigned char *at, *end;
	bool bad; /* what was read is not what was written */
};
uint64_t get_number(struct reader *in);

/* Which parts of the job: from, up to but not with to. */
struct span {
	int64_t from, to;
};
void find_games(const struct job *job, struct span s, int64_t *from, int64_t *to);

void pack_spans(struct bytes *b, const struct span *span, int n);
struct span *unpack_spans(struct reader *in, int64_t parts, int *n); /* NULL: bad; free it */

/* What was counted in these parts, with their lines of the log.  Unpacking adds. */
void pack_results(struct bytes *b, const struct results *r, const struct span *span, int n);
bool unpack_results(struct reader *in, struct results *r, const struct span *span, int n);

#endif
