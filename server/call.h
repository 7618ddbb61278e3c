/* server/call.h -- a request to a table, by HTTP, by WebSocket or from the server itself. */

#ifndef SERVER_CALL_H
#define SERVER_CALL_H

#include "server/table.h"

#include <jansson.h>

/* Why something was refused: a row of docs/protocol.md. */
enum reason {
	FINE_REASON,
#define REASON(id, word, status) R_##id,
#include "server/reasons.def"
#undef REASON
};

const char *reason_word(enum reason r);
int reason_status(enum reason r);

/* A no, and why: said in words, or by a rule of the game. */
enum { REFUSAL_TEXT = 512 };
struct refusal {
	enum reason why;
	char sentence[REFUSAL_TEXT];
	const struct game *g; /* NULL: no rule of it */
	struct why clause;
	act a;
};
struct refusal refusal_of(enum reason why, const char *sentence);

enum right { ANYBODY, SEATED, HOST };
enum { BASE_TEXT = 160, LINK_TEXT = 256, ACT_CHARACTERS = 128 };

/* A call has one owner at a time: the lane that it waits in, or the one place that points to it (a
 * table's current call, a bot's question, an answer that is held).  Whoever ends it ends that, too,
 * so that what fails afterwards finds no call to end again, and what fails before it finds one. */
struct call {
	struct call *next;               /* in its lane */
	struct call **owner;             /* the place; NULL: a lane, or it is being handed over */
	const struct endpoint *endpoint; /* what is asked */
	json_t *body;                    /* an object */
	bool has_token;
	unsigned char hash[HASH_BYTES];
	char token[LUCK_TEXT];   /* 128 bits, like luck */
	int seat;                /* found out when it is run; SEAT_NOBODY */
	bool is_held;            /* its answer, unless it is an action that was done */
	bool is_host, is_cookie; /* cookie: the token may be an old one */
	int tries;
	void *from;
	uint64_t came;           /* by the stopwatch */
	struct visitor *visitor; /* who pays for it; NULL: the server itself */

	/* Of the server itself. */
	act act;
	uint32_t stamp;

	/* The answer, and who gets it. */
	char *json; /* what to say when the change is stored; NULL: that it is done */
	int status;
	char cookie_for[TABLE_TEXT];                   /* set the token as the cookie of this table */
	char base[BASE_TEXT];                          /* "https://example.org", for links */
	void (*then)(struct table *t, struct call *c); /* instead of the answer, once it is stored */
	void (*answer)(struct call *c, const struct refusal *no, const char *json); /* no: or NULL */
};

/* What can be asked of a table. */
struct endpoint {
	const char *name;
	enum right right;
	unsigned states; /* in which it makes sense: bits of table_state */
	enum { BY_BOTH, BY_HTTP, BY_GET } by;
	void (*run)(struct table *t, struct call *c);
	bool is_extra; /* not needed for playing: it is charged to the seat */
};
const struct endpoint *find_endpoint(const char *name, bool is_get);
bool is_for_newcomers(const struct endpoint *e); /* whatever token they bring */

/* A call from nowhere: the server acts for a seat, or for nobody. */
void call_by_itself(struct table *t, const struct endpoint *endpoint, int seat, act a,
					uint32_t stamp);
extern const struct endpoint endpoint_bot, endpoint_obey, endpoint_expire, endpoint_desert,
	endpoint_live;

void own_call(struct call **place, struct call *c);
void release_call(struct call *c); /* from where it is, to be handed over */

/* Answers, and forgets the call. */
void refuse_call(struct call *c, enum reason why, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void refuse_illegal(const struct table *t, struct call *c, act a, struct why why);
void answer_json(struct call *c, const char *json);
void answer_done(struct call *c);
void call_free(struct call *c);

/* Members of the body; they refuse the call themselves. */
bool want_text(struct call *c, const char *key, size_t most, const char **out);
bool want_number(struct call *c, const char *key, int64_t min, int64_t max, int64_t *out);
bool want_luck(struct call *c, char luck[LUCK_TEXT]);
bool want_name(struct call *c, char name[NAME_TEXT]);
int want_seat(const struct table *t, struct call *c, const char *key); /* -1: refused */
bool want_act(const struct table *t, struct call *c, act *a);
bool may_act(const struct table *t, struct call *c, act a); /* is it legal for the caller? */

/* ---- new tables (arrange.c) ---------------------------------------------- */

void create_from_call(struct call *c);

/* ---- tokens (seats.c) ---------------------------------------------------- */

void keep_token(struct call *c, const char *token); /* the call's from now on */

void make_token(char out[LUCK_TEXT]);
void make_id(char out[TABLE_TEXT]);
bool hash_token(const char *token, unsigned char hash[HASH_BYTES]); /* false: not one */
void find_caller(const struct table *t, struct call *c);

#endif
