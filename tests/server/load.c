/* tests/server/load.c -- many clients at once: how many sockets, how many moves, how fast.
 *
 *     load idle PORT N              N WebSockets that only look, until the input ends
 *     load play PORT GAME SEATS TABLES RATE SECONDS
 *                                   people-like players; RATE moves a second in all, 0: as many as
 *                                   there can be, each table waiting for its own alone
 *     load disk FOLDER N            what the disk takes to keep 8 KiB, N times
 *
 * A move's time runs from its sending on one seat's socket to the first news of it on another
 * seat's; an answer's time until it is acknowledged, which is when it is stored.  Results are words
 * like p50=3, on one line; times in microseconds.  Before it plays it says ready=1. */

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
	ROOM = 1 << 18,
	MOST_SEATS = 6,
	ACT = 128,
	MOST_READY = 512,
	MOST_SAMPLES = 1 << 22,
	SETTLE = 1000000, /* microseconds */
	TOKEN = 33,
	ID = 17
};

struct player {
	int fd, table;
	char *in;
	size_t n, room;
	unsigned stamp;
	char act[ACT]; /* "": nothing to do */
	uint64_t sent; /* when it acted last, unanswered; 0 */
};

struct table {
	struct player *player[MOST_SEATS];
	uint64_t moved; /* the move whose news has not been seen yet; 0 */
	struct player *mover;
	bool is_over;
};

static int port, seats, n_tables, epoll;
static struct table *tables;
static uint32_t *moves, *answers; /* microseconds */
static int n_moves, n_answers, refused, over;
static uint64_t received, messages;

static uint64_t now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

static void die(const char *what)
{
	perror(what);
	exit(1);
}

/* ---- connecting ---------------------------------------------------------- */

static int dial(void)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	int fd = socket(AF_INET, SOCK_STREAM, 0), yes = 1;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0)
		die("connect");
	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
	return fd;
}

static void send_all(int fd, const char *s, size_t n)
{
	while (n) {
		ssize_t k = send(fd, s, n, MSG_NOSIGNAL);

		if (k < 0 && errno == EAGAIN) {
			poll(&(struct pollfd){ fd, POLLOUT, 0 }, 1, 1000);
			continue;
		}
		if (k <= 0)
			die("send");
		s += k;
		n -= (size_t)k;
	}
}

/* The whole answer; keeps the connection for the next request. */
static void post_as(const char *token, const char *path, const char *body, char *answer,
					size_t room)
{
	static int fd = -1;
	char request[1024], *head;
	size_t got = 0, want;

	if (fd < 0)
		fd = dial();
	snprintf(request, sizeof request,
			 "POST %s HTTP/1.1\r\nHost: load\r\n%s%s%sContent-Length: %zu\r\n\r\n%s", path,
			 *token ? "Authorization: Bearer " : "", token, *token ? "\r\n" : "", strlen(body),
			 body);
	send_all(fd, request, strlen(request));
	for (;;) {
		ssize_t k = recv(fd, answer + got, room - got - 1, 0);

		if (k <= 0)
			die("recv");
		got += (size_t)k;
		answer[got] = 0;
		head = strstr(answer, "\r\n\r\n");
		if (!head)
			continue;
		want = (size_t)atoi(strstr(answer, "Content-Length: ") + 16);
		if (got >= (size_t)(head + 4 - answer) + want)
			break;
	}
	if (strncmp(answer + 9, "20", 2) != 0) {
		fprintf(stderr, "load: %s: %s\n", path, answer);
		exit(1);
	}
}

static void find(const char *text, const char *key, char *out, size_t room)
{
	const char *at = strstr(text, key);

	if (!at) {
		fprintf(stderr, "load: no %s in %s\n", key, text);
		exit(1);
	}
	at += strlen(key);
	snprintf(out, room, "%.*s", (int)strcspn(at, "\""), at);
}

static int open_live(const char *table, const char *token)
{
	char request[512], answer[2048];
	int fd = dial();
	ssize_t n = 0;

	snprintf(request, sizeof request,
			 "GET /api/tables/%s/live HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\n"
			 "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
			 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s%s%s\r\n",
			 table, *token ? "Authorization: Bearer " : "", token, *token ? "\r\n" : "");
	send_all(fd, request, strlen(request));
	do { /* no byte more than the head: what follows is news */
		ssize_t k = recv(fd, answer + n, 1, 0);

		if (k != 1 || n + 2 > (ssize_t)sizeof answer)
			die("handshake");
		answer[++n] = 0;
	} while (n < 4 || memcmp(answer + n - 4, "\r\n\r\n", 4) != 0);
	if (!strstr(answer, " 101 ")) {
		fprintf(stderr, "load: %s\n", answer);
		exit(1);
	}
	fcntl(fd, F_SETFL, O_NONBLOCK);
	return fd;
}

static void post(const char *path, const char *body, char *answer, size_t room)
{
	post_as("", path, body, answer, room);
}

static void make_table(const char *game, char id[ID], char token[TOKEN], bool is_alone)
{
	static char answer[1 << 16];
	char body[256], path[64];

	snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%d,\"name\":\"Load\"%s}", game, seats,
			 is_alone ? ",\"sit\":null" : "");
	post("/api/tables", body, answer, sizeof answer);
	find(answer, "\"id\":\"", id, ID);
	find(answer, "\"token\":\"", token, TOKEN);
	if (is_alone)
		return;
	snprintf(path, sizeof path, "/api/tables/%s/luck", id);
	post_as(token, path, "{\"luck\":\"00112233445566778899aabbccddeeff\"}", answer, sizeof answer);
}

/* ---- frames -------------------------------------------------------------------------------------
 */

static void send_frame(int fd, const char *text)
{
	unsigned char frame[512] = { 0x81 };
	size_t n = strlen(text), head = 2;

	if (n > 400)
		exit(1);
	frame[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
	if (n >= 126) {
		frame[2] = (unsigned char)(n >> 8);
		frame[3] = (unsigned char)n;
		head = 4;
	}
	memcpy(frame + head + 4, text, n); /* a mask of zeroes */
	send_all(fd, (char *)frame, head + 4 + n);
}

static void choose(struct player *p, const char *text)
{
	const char *asks = strstr(text, "\"asks\":[{"), *stamp = strstr(text, "\"stamp\":");
	const char *end = asks ? strstr(asks, "\"waits\":") : NULL, *at = asks;
	unsigned n = 0;

	p->act[0] = 0;
	if (!asks || !stamp)
		return;
	p->stamp = (unsigned)atoi(stamp + 8);
	while ((at = strstr(at, "{\"act\":\"")) != NULL && at < end) {
		at += 8;
		if ((unsigned)rand() % ++n == 0)
			snprintf(p->act, ACT, "%.*s", (int)strcspn(at, "\""), at);
	}
}

static void take_message(struct player *p, char *text, size_t n)
{
	char kept = text[n];
	struct table *t = &tables[p->table];

	text[n] = 0;
	messages++;
	if (!strncmp(text, "{\"type\":\"position\"", 18)) {
		if (t->moved && t->mover != p && n_moves < MOST_SAMPLES) {
			moves[n_moves++] = (uint32_t)(now() - t->moved);
			t->moved = 0;
		}
		choose(p, text);
	} else if (!strncmp(text, "{\"type\":\"done\"", 14)) {
		if (n_answers < MOST_SAMPLES)
			answers[n_answers++] = (uint32_t)(now() - p->sent);
		p->sent = 0;
	} else if (!strncmp(text, "{\"type\":\"refused\"", 17)) {
		refused++;
		p->sent = t->moved = 0;
	} else if (!strncmp(text, "{\"type\":\"over\"", 14)) {
		over += !t->is_over;
		t->is_over = true;
	}
	text[n] = kept;
}

static void take_frames(struct player *p)
{
	size_t at = 0;

	for (;;) {
		unsigned char *f = (unsigned char *)p->in + at;
		size_t left = p->n - at, head = 2, n;

		if (left < 2)
			break;
		n = f[1] & 127;
		head = n == 126 ? 4 : n == 127 ? 10 : 2;
		if (left < head)
			break;
		if (n == 126)
			n = (size_t)f[2] << 8 | f[3];
		else if (n == 127)
			n = (size_t)f[6] << 24 | (size_t)f[7] << 16 | (size_t)f[8] << 8 | f[9];
		if (left < head + n)
			break;
		if ((f[0] & 15) == 1 && tables)
			take_message(p, (char *)f + head, n);
		at += head + n;
	}
	memmove(p->in, p->in + at, p->n - at);
	p->n -= at;
}

static void receive(struct player *p)
{
	ssize_t k;

	if (p->room - p->n < ROOM / 4) {
		p->room = p->room ? 2 * p->room : ROOM / 2;
		p->in = realloc(p->in, p->room + 1);
		if (!p->in)
			die("realloc");
	}
	k = recv(p->fd, p->in + p->n, p->room - p->n, 0);
	if (k == 0 || (k < 0 && errno != EAGAIN))
		die("the server closed a connection");
	if (k <= 0)
		return;
	received += (uint64_t)k;
	p->n += (size_t)k;
	take_frames(p);
}

static void pump(int wait)
{
	struct epoll_event ready[MOST_READY];
	int n = epoll_wait(epoll, ready, MOST_READY, wait);

	for (int i = 0; i < n; i++)
		receive(ready[i].data.ptr);
}

/* ---- idle ---------------------------------------------------------------- */

static void idle(int n)
{
	char id[ID], token[TOKEN];
	struct player *all = calloc((size_t)n, sizeof *all);
	uint64_t start = now();

	seats = 2;
	make_table("tic-tac-toe", id, token, true);
	for (int i = 0; i < n; i++) {
		all[i].fd = open_live(id, "");
		epoll_ctl(epoll, EPOLL_CTL_ADD, all[i].fd,
				  &(struct epoll_event){ .events = EPOLLIN, .data.ptr = &all[i] });
	}
	for (uint64_t end = now() + SETTLE; now() < end;)
		pump(10);
	printf("connections=%d micros=%llu\n", n, (unsigned long long)(now() - start));
	fflush(stdout);
	getchar();
}

/* ---- play ---------------------------------------------------------------- */

static void sit_down(const char *game, int table)
{
	static char answer[1 << 16];
	char id[ID], token[MOST_SEATS][TOKEN], path[64];

	make_table(game, id, token[0], false);
	snprintf(path, sizeof path, "/api/tables/%s/join", id);
	for (int i = 1; i < seats; i++) {
		post(path, "{\"name\":\"Load\",\"luck\":\"00112233445566778899aabbccddeeff\"}", answer,
			 sizeof answer);
		find(answer, "\"token\":\"", token[i], TOKEN);
	}
	for (int i = 0; i < seats; i++) {
		struct player *p = calloc(1, sizeof *p);

		p->table = table;
		p->fd = open_live(id, token[i]);
		tables[table].player[i] = p;
		epoll_ctl(epoll, EPOLL_CTL_ADD, p->fd,
				  &(struct epoll_event){ .events = EPOLLIN, .data.ptr = p });
	}
}

static bool is_waiting(const struct table *t)
{
	for (int i = 0; i < seats; i++)
		if (t->player[i]->sent)
			return true;
	return false;
}

/* A secret move makes no news: the next one replaces it. */
static bool move(struct table *t)
{
	char text[300];

	for (int i = 0; i < seats; i++) {
		struct player *p = t->player[i];

		if (!*p->act || t->is_over || is_waiting(t))
			continue;
		snprintf(text, sizeof text, "{\"do\":\"act\",\"stamp\":%u,\"act\":\"%s\",\"id\":1}",
				 p->stamp, p->act);
		p->act[0] = 0;
		t->mover = p;
		p->sent = t->moved = now();
		send_frame(p->fd, text);
		return true;
	}
	return false;
}

static int compare(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return x < y ? -1 : x > y;
}

static void tell(const char *what, uint32_t *sample, int n)
{
	if (!n)
		return;
	qsort(sample, (size_t)n, sizeof *sample, compare);
	printf(" %sp50=%u %sp99=%u %smost=%u", what, sample[n / 2], what,
		   sample[(int)((double)n * 0.99)], what, sample[n - 1]);
}

static void play(const char *game, int rate, int seconds)
{
	uint64_t start, end, due = 0;
	int next = 0, made = 0;

	tables = calloc((size_t)n_tables, sizeof *tables);
	for (int i = 0; i < n_tables; i++) {
		sit_down(game, i);
		pump(0);
	}
	for (start = now(); now() - start < 500000;)
		pump(10);
	puts("ready=1");
	fflush(stdout);
	received = messages = 0;
	start = now();
	end = start + (uint64_t)seconds * 1000000;
	while (now() < end) {
		uint64_t wanted = rate ? (now() - start) * (uint64_t)rate / 1000000 : UINT64_MAX;
		int tried = 0;

		for (; due < wanted && tried < n_tables; tried++) {
			if (move(&tables[next++ % n_tables])) {
				made++;
				due++;
			}
		}
		if (rate && due < wanted)
			due = wanted; /* nobody could move: people do not catch up */
		pump(rate ? 1 : 5);
	}
	for (start = now(); now() - start < 300000;)
		pump(10);
	printf("sent=%d stored=%d rate=%.0f refused=%d over=%d messages=%.0f bytes=%.0f", made,
		   n_answers, (double)n_answers / seconds, refused, over, (double)messages / seconds,
		   (double)received / seconds);
	tell("", moves, n_moves);
	tell("ack_", answers, n_answers);
	puts("");
}

/* ---- the disk alone ------------------------------------------------------ */

static void disk(const char *folder, int n)
{
	static char page[8192];
	char path[512];
	int fd;

	snprintf(path, sizeof path, "%s/disk", folder);
	fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
	for (int round = 0; round < 2; round++) /* first it grows, then it is written again */
		for (int i = 0; i < n; i++) {
			uint64_t start = now();

			if (pwrite(fd, page, sizeof page, (off_t)i * (off_t)sizeof page) < 0 || fdatasync(fd))
				die(path);
			moves[i] = (uint32_t)(now() - start);
		}
	unlink(path);
	tell("", moves, n);
	puts("");
}

int main(int argc, char **argv)
{
	struct rlimit files = { 1 << 16, 1 << 16 };

	setrlimit(RLIMIT_NOFILE, &files);
	epoll = epoll_create1(0);
	moves = malloc(MOST_SAMPLES * sizeof *moves);
	answers = malloc(MOST_SAMPLES * sizeof *answers);
	if (argc == 4 && !strcmp(argv[1], "disk")) {
		disk(argv[2], atoi(argv[3]));
	} else if (argc == 4 && !strcmp(argv[1], "idle")) {
		port = atoi(argv[2]);
		idle(atoi(argv[3]));
	} else if (argc == 8 && !strcmp(argv[1], "play")) {
		port = atoi(argv[2]);
		seats = atoi(argv[4]);
		n_tables = atoi(argv[5]);
		play(argv[3], atoi(argv[6]), atoi(argv[7]));
	} else {
		fputs("usage: load idle PORT N | load play PORT GAME SEATS TABLES RATE SECONDS | "
			  "load disk FOLDER N\n",
			  stderr);
		return 2;
	}
	return 0;
}
