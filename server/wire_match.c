/* server/wire_match.c -- what is sent to clients: what has happened in a match, and what may. */

#include "core/retell.h"
#include "record/position.h"
#include "server/wire.h"
#include "server/wire_parts.h"

#include <stdlib.h>
#include <string.h>

enum { HISTORY_MOST = 1000 };

/* ---- history, replay, record ---------------------------------------------- */

/* Those of the ply's events that are seen and lie at or after `from`, the first being number `at`.
 */
static int64_t put_seen(struct text *t, const struct game *g, const struct events *ev, int viewer,
						int64_t at, int64_t from)
{
	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];

		if (!event_seen_by(&e, viewer))
			continue;
		if (at++ < from || at > from + HISTORY_MOST)
			continue;
		event_json(g, &e, t);
	}
	return at;
}

struct json wire_history(const struct table *at, int viewer, int64_t from)
{
	struct retelling r;
	struct text t = open_json();
	int64_t n = 0;

	json_open(&t, NULL, '{');
	json_num(&t, "from", from);
	json_open(&t, "events", '[');
	retell_begin(&r, &at->now.m);
	while (retell_next(&r))
		n = put_seen(&t, at->g, &r.events, viewer, n, from);
	json_close(&t, ']');
	json_num(&t, "count", n);
	json_bool(&t, "more", n > from + HISTORY_MOST);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_replay(const struct table *at, int viewer, int plies)
{
	struct match m;
	struct ply *log = calloc((size_t)plies + 1, sizeof *log);
	struct events last;
	struct text t = open_json();

	CHECK(is_ended(at) && log);
	match_at(&m, &at->now.m, plies, log, plies, &last);
	json_open(&t, NULL, '{');
	json_num(&t, "at", plies);
	json_num(&t, "plies", at->now.m.n);
	position_member(&m, "position", viewer, &last, &t);
	json_close(&t, '}');
	free(log);
	return close_json(&t);
}

struct json wire_record(const struct table *at)
{
	static struct record_notes notes;
	struct text t = open_json();

	CHECK(is_ended(at));
	memset(&notes, 0, sizeof notes);
	fill_notes(at, &notes);
	notes.is_bare |= at->now.state == TABLE_FAULT;
	CHECK(dice_to_tags(&at->cup.dice, &notes));
	record_write(&at->now.m, &notes, &t);
	return close_json(&t);
}

struct json wire_why(const struct table *at, int viewer, const char *written)
{
	struct text t = open_json();

	why_not_json(&at->now.m, viewer, written, &t);
	return close_json(&t);
}

/* ---- advice --------------------------------------------------------------- */

struct json wire_thoughts(const struct game *g, const struct answer *a, uint32_t stamp)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_num(&t, "stamp", stamp);
	json_open(&t, "thoughts", '[');
	for (int i = 0; i < a->n_thoughts; i++) {
		json_open(&t, NULL, '{');
		act_members(g, a->thought[i].a, &t);
		json_num(&t, "share", a->thought[i].share);
		json_num(&t, "spread", a->thought[i].spread);
		json_close(&t, '}');
	}
	json_close(&t, ']');
	json_close(&t, '}');
	return close_json(&t);
}

static int share_of(double part) { return (int)(part * WHOLE_SHARE + 0.5); }

static void put_outcome(struct text *t, const struct game *g, const struct odds_row *row, int seat)
{
	static struct events results;

	results.n = row->n;
	memcpy(results.e, row->result, (size_t)row->n * sizeof *row->result);
	json_open(t, NULL, '{');
	json_num(t, "share", share_of(row->share));
	json_num(t, "low", share_of(row->low));
	json_num(t, "high", share_of(row->high));
	events_json(g, "events", &results, seat, t);
	json_close(t, '}');
}

struct json wire_odds(const struct game *g, int seat, const struct odds *odds, uint32_t stamp)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_num(&t, "stamp", stamp);
	json_bool(&t, "exact", odds->exact);
	json_num(&t, "rest", share_of(odds->rest));
	json_open(&t, "outcomes", '[');
	for (int i = 0; i < odds->n; i++)
		put_outcome(&t, g, &odds->row[i], seat);
	json_close(&t, ']');
	json_close(&t, '}');
	return close_json(&t);
}
