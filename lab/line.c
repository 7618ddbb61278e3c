/* lab/line.c -- messages between processes: a length, and so many bytes. */

#include "lab/line.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum { LONGEST = 1 << 30, SILENCE = 10 };

static void set_option(int fd, int level, int name, int value)
{
	setsockopt(fd, level, name, &value, sizeof value);
}

void line_prepare(int fd, bool brief)
{
	enum { TCP_USER_TIMEOUT_ = 18 }; /* Linux's TCP_USER_TIMEOUT, in milliseconds */
	struct timeval wait = { .tv_sec = brief ? SILENCE : 0 };

	set_option(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
	set_option(fd, IPPROTO_TCP, TCP_NODELAY, 1);
	set_option(fd, IPPROTO_TCP, TCP_KEEPIDLE, SILENCE / 2);
	set_option(fd, IPPROTO_TCP, TCP_KEEPINTVL, 1);
	set_option(fd, IPPROTO_TCP, TCP_KEEPCNT, SILENCE / 2);
	set_option(fd, IPPROTO_TCP, TCP_USER_TIMEOUT_, SILENCE * 1000);
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
}

static bool send_all(int fd, const unsigned char *at, size_t n)
{
	while (n) {
		ssize_t done = send(fd, at, n, MSG_NOSIGNAL);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		at += done;
		n -= (size_t)done;
	}
	return true;
}

static bool receive_all(int fd, unsigned char *at, size_t n)
{
	while (n) {
		ssize_t done = recv(fd, at, n, 0);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		at += done;
		n -= (size_t)done;
	}
	return true;
}

bool line_send(int fd, const struct bytes *message)
{
	unsigned char length[4];

	for (int i = 0; i < 4; i++)
		length[i] = (unsigned char)(message->n >> 8 * i);
	return message->n <= LONGEST && send_all(fd, length, sizeof length) &&
		   send_all(fd, message->at, message->n);
}

/* Room is made as bytes come: a length alone costs nothing. */
bool line_receive(int fd, struct bytes *message)
{
	unsigned char length[4], piece[1 << 14];
	size_t n, step;

	message->n = 0;
	if (!receive_all(fd, length, sizeof length))
		return false;
	n = length[0] | (size_t)length[1] << 8 | (size_t)length[2] << 16 | (size_t)length[3] << 24;
	if (n > LONGEST)
		return false;
	for (; n; n -= step) {
		step = n < sizeof piece ? n : sizeof piece;
		if (!receive_all(fd, piece, step))
			return false;
		bytes_put(message, piece, step);
	}
	return true;
}

static int try_address(const char *host, const char *port)
{
	struct addrinfo hints = { .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV,
							  .ai_socktype = SOCK_STREAM },
					*found;
	struct timeval wait = { .tv_sec = 3 };
	int fd;

	if (getaddrinfo(host, port, &hints, &found) != 0)
		return -1;
	fd = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd >= 0) {
		setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
		if (connect(fd, found->ai_addr, found->ai_addrlen) != 0) {
			close(fd);
			fd = -1;
		}
	}
	freeaddrinfo(found);
	return fd;
}

int line_open(const char *addresses)
{
	char host[64], port[8];
	int n, fd = -1;

	while (fd < 0 && sscanf(addresses, " %63[^/ ]/%7s%n", host, port, &n) == 2) {
		fd = try_address(host, port);
		addresses += n;
	}
	if (fd >= 0)
		line_prepare(fd, false);
	return fd;
}
