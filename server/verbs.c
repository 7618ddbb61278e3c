/* server/verbs.c -- what those who sit at a table can do there, each a row of docs/protocol.md. */

#include "server/bots.h"
#include "server/budgets.h"
#include "server/call.h"
#include "server/config.h"
#include "server/hooks.h"
#include "server/metrics.h"
#include "server/endpoints.h"
#include "server/took.h"
#include "server/wire.h"
#include "server/world.h"

#include "bots/bot.h"
#include "record/words.h"

#include <stdio.h>
#include <string.h>

enum { WORD = 256, MOST_TIMES = 1000 };

static const char *level_of(const struct table *t, const struct call *c)
{
	const char *level = json_string_value(json_object_get(c->body, "bot"));

	return level ? level : t->terms.level;
}

/* ---- playing ------------------------------------------------------------- */

static bool is_stale(const struct table *t, struct call *c, int64_t stamp)
{
	if (stamp == t->now.m.stamp[c->seat])
		return false;
	refuse_call(c, R_STALE, "Something has happened since: the stamp is %u now, not %lld.",
				t->now.m.stamp[c->seat], (long long)stamp);
	return true;
}

static bool has_resigned(const struct table *t, struct call *c)
{
	if (!(t->now.m.resigned & SEAT_BIT(c->seat)))
		return false;
	refuse_call(c, R_NOT_NOW, "You have resigned; a bot plays on.");
	return true;
}

/* Parsed, judged and done once. */
void verb_act(struct table *t, struct call *c)
{
	struct why why = { .clause = 0 };
	uint64_t asked_since = t->now.asked_since;
	int step;
	int64_t stamp;
	act a;

	if (has_resigned(t, c) || !want_number(c, "stamp", 0, UINT32_MAX, &stamp) ||
		!want_act(t, c, &a))
		return;
	step = t->g->prompt(t->now.m.state, c->seat).step;
	switch (play_act(t, c->seat, true, (uint32_t)stamp, a, &why)) {
	case PLAYED:
		note_answer(t->g, step, t->draft.at - asked_since);
		count(M_ACTIONS, 1);
		break;
	case ILLEGAL: refuse_illegal(t, c, a, why); break;
	default: CHECK(is_stale(t, c, stamp));
	}
}

static seatset other_people(const struct table *t, int seat)
{
	seatset set = 0;

	for (int i = 0; i < t->how.seats; i++)
		if (i != seat && !is_played_by_bot(t, i))
			set |= SEAT_BIT(i);
	return set;
}

/* Would anybody notice?  The ply is the last of this seat's, or there is nothing to undo. */
static bool is_secret_undo(const struct match *m, int seat)
{
	int i = m->n - 1;

	while (i >= 0 && m->log[i].seat != seat)
		i--;
	return i >= 0 && m->log[i].hidden;
}

void verb_undo(struct table *t, struct call *c)
{
	int64_t stamp;

	if (has_resigned(t, c) || !want_number(c, "stamp", 0, UINT32_MAX, &stamp) ||
		is_stale(t, c, stamp))
		return;
	if (!match_can_undo(&t->now.m, c->seat))
		refuse_call(c, R_NOT_NOW, "Your last action cannot be taken back.");
	else if (is_secret_undo(&t->now.m, c->seat) || !other_people(t, c->seat))
		undo_seat(t, c->seat);
	else
		add_beside(t, "offer %s", seat_word(t, c->seat));
}

static bool is_asked_to_grant(const struct table *t, struct call *c)
{
	if (has_resigned(t, c))
		return false;
	if (t->now.offer >= 0 && t->now.offer != c->seat && !(t->now.granted & SEAT_BIT(c->seat)))
		return true;
	refuse_call(c, R_NOT_NOW, "Nobody is waiting for your consent.");
	return false;
}

void verb_grant(struct table *t, struct call *c)
{
	int who = t->now.offer;

	if (!is_asked_to_grant(t, c))
		return;
	add_beside(t, "grant %s", seat_word(t, c->seat));
	if (other_people(t, who) & ~t->now.granted)
		return;
	if (match_can_undo(&t->now.m, who))
		undo_seat(t, who);
	else
		add_beside(t, "deny %s", seat_word(t, c->seat));
}

void verb_deny(struct table *t, struct call *c)
{
	if (is_asked_to_grant(t, c))
		add_beside(t, "deny %s", seat_word(t, c->seat));
}

void verb_resign(struct table *t, struct call *c)
{
	if (!has_resigned(t, c))
		resign_seat(t, c->seat);
}

void verb_say(struct table *t, struct call *c)
{
	char clean[CHAT_TEXT];
	struct text w = text_in(clean, sizeof clean);
	const char *s;

	if (!want_text(c, "text", CHAT_CHARACTERS, &s))
		return;
	text_clean(&w, s);
	if (!*clean)
		refuse_call(c, R_BAD_MEMBER, "'text' must not be empty.");
	else if (!spend(&t->upkeep.seat_purse[c->seat], B_SEAT_CHAT, 1))
		refuse_call(c, R_TOO_MANY, "%s", budget_sentence(B_SEAT_CHAT));
	else if (!spend(&t->upkeep.purse, B_TABLE_CHAT, 1))
		refuse_call(c, R_TOO_MANY, "%s", budget_sentence(B_TABLE_CHAT));
	else
		add_beside(t, "say %s %s", seat_word(t, c->seat), clean);
}

/* ---- coming, going, being replaced --------------------------------------- */

static bool is_level(const struct table *t, struct call *c)
{
	if (bot_by_id(level_of(t, c)))
		return true;
	refuse_call(c, R_BAD_MEMBER, "There is no bot '%.40s'.", level_of(t, c));
	return false;
}

void start_game(struct table *t)
{
	start_match(t);
	roll_dice(t);
}

static bool is_luck_missing(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		if (lacks_luck(&t->now.seat[i]))
			return true;
	return false;
}

void verb_start(struct table *t, struct call *c)
{
	if (!is_level(t, c))
		return;
	if (is_luck_missing(t)) {
		refuse_call(c, R_NOT_NOW, "Somebody has not added his luck yet.");
		return;
	}
	for (int i = 0; i < t->how.seats; i++)
		if (t->now.seat[i].kind == SEAT_FREE)
			add_beside(t, "bot %s %s", seat_word(t, i), level_of(t, c));
	start_game(t);
}

void verb_leave(struct table *t, struct call *c)
{
	add_beside(t, "unsit %s", seat_word(t, c->seat));
}

void verb_replace(struct table *t, struct call *c)
{
	int seat;

	if (has_resigned(t, c) || (seat = want_seat(t, c, "seat")) < 0)
		return;
	if (!has_lapsed(t, seat)) {
		refuse_call(c, R_NOT_NOW, "Only a seat whose time has run out can be replaced.");
		return;
	}
	add_beside(t, "replacing %s %s", seat_word(t, c->seat), seat_word(t, seat));
	if (!(other_people(t, seat) & ~t->now.seat[seat].replacing))
		add_beside(t, "away %s %s", seat_word(t, seat), t->terms.level);
}

void verb_back(struct table *t, struct call *c)
{
	if (has_resigned(t, c))
		return;
	if (t->now.seat[c->seat].is_away)
		come_back(t, c->seat);
	else
		refuse_call(c, R_NOT_NOW, "No bot plays for you.");
}

static bool does_everybody_want_end(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++) /* also who is away: a bot has no say about his game */
		if (t->now.seat[i].kind == SEAT_PERSON && !(t->now.m.resigned & SEAT_BIT(i)) &&
			!t->now.seat[i].wants_end)
			return false;
	return true;
}

void verb_abandon(struct table *t, struct call *c)
{
	json_t *wish = json_object_get(c->body, "wish");

	if (t->now.state == TABLE_OPEN) {
		if (c->is_host)
			end_unfinished(t);
		else
			refuse_call(c, R_NOT_YOURS, "Only the host can close a table; you can leave it.");
		return;
	}
	if (c->seat == SEAT_NOBODY) {
		if (c->is_host && does_everybody_want_end(t))
			end_unfinished(t);
		else
			refuse_call(c, R_NO_SEAT, "Only those who play can end the game.");
		return;
	}
	if (has_resigned(t, c))
		return;
	if (wish && !json_is_boolean(wish)) {
		refuse_call(c, R_BAD_MEMBER, "'wish' must be true or false.");
		return;
	}
	add_beside(t, "wish %s %d", seat_word(t, c->seat), !json_is_false(wish));
	if (does_everybody_want_end(t))
		end_unfinished(t);
}

/* ---- absent players -----------------------------------------------------------------------------
 */

static int find_step(const struct game *g, const char *word)
{
	for (int i = 0; i < g->n_steps; i++)
		if (g->steps[i].word && !strcmp(g->steps[i].word, word))
			return i;
	return -1;
}

/* The step it is for: named, or the one in which the seat is asked now. */
static int want_step(const struct table *t, struct call *c)
{
	const char *word = json_string_value(json_object_get(c->body, "step"));
	int step = word ? find_step(t->g, word) : t->g->prompt(t->now.m.state, c->seat).step;

	if (step < 0)
		refuse_call(c, R_BAD_MEMBER, "There is no step '%.40s' in this game.", word);
	return step;
}

static bool want_until(struct call *c, int *left, bool *until_asked)
{
	json_t *until = json_object_get(c->body, "until");
	const char *word = json_string_value(until);
	int64_t times = json_integer_value(until);

	*until_asked = !until || (word && !strcmp(word, "asked"));
	*left = UNLIMITED;
	if (json_is_integer(until) && times >= 0 && times <= MOST_TIMES)
		*left = (int)times;
	else if (!*until_asked && !(word && !strcmp(word, "cancelled"))) {
		refuse_call(c, R_BAD_MEMBER,
					"'until' must be \"asked\", \"cancelled\" or a number of times.");
		return false;
	}
	return true;
}

void verb_order(struct table *t, struct call *c)
{
	char word[WORD];
	struct text w = text_in(word, sizeof word);
	bool until_asked;
	int left, step;
	act a;

	if (has_resigned(t, c) || !want_act(t, c, &a) || !want_until(c, &left, &until_asked))
		return;
	act_text(t->g, a, &w);
	if (left == 0) {
		add_beside(t, "unorder %s %s", seat_word(t, c->seat), word);
		return;
	}
	if ((step = want_step(t, c)) < 0)
		return;
	if (t->now.seat[c->seat].orders == MAX_ORDERS)
		refuse_call(c, R_TOO_MANY, "You have %d standing orders already.", MAX_ORDERS);
	else
		add_beside(t, "order %s %d %d %d %s", seat_word(t, c->seat), left, until_asked, step, word);
}

void verb_notify(struct table *t, struct call *c)
{
	const char *url, *why;

	if (json_is_null(json_object_get(c->body, "url"))) {
		add_beside(t, "hook %s ", seat_word(t, c->seat));
		return;
	}
	if (!want_text(c, "url", HOOK_TEXT - 1, &url))
		return;
	why = config.webhooks ? why_not_hook(url) : "This server calls no webhooks.";
	if (why)
		refuse_call(c, R_BAD_MEMBER, "%s", why);
	else
		add_beside(t, "hook %s %s", seat_word(t, c->seat), url);
}

/* ---- the server itself --------------------------------------------------- */

/* The stamp says whether what was seen is still so, the rules whether it may be done. */
static void run_bot(struct table *t, struct call *c)
{
	struct why why;

	if (is_played_by_bot(t, c->seat) &&
		play_act(t, c->seat, false, c->stamp, c->act, &why) == PLAYED)
		return;
	answer_done(c);
	after_change(t);
}

static void run_obey(struct table *t, struct call *c)
{
	char word[WORD];
	struct text w = text_in(word, sizeof word);
	struct why why;

	if (is_played_by_bot(t, c->seat) || t->now.m.stamp[c->seat] != c->stamp ||
		!game_allows(t->g, t->now.m.state, c->seat, c->act)) {
		answer_done(c);
		return;
	}
	act_text(t->g, c->act, &w);
	add_beside(t, "ordered %s %s", seat_word(t, c->seat), word);
	CHECK(play_act(t, c->seat, true, c->stamp, c->act, &why) == PLAYED);
}

/* Who is late for the first time has his grace, who is late again a bot, if that is the table's
 * rule.  Who has chosen in secret is not late. */
static void run_expire(struct table *t, struct call *c)
{
	bool is_over = deadline_of(t) && world_now() >= deadline_of(t);
	seatset awaited = is_over ? seats_pending(t) : 0, late = 0;

	for (int i = 0; i < t->how.seats; i++)
		if (is_played_by_bot(t, i))
			awaited &= (seatset)~SEAT_BIT(i);
		else if (has_lapsed(t, i))
			late |= SEAT_BIT(i);
	for (int i = 0; i < t->how.seats; i++)
		if (awaited & ~late & SEAT_BIT(i))
			add_beside(t, "lapse %s", seat_word(t, i));
		else if ((awaited & late & SEAT_BIT(i)) && !t->terms.asks_others)
			add_beside(t, "away %s %s", seat_word(t, i), t->terms.level);
	if (!t->before)
		answer_done(c);
}

static void run_desert(struct table *t, struct call *c)
{
	(void)c;
	end_unfinished(t);
}

const struct endpoint endpoint_bot = {
	"bot", ANYBODY, 1u << TABLE_PLAYING, BY_BOTH, run_bot, false
};
const struct endpoint endpoint_obey = { "obey",  ANYBODY,  1u << TABLE_PLAYING,
										BY_BOTH, run_obey, false };
const struct endpoint endpoint_expire = { "expire", ANYBODY,    1u << TABLE_PLAYING,
										  BY_BOTH,  run_expire, false };
const struct endpoint endpoint_desert = {
	"desert", ANYBODY, 1u << TABLE_PLAYING | 1u << TABLE_OPEN, BY_BOTH, run_desert, false
};
