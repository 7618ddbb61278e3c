/* server/hooks.c -- webhooks: a post to an address of the player's choice when he is asked.
 *
 * Plain HTTP, short timeouts, no redirects, one thread; addresses of the machine itself and of its
 * networks are refused, so that a webhook cannot be aimed at them.  --webhooks=local allows those,
 * for relays. */

#include "server/hooks.h"

#include "server/config.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/wire.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum { HOST_TEXT = 128, PORT_TEXT = 8, MOST_WAITING = 1000, REQUEST = 2048, TIMEOUT = 5 };

struct hook {
	struct hook *next;
	char url[HOOK_TEXT], body[REQUEST / 2], id[TABLE_TEXT];
};

static struct {
	pthread_mutex_t lock;
	pthread_cond_t bell;
	pthread_t thread;
	struct hook *first, **last;
	int waiting;
	bool closing;
} hooks = { .lock = PTHREAD_MUTEX_INITIALIZER, .bell = PTHREAD_COND_INITIALIZER };

/* ---- addresses ----------------------------------------------------------- */

struct target {
	char host[HOST_TEXT], port[PORT_TEXT];
	const char *path;
};

static bool parse_url(const char *url, struct target *to)
{
	static const char prefix[] = "http://";
	size_t n, host;
	const char *colon;

	if (strncmp(url, prefix, sizeof prefix - 1) != 0)
		return false;
	url += sizeof prefix - 1;
	n = strcspn(url, "/?#");
	colon = memchr(url, ':', n);
	host = colon ? (size_t)(colon - url) : n;
	if (!host || host >= HOST_TEXT || strcspn(url, "@[]\\ ") < n)
		return false;
	snprintf(to->host, HOST_TEXT, "%.*s", (int)host, url);
	snprintf(to->port, PORT_TEXT, "80");
	if (colon)
		snprintf(to->port, PORT_TEXT, "%.*s", (int)(n - host - 1), colon + 1);
	to->path = url[n] == '/' ? url + n : "/";
	return strspn(to->port, "0123456789") == strlen(to->port) && *to->port;
}

const char *why_not_hook(const char *url)
{
	struct target to;

	if (!parse_url(url, &to))
		return "'url' must be like http://host:port/path.";
	return strpbrk(url, " \"<>") ? "'url' holds a character that it must not." : NULL;
}

static bool is_own_network(const struct sockaddr *address)
{
	const struct sockaddr_in *in = (const struct sockaddr_in *)address;
	uint32_t a = address->sa_family == AF_INET ? ntohl(in->sin_addr.s_addr) : 0;

	return address->sa_family != AF_INET || a >> 24 == 127 || a >> 24 == 10 || a >> 24 == 0 ||
		   a >> 20 == 0xac1 || a >> 16 == 0xc0a8 || a >> 16 == 0xa9fe || a >> 22 == 0x191 ||
		   a >> 28 >= 0xe;
}

/* ---- the thread ---------------------------------------------------------- */

static int dial(const struct target *to)
{
	struct addrinfo wants = { .ai_family = AF_INET, .ai_socktype = SOCK_STREAM }, *found = NULL;
	struct timeval limit = { .tv_sec = TIMEOUT };
	int fd = -1;

	if (getaddrinfo(to->host, to->port, &wants, &found) || !found)
		return -1;
	if (!is_own_network(found->ai_addr) || config.webhooks_local)
		fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd >= 0) {
		setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
		setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
		if (connect(fd, found->ai_addr, found->ai_addrlen) != 0) {
			close(fd);
			fd = -1;
		}
	}
	freeaddrinfo(found);
	return fd;
}

static bool post(const struct hook *h)
{
	struct target to;
	char request[REQUEST], answer[16] = "";
	int fd, n;
	bool is_good;

	if (!parse_url(h->url, &to) || (fd = dial(&to)) < 0)
		return false;
	n = snprintf(request, sizeof request,
				 "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
				 "Content-Length: %zu\r\nConnection: close\r\n\r\n%s",
				 to.path, to.host, strlen(h->body), h->body);
	is_good = n < (int)sizeof request && send(fd, request, (size_t)n, MSG_NOSIGNAL) == n &&
			  recv(fd, answer, sizeof answer - 1, MSG_WAITALL) > 9 && answer[9] == '2';
	close(fd);
	return is_good;
}

static struct hook *take_hook(void)
{
	struct hook *h;

	pthread_mutex_lock(&hooks.lock);
	while (!hooks.first && !hooks.closing)
		pthread_cond_wait(&hooks.bell, &hooks.lock);
	h = hooks.closing ? NULL : hooks.first;
	if (h) {
		hooks.first = h->next;
		hooks.waiting--;
		if (!hooks.first)
			hooks.last = &hooks.first;
	}
	pthread_mutex_unlock(&hooks.lock);
	return h;
}

static void *run_thread(void *unused)
{
	struct hook *h;

	(void)unused;
	while ((h = take_hook()) != NULL) {
		bool is_good = post(h);

		count(is_good ? M_HOOKS : M_HOOKS_FAILED, 1);
		log_line(LOG_INFO, "webhook", "table=%s good=%d", h->id, is_good);
		free(h);
	}
	return NULL;
}

/* ---- in the loop -------------------------------------------------------------------------------
 */

void hook_call(const struct table *t, int seat)
{
	struct hook *h = calloc(1, sizeof *h);
	char page[LINK_TEXT];

	CHECK(h);
	snprintf(page, sizeof page, "%s/#/at/%s", config.page, t->id);
	snprintf(h->url, sizeof h->url, "%s", t->now.seat[seat].hook);
	snprintf(h->body, sizeof h->body, "%s", wire_hook(t, seat, page).s);
	memcpy(h->id, t->id, sizeof h->id);
	pthread_mutex_lock(&hooks.lock);
	if (hooks.waiting < MOST_WAITING && config.webhooks) {
		*hooks.last = h;
		hooks.last = &h->next;
		hooks.waiting++;
		h = NULL;
		pthread_cond_signal(&hooks.bell);
	}
	pthread_mutex_unlock(&hooks.lock);
	free(h);
}

void hooks_open(void)
{
	hooks.last = &hooks.first;
	if (config.webhooks)
		CHECK(pthread_create(&hooks.thread, NULL, run_thread, NULL) == 0);
}

void hooks_close(void)
{
	pthread_mutex_lock(&hooks.lock);
	hooks.closing = true;
	pthread_cond_broadcast(&hooks.bell);
	pthread_mutex_unlock(&hooks.lock);
	if (config.webhooks)
		pthread_join(hooks.thread, NULL);
}
