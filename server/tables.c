/* server/tables.c -- tables in memory: loaded, changed, stored, put away. */

#include "record/words.h"
#include "server/budgets.h"
#include "server/call.h"
#include "server/fate.h"
#include "server/held.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/queue.h"
#include "server/shelf.h"
#include "server/store.h"
#include "server/wire.h"
#include "server/world.h"
#include "server/ws.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	LINES = 1 << 20,
	MOST_TRIES = 8,
	SWEEP_EVERY = 5000, /* milliseconds */
	IDLE_FOR = 120 * 1000,
	DUE_MOST = 100,
};

static const char out_of_play[] = "This table is out of play: the program made a mistake there.";

static char lines_buffer[LINES];
static struct timer sweeper;

/* ---- changes: made, put back --------------------------------------------- */

bool begin_change(struct table *t)
{
	if (t->before)
		return false;
	t->before = malloc(sizeof *t->before);
	CHECK(t->before);
	*t->before = t->now;
	t->draft.lines = text_in(lines_buffer, sizeof lines_buffer);
	t->draft.at = world_now();
	return true;
}

/* A log only grows, so that it is put back by its length alone; unless a ply is taken out of it. */
void keep_log(struct table *t)
{
	size_t n = t->before ? (size_t)t->before->m.n * sizeof *t->now.m.log : 0;

	if (!n || t->log_before)
		return;
	t->log_before = malloc(n);
	CHECK(t->log_before);
	memcpy(t->log_before, t->now.m.log, n);
}

void forget_change(struct table *t)
{
	free(t->before);
	free(t->log_before);
	t->before = NULL;
	t->log_before = NULL;
	t->draft.lines = (struct text){ 0 };
}

static void put_back(struct table *t)
{
	struct ply *log = t->now.m.log;

	if (!t->before)
		return;
	t->now = *t->before;
	t->now.m.log = log;
	t->now.m.cap = t->room;
	if (t->log_before)
		memcpy(log, t->log_before, (size_t)t->now.m.n * sizeof *log);
	forget_change(t);
	drop_notes(t);
}

/* ---- storing ----------------------------------------------------------------------------------
 */

static void stored(struct job *j);
static void synced(struct job *j);

static char *copy_json(struct json l)
{
	char *s = malloc(l.n + 1);

	CHECK(s);
	memcpy(s, l.s, l.n + 1);
	return s;
}

/* Does the lobby see a difference? */
static bool relist(struct table *t, struct json *listed)
{
	uint64_t before = t->listed.print;

	*listed = wire_listed(t);
	t->listed.print = print_of(listed->s, listed->n);
	return t->listed.print != before;
}

/* To be woken too early does no harm, and most moves only put it off a little: it is written when
 * half of the time has passed. */
static bool must_write_wake(const struct table *t, uint64_t wake)
{
	uint64_t now = world_now(), old = t->listed.wake;

	return !old || !wake || wake < old || old < now || old - now < (wake - now) / 2;
}

static void fill_summary(struct table *t, struct job *j)
{
	uint64_t wake = next_wake(t);
	bool has_wake = must_write_wake(t, wake);
	struct json listed;

	t->listed.is_new = relist(t, &listed);
	t->listed.wake = has_wake || t->listed.is_new ? wake : t->listed.wake;
	j->summary = (struct summary){ .state = (int)t->now.state,
								   .is_public = t->terms.is_public,
								   .wake = wake,
								   .is_as_it_was = !has_wake && !t->listed.is_new };
	if (t->listed.is_new)
		j->summary.json = copy_json(listed);
}

static void forget_summary(struct table *t) { t->listed.print = t->listed.wake = 0; }

/* It was to be woken, and there was nothing to do yet. */
static void wake_later(struct table *t)
{
	struct job *j;

	t->listed.is_due = false;
	if (t->is_busy || !t->g || (next_wake(t) && next_wake(t) <= world_now()))
		return;
	j = job_new(JOB_WAKE, t->id, job_free, NULL);
	j->summary.wake = t->listed.wake = next_wake(t);
	j->at = world_now();
	store_do(j);
}

static void submit(struct table *t)
{
	struct job *j = job_new(t->is_new ? JOB_CREATE : JOB_APPEND, t->id, stored, t);

	roll_dice(t);
	CHECK(!t->draft.lines.full);
	t->now.seq++;
	t->now.stored += (int64_t)t->draft.lines.len;
	j->change = change_new(t->now.seq, t->draft.at, t->draft.lines.buf, t->draft.lines.len);
	j->game = t->g->id;
	j->head = t->is_new ? strdup(t->head) : NULL;
	fill_summary(t, j);
	t->is_busy = true;
	store_do(j);
}

static void request_sync(struct table *t)
{
	struct job *j = job_new(JOB_LOAD, t->id, synced, t);

	j->after = t->now.seq;
	t->needs_sync = false;
	t->is_busy = true;
	store_do(j);
}

/* ---- faults -------------------------------------------------------------- */

static void write_fault(struct table *t, const char *why)
{
	struct job *j = job_new(JOB_APPEND, t->id, job_free, NULL);
	char line[FAULT_TEXT + 16];

	snprintf(line, sizeof line, "~ fault %s\n", why);
	t->draft.at = world_now();
	t->now.seq++;
	j->change = change_new(t->now.seq, t->draft.at, line, strlen(line));
	j->summary.state = TABLE_FAULT;
	store_do(j);
}

/* The room is closed: what was not stored is forgotten, everybody is told. */
static void take_out(struct table *t, const char *why)
{
	bool is_known = t->now.state == TABLE_FAULT;

	log_line(LOG_ERROR, "fault", "table=%s check=\"%s\"", t->id, why);
	put_back(t);
	drop_notes(t);
	if (!is_known) {
		count(M_FAULTS, 1);
		snprintf(t->now.fault, FAULT_TEXT, "%s", why);
		if (!t->is_new)
			write_fault(t, why);
		t->now.state = TABLE_FAULT;
		t->now.ended = world_now();
		conns_send(t, EVERYBODY, wire_fault());
	}
	if (t->waiting.current)
		refuse_call(t->waiting.current, R_FAULT, "%s", out_of_play);
}

void fail_table(struct table *t, const char *why)
{
	if (t->is_busy)
		return; /* what is being stored comes first; the bot will be asked again */
	take_out(t, why);
}

/* Work on a table, with a way out.  It may be gone afterwards. */
void serve_table(struct table *t, void (*fn)(void *self), void *self)
{
	char why[FAULT_TEXT];

	t->pins++;
	if (!guarded(fn, self, why))
		take_out(t, why);
	t->pins--;
	if (t->is_gone)
		drop_table(t);
	else
		run_table(t);
}

/* ---- running calls ------------------------------------------------------- */

/* Each refuses the call, and answers whether it did. */
static bool has_no_right(const struct table *t, struct call *c)
{
	const struct endpoint *e = c->endpoint;
	bool is_stranger = c->has_token && c->seat == SEAT_NOBODY && !c->is_host && !c->is_cookie;

	if (is_stranger && !is_for_newcomers(e))
		refuse_call(c, R_NO_SEAT, "This token is no seat's at this table.");
	else if (t->now.state == TABLE_FAULT && !(e->states & 1u << TABLE_FAULT))
		refuse_call(c, R_FAULT, "%s", out_of_play);
	else if (e->right == SEATED && c->seat == SEAT_NOBODY)
		refuse_call(c, R_NO_SEAT, "Only those who sit at this table can do that.");
	else if (e->right == HOST && !c->is_host)
		refuse_call(c, R_NOT_YOURS, "Only the host of this table can do that.");
	else
		return false;
	return true;
}

static bool is_untimely(const struct table *t, struct call *c)
{
	if (c->endpoint->states & 1u << t->now.state)
		return false;
	refuse_call(c, R_NOT_NOW, "'%s' is not possible while the table is %s.", c->endpoint->name,
				t->now.state == TABLE_OPEN      ? "open: the game has not started"
				: t->now.state == TABLE_PLAYING ? "playing: the game is not over"
												: "closed: the game is over");
	return true;
}

static bool is_too_much(const struct table *t, struct call *c)
{
	enum budget_id over = !c->endpoint->is_extra ? N_BUDGETS
						  : c->seat < MAX_SEATS && !fits(B_SEAT_STORAGE, t->now.extras[c->seat])
							  ? B_SEAT_STORAGE
						  : !fits(B_TABLE_STORAGE, t->now.stored) ? B_TABLE_STORAGE
																  : N_BUDGETS;

	if (over != N_BUDGETS)
		refuse_call(c, R_TOO_MANY, "%s", budget_sentence(over));
	return over != N_BUDGETS;
}

static bool is_refused(const struct table *t, struct call *c)
{
	return has_no_right(t, c) || is_untimely(t, c) || is_too_much(t, c);
}

static void run_call(void *self)
{
	struct table *t = self;
	struct call *c = t->waiting.current;

	if (c->came)
		observe(H_TABLE_WAIT, c->came);
	find_caller(t, c);
	c->is_held = c->body && keeps_secret(t);
	if (is_refused(t, c))
		return;
	if (c->visitor && (c->seat < MAX_SEATS || c->is_host))
		t->upkeep.payer = c->visitor->address;
	c->endpoint->run(t, c);
	if (t->before)
		submit(t);
	else
		CHECK(!t->waiting.current); /* it has been answered, or a bot has it */
}

static bool take_call(struct table *t)
{
	struct call *c = next_call(t);

	if (c)
		own_call(&t->waiting.current, c);
	return c != NULL;
}

void run_table(struct table *t)
{
	while (!t->is_busy && !t->is_gone) {
		char why[FAULT_TEXT];

		if (t->needs_sync) {
			request_sync(t);
			return;
		}
		if (!t->upkeep.is_due && !take_call(t))
			return;
		t->upkeep.idle_since = world_steady();
		t->pins++;
		if (!guarded(t->upkeep.is_due ? look_after : run_call, t, why))
			take_out(t, why);
		t->pins--;
	}
}

/* ---- when the store has answered ----------------------------------------- */

static void tell_all(void *self)
{
	struct table *t = self;
	struct call *c = t->waiting.current;

	forget_change(t);
	if (c && c->came)
		observe(H_CHANGE, c->came);
	if (c && c->then)
		c->then(t, c);
	else if (c && c->json)
		answer_json(c, c->json);
	else if (c)
		answer_done(c);
	note_table(t);
	send_notes(t);
	if (t->listed.is_new && t->terms.is_public)
		lobby_send(wire_lobby(t));
	after_change(t);
}

static void refuse_all(struct table *t, enum reason why, const char *sentence)
{
	struct call *c;

	while ((c = next_call(t)) != NULL)
		refuse_call(c, why, "%s", sentence);
}

/* Answers a call that is to be made once more, of a table that is there after all. */
static struct call *not_stored(struct table *t, enum job_result result)
{
	struct call *c = t->waiting.current, *again = NULL;

	put_back(t);
	forget_summary(t);
	if (t->is_new && result == CONFLICT) { /* another server has created it meanwhile */
		t->is_gone = true;
		release_call(c);
		again = c;
	} else if (t->is_new) {
		refuse_call(c, R_NOT_STORED, "The table could not be stored; try again later.");
		refuse_all(t, R_NOT_FOUND, "There is no such table.");
		t->is_gone = true;
	} else if (result == CONFLICT && c->tries++ < MOST_TRIES) {
		count(M_CONFLICTS, 1);
		queue_again(t, c);
		t->needs_sync = true;
	} else {
		t->needs_sync = store_is_shared(); /* the answer alone may have been lost */
		refuse_call(c, R_NOT_STORED, "This could not be stored, and so was not done. Try again.");
	}
	return again;
}

static void stored(struct job *j)
{
	struct table *t = j->self;
	enum job_result result = j->result;
	char id[TABLE_TEXT];
	struct call *again;

	memcpy(id, j->id, sizeof id);
	job_free(j);
	t->is_busy = false;
	if (result == STORED) {
		count(M_CHANGES, 1);
		t->is_new = false;
		t->upkeep.is_ours = true;
		serve_table(t, tell_all, t);
		return;
	}
	again = not_stored(t, result);
	if (!t->is_gone) {
		run_table(t);
		return;
	}
	drop_table(t);
	if (again)
		table_call(id, again);
}

/* ---- reading ------------------------------------------------------------- */

static void read_changes(void *self)
{
	struct job *j = self;
	struct table *t = j->self;
	struct json listed;

	if (!j->changes)
		return;
	read_stored(t, j->changes);
	t->upkeep.is_ours = false;
	t->listed.wake = 0; /* who made the changes knows it */
	note_table(t);
	send_notes(t);
	if (relist(t, &listed) && t->terms.is_public && (j->after || t->is_announced))
		lobby_send(wire_lobby(t));
	after_change(t);
}

static void synced(struct job *j)
{
	struct table *t = j->self;

	t->is_busy = false;
	if (j->result == NOT_STORED) {
		refuse_all(t, R_NOT_STORED, "The store does not answer; try again later.");
		t->needs_sync = true;
		t->is_busy = false;
		job_free(j);
		return;
	}
	serve_table(t, read_changes, j);
	job_free(j);
}

static void build(void *self)
{
	struct job *j = self;
	struct table *t = j->self;

	memcpy(t->audience.seen, j->seen, sizeof t->audience.seen);
	read_changes(j);
	sort_calls(t);
}

/* A game that this program does not have, or options it does not know. */
static bool is_readable(struct table *t, struct job *j)
{
	if (j->result == STORED && read_head(t, j->id, j->found_head)) {
		t->head = j->found_head;
		j->found_head = NULL;
		return true;
	}
	if (j->result == NOT_THERE)
		refuse_all(t, R_NOT_FOUND, "There is no such table.");
	else if (j->result == STORED)
		refuse_all(t, R_NOT_FOUND, "This server does not know the game of that table.");
	else
		refuse_all(t, R_NOT_STORED, "The store does not answer; try again later.");
	return false;
}

static void loaded_table(struct job *j)
{
	struct table *t = j->self;

	t->is_busy = false;
	if (!is_readable(t, j)) {
		drop_table(t);
	} else {
		serve_table(t, build, j);
		if (t->listed.is_due)
			wake_later(t);
	}
	job_free(j);
}

static struct table *load_table(const char *id)
{
	struct table *t = calloc(1, sizeof *t);

	CHECK(t);
	snprintf(t->id, TABLE_TEXT, "%s", id);
	keep_table(t);
	t->is_busy = true;
	store_do(job_new(JOB_LOAD, id, loaded_table, t));
	return t;
}

/* ---- for the others ------------------------------------------------------ */

/* Who only asks need not wait for what somebody else is doing: he is told what is stored.  But who
 * is doing it himself is told what comes of it. */
static bool can_look_now(const struct table *t, struct call *c)
{
	if (!t->is_busy || !t->before || t->is_new || c->endpoint->by != BY_GET)
		return false;
	find_caller(t, c);
	return c->seat == SEAT_NOBODY || !t->waiting.current || t->waiting.current->seat != c->seat;
}

struct look {
	struct table *t;
	struct call *c;
};

static void look(void *self)
{
	struct look *l = self;

	l->c->is_held = keeps_secret(l->t);
	if (!is_refused(l->t, l->c))
		l->c->endpoint->run(l->t, l->c);
}

static void look_at_stored(struct table *t, struct call *c)
{
	struct play now = t->now;
	struct look l = { t, NULL };
	char why[FAULT_TEXT];
	bool is_whole;

	own_call(&l.c, c);
	t->now = *t->before;
	t->now.m.log = t->log_before ? t->log_before : now.m.log;
	t->pins++;
	is_whole = guarded(look, &l, why);
	t->pins--;
	t->now = now;
	if (!is_whole)
		log_line(LOG_ERROR, "fault", "table=%s check=\"%s\"", t->id, why);
	if (l.c)
		refuse_call(l.c, R_FAULT, "The program made a mistake there.");
}

void table_call(const char *id, struct call *c)
{
	struct table *t = find_table(id);

	if (t && can_look_now(t, c)) {
		look_at_stored(t, c);
		return;
	}

	if (!t && !has_room(c->has_token)) {
		refuse_call(c, R_BUSY, "%s", budget_sentence(B_HOUSE_TABLES));
		return;
	}
	if (!t)
		t = load_table(id);
	queue_call(t, c);
	run_table(t);
}

static void first_change(void *self)
{
	struct table *t = self;

	t->waiting.current->endpoint->run(t, t->waiting.current);
	submit(t);
}

void create_table(struct table *t, struct call *c)
{
	if (!has_room(true)) {
		refuse_call(c, R_BUSY, "%s", budget_sentence(B_HOUSE_TABLES));
		free_table(t);
		return;
	}
	keep_table(t);
	t->is_new = true;
	own_call(&t->waiting.current, c);
	t->upkeep.payer = c->visitor ? c->visitor->address : 0;
	count(M_CREATED, 1);
	serve_table(t, first_change, t);
}

static void sync_table(struct table *t)
{
	if (!t->g)
		return; /* it is being loaded */
	t->needs_sync = true;
	run_table(t);
}

void tables_news(const char *id, int64_t seq)
{
	struct table *t = find_table(id);

	if (!*id)
		each_table(sync_table);

	if (!t && *id && seq > 0 && lobby_is_watched() && has_room(false))
		load_table(id)->is_announced = true;
	if (t && seq > t->now.seq)
		sync_table(t);
}

/* ---- once in a while ----------------------------------------------------- */

static void put_away_if_idle(struct table *t)
{
	if (!t->is_busy && !has_calls(t) && !t->audience.conns && t->upkeep.thinking < 0 &&
		!t->upkeep.advice && world_steady() - t->upkeep.idle_since > IDLE_FOR &&
		(!next_wake(t) || next_wake(t) > world_now() + IDLE_FOR))
		drop_table(t);
}

static void wake_due(struct job *j)
{
	for (int i = 0; i < j->n_ids; i++) {
		struct table *t = find_table(j->ids[i]);

		if (t)
			wake_later(t);
		else if (has_room(true))
			load_table(j->ids[i])->listed.is_due = true;
	}
	job_free(j);
}

static void sweep(struct timer *timer)
{
	struct job *j = job_new(JOB_DUE, "", wake_due, NULL);

	each_table(put_away_if_idle);
	forget_visitors();
	j->at = world_now();
	j->limit = DUE_MOST;
	store_do(j);
	timer_set(timer, world_steady() + SWEEP_EVERY, sweep);
}

void tables_open(void) { sweep(&sweeper); }

void tables_close(void) { timer_stop(&sweeper); }
