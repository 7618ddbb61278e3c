/* lab/watch.c -- one game, watched closely: what was done, what came of it, and how lucky it was.
 *
 * Chance is keyed: the i-th die of one kind depends on the deal's seed alone.  So does what a bot
 * thinks of at its i-th decision.  Variants of the rules stay alike until the rules make a
 * difference. */

#include "lab/lab.h"

#include "bots/ask.h"
#include "core/playout.h"

struct scene {
	struct worker *w;
	const struct game *g;
	const struct player *player;
	const int *lineup;
	struct sums *sums;
	struct chest *chest;
	struct facts *facts;
	uint64_t seed;
	uint32_t drawn[MAX_VERBS];
	uint32_t asked[MAX_SEATS];  /* decisions so far */
	int64_t waiting[MAX_SEATS]; /* decisions of others since this seat's last one */
	seatset opened;             /* who has made a choice */
	act cause;                  /* the last decision, and whose it was */
	int causer;
	int16_t points[MAX_SEATS]; /* so far */
	_Alignas(16) unsigned char state[MAX_STATE];
	_Alignas(16) unsigned char before[MAX_STATE];
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
	int n;
};

/* ---- chance --------------------------------------------------------------------------------- */

static void note_luck(struct scene *s, act a)
{
	unsigned verb = (unsigned)act_verb(a);
	uint64_t key = mix64(s->seed ^ mix64(0x2545f4914f6cdd1du + (uint64_t)s->facts->actions));
	int32_t luck[MAX_SEATS];
	int64_t squares = 0;

	if (!luck_of(s->g, s->before, a, s->w->job->foresight, key, luck))
		return;
	for (int seat = 0; seat < s->w->job->seats; seat++) {
		s->facts->luck[seat] += luck[seat];
		squares += (int64_t)luck[seat] * luck[seat];
	}
	chest_add(s->chest, &(struct item){
							.key = KEY(F_LUCK, 0, verb, 0, 0, 0), .times = 1, .holders = squares });
}

static act draw_lot(struct scene *s)
{
	struct lot lot = s->g->lot(s->state);
	uint32_t ticket = keyed_ticket(s->seed, lot.verb, s->drawn[lot.verb]++, lot.tickets);

	memcpy(s->before, s->state, s->g->state_size);
	return s->g->draw(s->state, ticket);
}

/* ---- decisions --------------------------------------------------------------------------------
 */

static act ask_player(struct scene *s, int seat)
{
	const struct player *p = &s->player[s->lineup[seat]];
	uint64_t thought = s->seed ^ mix64((uint64_t)s->lineup[seat] << 32 | s->asked[seat]);
	struct rng r = rng_from(mix64(thought));
	struct question q =
		pose_with(&p->mind, s->state, seat, s->legal, s->n, s->view, &r, s->w->arena);
	struct answer answer;

	ask_mind(p, &q, &answer);
	return answer.a;
}

/* Something that somebody might have thought of: a legal action with another argument. */
static void probe_refusal(struct scene *s, int seat)
{
	struct rng r = rng_from(mix64(s->seed + 0x5851f42d4c957f2du * (s->asked[seat] + 1)));
	act a = s->legal[rng_below(&r, (uint32_t)s->n)];
	int slot = (int)rng_below(&r, MAX_ARGS), shift = 32 - 16 * slot;
	int type = s->g->verbs[act_verb(a)].arg[slot];
	uint32_t values = type >= ARG_GAME || type == ARG_SEAT ? s->g->names[type].n : 0;
	struct why why;

	if (!values)
		return;
	a = (a & ~((act)0xffff << shift)) | (act)rng_below(&r, values) << shift;
	why = game_why_not(s->g, s->state, seat, a);
	if (why.clause && why.clause < s->g->n_clauses)
		chest_count(s->chest, KEY(F_CLAUSE, 0, 0, why.clause, 0, 0), 1);
}

static void note_decision(struct scene *s, int seat)
{
	struct sums *t = s->sums;

	for (int other = 0; other < s->w->job->seats; other++)
		s->waiting[other]++;
	t->waits[seat]++;
	t->waited[seat] += s->waiting[seat] - 1;
	s->waiting[seat] = 0;
	t->chosen[seat] += s->n > 1;
	t->forced[seat] += s->n == 1;
	t->options[seat] += s->n > 1 ? s->n : 0;
	s->facts->decisions++;
	probe_refusal(s, seat);
}

static act decide(struct scene *s, int seat)
{
	act a;

	s->n = s->g->legal(s->state, seat, s->legal);
	note_decision(s, seat);
	a = s->n == 1 ? s->legal[0] : ask_player(s, seat);
	s->asked[seat]++;
	return a;
}

/* ---- what happened ------------------------------------------------------------------------------
 */

/* Named arguments only: cards and places, not numbers. */
static void note_arguments(struct scene *s, int kind, int row, const uint8_t type[MAX_ARGS],
						   const int value[MAX_ARGS], int seat)
{
	for (int i = 0; i < MAX_ARGS; i++)
		if (type[i] >= ARG_GAME && value[i] < s->g->names[type[i]].n)
			chest_hold(s->chest, KEY(kind, 0, row, i, value[i], 0), s->w->serial, seat);
}

static void note_action(struct scene *s, int seat, act a)
{
	const int value[MAX_ARGS] = { act_a(a), act_b(a), act_c(a) };
	int verb = act_verb(a);

	chest_hold(s->chest, KEY(F_VERB, 0, verb, 0, 0, 0), s->w->serial, seat);
	if (seat == SEAT_CHANCE)
		return;
	note_arguments(s, F_ARGUMENT, verb, s->g->verbs[verb].arg, value, seat);
	if (s->n > 1 && !(s->opened & SEAT_BIT(seat))) {
		s->opened |= SEAT_BIT(seat);
		chest_hold(s->chest, KEY(F_OPENING, seat, verb, act_a(a), act_b(a), act_c(a)), s->w->serial,
				   seat);
	}
}

static void note_events(struct scene *s, const struct events *ev)
{
	for (int i = 0; i < ev->n; i++) {
		const struct event *e = &ev->e[i];
		const int value[MAX_ARGS] = { e->a, e->b, e->c };

		chest_hold(s->chest, KEY(F_EVENT, 0, e->kind, 0, 0, 0), s->w->serial, e->seat);
		if (e->seat < MAX_SEATS)
			note_arguments(s, F_EVENT_ARG, e->kind, s->g->events[e->kind].arg, value, e->seat);
	}
}

/* Points go with the last decision, whatever dice fell since; before the first with none. */
static uint64_t source_of(const struct scene *s, int seat)
{
	const int value[MAX_ARGS] = { act_a(s->cause), act_b(s->cause), act_c(s->cause) };
	const struct verb *verb = &s->g->verbs[act_verb(s->cause)];

	for (int i = 0; i < MAX_ARGS && s->causer == seat; i++)
		if (verb->arg[i] >= ARG_GAME && value[i] < s->g->names[verb->arg[i]].n)
			return KEY(F_SOURCE, 0, act_verb(s->cause), 1 + i, value[i], 0);
	return KEY(F_SOURCE, 0, act_verb(s->cause), 0, 0, 0);
}

static void note_points(struct scene *s)
{
	struct standing now;

	s->g->standing(s->state, &now);
	for (int seat = 0; seat < s->w->job->seats; seat++) {
		int64_t more = now.points[seat] - s->points[seat];

		if (more)
			chest_add(s->chest,
					  &(struct item){ .key = source_of(s, seat), .times = 1, .holders = more });
		s->points[seat] = now.points[seat];
	}
}

static void note_parts(struct scene *s, int seat)
{
	int16_t part[MAX_PARTS];

	s->g->parts_of(s->state, seat, part);
	for (int i = 0; i < s->g->n_parts; i++)
		chest_add(
			s->chest,
			&(struct item){ .key = KEY(F_PART, seat, 0, i, 0, 0), .times = 1, .holders = part[i] });
}

static void note_course(struct scene *s)
{
	int32_t share[MAX_SEATS];

	value_of(s->g, s->state, share);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		s->w->course[s->w->plies][seat] = (int16_t)share[seat];
	s->w->plies++;
}

/* ---- the game
 * ------------------------------------------------------------------------------------- */

static void play_ply(struct scene *s, int seat)
{
	struct events ev = { .n = 0 };
	act a = seat == SEAT_CHANCE ? draw_lot(s) : decide(s, seat);

	s->g->apply(s->state, seat, a, &ev);
	s->facts->actions++;
	if (seat == SEAT_CHANCE) {
		note_luck(s, a);
	} else {
		s->cause = a;
		s->causer = seat;
	}
	note_points(s);
	note_action(s, seat, a);
	note_events(s, &ev);
	note_course(s);
}

void end_facts(const struct job *job, const struct standing *st, struct facts *out)
{
	int winners = 0;

	for (int seat = 0; seat < job->seats; seat++)
		winners += st->place[seat] == 1;
	for (int seat = 0; seat < job->seats; seat++) {
		out->win[seat] = st->place[seat] == 1 ? ONE_WIN / winners : 0;
		out->points[seat] = st->points[seat];
	}
}

static void note_end(struct scene *s)
{
	chest_count(s->chest, KEY(F_LENGTH, 0, 0, 0, s->facts->actions >> 16, s->facts->actions), 1);
	for (int seat = 0; seat < s->w->job->seats; seat++)
		chest_count(s->chest, KEY(F_POINTS, seat, 0, 0, 0, s->facts->points[seat] - LEAST_POINTS),
					1);
	for (int seat = 0; seat < s->w->job->seats && s->g->parts_of; seat++)
		note_parts(s, seat);
	chest_settle(s->chest, s->facts->win);
}

bool watch_game(struct worker *w, int variant, uint64_t seed, const int lineup[MAX_SEATS],
				struct facts *out)
{
	struct scene s = { .w = w,
					   .g = w->job->g,
					   .player = w->job->player,
					   .lineup = lineup,
					   .sums = &w->fresh->sums[variant],
					   .chest = &w->fresh->chest[variant],
					   .facts = out,
					   .seed = seed };
	struct standing st;
	seatset pending;

	w->serial++;
	w->plies = 0;
	s.g->setup(s.state, &w->job->how[variant]);
	note_points(&s);
	while ((pending = s.g->pending(s.state)) != 0) {
		if (w->is_interrupted(w->with))
			return false;
		play_ply(&s, next_seat(pending));
	}
	s.g->standing(s.state, &st);
	end_facts(w->job, &st, out);
	note_end(&s);
	s.sums->watched++;
	tell_story(w, s.sums, out);
	return true;
}
