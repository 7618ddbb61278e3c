/* core/game.c -- what follows from a game's tables: legality, secrecy and chance for any game. */

#include "core/game.h"

/* ---- secrecy -------------------------------------------------------------- */

size_t view_size_of(const struct game *g) { return g->open ? g->state_size : g->view_size; }

void game_view(const struct game *g, const void *state, int seat, void *view)
{
	if (g->open)
		memcpy(view, state, g->state_size);
	else
		g->view(state, seat, view);
}

void game_imagine(const struct game *g, void *state, const void *view, int seat, struct rng *r)
{
	if (g->open)
		memcpy(state, view, g->state_size);
	else
		g->imagine(state, view, seat, r);
}

static bool sees_arguments(const struct game *g, int actor, act a, int viewer)
{
	if (viewer == actor)
		return true;
	switch (g->verbs[act_verb(a)].secrecy) {
	case OPEN: return true;
	case TO_SEAT: return viewer < MAX_SEATS && viewer == act_a(a);
	case TO_SEATS: return viewer < MAX_SEATS && (act_a(a) & SEAT_BIT(viewer));
	default: return false;
	}
}

static int seen_arg(const struct verb *verb, act a, int i)
{
	bool named = i == 0 && (verb->secrecy == TO_SEAT || verb->secrecy == TO_SEATS);

	return verb->arg[i] && !named ? VEILED_ARG : act_arg(a, i);
}

act act_seen_by(const struct game *g, int actor, act a, int viewer)
{
	const struct verb *verb = &g->verbs[act_verb(a)];

	if (sees_arguments(g, actor, a, viewer))
		return a;
	if (verb->secrecy == VEILED)
		return 0;
	return ACT(act_verb(a), seen_arg(verb, a, 0), seen_arg(verb, a, 1), seen_arg(verb, a, 2));
}

/* Hidden arguments become VEILED_ARG, which prints as "a soldier". */
bool event_seen_by(struct event *e, int viewer)
{
	if (!e->veil || (viewer < MAX_SEATS && (e->sees & SEAT_BIT(viewer))))
		return true;
	if (e->veil & VEIL_ALL)
		return false;
	if (e->veil & VEIL_A)
		e->a = VEILED_ARG;
	if (e->veil & VEIL_B)
		e->b = VEILED_ARG;
	if (e->veil & VEIL_C)
		e->c = VEILED_ARG;
	return true;
}

/* ---- legality ------------------------------------------------------------- */

int arg_count(const struct game *g, int type)
{
	switch (type) {
	case ARG_NONE: return 1;
	case ARG_NUM: return 0x10000;
	case ARG_SEATS: return 1 << MAX_SEATS;
	case ARG_VERB: return g->n_verbs;
	case ARG_STEP: return g->n_steps;
	default: return g->names[type].n;
	}
}

static struct why why_not_written(const struct game *g, act a)
{
	int verb = act_verb(a);

	if (verb == 0 || verb >= g->n_verbs)
		return (struct why){ .clause = WHY_VERB };
	for (int i = 0; i < MAX_ARGS; i++)
		if (act_arg(a, i) >= arg_count(g, g->verbs[verb].arg[i]))
			return (struct why){ WHY_ARGUMENT, (uint16_t)(i + 1), (uint16_t)act_arg(a, i), 0 };
	return (struct why){ 0 };
}

static struct why why_not_asked(const struct game *g, const void *state, int seat)
{
	seatset asked = g->asked(state);

	if (!asked)
		return (struct why){ .clause = WHY_OVER };
	if (seat >= MAX_SEATS || !(asked & SEAT_BIT(seat)))
		return (struct why){ .clause = WHY_NOT_ASKED, .a = asked };
	if (!(g->pending(state) & SEAT_BIT(seat)))
		return (struct why){ .clause = WHY_COMMITTED };
	return (struct why){ 0 };
}

struct why game_why_not(const struct game *g, const void *state, int seat, act a)
{
	struct why w = why_not_written(g, a);
	const struct verb *verb;
	int step;

	if (w.clause)
		return w;
	verb = &g->verbs[act_verb(a)];
	if (!verb->steps)
		return (struct why){ .clause = WHY_CHANCE, .a = (uint16_t)act_verb(a) };
	w = why_not_asked(g, state, seat);
	if (w.clause)
		return w;
	step = g->prompt(state, seat).step;
	if (!(verb->steps & BIT(step)))
		return (struct why){ WHY_STEP, (uint16_t)act_verb(a), (uint16_t)step, 0 };
	return g->why_not(state, seat, a);
}

bool game_is_choice_open(const struct game *g, const void *state, int seat)
{
	int step = g->prompt(state, seat).step;

	if (g->prompt(state, SEAT_NOBODY).step != step)
		return false;
	for (int i = 1; i < g->n_verbs; i++)
		if ((g->verbs[i].flags & HELD) && (g->verbs[i].steps & BIT(step)))
			return false;
	return true;
}

bool game_allows(const struct game *g, const void *state, int seat, act a)
{
	return game_why_not(g, state, seat, a).clause == ALLOWED;
}

/* ---- chance ---------------------------------------------------------------- */

int game_outcomes(const struct game *g, const void *state, struct outcome *out)
{
	uint32_t tickets = g->lot(state).tickets;
	int n = 0;

	for (uint32_t i = 0; i < tickets; i++) {
		act a = g->draw(state, i);
		if (n && out[n - 1].act == a) {
			out[n - 1].weight++;
			continue;
		}
		CHECK(n < MAX_OUTCOMES);
		out[n++] = (struct outcome){ a, 1 };
	}
	return n;
}

bool game_can_happen(const struct game *g, const void *state, act a)
{
	uint32_t tickets = g->lot(state).tickets;

	for (uint32_t i = 0; i < tickets; i++)
		if (g->draw(state, i) == a)
			return true;
	return false;
}

/* The arguments that are drawn: not the seats to whom a secret is told. */
static bool draws_from(const struct verb *verb, int type)
{
	int first = verb->secrecy == TO_SEAT || verb->secrecy == TO_SEATS;

	for (int i = first; i < MAX_ARGS; i++)
		if (verb->arg[i] == type)
			return true;
	return false;
}

bool game_is_drawn_unseen(const struct game *g, int type)
{
	for (int i = 1; i < g->n_verbs; i++)
		if (!g->verbs[i].steps && g->verbs[i].secrecy != OPEN && draws_from(&g->verbs[i], type))
			return true;
	return false;
}

bool game_may_people_draw(const struct game *g, int verb)
{
	const struct verb *v = &g->verbs[verb];

	for (int i = 0; i < MAX_ARGS; i++)
		if (v->arg[i] != ARG_NONE && game_is_drawn_unseen(g, v->arg[i]))
			return false;
	return v->secrecy == OPEN;
}

/* ---- what rows of tables name (core/rows.h) ---------------------------------- */

struct state;
struct why always_allowed(const struct state *s, int seat, act a);
int lists_nothing(const struct state *s, int seat, act *out);

struct why always_allowed(const struct state *s, int seat, act a)
{
	(void)s, (void)seat, (void)a;
	return allowed();
}

int lists_nothing(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat, (void)out;
	return 0;
}

/* ---- setting up ------------------------------------------------------------ */

struct setup game_usual(const struct game *g)
{
	struct setup how = { .seats = g->usual_seats };

	for (int i = 0; i < g->n_options; i++)
		how.option[i] = g->options[i].usual;
	return how;
}

void game_seats(const struct game *g, const struct setup *how, int *min, int *max)
{
	*min = g->min_seats;
	*max = g->max_seats;
	if (g->seats_for)
		g->seats_for(how, min, max);
}

static bool has_seats_for(const struct game *g, const struct setup *how)
{
	int min, max;

	game_seats(g, how, &min, &max);
	return how->seats >= min && how->seats <= max;
}

int scenario_row(const struct game *g)
{
	for (int row = 0; row < g->n_options; row++)
		if (text_equal(g->options[row].name, "scenario") && g->options[row].words)
			return row;
	return -1;
}

static void choose_scenario(const struct game *g, struct setup *how)
{
	int row = scenario_row(g);

	for (int value = row < 0 ? 0 : g->options[row].min; row >= 0 && value <= g->options[row].max;
		 value++) {
		struct setup other = *how;
		other.option[row] = value;
		if (has_seats_for(g, &other)) {
			*how = other;
			return;
		}
	}
}

void game_reconcile(const struct game *g, bool chose_seats, bool chose_scenario, struct setup *how)
{
	int min, max;

	if (has_seats_for(g, how))
		return;
	game_seats(g, how, &min, &max);
	if (!chose_seats)
		how->seats = (uint8_t)max;
	else if (!chose_scenario)
		choose_scenario(g, how);
}

const struct scenario_info *game_scenario(const struct game *g, const struct setup *how)
{
	int row = scenario_row(g);

	return g->scenarios ? &g->scenarios[row < 0 ? 0 : how->option[row]] : NULL;
}

bool game_start(const struct game *g, const struct setup *how, void *state, struct text *error)
{
	int min, max;
	struct why w;

	game_seats(g, how, &min, &max);
	if (how->seats < min || how->seats > max) {
		text_str(error, g->title);
		text_str(error, " is for ");
		text_num(error, min);
		if (max > min) {
			text_str(error, " to ");
			text_num(error, max);
		}
		text_str(error, " seats here, not ");
		text_num(error, how->seats);
		text_char(error, '.');
		return false;
	}
	w = g->setup(state, how);
	if (w.clause)
		why_text(g, w, error);
	return !w.clause;
}
