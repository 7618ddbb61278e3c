/* server/arrivals.c -- HTTP connections: how many an address has, and how long one may take to ask.
 *
 * The library ends a connection that is silent; here one ends that never comes to the point. From
 * its beginning, or from the last answer, the first line of a request has so many seconds to come;
 * head and body have as many again.
 *
 * Behind a proxy all connections are the proxy's own. There it is requests that are counted, by the
 * address that the proxy names, while they are answered. */

#include "server/arrivals.h"

#include "server/config.h"
#include "server/metrics.h"
#include "server/world.h"

#include <stdlib.h>
#include <sys/socket.h>

enum { LOOK_EVERY = 500 /* milliseconds */ };

struct arrival {
	struct arrival *next, **back;
	int fd;
	struct visitor *visitor; /* NULL: a proxy, or an operator */
	uint64_t since;          /* we wait for it to ask; 0: we do not */
	bool is_upgraded;
};

static struct arrival *all;
static struct timer looker;

static struct arrival *arrival_of(struct MHD_Connection *connection)
{
	return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

/* ---- coming and going ---------------------------------------------------- */

enum MHD_Result may_arrive(void *cls, const struct sockaddr *address, socklen_t n)
{
	struct visitor *v;

	(void)cls;
	if (config.trust_proxy)
		return MHD_YES;
	v = visitor_at(address, n);
	return fits(B_ADDRESS_OPEN, held(&v->purse, B_ADDRESS_OPEN) + 1) ? MHD_YES : MHD_NO;
}

static void let_go(struct arrival *a)
{
	if (a->visitor)
		give_back(&a->visitor->purse, B_ADDRESS_OPEN);
	a->visitor = NULL;
}

static void come(struct arrival *a, struct MHD_Connection *connection, bool is_counted)
{
	const struct sockaddr *from =
		MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;

	a->fd = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
	a->since = world_steady();
	a->visitor = is_counted ? visitor_at(from, size_of_address(from)) : NULL;
	if (a->visitor && !hold(&a->visitor->purse, B_ADDRESS_OPEN))
		a->visitor = NULL;
	a->next = all;
	a->back = &all;
	if (all)
		all->back = &a->next;
	all = a;
}

static void leave(struct arrival *a)
{
	let_go(a);
	*a->back = a->next;
	if (a->next)
		a->next->back = a->back;
	free(a);
}

/* cls: it is a door of the operator's own. */
void arrival_changed(void *cls, struct MHD_Connection *connection, void **self,
					 enum MHD_ConnectionNotificationCode code)
{
	if (code == MHD_CONNECTION_NOTIFY_STARTED) {
		*self = calloc(1, sizeof(struct arrival));
		CHECK(*self);
		come(*self, connection, !cls && !config.trust_proxy);
	} else if (*self) {
		leave(*self);
		*self = NULL;
	}
}

/* ---- asking and being answered ------------------------------------------- */

void arrival_asks(struct MHD_Connection *connection)
{
	arrival_of(connection)->since = world_steady();
}

bool arrival_asked(struct request *r)
{
	arrival_of(r->connection)->since = 0;
	r->is_held = config.trust_proxy && !r->is_private && hold(&r->visitor->purse, B_ADDRESS_OPEN);
	return r->is_held || !config.trust_proxy || r->is_private;
}

static void let_request_go(struct request *r)
{
	if (r->is_held)
		give_back(&r->visitor->purse, B_ADDRESS_OPEN);
	r->is_held = false;
}

void arrival_answered(struct request *r)
{
	struct arrival *a = r->connection ? arrival_of(r->connection) : NULL;

	let_request_go(r);
	if (a && !a->is_upgraded)
		a->since = world_steady();
}

void arrival_upgraded(struct request *r)
{
	struct arrival *a = arrival_of(r->connection);

	a->is_upgraded = true;
	let_go(a);
	let_request_go(r);
}

/* ---- waiting ------------------------------------------------------------- */

static void look(struct timer *timer)
{
	uint64_t now = world_steady(), most = (uint64_t)config.http_timeout * 1000;

	for (struct arrival *a = all; a; a = a->next)
		if (a->since && now - a->since > most) {
			shutdown(a->fd, SHUT_RDWR); /* the library notices, and closes it */
			a->since = 0;
			count(M_TOO_SLOW, 1);
		}
	timer_set(timer, now + LOOK_EVERY, look);
}

void arrivals_open(void) { look(&looker); }
