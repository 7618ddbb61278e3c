/* lab/far.c -- workers in other processes: the desk's side. */

#include "lab/far.h"

#include "lab/line.h"
#include "command/command.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

struct caller {
	int fd;
	pthread_t thread;
	struct far *far;
	struct caller *next;
};

struct far {
	struct desk *desk;
	const struct way *way;
	pthread_t doorman;
	struct caller *callers; /* the doorman's until he is gone */
	int bell[2];            /* closed when he may go */
	bool has_complained;
};

/* ---- where we are ------------------------------------------------------------------------------
 */

static int bind_to(const struct sockaddr *at, socklen_t size)
{
	enum { BACKLOG = 128 };
	int fd = socket(at->sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0), no = 0;

	if (fd < 0)
		return -1;
	if (at->sa_family == AF_INET6)
		setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
	if (bind(fd, at, size) == 0 && listen(fd, BACKLOG) == 0)
		return fd;
	close(fd);
	return -1;
}

static int bind_anywhere(bool for_all)
{
	struct sockaddr_in6 all = { .sin6_family = AF_INET6, .sin6_addr = in6addr_any };
	struct sockaddr_in v4 = { .sin_family = AF_INET };
	int fd = for_all ? bind_to((struct sockaddr *)&all, sizeof all) : -1;

	v4.sin_addr.s_addr = htonl(for_all ? INADDR_ANY : INADDR_LOOPBACK);
	return fd >= 0 ? fd : bind_to((struct sockaddr *)&v4, sizeof v4);
}

static int port_of(int fd)
{
	struct sockaddr_storage at;
	socklen_t size = sizeof at;

	getsockname(fd, (struct sockaddr *)&at, &size);
	return ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
										  : ((struct sockaddr_in *)&at)->sin_port);
}

/* One that other machines may know us by. */
static bool write_address(const struct sockaddr *at, char text[INET6_ADDRSTRLEN])
{
	if (at->sa_family == AF_INET)
		return inet_ntop(AF_INET, &((const struct sockaddr_in *)at)->sin_addr, text,
						 INET6_ADDRSTRLEN) &&
			   strncmp(text, "127.", 4) != 0;
	if (at->sa_family == AF_INET6)
		return inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)at)->sin6_addr, text,
						 INET6_ADDRSTRLEN) &&
			   strcmp(text, "::1") != 0 && strncmp(text, "fe80", 4) != 0;
	return false;
}

static void list_addresses(int port, char *out, size_t n)
{
	struct ifaddrs *all, *i;
	char text[INET6_ADDRSTRLEN];
	size_t used = 0;

	*out = 0;
	if (getifaddrs(&all) != 0)
		return;
	for (i = all; i && used + INET6_ADDRSTRLEN + 8 < n; i = i->ifa_next)
		if (i->ifa_addr && write_address(i->ifa_addr, text))
			used += (size_t)snprintf(out + used, n - used, "%s/%d ", text, port);
	freeifaddrs(all);
}

int far_listen(bool for_all, char *addresses, size_t n, char token[MAX_TOKEN])
{
	unsigned char secret[MAX_TOKEN / 2 - 1];
	int fd = bind_anywhere(for_all);

	if (fd < 0 || getrandom(secret, sizeof secret, 0) != (ssize_t)sizeof secret) {
		bad_input("There is no socket to be had for the other processes.");
		return -1;
	}
	for (size_t i = 0; i < sizeof secret; i++)
		snprintf(token + 2 * i, 3, "%02x", secret[i]);
	if (for_all)
		list_addresses(port_of(fd), addresses, n);
	else
		snprintf(addresses, n, "127.0.0.1/%d", port_of(fd));
	return fd;
}

/* ---- one worker ---------------------------------------------------------------------------------
 */

/* Compares all of it, whatever differs first. */
static bool is_same(const unsigned char *a, const char *b, size_t n)
{
	unsigned differs = 0;

	for (size_t i = 0; i < n; i++)
		differs |= a[i] ^ (unsigned char)b[i];
	return !differs;
}

static bool is_welcome(struct far *far, const struct bytes *hello)
{
	size_t n = strlen(far->way->token);
	struct reader rest = { .at = hello->at + n, .end = hello->at + hello->n };

	if (hello->n <= n || !is_same(hello->at, far->way->token, n))
		return false;
	if (get_number(&rest) == far->way->mark && !rest.bad)
		return true;
	if (!far->has_complained)
		bad_input("A worker plays otherwise than this program: all need the same build. "
				  "It was sent away.");
	far->has_complained = true;
	return false;
}

static bool take_results(const struct desk *desk, struct span unit, const struct bytes *message,
						 struct hand *hand, double *seconds)
{
	struct reader in = { .at = message->at, .end = message->at + message->n };

	*seconds = (double)get_number(&in) * 1e-6;
	clear_results(&hand->unit);
	if (desk->job->keeps_log)
		open_log(&hand->unit, unit);
	return unpack_results(&in, &hand->unit, &unit, 1);
}

static void serve_units(struct caller *c, struct bytes *message)
{
	struct desk *desk = c->far->desk;
	struct hand *hand = hire_hand(desk->job, NULL, NULL);
	struct taker taker;
	double seconds;

	desk_join(desk, &taker, true);
	while (desk_take(desk, &taker)) {
		message->n = 0;
		put_number(message, (uint64_t)taker.unit.from);
		put_number(message, (uint64_t)taker.unit.to);
		if (!line_send(c->fd, message) || !line_receive(c->fd, message) ||
			!take_results(desk, taker.unit, message, hand, &seconds))
			break;
		desk_deliver(desk, &taker, &hand->unit, seconds);
	}
	desk_part(desk, &taker);
	dismiss_hand(hand);
}

static void *serve(void *arg)
{
	struct caller *c = arg;
	struct bytes message = { 0 };

	line_prepare(c->fd, true);
	if (line_receive(c->fd, &message) && is_welcome(c->far, &message)) {
		line_prepare(c->fd, false);
		serve_units(c, &message);
	}
	message.n = 0;
	line_send(c->fd, &message);
	bytes_free(&message);
	shutdown(c->fd, SHUT_RDWR);
	return NULL;
}

/* ---- all of them --------------------------------------------------------------------------------
 */

static void let_in(struct far *far)
{
	struct caller *c = calloc(1, sizeof *c);

	CHECK(c);
	c->far = far;
	c->fd = accept(far->way->listens, NULL, NULL);
	if (c->fd >= 0 && pthread_create(&c->thread, NULL, serve, c) == 0) {
		c->next = far->callers;
		far->callers = c;
		return;
	}
	if (c->fd >= 0)
		close(c->fd);
	free(c);
}

static void *keep_door(void *arg)
{
	struct far *far = arg;
	struct pollfd doors[2] = { { .fd = far->way->listens, .events = POLLIN },
							   { .fd = far->bell[0], .events = POLLIN } };

	while (poll(doors, 2, -1) < 0 || !doors[1].revents)
		if (doors[0].revents)
			let_in(far);
	return NULL;
}

struct far *far_open(struct desk *desk, const struct way *way)
{
	struct far *far = calloc(1, sizeof *far);

	CHECK(far);
	far->desk = desk;
	far->way = way;
	CHECK(pipe(far->bell) == 0);
	CHECK(!pthread_create(&far->doorman, NULL, keep_door, far));
	return far;
}

/* Who is still playing plays for nothing: another was faster. */
void far_close(struct far *far)
{
	struct caller *next;

	close(far->bell[1]);
	pthread_join(far->doorman, NULL);
	for (struct caller *c = far->callers; c; c = next) {
		next = c->next;
		shutdown(c->fd, SHUT_RD);
		pthread_join(c->thread, NULL);
		close(c->fd);
		free(c);
	}
	close(far->bell[0]);
	free(far);
}
