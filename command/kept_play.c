/* command/kept_play.c -- the contract of a game whose rules are in a kept engine.
 *
 * Each function carries a state over, asks, and carries the answer back: web/engine/contract.c says
 * how.  A game's functions do not know whose they are, so there is a set of them for each engine.
 */

#include "command/kept_engine.h"
#include "core/rng.h"

#include <stdio.h>
#include <string.h>

struct kept kept[MAX_KEPT];

/* ---- carrying over --------------------------------------------------------------------------- */

static void enter(struct kept *k, const void *state)
{
	pthread_mutex_lock(&k->lock);
	if (state)
		memcpy(k->state, state, k->g.state_size);
}

static void enter_view(struct kept *k, const void *view)
{
	pthread_mutex_lock(&k->lock);
	memcpy(k->view, view, view_size_of(&k->g));
}

/* A check that fails over there fails here. */
static void leave(struct kept *k)
{
	bool failed = *k->trapped;

	pthread_mutex_unlock(&k->lock);
	CHECK(!failed);
}

static uint32_t low_of(uint64_t wide) { return (uint32_t)wide; }
static uint32_t high_of(uint64_t wide) { return (uint32_t)(wide >> 32); }
static uint64_t wide_at(const uint32_t *n) { return (uint64_t)n[1] << 32 | n[0]; }

static struct why why_at(const uint32_t *n)
{
	return no((int)n[0], (int)n[1], (int)n[2], (int)n[3]);
}

static void put_options(struct kept *k, const struct setup *how)
{
	for (int i = 0; i < k->g.n_options; i++)
		k->numbers[i] = (uint32_t)how->option[i];
}

/* ---- play ------------------------------------------------------------------------------------ */

static struct why setup(struct kept *k, void *state, const struct setup *how)
{
	struct why why;

	enter(k, NULL);
	put_options(k, how);
	k->kept_setup(how->seats);
	why = why_at(k->numbers);
	memcpy(state, k->state, k->g.state_size);
	leave(k);
	return why;
}

static void seats_for(struct kept *k, const struct setup *how, int *min, int *max)
{
	enter(k, NULL);
	put_options(k, how);
	k->kept_seats_for(how->seats);
	*min = (int)k->numbers[0];
	*max = (int)k->numbers[1];
	leave(k);
}

static seatset pending(struct kept *k, const void *state)
{
	seatset told;

	enter(k, state);
	told = (seatset)k->kept_pending();
	leave(k);
	return told;
}

static seatset asked(struct kept *k, const void *state)
{
	seatset told;

	enter(k, state);
	told = (seatset)k->kept_asked();
	leave(k);
	return told;
}

static struct prompt prompt(struct kept *k, const void *state, int seat)
{
	const uint32_t *n = k->numbers;
	struct prompt told;

	enter(k, state);
	k->kept_prompt((uint32_t)seat);
	told = (struct prompt){ (uint16_t)n[0], (uint16_t)n[1], (uint16_t)n[2], (uint16_t)n[3] };
	leave(k);
	return told;
}

static int legal(struct kept *k, const void *state, int seat, act *out)
{
	int n;

	enter(k, state);
	n = (int)k->kept_legal((uint32_t)seat);
	for (int i = 0; i < n && i < MAX_LEGAL; i++)
		out[i] = wide_at(k->numbers + 2 * i);
	leave(k);
	CHECK(n <= MAX_LEGAL);
	return n;
}

static struct why why_not(struct kept *k, const void *state, int seat, act a)
{
	struct why why;

	enter(k, state);
	k->kept_why_not((uint32_t)seat, low_of(a), high_of(a));
	why = why_at(k->numbers);
	leave(k);
	return why;
}

static struct lot lot(struct kept *k, const void *state)
{
	struct lot told = { 0 };

	enter(k, state);
	k->kept_lot();
	told.verb = (uint16_t)k->numbers[0];
	told.tickets = k->numbers[1];
	leave(k);
	return told;
}

static act draw(struct kept *k, const void *state, uint32_t ticket)
{
	act a;

	enter(k, state);
	k->kept_draw(ticket);
	a = wide_at(k->numbers);
	leave(k);
	return a;
}

static struct event event_at(const uint32_t *n)
{
	return (struct event){ (uint16_t)n[0], (uint16_t)n[1], (uint16_t)n[2], (uint16_t)n[3],
						   (uint8_t)n[4],  (uint8_t)n[5],  (seatset)n[6],  0 };
}

static void apply(struct kept *k, void *state, int seat, act a, struct events *ev)
{
	int n;

	enter(k, state);
	n = (int)k->kept_apply((uint32_t)seat, low_of(a), high_of(a));
	for (int i = 0; ev && i < n && ev->n < MAX_EVENTS; i++)
		ev->e[ev->n++] = event_at(k->numbers + 8 * i);
	memcpy(state, k->state, k->g.state_size);
	leave(k);
}

static void standing(struct kept *k, const void *state, struct standing *out)
{
	const uint32_t *n = k->numbers;

	memset(out, 0, sizeof *out);
	enter(k, state);
	k->kept_standing();
	out->over = n[0];
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		out->points[seat] = (int16_t)(int32_t)n[1 + 2 * seat];
		out->place[seat] = (uint8_t)n[2 + 2 * seat];
	}
	leave(k);
}

/* ---- views, and what is for clients and bots ------------------------------------------------- */

static void view(struct kept *k, const void *state, int seat, void *out)
{
	enter(k, state);
	k->kept_see((uint32_t)seat);
	memcpy(out, k->view, k->g.view_size);
	leave(k);
}

static void imagine(struct kept *k, void *state, const void *seen, int seat, struct rng *r)
{
	uint64_t seed = rng_next(r);

	enter_view(k, seen);
	k->kept_imagine((uint32_t)seat, low_of(seed), high_of(seed));
	memcpy(state, k->state, k->g.state_size);
	leave(k);
}

/* The engine makes an object of it; its members are wanted. */
static void show(struct kept *k, const void *seen, int seat, struct text *json)
{
	uint32_t n;

	enter_view(k, seen);
	n = k->kept_show((uint32_t)seat);
	if (n > 2) {
		if (json->comma)
			text_char(json, ',');
		text_bytes(json, k->said + 1, n - 2);
		json->comma = true;
	}
	leave(k);
}

static void board(struct kept *k, const void *seen, int seat, struct text *out)
{
	uint32_t n;

	enter_view(k, seen);
	n = k->kept_board((uint32_t)seat);
	text_bytes(out, k->said, n);
	leave(k);
}

static void judge(struct kept *k, const void *state, int32_t share[MAX_SEATS])
{
	enter(k, state);
	k->kept_judge();
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = (int32_t)k->numbers[seat];
	leave(k);
}

static const char *audit(struct kept *k, const void *state)
{
	uint32_t n;

	enter(k, state);
	n = k->kept_audit();
	snprintf(k->broken, sizeof k->broken, "%.*s", (int)n, k->said);
	leave(k);
	return n ? k->broken : NULL;
}

static void facts(struct kept *k, struct table_facts *out)
{
	enter(k, NULL);
	k->kept_facts(low_of(out->hash), high_of(out->hash));
	out->hash = wide_at(k->numbers);
	leave(k);
}

/* ---- a set of functions for each ------------------------------------------------------------- */

// clang-format off
#define SET(i)                                                                                     \
	static struct why setup_##i(void *s, const struct setup *h) { return setup(&kept[i], s, h); }  \
	static void seats_for_##i(const struct setup *h, int *min, int *max) { seats_for(&kept[i], h, min, max); } \
	static seatset pending_##i(const void *s) { return pending(&kept[i], s); }                     \
	static seatset asked_##i(const void *s) { return asked(&kept[i], s); }                         \
	static struct prompt prompt_##i(const void *s, int seat) { return prompt(&kept[i], s, seat); } \
	static int legal_##i(const void *s, int seat, act *out) { return legal(&kept[i], s, seat, out); } \
	static struct why why_not_##i(const void *s, int seat, act a) { return why_not(&kept[i], s, seat, a); } \
	static struct lot lot_##i(const void *s) { return lot(&kept[i], s); }                          \
	static act draw_##i(const void *s, uint32_t n) { return draw(&kept[i], s, n); }                \
	static void apply_##i(void *s, int seat, act a, struct events *ev) { apply(&kept[i], s, seat, a, ev); } \
	static void standing_##i(const void *s, struct standing *out) { standing(&kept[i], s, out); }  \
	static void view_##i(const void *s, int seat, void *out) { view(&kept[i], s, seat, out); }     \
	static void imagine_##i(void *s, const void *v, int seat, struct rng *r) { imagine(&kept[i], s, v, seat, r); } \
	static void show_##i(const void *v, int seat, struct text *t) { show(&kept[i], v, seat, t); }  \
	static void board_##i(const void *v, int seat, struct text *t) { board(&kept[i], v, seat, t); } \
	static void judge_##i(const void *s, int32_t share[MAX_SEATS]) { judge(&kept[i], s, share); }  \
	static const char *audit_##i(const void *s) { return audit(&kept[i], s); }                     \
	static void facts_##i(struct table_facts *out) { facts(&kept[i], out); }

#define ALL_SETS(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7)
ALL_SETS(SET)

#define ROW(i)                                                                                     \
	{ .setup = setup_##i, .seats_for = seats_for_##i, .pending = pending_##i, .asked = asked_##i,  \
	  .prompt = prompt_##i, .legal = legal_##i, .why_not = why_not_##i, .lot = lot_##i,            \
	  .draw = draw_##i, .apply = apply_##i, .standing = standing_##i, .view = view_##i,            \
	  .imagine = imagine_##i, .show = show_##i, .board = board_##i, .judge = judge_##i,            \
	  .audit = audit_##i, .facts = facts_##i },
static const struct game functions[MAX_KEPT] = { ALL_SETS(ROW) };
// clang-format on

void set_kept_functions(int i) { kept[i].g = functions[i]; }
