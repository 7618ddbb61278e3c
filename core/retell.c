/* core/retell.c -- a match told again from its log. */

#include "core/retell.h"

static seatset resigned_at(const struct match *of, int plies)
{
	seatset who = 0;

	for (int seat = 0; seat < of->how.seats; seat++)
		if ((of->resigned & SEAT_BIT(seat)) && of->resigned_at[seat] == plies)
			who |= SEAT_BIT(seat);
	return who;
}

void retell_begin(struct retelling *r, const struct match *of)
{
	r->of = of;
	r->plies = 0;
	r->resigned = resigned_at(of, 0);
	memset(r->drawn, 0, sizeof r->drawn);
	r->events.n = 0;
	CHECK(game_start(of->g, &of->how, r->state, NULL));
}

const struct ply *retell_coming(const struct retelling *r)
{
	return r->plies < r->of->n ? &r->of->log[r->plies] : NULL;
}

bool retell_next(struct retelling *r)
{
	const struct ply *ply = retell_coming(r);

	if (!ply)
		return false;
	r->events.n = 0;
	r->of->g->apply(r->state, ply->seat, ply->a, &r->events);
	if (ply->seat == SEAT_CHANCE)
		r->drawn[act_verb(ply->a)]++;
	r->plies++;
	r->resigned |= resigned_at(r->of, r->plies);
	return true;
}

/* ---- as a match of its own ----------------------------------------------------- */

static void resign_again(struct match *out, seatset who)
{
	for (int seat = 0; seat < out->how.seats; seat++)
		if (who & SEAT_BIT(seat))
			match_resign(out, seat);
}

static void play_again(struct match *out, const struct ply *ply, struct events *last)
{
	struct why why;

	last->n = 0;
	if (ply->seat == SEAT_CHANCE)
		CHECK(match_happen(out, ply->a, last));
	else
		CHECK(match_play(out, ply->seat, out->stamp[ply->seat], ply->a, last, &why) == PLAYED);
}

void match_at(struct match *out, const struct match *of, int plies, struct ply *log, int cap,
			  struct events *last)
{
	CHECK(plies <= of->n && plies <= cap);
	CHECK(match_start(out, of->g, &of->how, log, cap, NULL));
	last->n = 0;
	resign_again(out, resigned_at(of, 0));
	while (out->n < plies) {
		play_again(out, &of->log[out->n], last);
		resign_again(out, resigned_at(of, out->n));
	}
}
