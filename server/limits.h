/* server/limits.h -- how much one address may ask for, and one connection. */

#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include "core/base.h"

/* So much at once, and so much a second. All zero: full. */
struct bucket {
	uint64_t since; /* milliseconds */
	int64_t spent;  /* thousandths */
};

/* May one more be taken now?  `burst` at once, `rate` in each `per` seconds. */
bool bucket_take(struct bucket *b, int burst, int rate, int per);

/* What is known of an address: an IPv4 address, or the first half of an IPv6 one. */
struct visitor {
	uint64_t address;
	struct visitor *next;
	struct bucket requests, tables;
	int connections;
	uint64_t seen;
};

struct visitor *find_visitor(const char *address); /* in text; never NULL */
void forget_visitors(void);                        /* those that have been away for long */

bool may_request(struct visitor *v);
bool may_create(struct visitor *v);
bool may_connect(const struct visitor *v);

#endif
