/* server/limits.c -- who comes: what is known of each address. */

#include "server/limits.h"

#include "server/world.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, TEXT = 64, KEEP = 2 * 3600 * 1000 };

static struct visitor *visitors[BUCKETS];

/* Of an address of the older kind: where no network of the newer kind can be. */
static uint64_t number_of(const unsigned char four[4])
{
	unsigned char half[8] = { 0, 0, 0, 0, four[0], four[1], four[2], four[3] };
	uint64_t x;

	memcpy(&x, half, sizeof x);
	return x;
}

static uint64_t parse_address(const char *text)
{
	static const unsigned char mapped[12] = { [10] = 0xff, [11] = 0xff };
	unsigned char b[16] = { 0 };
	uint64_t x = 0;

	if (inet_pton(AF_INET, text, b) == 1)
		return number_of(b);
	if (inet_pton(AF_INET6, text, b) == 1 && !memcmp(b, mapped, sizeof mapped))
		return number_of(b + sizeof mapped);
	memcpy(&x, b, 8);
	return x;
}

static struct visitor **slot_of(uint64_t address)
{
	return &visitors[(address * 0x9e3779b97f4a7c15u) >> 52];
}

struct visitor *visitor_numbered(uint64_t address)
{
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

struct visitor *find_visitor(const char *text) { return visitor_numbered(parse_address(text)); }

socklen_t size_of_address(const struct sockaddr *address)
{
	return address->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6)
										  : sizeof(struct sockaddr_in);
}

struct visitor *visitor_at(const struct sockaddr *address, socklen_t n)
{
	char text[TEXT] = "";

	getnameinfo(address, n, text, sizeof text, NULL, 0, NI_NUMERICHOST);
	return find_visitor(text);
}

void forget_visitors(void)
{
	uint64_t now = world_steady();

	for (int i = 0; i < BUCKETS; i++)
		for (struct visitor **at = &visitors[i]; *at;) {
			struct visitor *v = *at;

			if (held(&v->purse, B_ADDRESS_SOCKETS) || held(&v->purse, B_ADDRESS_OPEN) ||
				held(&v->purse, B_ADDRESS_ADVICE) || now - v->seen < KEEP) {
				at = &v->next;
				continue;
			}
			*at = v->next;
			free(v);
		}
}
