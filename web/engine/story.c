/* web/engine/story.c -- what happened in the match so far, and whether its dice fell as they
 * should.
 */

#include "core/retell.h"
#include "core/rng.h"
#include "record/dice.h"
#include "record/position.h"
#include "web/engine/engine.h"

static struct retelling told;

/* The events of every ply, as a seat, "nobody" or "above" saw them: an array for each ply. */
int EXPORT(story)(int n)
{
	const char *word = take_input(n);
	int viewer = started ? viewer_parse(match.g, word) : -1;

	if (viewer < 0 || (viewer < MAX_SEATS && viewer >= match.how.seats))
		return complain_of_seat();
	json_open(&answer, NULL, '[');
	retell_begin(&told, &match);
	while (retell_next(&told))
		events_json(match.g, NULL, &told.events, viewer, &answer);
	json_close(&answer, ']');
	return good();
}

/* Who acted and how, for every ply: for replays, which are no longer secret. */
int EXPORT(plies)(void)
{
	open_answer();
	if (!started)
		return complain_of_start();
	json_open(&answer, NULL, '[');
	for (int i = 0; i < match.n; i++) {
		char word[WORD];
		struct text t = text_in(word, sizeof word);

		arg_word(match.g, ARG_SEAT, match.log[i].seat, &t);
		json_open(&answer, NULL, '{');
		json_str(&answer, "seat", word);
		act_members(match.g, match.log[i].a, &answer);
		json_close(&answer, '}');
	}
	json_close(&answer, ']');
	return good();
}

static bool is_from_seed(const struct ply *ply)
{
	struct lot lot = match.g->lot(told.state);
	uint32_t ticket = keyed_ticket(notes.seed, lot.verb, told.drawn[lot.verb], lot.tickets);

	return match.g->draw(told.state, ticket) == ply->a;
}

struct verdict {
	bool sourced; /* the record says where its dice came from */
	int checked, wrong;
};

static struct verdict judge_seed(void)
{
	struct verdict v = { .sourced = notes.has_seed };
	const struct ply *ply;

	for (retell_begin(&told, &match); (ply = retell_coming(&told)) != NULL; retell_next(&told))
		if (ply->seat == SEAT_CHANCE) {
			v.checked++;
			v.wrong += !is_from_seed(ply);
		}
	return v;
}

/* A server's: everything is there, and agrees, or it does not. */
static struct verdict judge_dice(void)
{
	char why[RECORD_ERROR];
	struct text error = text_in(why, sizeof why);
	int agreed = dice_verify(&match, &notes, &error);

	return (struct verdict){ .sourced = true, .checked = agreed, .wrong = agreed < 0 };
}

/* Whether every die and card of the match came from where the record says they did. */
int EXPORT(verify)(void)
{
	struct verdict v;

	open_answer();
	if (!started)
		return complain_of_start();
	v = has_dice_tags(&notes) ? judge_dice() : judge_seed();
	json_open(&answer, NULL, '{');
	json_bool(&answer, "sourced", v.sourced);
	json_num(&answer, "checked", v.checked);
	json_num(&answer, "wrong", v.wrong);
	json_close(&answer, '}');
	return good();
}
