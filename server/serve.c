/* server/serve.c -- `rubicon serve`: flags, and the order in which things start and stop. */

#include "server/bots.h"
#include "server/budgets.h"
#include "server/config.h"
#include "server/held.h"
#include "server/hooks.h"
#include "server/http.h"
#include "server/log.h"
#include "server/place.h"
#include "server/stop.h"
#include "server/store.h"
#include "server/ws.h"
#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"

#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

struct config config;

const char serve_help[] =
	"Usage: rubicon serve [FLAG ...]\n"
	"\n"
	"Serves all games to browsers and programs: HTTP and WebSocket, one process. Tables survive\n"
	"restarts, and kills: what was acknowledged is stored.\n"
	"\n"
	"  --listen PLACE       127.0.0.1:8080, so that only this machine can connect; 0.0.0.0:8080 "
	"is\n"
	"                       for everybody; with port 0 the system chooses, and the log says which\n"
	"  --private PLACE      127.0.0.1:9090, say: where /metrics is, and what /healthz knows; it "
	"is\n"
	"                       for you alone, and nowhere if this is not given\n"
	"  --data FOLDER        where tables are kept: in rubicon.db, by SQLite; the current folder\n"
	"  --db URL             postgres://... instead, which several servers may share: each serves\n"
	"                       every table\n"
	"  --page URL           the address that people see, https://example.org: for links\n"
	"  --trust-proxy        believe X-Forwarded-For, -Proto and -Host: only behind a proxy that\n"
	"                       sets them\n"
	"  --origin URL         let pages of this site use the server, too; up to 8 times\n"
	"  --webhooks KIND      call players' webhooks: at 'public' addresses, or 'local' ones as "
	"well,\n"
	"                       which lets every player post to this machine and its network\n"
	"  --webhook-ca FILE    whose certificates webhooks may have, in place of the system's list\n"
	"  --bots N             threads that bots think in; as many as there are cores\n"
	"  --abandon DAYS       end games in which nobody has moved for so long; 60\n"
	"  --log LEVEL          debug, info, warn or error; one line each, on the standard error\n"
	"\n"
	"Budgets, each with its usual value; docs/budgets.md has all of them:\n"
	"\n"
	"  --max-connections N  20000 in all, HTTP and WebSocket\n"
	"  --max-from N         200 WebSockets from one address\n"
	"  --max-created N      60 tables created an hour from one address\n"
	"  --max-requests N     50 HTTP requests a second from one address; four times that at once\n"
	"  --max-messages N     20 messages a second on one WebSocket; four times that at once\n"
	"  --max-tables N       20000 tables in memory\n"
	"  --max-body BYTES     16384 in a request's body or a message\n"
	"  --budget NAME=N      any of them by its name; as often as you like\n"
	"  --timeout SECONDS    30 for a request to come and be answered\n"
	"\n"
	"SIGTERM stops it gently: clients are told, and lose nothing. TLS is the business of a "
	"reverse\n"
	"proxy. /healthz tells load balancers whether all is well. docs/server.md tells how to run a "
	"server,\n"
	"docs/protocol.md how to talk to it.\n"
	"\n"
	"Exits with 0 when it was stopped, 1 if the store or the address cannot be used, 2 on wrong\n"
	"usage.\n";

/* ---- flags --------------------------------------------------------------- */

enum { NUMBER_FLAGS = 256, BUDGET_TEXT = 64, USUAL_PORT = 8080, OWNER_ALONE = 0077 };

/* Flags that are numbers: by row. */
static const struct number {
	const char *name;
	int *value;
	int usual, min, max;
	enum budget_id budget; /* instead of the value */
} numbers[] = {
	{ "bots", &config.bot_threads, 0, 0, 64, N_BUDGETS },
	{ "abandon", &config.abandon_days, 60, 1, 3650, N_BUDGETS },
	{ "timeout", &config.http_timeout, 30, 1, 3600, N_BUDGETS },
	{ "max-connections", NULL, 0, 10, 1000000, B_HOUSE_CONNECTIONS },
	{ "max-from", NULL, 0, 1, 1000000, B_ADDRESS_SOCKETS },
	{ "max-created", NULL, 0, 1, 1000000, B_ADDRESS_CREATED },
	{ "max-requests", NULL, 0, 1, 1000000, B_ADDRESS_REQUESTS },
	{ "max-messages", NULL, 0, 1, 1000000, B_CONNECTION_MESSAGES },
	{ "max-tables", NULL, 0, 1, 1000000, B_HOUSE_TABLES },
	{ "max-body", NULL, 0, 1024, 1 << 20, B_HOUSE_MESSAGE },
};

static int take_number(const struct number *n, const char *text)
{
	char *end;
	long value = strtol(text, &end, 10);

	if (*text < '0' || *text > '9' || *end || value < n->min || value > n->max)
		return bad_usage("serve", "--%s takes a number from %d to %d, not '%s'.", n->name, n->min,
						 n->max, text);
	if (n->value)
		*n->value = (int)value;
	else
		set_budget(n->budget, value);
	return FINE;
}

/* "seat-chat=20" */
static int take_budget(const char *text)
{
	const char *equals = strchr(text, '=');
	char word[BUDGET_TEXT] = "", *end = NULL;
	long n = equals ? strtol(equals + 1, &end, 10) : 0;
	int b;

	if (equals && (size_t)(equals - text) < sizeof word)
		memcpy(word, text, (size_t)(equals - text));
	b = find_budget(word);
	if (b < 0)
		return bad_usage("serve", "--budget takes NAME=N, not '%s'; docs/budgets.md has the names.",
						 text);
	if (end == equals + 1 || *end || n < 1 || n > MOST_OF_ANY_BUDGET)
		return bad_usage("serve", "The budget %s takes a number from 1 to %d, not '%s'.", word,
						 MOST_OF_ANY_BUDGET, equals + 1);
	set_budget((enum budget_id)b, n);
	return FINE;
}

static int take_level(const char *word)
{
	static const char *const levels[] = { "debug", "info", "warn", "error" };

	for (int i = 0; i < LEN(levels); i++)
		if (!strcmp(levels[i], word)) {
			config.log_level = i;
			return FINE;
		}
	return bad_usage("serve", "--log takes debug, info, warn or error, not '%s'.", word);
}

static int take_hooks(const char *word)
{
	config.webhooks_local = !strcmp(word, "local");
	config.webhooks = config.webhooks_local || !strcmp(word, "public");
	return config.webhooks
			   ? FINE
			   : bad_usage("serve", "--webhooks takes 'public' or 'local', not '%s'.", word);
}

static int take_ca(const char *file)
{
	config.webhook_ca = file;
	return access(file, R_OK) == 0
			   ? FINE
			   : bad_input("The file '%s' cannot be read: %s.", file, strerror(errno));
}

static bool is_site(const char *url)
{
	return (!strncmp(url, "http://", 7) || !strncmp(url, "https://", 8)) &&
		   url[strlen(url) - 1] != '/' && strlen(url) < BASE_TEXT;
}

static int take_origin(const char *url)
{
	if (!is_site(url))
		return bad_usage("serve", "'%s' is not like https://example.org.", url);
	if (config.origins == MAX_ORIGINS)
		return bad_usage("serve", "--origin can be given %d times.", MAX_ORIGINS);
	config.origin[config.origins++] = url;
	return FINE;
}

static int take_page(const char *url)
{
	config.page = url;
	return is_site(url) ? FINE : bad_usage("serve", "'%s' is not like https://example.org.", url);
}

/* "127.0.0.1:8080", "[::1]:8080", "0.0.0.0". */
static int take_place(const char *flag, const char *place, char address[ADDRESS_TEXT], int *out)
{
	const char *colon = strrchr(place, ':'), *bracket = strchr(place, ']');
	bool is_six = *place == '[' && bracket;
	bool has_port = colon && (is_six ? colon > bracket : colon == strchr(place, ':'));
	size_t n = has_port ? (size_t)(colon - place) : strlen(place);
	char *end = NULL;
	long port = has_port ? strtol(colon + 1, &end, 10) : USUAL_PORT;

	n -= is_six ? 2 : 0;
	if (!n || n >= ADDRESS_TEXT || strspn(place, "0123456789") >= n ||
		(end && (end == colon + 1 || *end)) || port < 0 || port > UINT16_MAX)
		return bad_usage("serve", "--%s takes an address and a port, 127.0.0.1:8080, not '%s'.",
						 flag, place);
	snprintf(address, ADDRESS_TEXT, "%.*s", (int)n, place + is_six);
	*out = (int)port;
	return FINE;
}

static int take_flag(int c)
{
	if (c >= NUMBER_FLAGS)
		return take_number(&numbers[c - NUMBER_FLAGS], optarg);
	switch (c) {
	case 'l': return take_place("listen", optarg, config.address, &config.port);
	case 'P': return take_place("private", optarg, config.private_address, &config.private_port);
	case 'd':
	case 'b': return take_store("serve", c, optarg);
	case 'p': return take_page(optarg);
	case 't': config.trust_proxy = true; return FINE;
	case 'o': return take_origin(optarg);
	case 'w': return take_hooks(optarg);
	case 'c': return take_ca(optarg);
	case 'v': return take_level(optarg);
	case 'u': return take_budget(optarg);
	default: return BAD_USAGE; /* next_flag has said why */
	}
}

static int take_arguments(int argc, char **argv)
{
	struct flag flags[32] = {
		{ "listen", required_argument, NULL, 'l' },
		{ "private", required_argument, NULL, 'P' },
		{ "data", required_argument, NULL, 'd' },
		{ "db", required_argument, NULL, 'b' },
		{ "page", required_argument, NULL, 'p' },
		{ "trust-proxy", no_argument, NULL, 't' },
		{ "origin", required_argument, NULL, 'o' },
		{ "webhooks", required_argument, NULL, 'w' },
		{ "webhook-ca", required_argument, NULL, 'c' },
		{ "log", required_argument, NULL, 'v' },
		{ "budget", required_argument, NULL, 'u' },
	};
	int n = 11, c, code;

	budgets_open();
	for (int i = 0; i < LEN(numbers); i++) {
		flags[n++] = (struct flag){ numbers[i].name, required_argument, NULL, NUMBER_FLAGS + i };
		if (numbers[i].value)
			*numbers[i].value = numbers[i].usual;
	}
	while ((c = next_flag("serve", argc, argv, flags)) != NO_MORE_FLAGS)
		if ((code = take_flag(c)) != FINE)
			return code;
	if (optind < argc)
		return bad_usage("serve", "'%s' is one argument too many.", argv[optind]);
	return make_store();
}

/* ---- starting and stopping ----------------------------------------------- */

/* Every connection is a file. */
static void raise_file_limit(void)
{
	struct rlimit limit;

	if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
		limit.rlim_cur = limit.rlim_max;
		setrlimit(RLIMIT_NOFILE, &limit);
	}
}

struct news {
	struct post post; /* must be first */
	char id[TABLE_TEXT];
	int64_t seq;
};

static void bring_news(struct post *p)
{
	struct news *n = (struct news *)p;

	tables_news(n->id, n->seq);
	free(n);
}

/* In the store's thread. */
static void take_news(const char *id, int64_t seq)
{
	struct news *n = calloc(1, sizeof *n);

	if (!n)
		return;
	snprintf(n->id, sizeof n->id, "%s", id);
	n->seq = seq;
	n->post.run = bring_news;
	loop_post(&n->post);
}

static int open_all(void)
{
	bool is_six = strchr(config.address, ':') != NULL;
	char error[STORE_ERROR];

	loop_open();
	stop_on_signals();
	if (!store_open(config.store, take_news, error))
		return bad_input("%s cannot be used: %s.", store_name(), error);
	if (!http_open(error)) {
		store_close();
		return bad_input("%s.", error);
	}
	ws_open();
	bots_open(config.bot_threads ? config.bot_threads : (int)sysconf(_SC_NPROCESSORS_ONLN));
	hooks_open();
	tables_open();
	if (*config.private_address)
		log_line(LOG_INFO, "private", "address=%s port=%d", config.private_address,
				 config.private_port);
	log_line(LOG_INFO, "listening", "address=%s port=%d store=%s url=http://%s%s%s:%d/",
			 config.address, config.port, store_name(), is_six ? "[" : "", config.address,
			 is_six ? "]" : "", config.port);
	return FINE;
}

static void close_all(void)
{
	tables_close();
	http_stop_listening();
	bots_close();
	hooks_close();
	store_close();
	loop_drain();
	release_all(); /* what came of it may have been held */
	loop_drain();
	http_close();
	log_line(LOG_INFO, "stopped", "connections=%d", count_conns());
}

int serve_main(int argc, char **argv)
{
	int code;

	config = (struct config){ .address = "127.0.0.1",
							  .port = USUAL_PORT,
							  .page = "",
							  .webhook_ca = "",
							  .log_level = LOG_INFO };
	code = take_arguments(argc, argv);
	if (code != FINE)
		return code;
	CHECK(sodium_init() >= 0);
	umask(OWNER_ALONE);
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a full disk is an error, not an end */
	raise_file_limit();
	code = open_all();
	if (code != FINE)
		return code;
	loop_run();
	close_all();
	return FINE;
}
