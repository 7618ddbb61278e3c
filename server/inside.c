/* server/inside.c -- which addresses are this machine's own, or of the networks behind it. */

#include "server/inside.h"

#include "core/base.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <string.h>

enum { FOUR = 4, SIX = 16 };

/* The first `bits` of an address. */
struct block {
	unsigned char start[SIX];
	int bits;
};

/* Everything that is not for the whole world to reach: RFC 6890. */
static const struct block blocks4[] = {
	{ { 0 }, 8 },             /* this network */
	{ { 10 }, 8 },            /* private */
	{ { 100, 64 }, 10 },      /* behind a provider's address */
	{ { 127 }, 8 },           /* this machine */
	{ { 169, 254 }, 16 },     /* of the link; clouds tell their secrets here */
	{ { 172, 16 }, 12 },      /* private */
	{ { 192, 0, 0 }, 24 },    /* of protocols */
	{ { 192, 0, 2 }, 24 },    /* of examples */
	{ { 192, 88, 99 }, 24 },  /* relays */
	{ { 192, 168 }, 16 },     /* private */
	{ { 198, 18 }, 15 },      /* of measurements */
	{ { 198, 51, 100 }, 24 }, /* of examples */
	{ { 203, 0, 113 }, 24 },  /* of examples */
	{ { 224 }, 3 },           /* many at once, reserved, everybody */
};

/* Only 2000::/3 is for the world, and not all of it. */
static const struct block world6 = { { 0x20 }, 3 };
static const struct block blocks6[] = {
	{ { 0x20, 0x01, 0x00 }, 23 },       /* of protocols, tunnels among them */
	{ { 0x20, 0x01, 0x0d, 0xb8 }, 32 }, /* of examples */
	{ { 0x20, 0x02 }, 16 },             /* holds an address of the older kind */
	{ { 0x3f, 0xff }, 20 },             /* of examples */
};
static const struct block mapped = { { [10] = 0xff, [11] = 0xff }, 96 };

static bool is_in(const unsigned char *address, const struct block *b)
{
	int whole = b->bits / 8, rest = b->bits % 8;

	return !memcmp(address, b->start, (size_t)whole) &&
		   (!rest || (address[whole] ^ b->start[whole]) >> (8 - rest) == 0);
}

static bool is_in_any(const unsigned char *address, const struct block *b, int n)
{
	for (int i = 0; i < n; i++)
		if (is_in(address, &b[i]))
			return true;
	return false;
}

static bool is_inside4(const unsigned char address[FOUR])
{
	return is_in_any(address, blocks4, LEN(blocks4));
}

static bool is_inside6(const unsigned char address[SIX])
{
	if (is_in(address, &mapped))
		return is_inside4(address + SIX - FOUR);
	return !is_in(address, &world6) || is_in_any(address, blocks6, LEN(blocks6));
}

/* As one of the newer kind, whichever it is; false: it is no address. */
static bool read_address(const struct sockaddr *address, unsigned char out[SIX])
{
	const struct sockaddr_in *four = (const void *)address;
	const struct sockaddr_in6 *six = (const void *)address;

	memcpy(out, mapped.start, SIX);
	if (address && address->sa_family == AF_INET)
		memcpy(out + SIX - FOUR, &four->sin_addr, FOUR);
	else if (address && address->sa_family == AF_INET6)
		memcpy(out, six->sin6_addr.s6_addr, SIX);
	else
		return false;
	return true;
}

/* An address that the whole world can reach may still be this machine's: asked for each time, since
 * addresses come and go. */
static bool is_own(const unsigned char address[SIX])
{
	struct ifaddrs *all = NULL;
	unsigned char own[SIX];
	bool is_found = false;

	if (getifaddrs(&all) != 0)
		return true;
	for (const struct ifaddrs *i = all; i && !is_found; i = i->ifa_next)
		is_found = read_address(i->ifa_addr, own) && !memcmp(own, address, SIX);
	freeifaddrs(all);
	return is_found;
}

bool is_inside(const struct sockaddr *address)
{
	unsigned char bytes[SIX];

	return !read_address(address, bytes) || is_inside6(bytes) || is_own(bytes);
}
