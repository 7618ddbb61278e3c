/* server/config.h -- what the flags of `rubicon serve` said. */

#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include "core/base.h"

enum { MAX_ORIGINS = 8, ADDRESS_TEXT = 64, STORE_TEXT = 1024 };

struct config {
	char address[ADDRESS_TEXT], store[STORE_TEXT]; /* a file, or the URL of a database */
	int port;
	char private_address[ADDRESS_TEXT]; /* for operators; "": there is none */
	int private_port;
	const char *webhook_ca; /* a file, or "" for the system's own */
	const char *page;       /* the address people see, "" for the request's */
	const char *origin[MAX_ORIGINS];
	int origins;
	bool trust_proxy, webhooks, webhooks_local;
	int bot_threads;

	int http_timeout; /* seconds */
	int abandon_days;
	int log_level;
};

extern struct config config;

#endif
