/* web/engine/contract.c -- the contract through the wall: a module's game for programs that keep
 * it.
 *
 * A kept engine outlives the structs of core/game.h, so nothing of their layout shows here: tables
 * are told as JSON, states and views are bytes in two rooms, and all else is 32-bit numbers in a
 * third.  An action is two of them, its lower half first.  command/kept.c is the other side; what
 * is exported here is never changed, only added to. */

#include "core/match.h"
#include "core/rng.h"
#include "games/registry.h"
#include "web/engine/engine.h"

enum { VERSION = 1, HALF = 32 };

static _Alignas(16) unsigned char state_room[MAX_STATE], view_room[MAX_VIEW];
static uint32_t numbers[2 * MAX_LEGAL + 8 * MAX_EVENTS];

/* A module for one game has no other. */
static const struct game *kept(void) { return registry[0].game; }

int EXPORT(kept_version)(void) { return VERSION; }
unsigned char *EXPORT(kept_state)(void) { return state_room; }
unsigned char *EXPORT(kept_view)(void) { return view_room; }
uint32_t *EXPORT(kept_numbers)(void) { return numbers; }

static act join(uint32_t low, uint32_t high) { return (act)high << HALF | low; }

static void put_wide(uint32_t *out, uint64_t wide)
{
	out[0] = (uint32_t)wide;
	out[1] = (uint32_t)(wide >> HALF);
}

static void put_four(unsigned a, unsigned b, unsigned c, unsigned d)
{
	numbers[0] = a;
	numbers[1] = b;
	numbers[2] = c;
	numbers[3] = d;
}

/* ---- tables ---------------------------------------------------------------------------------- */

static void tell_string(const char *key, const char *s)
{
	if (s)
		json_str(&answer, key, s);
}

static void tell_args(const uint8_t arg[MAX_ARGS])
{
	json_open(&answer, "args", '[');
	for (int i = 0; i < MAX_ARGS; i++)
		json_num(&answer, NULL, arg[i]);
	json_close(&answer, ']');
}

static void tell_verb(const struct verb *v)
{
	json_open(&answer, NULL, '{');
	tell_string("word", v->word);
	tell_string("label", v->label);
	tell_args(v->arg);
	json_num(&answer, "secrecy", v->secrecy);
	json_num(&answer, "flags", v->flags);
	json_num(&answer, "low", (uint32_t)v->steps);
	json_num(&answer, "high", (uint32_t)(v->steps >> HALF));
	json_close(&answer, '}');
}

static void tell_step(const struct step *s)
{
	json_open(&answer, NULL, '{');
	tell_string("word", s->word);
	tell_string("phase", s->phase);
	tell_string("ask", s->ask);
	tell_string("hint", s->hint);
	tell_string("wait", s->wait);
	tell_args(s->arg);
	json_close(&answer, '}');
}

static void tell_clause(const struct clause *c)
{
	json_open(&answer, NULL, '{');
	tell_string("id", c->id);
	tell_string("source", c->source);
	tell_string("text", c->text);
	tell_string("refusal", c->refusal);
	tell_args(c->arg);
	json_close(&answer, '}');
}

static void tell_event(const struct event_info *e)
{
	json_open(&answer, NULL, '{');
	tell_string("id", e->id);
	tell_string("text", e->text);
	tell_args(e->arg);
	json_close(&answer, '}');
}

static void tell_list(const char *key, const char *const *list, int n)
{
	if (!list)
		return;
	json_open(&answer, key, '[');
	for (int i = 0; i < n; i++)
		json_str(&answer, NULL, list[i] ? list[i] : "");
	json_close(&answer, ']');
}

static void tell_names(const struct names *names)
{
	json_open(&answer, NULL, '{');
	tell_string("type", names->type);
	tell_string("veiled", names->veiled);
	json_num(&answer, "n", names->n);
	tell_list("words", names->word, names->n);
	tell_list("titles", names->title, names->n);
	json_close(&answer, '}');
}

static void tell_option(const struct option *o)
{
	json_open(&answer, NULL, '{');
	tell_string("name", o->name);
	tell_string("sentence", o->sentence);
	json_num(&answer, "min", o->min);
	json_num(&answer, "max", o->max);
	json_num(&answer, "usual", o->usual);
	json_num(&answer, "numbers", o->numbers);
	tell_list("words", o->words, o->max + 1);
	json_close(&answer, '}');
}

#define TELL_ROWS(key, rows, n, tell)                                                              \
	do {                                                                                           \
		json_open(&answer, key, '[');                                                              \
		for (int i = 0; i < (n); i++)                                                              \
			tell(&(rows)[i]);                                                                      \
		json_close(&answer, ']');                                                                  \
	} while (0)

static void tell_sizes(const struct game *g)
{
	json_num(&answer, "rules", g->rules);
	json_num(&answer, "min_seats", g->min_seats);
	json_num(&answer, "max_seats", g->max_seats);
	json_num(&answer, "usual_seats", g->usual_seats);
	json_num(&answer, "state_size", g->state_size);
	json_num(&answer, "view_size", g->view_size);
	json_num(&answer, "max_legal", g->max_legal);
	json_num(&answer, "max_outcomes", g->max_outcomes);
	json_num(&answer, "max_actions", g->max_actions);
	json_bool(&answer, "open", g->open);
}

/* All that is fixed about the game. */
int EXPORT(kept_about)(void)
{
	const struct game *g = kept();

	open_answer();
	json_open(&answer, NULL, '{');
	tell_string("id", g->id);
	tell_string("title", g->title);
	tell_string("blurb", g->blurb);
	tell_sizes(g);
	TELL_ROWS("verbs", g->verbs, g->n_verbs, tell_verb);
	TELL_ROWS("steps", g->steps, g->n_steps, tell_step);
	TELL_ROWS("clauses", g->clauses, g->n_clauses, tell_clause);
	TELL_ROWS("events", g->events, g->n_events, tell_event);
	TELL_ROWS("names", g->names, g->n_names, tell_names);
	TELL_ROWS("options", g->options, g->n_options, tell_option);
	json_close(&answer, '}');
	return good();
}

/* ---- play: of the state in its room ---------------------------------------------------------- */

/* Options are in the numbers. */
static struct setup read_setup(int seats)
{
	struct setup how = game_usual(kept());

	how.seats = (uint8_t)seats;
	for (int i = 0; i < kept()->n_options; i++)
		how.option[i] = (int32_t)numbers[i];
	return how;
}

void EXPORT(kept_setup)(int seats)
{
	struct setup how = read_setup(seats);
	struct why why = kept()->setup(state_room, &how);

	put_four(why.clause, why.a, why.b, why.c);
}

void EXPORT(kept_seats_for)(int seats)
{
	struct setup how = read_setup(seats);
	int min = kept()->min_seats, max = kept()->max_seats;

	if (kept()->seats_for)
		kept()->seats_for(&how, &min, &max);
	put_four((unsigned)min, (unsigned)max, 0, 0);
}

int EXPORT(kept_pending)(void) { return kept()->pending(state_room); }
int EXPORT(kept_asked)(void) { return kept()->asked(state_room); }

void EXPORT(kept_prompt)(int seat)
{
	struct prompt p = kept()->prompt(state_room, seat);

	put_four(p.step, p.a, p.b, p.c);
}

int EXPORT(kept_legal)(int seat)
{
	static act legal[MAX_LEGAL];
	int n = kept()->legal(state_room, seat, legal);

	for (int i = 0; i < n; i++)
		put_wide(numbers + 2 * i, legal[i]);
	return n;
}

void EXPORT(kept_why_not)(int seat, uint32_t low, uint32_t high)
{
	struct why why = kept()->why_not(state_room, seat, join(low, high));

	put_four(why.clause, why.a, why.b, why.c);
}

void EXPORT(kept_lot)(void)
{
	struct lot lot = kept()->lot(state_room);

	put_four(lot.verb, lot.tickets, 0, 0);
}

void EXPORT(kept_draw)(uint32_t ticket) { put_wide(numbers, kept()->draw(state_room, ticket)); }

static void put_event(uint32_t *out, const struct event *e)
{
	const uint32_t told[] = { e->kind, e->a, e->b, e->c, e->seat, e->veil, e->sees, 0 };

	memcpy(out, told, sizeof told);
}

/* Returns how many things happened, eight numbers each. */
int EXPORT(kept_apply)(int seat, uint32_t low, uint32_t high)
{
	static struct events ev;

	ev.n = 0;
	kept()->apply(state_room, seat, join(low, high), &ev);
	for (int i = 0; i < ev.n; i++)
		put_event(numbers + 8 * i, &ev.e[i]);
	return ev.n;
}

/* Whether it is over; then points and place of each seat. */
void EXPORT(kept_standing)(void)
{
	struct standing st;

	kept()->standing(state_room, &st);
	numbers[0] = st.over;
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		numbers[1 + 2 * seat] = (uint32_t)st.points[seat];
		numbers[2 + 2 * seat] = st.place[seat];
	}
}

void EXPORT(kept_judge)(void)
{
	int32_t share[MAX_SEATS] = { 0 };

#ifdef WITHOUT_GAME_JUDGE
	kept()->judge(state_room, share);
#else
	game_judge(kept(), state_room, share);
#endif
	for (int seat = 0; seat < MAX_SEATS; seat++)
		numbers[seat] = (uint32_t)share[seat];
}

/* The invariant that is broken; nothing: none is. */
int EXPORT(kept_audit)(void)
{
	const char *broken = kept()->audit ? kept()->audit(state_room) : NULL;

	open_answer();
	if (broken)
		text_str(&answer, broken);
	return good();
}

/* A hash that goes on with the numbers of the tables. */
void EXPORT(kept_facts)(uint32_t low, uint32_t high)
{
#ifdef WITHOUT_FACTS /* engines from before a record's start line covered them */
	put_wide(numbers, join(low, high));
#else
	struct table_facts told = { .hash = join(low, high) };

	if (kept()->facts)
		kept()->facts(&told);
	put_wide(numbers, told.hash);
#endif
}

/* ---- views: between the two rooms ------------------------------------------------------------ */

void EXPORT(kept_see)(int seat) { game_view(kept(), state_room, seat, view_room); }

void EXPORT(kept_imagine)(int seat, uint32_t low, uint32_t high)
{
	struct rng r = rng_from(join(low, high));

	game_imagine(kept(), state_room, view_room, seat, &r);
}

int EXPORT(kept_show)(int seat)
{
	open_answer();
	json_open(&answer, NULL, '{');
	kept()->show(view_room, seat, &answer);
	json_close(&answer, '}');
	return good();
}

int EXPORT(kept_board)(int seat)
{
	open_answer();
	kept()->board(view_room, seat, &answer);
	return good();
}
