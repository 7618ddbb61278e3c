/* term/full/point.c -- pointing: the choices that name everything pointed at so far.
 *
 * A thing pointed at takes the first argument it fits in any live choice: a hex that can be marched
 * from means that, one that can only be marched to means that. */

#include "term/full/point.h"

static struct thing argument(const struct pointing *p, int row, int place)
{
	act a = p->all->a[row];
	const struct verb *verb = &p->all->g->verbs[act_verb(a)];

	return (struct thing){ verb->arg[place], (uint16_t)act_arg(a, place) };
}

static bool has_verb(const struct pointing *p, int row, struct thing thing)
{
	return act_verb(p->all->a[row]) == thing.value;
}

/* The place of the thing among the arguments that earlier ones have left; MAX_ARGS: the verb;
 * beyond that: none. */
enum { VERB_PLACE = MAX_ARGS, NO_PLACE };

static int place_of(const struct pointing *p, int row, struct thing thing, unsigned taken)
{
	if (thing.type == ARG_VERB && !(taken >> VERB_PLACE & 1))
		return has_verb(p, row, thing) ? VERB_PLACE : NO_PLACE;
	for (int place = 0; place < MAX_ARGS; place++)
		if (!(taken >> place & 1) && is_thing(argument(p, row, place), thing))
			return place;
	return NO_PLACE;
}

/* Arguments that what was pointed at so far stands for. */
static unsigned taken_by(const struct pointing *p, int row, int n)
{
	unsigned taken = 0;

	for (int i = 0; i < n; i++)
		taken |= 1u << place_of(p, row, p->at[i], taken);
	return taken;
}

static void narrow(struct pointing *p, int nth)
{
	int first = NO_PLACE, kept = 0;

	for (int i = 0; i < p->n_live; i++) {
		int place = place_of(p, p->live[i], p->at[nth], taken_by(p, p->live[i], nth));
		first = place < first ? place : first;
	}
	for (int i = 0; i < p->n_live; i++)
		if (place_of(p, p->live[i], p->at[nth], taken_by(p, p->live[i], nth)) == first)
			p->live[kept++] = p->live[i];
	p->n_live = kept;
}

static void narrow_all(struct pointing *p)
{
	p->n_live = p->all->n;
	for (int i = 0; i < p->n_live; i++)
		p->live[i] = i;
	for (int i = 0; i < p->n_at; i++)
		narrow(p, i);
}

void begin_pointing(struct pointing *p, const struct choices *all)
{
	p->all = all;
	p->n_at = 0;
	narrow_all(p);
}

bool is_in_choice(const struct pointing *p, int row, struct thing thing)
{
	return place_of(p, row, thing, taken_by(p, row, p->n_at)) < NO_PLACE;
}

bool is_live(const struct pointing *p, struct thing thing)
{
	for (int i = 0; i < p->n_live; i++)
		if (is_in_choice(p, p->live[i], thing))
			return true;
	return false;
}

bool point_at(struct pointing *p, struct thing thing)
{
	if (p->n_at == MAX_POINTED || !is_live(p, thing))
		return false;
	p->at[p->n_at++] = thing;
	narrow_all(p);
	return true;
}

bool point_back(struct pointing *p)
{
	if (!p->n_at)
		return false;
	p->n_at--;
	narrow_all(p);
	return true;
}

/* ---- offers -------------------------------------------------------------------------------- */

static bool is_same_verb(const struct pointing *p)
{
	for (int i = 1; i < p->n_live; i++)
		if (act_verb(p->all->a[p->live[i]]) != act_verb(p->all->a[p->live[0]]))
			return false;
	return true;
}

/* What a live choice begins with, beyond what was pointed at: its verb while there are several,
 * then its first argument that differs. */
static struct thing lead_of(const struct pointing *p, int row)
{
	unsigned taken = taken_by(p, row, p->n_at);

	if (!is_same_verb(p))
		return (struct thing){ ARG_VERB, (uint16_t)act_verb(p->all->a[row]) };
	for (int place = 0; place < MAX_ARGS; place++)
		if (!(taken >> place & 1) && argument(p, row, place).type > ARG_NUM)
			return argument(p, row, place);
	return (struct thing){ 0 };
}

static int group(const struct pointing *p, struct offer out[MAX_OFFERS])
{
	int n = 0;

	for (int i = 0; i < p->n_live; i++) {
		struct thing lead = lead_of(p, p->live[i]);
		int at = 0;

		while (at < n && !is_thing(out[at].lead, lead))
			at++;
		if (at == n || !lead.type)
			out[at = n++] = (struct offer){ lead, p->live[i], 0 };
		out[at].n++;
	}
	return n;
}

int find_offers(const struct pointing *p, int most, struct offer out[MAX_OFFERS])
{
	if (p->n_live > most)
		return group(p, out);
	for (int i = 0; i < p->n_live; i++)
		out[i] = (struct offer){ { 0 }, p->live[i], 1 };
	return p->n_live;
}
