/* server/limits.h -- who comes: what is known of each address. */

#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include "server/budgets.h"

#include <sys/socket.h>

/* What is known of an address: an IPv4 address, or the first half of an IPv6 one. */
struct visitor {
	uint64_t address;
	struct visitor *next;
	struct purse purse;
	uint64_t seen;
};

struct visitor *find_visitor(const char *address); /* in text; never NULL */
struct visitor *visitor_numbered(uint64_t address);
struct visitor *visitor_at(const struct sockaddr *address, socklen_t n);
socklen_t size_of_address(const struct sockaddr *address);
void forget_visitors(void); /* those that have been away for long */

#endif
