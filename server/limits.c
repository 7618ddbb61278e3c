/* server/limits.c -- who comes: what is known of each address. */

#include "server/limits.h"

#include "server/world.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, KEEP = 2 * 3600 * 1000 };

static struct visitor *visitors[BUCKETS];

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

			if (held(&v->purse, B_ADDRESS_SOCKETS) || now - v->seen < KEEP) {
				at = &v->next;
				continue;
			}
			*at = v->next;
			free(v);
		}
}
