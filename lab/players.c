/* lab/players.c -- who plays, from the command line: "mcts", "mcts:500", "mcts:500:plies=4",
 * "greedy:judge=hand", "pipe:./my-bot". */

#include "lab/lab.h"

#include "command/command.h"
#include "sparring/sparring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ITERATIONS = 100000000, USUAL_ITERATIONS = 1000 };

char *next_part(char **rest, char between)
{
	char *part = *rest, *end = part ? strchr(part, between) : NULL;

	if (end)
		*end++ = 0;
	*rest = end;
	return part;
}

static bool parse_number(const char *word, long most, long *out)
{
	char *end;

	*out = strtol(word, &end, 10);
	return end != word && !*end && *out >= 0 && *out <= most;
}

/* "judge=hand": the judge of before anything was learned. */
static bool parse_judge(const char *judge, struct player *p)
{
	if (strcmp(judge, "hand") != 0) {
		bad_input("There is no judge '%s', only 'hand', the one before any was learned.", judge);
		return false;
	}
	p->mind = game_judged_by_hand(&p->mind);
	return true;
}

static bool parse_setting(char *word, struct player *p)
{
	char *equals = strchr(word, '=');
	uint16_t *knob;
	long value;

	if (!equals) {
		if (!parse_number(word, MAX_ITERATIONS, &value) || !value) {
			bad_input("'%s' is no number of iterations.", word);
			return false;
		}
		p->iterations = (uint32_t)value;
		return true;
	}
	*equals = 0;
	if (!strcmp(word, "judge"))
		return parse_judge(equals + 1, p);
	knob = knob_of(&p->tuning, word);
	if (knob && parse_number(equals + 1, UINT16_MAX, &value)) {
		*knob = (uint16_t)value;
		p->tuned = true;
		return true;
	}
	fprintf(stderr, "rubicon: '%s=%s' is not a setting of a bot. There is:", word, equals + 1);
	for (int i = 0; i < n_knobs; i++)
		fprintf(stderr, " %s,", knobs[i].name);
	fputs(" judge", stderr);
	fputs(".\n", stderr);
	return false;
}

static const struct bot *find_bot(const struct game *g, const char *id)
{
	const struct bot *bot = bot_by_id(id);

	return bot ? bot : sparring_by_id(g, id);
}

static bool complain_of_bot(const struct game *g, const char *word)
{
	fprintf(stderr, "rubicon: There is no bot '%s'. There is:", word);
	for (int i = 0; i < n_bots; i++)
		fprintf(stderr, "%s %s", i ? "," : "", bots[i]->id);
	for (int i = 0; sparring_of(g, i); i++)
		fprintf(stderr, ", %s", sparring_of(g, i)->id);
	fputs(".\n", stderr);
	return false;
}

void ask_mind(const struct player *p, struct question *q, struct answer *out)
{
	q->budget.iterations = p->iterations;
	if (p->outside)
		ask_outside(p->outside, q, out);
	else if (p->tuned)
		search(q, &p->tuning, p->iterations, out);
	else
		p->bot->choose(q, out);
}

bool parse_player(const struct game *g, const char *word, uint32_t iterations, struct player *out)
{
	char copy[MAX_NAME], *rest = copy, *part;

	*out = (struct player){ .tuning = *tuning_of(g), .mind = *g };
	if (strlen(word) >= MAX_NAME) {
		bad_input("'%s' is too long for a bot.", word);
		return false;
	}
	if (!strncmp(word, "pipe:", strlen("pipe:"))) {
		strcpy(out->name, word);
		out->bot = &bot_outside;
		return (out->outside = start_outside(g, word + strlen("pipe:"))) != NULL;
	}
	strcpy(copy, word);
	strcpy(out->name, word);
	part = next_part(&rest, ':');
	out->bot = find_bot(g, part);
	if (!out->bot)
		return complain_of_bot(g, part);
	while ((part = next_part(&rest, ':')))
		if (!parse_setting(part, out))
			return false;
	if (!out->iterations && (iterations || out->tuned) && !strcmp(out->bot->id, "mcts"))
		out->iterations = iterations ? iterations : USUAL_ITERATIONS;
	if (!out->tuned || !strcmp(out->bot->id, "mcts"))
		return true;
	bad_input("'%s' cannot be set: only mcts can.", out->bot->id);
	return false;
}

const char *row_name(const struct job *job, int row)
{
	int i = 0;

	while (job->player[i].row != row)
		i++;
	return job->player[i].name;
}

static void find_rows(struct job *job)
{
	job->n_rows = 0;
	for (int seat = 0; seat < job->seats; seat++) {
		int alike = 0;
		while (strcmp(job->player[alike].name, job->player[seat].name) != 0)
			alike++;
		job->player[seat].row = alike < seat ? job->player[alike].row : job->n_rows++;
	}
}

/* Luck is looked at as closely as the quickest of them thinks, so that it never takes longest. */
static const struct bot *quickest_thinker(const struct job *job)
{
	const struct bot *quickest = job->player[0].bot;

	for (int seat = 1; seat < job->seats; seat++)
		if (job->player[seat].bot->thinking < quickest->thinking)
			quickest = job->player[seat].bot;
	return quickest;
}

/* One bot plays all seats; of a shorter list the last takes the seats that are left. */
bool seat_players(struct job *job, const char *list, uint32_t iterations)
{
	char copy[MAX_SEATS * MAX_NAME], *rest = copy, *word;
	int n = 0;

	snprintf(copy, sizeof copy, "%s", list);
	while ((word = next_part(&rest, ','))) {
		if (n == job->seats) {
			bad_input("There are more bots than the %d seats.", job->seats);
			return false;
		}
		if (!parse_player(job->g, word, iterations, &job->player[n++]))
			return false;
	}
	for (; n < job->seats; n++)
		job->player[n] = job->player[n - 1];
	find_rows(job);
	job->foresight = foresight_for(job->g, quickest_thinker(job));
	job->turns = job->n_rows > 1 ? job->seats : 1;
	return true;
}
