/* web/engine/pack.c -- the match in as few bytes as it can be told, for links.
 *
 * Whoever knows the rules knows what could have been done: a ply is its place among all that was
 * possible then.  Places are written as one long number whose digits have as many values as there
 * were possibilities (a range coder), so that what had to be costs nothing.  Lists of what is legal
 * are in ascending order and verbs are never renumbered, so a packed game outlives a release as
 * long as its rules do; the last position's fingerprint says whether it was read right. */

#include "record/dice.h"
#include "web/engine/engine.h"

enum { PACKED = 1 << 15, WIDTH = 8, SHIFT = 56, PRINTS = 1 << 16 };

#define TOP    (1ull << SHIFT)
#define BOTTOM (1ull << 48)

static struct {
	unsigned char bytes[PACKED];
	int n, at;
	uint64_t low, range, code;
	bool full, cut;
} coder;

static struct match there; /* the match again, up to the ply that is packed */
static struct ply log_there[LOG];
static struct events unheard;

/* ---- digits
 * -------------------------------------------------------------------------------------- */

/* Whether the first byte of the number is settled; a range that has become too narrow is cut. */
static bool is_settled(void)
{
	if ((coder.low ^ (coder.low + coder.range)) < TOP)
		return true;
	if (coder.range >= BOTTOM)
		return false;
	coder.range = -coder.low & (BOTTOM - 1);
	return true;
}

static void narrow(uint64_t digit, uint64_t part)
{
	coder.low += digit * part;
	coder.range = part;
}

static void put_byte(void)
{
	if (coder.n == PACKED)
		coder.full = true;
	else
		coder.bytes[coder.n++] = (unsigned char)(coder.low >> SHIFT);
	coder.low <<= 8;
}

static void put_digit(uint64_t digit, uint64_t values)
{
	CHECK(digit < values);
	narrow(digit, coder.range / values);
	while (is_settled()) {
		put_byte();
		coder.range <<= 8;
	}
}

static unsigned next_byte(void)
{
	coder.cut |= coder.at >= coder.n;
	return coder.cut ? 0 : coder.bytes[coder.at++];
}

static uint64_t take_digit(uint64_t values)
{
	uint64_t part = coder.range / values, digit = (coder.code - coder.low) / part;

	if (digit >= values) {
		coder.cut = true;
		return 0;
	}
	narrow(digit, part);
	while (is_settled()) {
		coder.low <<= 8;
		coder.range <<= 8;
		coder.code = coder.code << 8 | next_byte();
	}
	return digit;
}

/* ---- what was possible
 * --------------------------------------------------------------------------- */

/* Every action that can be done now, seat by seat, and then every ticket of chance. */
static struct {
	act legal[MAX_SEATS][MAX_LEGAL];
	int n[MAX_SEATS];
	uint64_t acts, all;
} possible;

static void list_possible(const struct match *m)
{
	seatset pending = match_over(m) ? 0 : m->g->pending(m->state);

	possible.acts = 0;
	for (int seat = 0; seat < m->how.seats; seat++) {
		possible.n[seat] =
			pending & SEAT_BIT(seat) ? m->g->legal(m->state, seat, possible.legal[seat]) : 0;
		possible.acts += (uint64_t)possible.n[seat];
	}
	possible.all = possible.acts;
	if (pending & SEAT_BIT(SEAT_CHANCE))
		possible.all += m->g->lot(m->state).tickets;
}

static uint64_t place_of_draw(const struct match *m, act a)
{
	uint64_t ticket = 0;

	while (m->g->draw(m->state, (uint32_t)ticket) != a)
		ticket++;
	return possible.acts + ticket;
}

static uint64_t place_of(const struct match *m, const struct ply *ply)
{
	uint64_t place = 0;
	int i = 0;

	if (ply->seat == SEAT_CHANCE)
		return place_of_draw(m, ply->a);
	for (int seat = 0; seat < ply->seat; seat++)
		place += (uint64_t)possible.n[seat];
	while (possible.legal[ply->seat][i] != ply->a)
		i++;
	return place + (uint64_t)i;
}

static bool play_place(struct match *m, uint64_t place)
{
	struct why why;
	int seat = 0;
	act a;

	unheard.n = 0;
	if (place >= possible.acts)
		return match_happen(m, m->g->draw(m->state, (uint32_t)(place - possible.acts)), &unheard);
	while (place >= (uint64_t)possible.n[seat])
		place -= (uint64_t)possible.n[seat++];
	a = possible.legal[seat][place];
	return match_play(m, seat, m->stamp[seat], a, &unheard, &why) == PLAYED;
}

/* ---- the whole match
 * ----------------------------------------------------------------------------- */

static unsigned last_print(const struct match *m)
{
	return m->n ? m->log[m->n - 1].print : m->opening;
}

static void put_resignations(void)
{
	for (int seat = 0; seat < match.how.seats; seat++) {
		bool resigned = match.resigned & SEAT_BIT(seat);

		put_digit(resigned, 2);
		if (resigned)
			put_digit((uint64_t)match.resigned_at[seat], (uint64_t)match.n + 1);
	}
}

static void put_plies(void)
{
	CHECK(match_start(&there, match.g, &match.how, log_there, LOG, &answer));
	while (there.n < match.n) {
		uint64_t place;

		list_possible(&there);
		place = place_of(&there, &match.log[there.n]);
		put_digit(place, possible.all);
		CHECK(play_place(&there, place));
	}
}

static void open_pack(void)
{
	coder.at = 0;
	coder.low = coder.code = 0;
	coder.range = ~0ull;
	coder.full = coder.cut = false;
}

/* Writes the match, without its head, as hexadecimal digits. */
int EXPORT(pack)(void)
{
	open_answer();
	if (!started)
		return complain_of_start();
	open_pack();
	coder.n = 0;
	put_digit((uint64_t)match.n, LOG + 1);
	put_resignations();
	put_plies();
	put_digit(last_print(&match), PRINTS);
	for (int i = 0; i < WIDTH; i++)
		put_byte();
	if (coder.full)
		return complain("The game is too long to be packed.");
	text_hex(&answer, coder.bytes, (size_t)coder.n);
	return good();
}

static void take_resignations(int n, int at[MAX_SEATS])
{
	for (int seat = 0; seat < match.how.seats; seat++)
		at[seat] = take_digit(2) ? (int)take_digit((uint64_t)n + 1) : -1;
}

static void resign_now(const int at[MAX_SEATS])
{
	for (int seat = 0; seat < match.how.seats; seat++)
		if (at[seat] == match.n)
			match_resign(&match, seat);
}

static bool take_plies(int n, const int at[MAX_SEATS])
{
	resign_now(at);
	while (match.n < n && !coder.cut) {
		list_possible(&match);
		if (!possible.all || !play_place(&match, take_digit(possible.all)))
			return false;
		resign_now(at);
	}
	return take_digit(PRINTS) == last_print(&match) && !coder.cut && coder.at == coder.n;
}

/* What pack() has written is played again, in a match that stands at its beginning. */
int EXPORT(unpack)(int length)
{
	const char *digits = take_input(length);
	int at[MAX_SEATS], n;

	if (!started || match.n)
		return complain("Only a game that has just been set up can be filled.");
	open_pack();
	coder.n = length / 2;
	if (coder.n > PACKED || !parse_hex(digits, coder.bytes, (size_t)coder.n))
		return complain("These are not the bytes of a packed game.");
	for (int i = 0; i < WIDTH; i++)
		coder.code = coder.code << 8 | next_byte();
	n = (int)take_digit(LOG + 1);
	take_resignations(n, at);
	if (!take_plies(n, at))
		return complain("The packed game is cut off or damaged, or was played by other rules.");
	return good();
}
