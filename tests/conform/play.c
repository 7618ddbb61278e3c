/* tests/conform/play.c -- one random game, checked at every ply, then replayed. */

#include "tests/conform/conform.h"

#include <string.h>

enum {
	HEAVY = 3,         /* one position in so many gets the expensive checks */
	THOROUGH = 4,      /* ... and one of those every action over all arguments */
	DENSE_GAMES = 500, /* a long run seeks rare positions: the games after these are checked */
	SPARSE = 8,        /* ... expensively so many times more rarely */
	PLAIN_ONE = 3,
	UNDO_ONE = 8,
};

static bool is_heavy(struct run *run)
{
	return one_in(run, run->games < DENSE_GAMES ? HEAVY : HEAVY * SPARSE);
}

static void check_position(struct run *run)
{
	struct world copy;
	const void *state = run->m.state;

	memcpy(copy.b, state, MAX_STATE);
	run->positions++;
	check_finite(run, state);
	check_untouched(run, state, copy.b);
	if (run->g->pending(state) & SEAT_BIT(SEAT_CHANCE))
		check_chance(run, state);
	if (is_heavy(run)) {
		check_legal(run, state, one_in(run, THOROUGH));
		check_pick(run, state);
		check_words(run, state);
		check_clients(run, state);
		check_aim(run, state);
		check_numbers(run, state);
		if (one_in(run, PLAIN_ONE))
			check_plain(run, state, viewer(run, (int)rng_below(&run->r, (uint32_t)n_viewers(run))));
	}
	if (is_heavy(run)) {
		check_together(run);
		check_secret(run, state);
		check_look_alikes(run, state);
		check_stale(run);
		check_commuting(run, state);
	}
	check_untouched(run, state, copy.b);
}

/* ---- choosing ---------------------------------------------------------------- */

static int random_seat(struct run *run)
{
	seatset pending = run->g->pending(run->m.state);

	return nth_bit(pending, (int)rng_below(&run->r, (uint32_t)count_bits(pending)));
}

static act random_choice(struct run *run, int seat)
{
	act list[MAX_LEGAL];
	int n = choices(run->g, run->m.state, seat, list);

	return seat == SEAT_CHANCE ? list[rng_below(&run->r, (uint32_t)n)]
							   : varied_choice(list, n, &run->r);
}

/* ---- taking back ------------------------------------------------------------- */

static bool was_noticed(const struct run *run, const void *before, int actor)
{
	struct sight v, w;

	for (int i = 0; i < n_viewers(run); i++) {
		int seat = viewer(run, i);
		if (seat == actor)
			continue;
		game_view(run->g, before, seat, v.b);
		game_view(run->g, run->m.state, seat, w.b);
		if (memcmp(v.b, w.b, view_size_of(run->g)) != 0)
			return true;
	}
	return false;
}

static void check_no_undo(struct run *run, const void *before, int seat, act a)
{
	const struct verb *verb = &run->g->verbs[act_verb(a)];
	bool revealed = verb->secrecy != OPEN && was_noticed(run, before, seat);

	for (int other = 0; seat == SEAT_CHANCE && other < run->how.seats; other++)
		if (match_can_undo(&run->m, other))
			broken(run, MATCH, "%s can take something back after '%s'", seat_word(run->g, other),
				   act_line(run->g, a).s);
	if (seat != SEAT_CHANCE && ((verb->flags & REVEALS) || revealed) &&
		match_can_undo(&run->m, seat))
		broken(run, MATCH, "%s can take back '%s', which revealed something",
			   seat_word(run->g, seat), act_line(run->g, a).s);
}

static void check_undo(struct run *run, const void *before, int seat, act a)
{
	struct world after;
	struct why why;

	check_no_undo(run, before, seat, a);
	check_shared_undo(run, seat, a);
	if (seat == SEAT_CHANCE || !match_can_undo(&run->m, seat) || !one_in(run, UNDO_ONE))
		return;
	memcpy(after.b, run->m.state, MAX_STATE);
	if (!match_undo(&run->m, seat) || memcmp(before, run->m.state, run->g->state_size) != 0)
		broken(run, MATCH, "taking back '%s' does not restore the position", act_line(run->g, a).s);
	if (match_play(&run->m, seat, run->m.stamp[seat], a, NULL, &why) != PLAYED ||
		memcmp(after.b, run->m.state, run->g->state_size) != 0)
		broken(run, MATCH, "'%s', taken back and played again, does something else",
			   act_line(run->g, a).s);
}

/* ---- playing ----------------------------------------------------------------- */

static void play_ply(struct run *run)
{
	struct world before;
	struct events ev = { 0 };
	struct why why = { 0 };
	int seat = random_seat(run);
	act a = random_choice(run, seat);

	memcpy(before.b, run->m.state, MAX_STATE);
	check_apply(run, before.b, seat, a);
	if (seat == SEAT_CHANCE ? !match_happen(&run->m, a, &ev)
							: match_play(&run->m, seat, run->m.stamp[seat], a, &ev, &why) != PLAYED)
		broken(run, MATCH, "'%s' of %s cannot be played: %s", act_line(run->g, a).s,
			   seat_word(run->g, seat), why_line(run->g, why).s);
	check_undo(run, before.b, seat, a);
}

static void check_replay(struct run *run)
{
	struct world w;
	char error[MAX_LINE_TEXT];
	struct text t = text_in(error, sizeof error);

	memset(w.b, 0xab, sizeof w.b);
	game_start(run->g, &run->how, w.b, &t);
	for (int i = 0; i < run->m.n; i++) {
		run->g->apply(w.b, run->m.log[i].seat, run->m.log[i].a, NULL);
		if (position_print(run->g, w.b) != run->m.log[i].print)
			broken(run, PLAIN, "replayed, the fingerprint differs after ply %d", i + 1);
	}
	if (memcmp(w.b, run->m.state, run->g->state_size) != 0)
		broken(run, PLAIN, "the same actions do not lead to the same bytes");
}

void play_checked_game(struct run *run)
{
	char error[MAX_LINE_TEXT];
	struct text t = text_in(error, sizeof error);

	run->m.n = 0;
	check_setup(run);
	if (!match_start(&run->m, run->g, &run->how, run->log, (int)run->g->max_actions + 1, &t))
		broken(run, FINITE, "it cannot be set up: %s", error);
	check_position(run);
	while (run->g->pending(run->m.state)) {
		if (run->m.n >= (int)run->g->max_actions)
			broken(run, FINITE, "it is not over after %u actions", run->g->max_actions);
		play_ply(run);
		check_position(run);
	}
	check_no_late_resignation(run);
	check_clients(run, run->m.state);
	check_aim(run, run->m.state);
	check_numbers(run, run->m.state);
	check_secret(run, run->m.state);
	check_replay(run);
	if (!run->g->open)
		note_game(run);
	run->games++;
}
