/* server/limits.c -- how much one address may ask for, and one connection. */

#include "server/limits.h"

#include "server/config.h"
#include "server/metrics.h"
#include "server/world.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, WHOLE = 1000, AN_HOUR = 3600, BURST_SECONDS = 4, KEEP = 2 * AN_HOUR * 1000 };

static struct visitor *visitors[BUCKETS];

bool bucket_take(struct bucket *b, int burst, int rate, int per)
{
	uint64_t now = world_steady();
	int64_t back = (int64_t)(now - b->since) * rate / per;

	b->spent = b->since && back < b->spent ? b->spent - back : 0;
	b->since = now;
	if (b->spent + WHOLE > (int64_t)burst * WHOLE)
		return false;
	b->spent += WHOLE;
	return true;
}

static uint64_t parse_address(const char *text)
{
	unsigned char b[16] = { 0 };
	uint64_t x = 0;

	if (inet_pton(AF_INET, text, b) == 1)
		memcpy(&x, b, 4);
	else if (inet_pton(AF_INET6, text, b) == 1)
		memcpy(&x, b, 8);
	return x;
}

static struct visitor **slot_of(uint64_t address)
{
	return &visitors[(address * 0x9e3779b97f4a7c15u) >> 52];
}

struct visitor *find_visitor(const char *text)
{
	uint64_t address = parse_address(text);
	struct visitor **slot = slot_of(address), *v = *slot;

	while (v && v->address != address)
		v = v->next;
	if (!v) {
		v = calloc(1, sizeof *v);
		CHECK(v);
		v->address = address;
		v->next = *slot;
		*slot = v;
	}
	v->seen = world_steady();
	return v;
}

void forget_visitors(void)
{
	uint64_t now = world_steady();

	for (int i = 0; i < BUCKETS; i++)
		for (struct visitor **at = &visitors[i]; *at;) {
			struct visitor *v = *at;

			if (v->connections || now - v->seen < KEEP) {
				at = &v->next;
				continue;
			}
			*at = v->next;
			free(v);
		}
}

static bool note(bool is_allowed)
{
	if (!is_allowed)
		count(M_LIMITED, 1);
	return is_allowed;
}

bool may_request(struct visitor *v)
{
	int rate = config.max_address_requests;

	return note(bucket_take(&v->requests, BURST_SECONDS * rate, rate, 1));
}

bool may_create(struct visitor *v)
{
	int rate = config.max_address_tables;

	return note(bucket_take(&v->tables, rate, rate, AN_HOUR));
}

bool may_connect(const struct visitor *v)
{
	return note(v->connections < config.max_address_connections);
}
