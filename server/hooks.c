/* server/hooks.c -- webhooks: a post to an address of the player's choice when he is asked.
 *
 * libcurl does it in a thread of its own, several at once, with short timeouts; nothing is followed
 * and nothing of the answer is kept but its status.  Whatever a name is resolved to, the address
 * itself is looked at before it is connected to: those of the machine and of its networks are
 * refused, so that a webhook cannot be aimed at them.  --webhooks local allows those, for relays.
 */

#include "server/hooks.h"

#include "server/config.h"
#include "server/inside.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/wire.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	MOST_WAITING = 1000,
	MOST_AT_ONCE = 16,
	BODY = 1024,
	CONNECT_MILLIS = 3000,
	WHOLE_MILLIS = 8000,
	LOOK_EVERY = 1000, /* milliseconds */
	MOST_ANSWER = 64 << 10,
	FIRST_FREE_PORT = 1024,
};

struct hook {
	struct hook *next;
	CURL *curl;
	size_t answered; /* bytes */
	char url[HOOK_TEXT], body[BODY], id[TABLE_TEXT];
};

static struct {
	pthread_mutex_t lock;
	pthread_t thread;
	CURLM *multi;
	struct curl_slist *headers;
	struct hook *first, **last; /* waiting */
	int waiting, running;
	bool closing;
} hooks = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* ---- addresses ----------------------------------------------------------- */

static bool is_part(CURLU *url, CURLUPart part, const char *text)
{
	char *found = NULL;
	bool is_same = !curl_url_get(url, part, &found, 0) && !strcmp(found, text);

	curl_free(found);
	return is_same;
}

static bool has_part(CURLU *url, CURLUPart part)
{
	char *found = NULL;
	bool is_there = !curl_url_get(url, part, &found, 0);

	curl_free(found);
	return is_there;
}

/* Not the mail and other services of the world. */
static bool is_web_port(CURLU *url)
{
	char *found = NULL;
	int port = curl_url_get(url, CURLUPART_PORT, &found, CURLU_DEFAULT_PORT) ? 0 : atoi(found);

	curl_free(found);
	return port == 80 || port == 443 || port >= FIRST_FREE_PORT;
}

static bool is_inside_by_name(CURLU *url)
{
	union {
		struct sockaddr any;
		struct sockaddr_in four;
		struct sockaddr_in6 six;
	} at = { .any = { .sa_family = AF_UNSPEC } };
	char *host = NULL;
	bool is_bad = false;

	if (!curl_url_get(url, CURLUPART_HOST, &host, 0) && host) {
		if (*host == '[')
			host[strlen(host) - 1] = 0;
		if (inet_pton(AF_INET, host, &at.four.sin_addr) == 1)
			at.any.sa_family = AF_INET;
		else if (*host == '[' && inet_pton(AF_INET6, host + 1, &at.six.sin6_addr) == 1)
			at.any.sa_family = AF_INET6;
		is_bad = at.any.sa_family != AF_UNSPEC ? is_inside(&at.any) : !strcmp(host, "localhost");
	}
	curl_free(host);
	return is_bad;
}

static const char *why_not_parsed(CURLU *url)
{
	if (!is_part(url, CURLUPART_SCHEME, "https") && !is_part(url, CURLUPART_SCHEME, "http"))
		return "'url' must begin with https:// or http://.";
	if (has_part(url, CURLUPART_USER) || has_part(url, CURLUPART_PASSWORD))
		return "'url' must not hold a name or a password.";
	if (!is_web_port(url))
		return "'url' must name port 80, 443, or one from 1024 on.";
	if (!config.webhooks_local && is_inside_by_name(url))
		return "'url' must not lead into the server's own network.";
	return NULL;
}

const char *why_not_hook(const char *url)
{
	CURLU *parsed = curl_url();
	const char *why;

	CHECK(parsed);
	if (strpbrk(url, " \"<>") || curl_url_set(parsed, CURLUPART_URL, url, 0))
		why = "'url' must be like https://example.org/path.";
	else
		why = why_not_parsed(parsed);
	curl_url_cleanup(parsed);
	return why;
}

/* ---- one call ------------------------------------------------------------ */

/* libcurl has resolved the name, and would connect. */
static curl_socket_t open_socket(void *self, curlsocktype kind, struct curl_sockaddr *to)
{
	(void)self;
	if (kind != CURLSOCKTYPE_IPCXN || (is_inside(&to->addr) && !config.webhooks_local))
		return CURL_SOCKET_BAD;
	return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

static size_t ignore_answer(char *bytes, size_t one, size_t n, void *self)
{
	struct hook *h = self;

	(void)bytes, (void)one;
	h->answered += n;
	return h->answered <= MOST_ANSWER ? n : 0;
}

static bool prepare(struct hook *h)
{
	h->curl = curl_easy_init();
	if (!h->curl)
		return false;
#define SET(option, value) curl_easy_setopt(h->curl, CURLOPT_##option, value)
	SET(PROTOCOLS_STR, "http,https");
	SET(PROXY, "");
	SET(NOSIGNAL, 1L);
	SET(CONNECTTIMEOUT_MS, (long)CONNECT_MILLIS);
	SET(TIMEOUT_MS, (long)WHOLE_MILLIS);
	SET(OPENSOCKETFUNCTION, open_socket);
	SET(WRITEFUNCTION, ignore_answer);
	SET(WRITEDATA, h);
	SET(PRIVATE, h);
	SET(URL, h->url);
	SET(HTTPHEADER, hooks.headers);
	SET(POSTFIELDS, h->body);
	if (*config.webhook_ca)
		SET(CAINFO, config.webhook_ca);
#undef SET
	return curl_multi_add_handle(hooks.multi, h->curl) == CURLM_OK;
}

static void finish(struct hook *h, CURLcode code)
{
	long status = 0;
	bool is_good;

	if (h->curl) {
		curl_easy_getinfo(h->curl, CURLINFO_RESPONSE_CODE, &status);
		curl_multi_remove_handle(hooks.multi, h->curl);
		curl_easy_cleanup(h->curl);
	}
	is_good = status >= 200 && status < 300; /* whatever became of the rest of the answer */
	count(is_good ? M_HOOKS : M_HOOKS_FAILED, 1);
	log_line(LOG_INFO, "webhook", "table=%s good=%d status=%ld text=\"%s\"", h->id, is_good, status,
			 curl_easy_strerror(code));
	free(h);
}

/* ---- the thread ---------------------------------------------------------- */

static struct hook *take_hook(void)
{
	struct hook *h;

	pthread_mutex_lock(&hooks.lock);
	h = hooks.running < MOST_AT_ONCE ? hooks.first : NULL;
	if (h) {
		hooks.first = h->next;
		hooks.waiting--;
		hooks.running++;
		if (!hooks.first)
			hooks.last = &hooks.first;
	}
	pthread_mutex_unlock(&hooks.lock);
	return h;
}

static void end_hook(struct hook *h, CURLcode code)
{
	finish(h, code);
	hooks.running--;
}

static void start_waiting(void)
{
	struct hook *h;

	while ((h = take_hook()) != NULL)
		if (!prepare(h))
			end_hook(h, CURLE_FAILED_INIT);
}

static void end_finished(void)
{
	CURLMsg *m;
	int left;

	while ((m = curl_multi_info_read(hooks.multi, &left)) != NULL) {
		struct hook *h = NULL;
		CURLcode code = m->data.result;

		curl_easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, &h);
		end_hook(h, code);
	}
}

static bool is_closing(void)
{
	bool closing;

	pthread_mutex_lock(&hooks.lock);
	closing = hooks.closing;
	pthread_mutex_unlock(&hooks.lock);
	return closing;
}

static void *run_thread(void *unused)
{
	int running;

	(void)unused;
	while (!is_closing()) {
		start_waiting();
		curl_multi_perform(hooks.multi, &running);
		end_finished();
		curl_multi_poll(hooks.multi, NULL, 0, LOOK_EVERY, NULL);
	}
	return NULL;
}

/* ---- in the loop --------------------------------------------------------- */

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
	}
	pthread_mutex_unlock(&hooks.lock);
	if (h)
		count(M_HOOKS_FAILED, 1);
	else
		curl_multi_wakeup(hooks.multi);
	free(h);
}

void hooks_open(void)
{
	hooks.last = &hooks.first;
	if (!config.webhooks)
		return;
	CHECK(curl_global_init(CURL_GLOBAL_DEFAULT) == 0);
	hooks.multi = curl_multi_init();
	hooks.headers = curl_slist_append(NULL, "Content-Type: application/json");
	CHECK(hooks.multi && hooks.headers);
	CHECK(pthread_create(&hooks.thread, NULL, run_thread, NULL) == 0);
}

/* What is under way is given up: the player will see for himself. */
void hooks_close(void)
{
	if (!config.webhooks)
		return;
	pthread_mutex_lock(&hooks.lock);
	hooks.closing = true;
	pthread_mutex_unlock(&hooks.lock);
	curl_multi_wakeup(hooks.multi);
	pthread_join(hooks.thread, NULL);
}
