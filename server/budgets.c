/* server/budgets.c -- how much anybody may take: the one place where the server says "enough". */

#include "server/budgets.h"

#include "server/metrics.h"
#include "server/world.h"

#include <stdatomic.h>
#include <string.h>

enum { WHOLE = 1000 };

static const struct row {
	enum owner owner;
	const char *word;
	int64_t usual;
	int per, at_once;
	const char *sentence;
} rows[] = {
#define BUDGET(id, owner, word, usual, per, at_once, sentence)                                     \
	{ owner, word, usual, per, at_once, sentence },
#include "server/budgets.def"
#undef BUDGET
};

static struct {
	int64_t limit;
	int place; /* in its owner's purse */
	_Atomic int64_t granted, refused;
} budgets[N_BUDGETS];

struct purse house;

void budgets_open(void)
{
	int used[N_OWNERS] = { 0 };

	for (int i = 0; i < N_BUDGETS; i++) {
		budgets[i].limit = rows[i].usual;
		budgets[i].place = used[rows[i].owner]++;
		CHECK(budgets[i].place < MOST_IN_PURSE);
	}
}

int find_budget(const char *word)
{
	for (int i = 0; i < N_BUDGETS; i++)
		if (!strcmp(rows[i].word, word))
			return i;
	return -1;
}

void set_budget(enum budget_id b, int64_t n) { budgets[b].limit = n; }
int64_t budget_of(enum budget_id b) { return budgets[b].limit; }
const char *budget_sentence(enum budget_id b) { return rows[b].sentence; }

static bool note(enum budget_id b, int64_t n, bool is_granted)
{
	atomic_fetch_add(is_granted ? &budgets[b].granted : &budgets[b].refused, is_granted ? n : 1);
	if (!is_granted)
		count(M_LIMITED, 1);
	return is_granted;
}

static struct taken *taken_of(struct purse *p, enum budget_id b)
{
	return &p->of[budgets[b].place];
}

/* ---- asking ------------------------------------------------------------------------------------
 */

static void fill_up(struct taken *t, enum budget_id b)
{
	uint64_t now = world_steady();
	int64_t back = (int64_t)(now - t->since) * budgets[b].limit / rows[b].per;

	t->n = t->since && back < t->n ? t->n - back : 0;
	t->since = now;
}

bool spend(struct purse *p, enum budget_id b, int64_t n)
{
	struct taken *t = taken_of(p, b);
	bool is_granted;

	fill_up(t, b);
	is_granted = t->n + n * WHOLE <= budgets[b].limit * rows[b].at_once * WHOLE;
	if (is_granted)
		t->n += n * WHOLE;
	return note(b, n, is_granted);
}

void charge(struct purse *p, enum budget_id b, int64_t n)
{
	struct taken *t = taken_of(p, b);

	fill_up(t, b);
	t->n += n * WHOLE;
	note(b, n, true);
}

bool hold(struct purse *p, enum budget_id b)
{
	struct taken *t = taken_of(p, b);
	bool is_granted = t->n < budgets[b].limit;

	t->n += is_granted;
	return note(b, 1, is_granted);
}

void give_back(struct purse *p, enum budget_id b) { taken_of(p, b)->n--; }

int64_t held(const struct purse *p, enum budget_id b) { return p->of[budgets[b].place].n; }

bool is_within(enum budget_id b, int64_t n) { return n <= budgets[b].limit; }
bool fits(enum budget_id b, int64_t n) { return note(b, 0, is_within(b, n)); }

/* ---- telling -----------------------------------------------------------------------------------
 */

static void put_family(struct text *out, const char *name, const char *help, bool of_refused)
{
	text_str(out, "# HELP ");
	text_str(out, name);
	text_str(out, help);
	text_str(out, "\n# TYPE ");
	text_str(out, name);
	text_str(out, " counter\n");
	for (int i = 0; i < N_BUDGETS; i++) {
		text_str(out, name);
		text_str(out, "{budget=\"");
		text_str(out, rows[i].word);
		text_str(out, "\"} ");
		text_num(out, atomic_load(of_refused ? &budgets[i].refused : &budgets[i].granted));
		text_char(out, '\n');
	}
}

void budgets_metrics(struct text *out)
{
	put_family(out, "rubicon_budget_granted_total", " What was taken from each budget.", false);
	put_family(out, "rubicon_budget_refused_total", " How often each budget said no.", true);
}
