/* web/engine/foresee.c -- what a seat's own action does, before a referee elsewhere has answered.
 *
 * The match becomes one that looks to the seat just as the true one does.  An open action that
 * reveals nothing, taken by the only seat that is asked, then shows the seat the same in both. */

#include "core/rng.h"
#include "record/position.h"
#include "web/engine/engine.h"

static int digit(char c) { return c >= 'a' ? c - 'a' + 10 : c - '0'; }

static bool is_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

/* Hexadecimal digits, exactly so many bytes. */
static bool read_bytes(const char *s, unsigned char *bytes, size_t n)
{
	for (size_t i = 0; i < n; i++, s += 2) {
		if (!is_digit(s[0]) || !is_digit(s[1]))
			return false;
		bytes[i] = (unsigned char)(digit(s[0]) << 4 | digit(s[1]));
	}
	return !*s;
}

/* "octavian 0a1b...": a seat and its view, byte by byte. */
int EXPORT(know)(int n)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	char word[WORD];
	const char *bytes = split(take_input(n), word);
	int seat = read_player(word);
	struct rng r = rng_from(1);

	if (seat < 0)
		return complain_of_seat();
	if (!read_bytes(bytes, view, view_size_of(match.g)))
		return complain("That is not a view of this game.");
	game_imagine(match.g, match.state, view, seat, &r);
	return good();
}

/* The seat's view, as know() takes it. */
int EXPORT(known)(int n)
{
	static const char digits[] = "0123456789abcdef";
	_Alignas(16) unsigned char view[MAX_VIEW];
	int seat = read_player(take_input(n));

	if (seat < 0)
		return complain_of_seat();
	game_view(match.g, match.state, seat, view);
	for (size_t i = 0; i < view_size_of(match.g); i++) {
		text_char(&answer, digits[view[i] >> 4]);
		text_char(&answer, digits[view[i] & 15]);
	}
	return good();
}

static bool is_foreseeable(int seat, act a)
{
	const struct verb *verb = &match.g->verbs[act_verb(a)];

	return verb->secrecy == OPEN && !(verb->flags & REVEALS) &&
		   match.g->asked(match.state) == SEAT_BIT(seat);
}

/* "octavian march i spain": whether the seat knows beforehand what it will see. */
int EXPORT(foresee)(int n)
{
	char word[WORD];
	const char *written = split(take_input(n), word);
	int seat = read_player(word);
	act a;

	if (seat < 0)
		return complain_of_seat();
	if (!act_parse(match.g, written, &a, &answer))
		return -(int)answer.len;
	if (!game_allows(match.g, match.state, seat, a) || !is_foreseeable(seat, a))
		return complain("What comes of it cannot be foreseen.");
	return good();
}
