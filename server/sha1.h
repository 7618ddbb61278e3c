/* server/sha1.h -- SHA-1, which the WebSocket handshake wants; good for nothing else. */

#ifndef SERVER_SHA1_H
#define SERVER_SHA1_H

#include "core/base.h"

enum { SHA1_BYTES = 20 };

void hash_sha1(const char *s, size_t n, unsigned char out[SHA1_BYTES]); /* n at most 119 */

#endif
