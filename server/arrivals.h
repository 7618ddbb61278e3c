/* server/arrivals.h -- HTTP connections: how many an address has, and how long one may take to ask.
 */

#ifndef SERVER_ARRIVALS_H
#define SERVER_ARRIVALS_H

#include "server/http.h"

void arrivals_open(void);

/* For libmicrohttpd. */
enum MHD_Result may_arrive(void *cls, const struct sockaddr *address, socklen_t n);
void arrival_changed(void *cls, struct MHD_Connection *connection, void **self,
					 enum MHD_ConnectionNotificationCode code);

/* A request's first line has come; it is whole; it has been answered. */
void arrival_asks(struct MHD_Connection *connection);
bool arrival_asked(struct request *r); /* false: its address has too many */
void arrival_answered(struct request *r);

/* It is a WebSocket from now on, and counts as one. */
void arrival_upgraded(struct request *r);

#endif
