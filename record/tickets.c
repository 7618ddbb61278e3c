/* record/tickets.c -- which ticket a die or a draw was, of how many, and which others meant the
 * same.
 *
 *     @4/6              ticket 4 of 6, and no other is this outcome
 *     @17/52=12..21     ticket 17 of 52; tickets 12 to 21 are this outcome */

#include "core/retell.h"
#include "record/dice.h"
#include "record/words.h"

struct ticket ticket_at(const struct game *g, const void *state, uint32_t n)
{
	struct ticket t = { .n = n, .of = g->lot(state).tickets, .first = n, .last = n };
	act a = g->draw(state, n);

	while (t.first > 0 && g->draw(state, t.first - 1) == a)
		t.first--;
	while (t.last + 1 < t.of && g->draw(state, t.last + 1) == a)
		t.last++;
	return t;
}

void ticket_text(const struct ticket *t, struct text *out)
{
	text_char(out, '@');
	text_num(out, t->n);
	text_char(out, '/');
	text_num(out, t->of);
	if (t->first == t->last)
		return;
	text_char(out, '=');
	text_num(out, t->first);
	text_str(out, "..");
	text_num(out, t->last);
}

/* Digits up to the mark, which is cut off with them. */
static bool cut_number(const char **s, const char *mark, uint32_t *out)
{
	uint64_t x = 0;
	const char *start = *s;

	while (**s >= '0' && **s <= '9' && x <= UINT32_MAX)
		x = 10 * x + (uint64_t)(*(*s)++ - '0');
	if (*s == start || x > UINT32_MAX)
		return false;
	*out = (uint32_t)x;
	while (*mark && **s == *mark)
		(*s)++, mark++;
	return !*mark;
}

bool ticket_parse(const char *s, struct ticket *t)
{
	bool has_range = false;

	for (const char *p = s; *p; p++)
		has_range |= *p == '=';
	if (*s++ != '@' || !cut_number(&s, "/", &t->n) || !cut_number(&s, has_range ? "=" : "", &t->of))
		return false;
	t->first = t->last = t->n;
	if (has_range && (!cut_number(&s, "..", &t->first) || !cut_number(&s, "", &t->last)))
		return false;
	return !*s;
}

bool ticket_equal(const struct ticket *a, const struct ticket *b)
{
	return a->n == b->n && a->of == b->of && a->first == b->first && a->last == b->last;
}

struct ticket ticket_of(const struct retelling *r, const unsigned char key[HASH_BYTES])
{
	const struct game *g = r->of->g;
	struct lot lot = g->lot(r->state);

	return ticket_at(g, r->state,
					 dice_ticket(key, g->verbs[lot.verb].word, r->drawn[lot.verb], lot.tickets));
}
