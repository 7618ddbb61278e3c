/* term/sitting.c -- the flow of play at this terminal: chance, bots, forced moves, people.
 *
 *        +--> chance? ----> typed dice or the seed --+
 *        |    bot? -------> it chooses --------------+--> over? --> the standing
 *        |    forced? ----> played, and told --------+        |
 *        |    person? ----> asked (turn.c) ----------+        |
 *        +---------------------------------------------<------+ */

#include "term/sitting.h"

#include "bots/ask.h"
#include "term/line.h"

static bool is_person(const struct sitting *s, int seat)
{
	return s->people & ~s->gave_up & SEAT_BIT(seat);
}

void play_action(struct sitting *s, int seat, act a, bool forced)
{
	struct why why;
	enum played played;

	s->forced[s->m.n] = forced;
	played = match_play(&s->m, seat, s->m.stamp[seat], a, NULL, &why);
	CHECK(played == PLAYED);
}

/* ---- chance and bots ---------------------------------------------------------------- */

/* Each decision has a generator of its own, so that a resumed game goes on as it would have. */
void ask_bot(const struct sitting *s, int seat, const struct bot *bot, struct answer *out)
{
	static struct asking asking;
	struct rng r = rng_from(mix64(s->seed + (uint64_t)s->m.n * MAX_SEATS + (uint64_t)seat));

	pose(&asking, s->m.g, s->m.state, seat, &r, s->arena);
	bot->choose(&asking.q, out);
}

void ask_odds(const struct sitting *s, int seat, act a, struct odds *out)
{
	static _Alignas(16) unsigned char view[MAX_VIEW];
	struct rng r = rng_from(mix64(s->seed + (uint64_t)s->m.n));

	game_view(s->m.g, s->m.state, seat, view);
	find_odds(s->m.g, view, seat, a, &r, s->arena, BOT_ARENA, out);
}

static void play_bot(struct sitting *s, int seat)
{
	struct answer answer;

	if (s->people)
		s->face->thinks(s, seat);
	ask_bot(s, seat, s->bot[seat], &answer);
	play_action(s, seat, answer.a, false);
	if (s->people)
		s->face->acted(s);
}

static bool roll(struct sitting *s)
{
	enum asked asked = s->typed_dice ? ask_for_chance(s) : NOT_ASKED;

	if (asked == NOT_ASKED)
		CHECK(match_roll(&s->m, fate_seeded(&s->seed), NULL));
	return asked != NO_ANSWER;
}

static int find_pending(const struct sitting *s, bool person)
{
	seatset pending = s->m.g->pending(s->m.state);

	for (int seat = 0; seat < s->m.how.seats; seat++)
		if ((pending & SEAT_BIT(seat)) && is_person(s, seat) == person)
			return seat;
	return SEAT_NOBODY;
}

void play_automatically(struct sitting *s)
{
	s->gave_up = s->people;
	s->typed_dice = false;
	while (!match_over(&s->m) && !is_interrupted()) {
		int seat = find_pending(s, false);

		if (match_chance_pending(&s->m))
			roll(s);
		else
			play_bot(s, seat);
	}
}

/* ---- people ---------------------------------------------------------------------------- */

static bool person_acts(struct sitting *s, int seat)
{
	bool is_watched = s->people & ~SEAT_BIT(seat);
	act only;

	if (match_forced(&s->m, seat, is_watched, &only)) {
		play_action(s, seat, only, true);
		return true;
	}
	return s->face->pass(s, seat) && s->face->ask(s, seat) == DECIDED;
}

static bool go_on(struct sitting *s)
{
	int seat;

	if (match_chance_pending(&s->m))
		return roll(s);
	drop_typed_chance(s);
	seat = find_pending(s, false);
	if (seat != SEAT_NOBODY) {
		play_bot(s, seat);
		return true;
	}
	return person_acts(s, find_pending(s, true));
}

/* The seat that reads the end of the story. */
static int last_reader(const struct sitting *s)
{
	return s->looking == SEAT_NOBODY && s->people ? lowest_bit(s->people) : s->looking;
}

enum left play_on(struct sitting *s)
{
	while (!match_over(&s->m)) {
		if (!(s->people & ~s->gave_up))
			play_automatically(s);
		else if (!go_on(s))
			return LEFT_EARLY;
		if (is_interrupted())
			return LEFT_EARLY;
	}
	s->face->over(s, last_reader(s));
	return PLAYED_OUT;
}

/* ---- taking back ------------------------------------------------------------------------ */

/* Forced moves go with the choice that led to them. */
bool take_back(struct sitting *s, int seat)
{
	bool forced = true, any = false;

	while (forced && match_can_undo(&s->m, seat)) {
		int last = s->m.n - 1;
		while (s->m.log[last].seat != seat)
			last--;
		forced = s->forced[last];
		for (int i = last; i + 1 < s->m.n; i++)
			s->forced[i] = s->forced[i + 1];
		if (!match_undo(&s->m, seat))
			break;
		any = true;
	}
	for (int i = 0; i < MAX_SEATS; i++)
		if (s->told[i] > s->m.n)
			s->told[i] = s->m.n;
	return any;
}
