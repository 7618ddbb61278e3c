/* server/inside.h -- which addresses are this machine's own, or of the networks behind it. */

#ifndef SERVER_INSIDE_H
#define SERVER_INSIDE_H

#include <stdbool.h>
#include <sys/socket.h>

bool is_inside(const struct sockaddr *address); /* true also of what is no address at all */

#endif
