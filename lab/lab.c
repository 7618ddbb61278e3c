/* lab/lab.c -- rubicon lab: many games at once, and what can be learnt from them. */

#include "lab/crowd.h"
#include "lab/far.h"
#include "lab/mark.h"
#include "lab/order.h"
#include "lab/out.h"
#include "lab/report.h"
#include "command/command.h"

const char lab_help[] =
	"Usage: rubicon lab GAME [--bots a,b,c] [--games N] [--seats N] [option=value ...]\n"
	"\n"
	"Plays many games on all cores and tells who wins, how long they last, what happens in them,\n"
	"what goes with winning, and how much of it was luck.  The same seed gives the same figures,\n"
	"however many threads or machines share the work ('mpirun -n 4 rubicon lab ...').\n"
	"\n"
	"  --bots LIST       who plays: a bot for each seat, taking turns in the seats; the last "
	"takes\n"
	"                    the seats that are left.  'mcts:500' thinks 500 iterations.\n"
	"  --games N         how many (1000 unless told)\n"
	"  --seats N         players\n"
	"  --seed S          a number (1 unless told)\n"
	"  --iterations N    how hard mcts thinks where the list does not say\n"
	"  --threads T       all cores unless told\n"
	"  --on gpu          a card plays what it can (random, greedy): the same games and figures,\n"
	"                    sooner; what it cannot play the processor does\n"
	"  --vary OPT=X,Y    plays each game with each value, with the same dice, and tells what "
	"changes\n"
	"  --unpaired        ... with dice of their own instead\n"
	"  --json FILE       everything that was counted\n"
	"  --csv FILE        a line for each game\n"
	"  --report FILE     a page with charts, for a browser or a printer\n"
	"  --charts FOLDER   the charts alone, an SVG file each\n"
	"  --keep FILE       keeps results in a new file as they come\n"
	"  --resume FILE     goes on with such a file, alone or with 'mpirun', to the same figures\n"
	"  --lines           keeps a line for each game, for --csv when it is resumed\n"
	"  --progress S      a line every S seconds that says how far it is and how long it will "
	"take;\n"
	"                    unless told a terminal shows it at once, and a log now and then\n"
	"\n"
	"Ctrl-C and SIGTERM end the run; it tells what was played so far, and leaves FILE whole.\n";

static bool can_write(const struct order *o)
{
	char chart[MAX_PATH_LENGTH];

	snprintf(chart, sizeof chart, "%s/seats.svg", o->charts ? o->charts : "");
	return out_possible(o->json) && out_possible(o->csv) && out_possible(o->report) &&
		   out_possible(o->charts ? chart : NULL);
}

static bool tell(const struct order *o, const struct results *r)
{
	bool fine = true;

	print_words(r, stdout);
	if (o->json)
		fine = write_json(r, o->json) && fine;
	if (o->csv)
		fine = write_csv(r, o->csv) && fine;
	if (o->report)
		fine = write_page(r, o->report) && fine;
	if (o->charts)
		fine = write_charts(r, o->charts) && fine;
	return fine;
}

/* ---- one process, or the first of many ---------------------------------------------------------
 */

enum { MAX_MESSAGE = MAX_HEAD + 4096 };

struct run {
	struct order order;
	struct way way;
	struct keep keep;
	char token[MAX_TOKEN], addresses[2048], words[MAX_HEAD];
};

static bool is_same_program(const struct run *r)
{
	if (r->keep.mark == r->way.mark)
		return true;
	bad_input("'%s' was begun by a build that plays otherwise: rules, judges or bots have changed.",
			  r->order.resume);
	return false;
}

static bool open_file(struct run *r)
{
	const struct order *o = &r->order;

	if (!o->keep && !o->resume)
		return true;
	r->way.keep = &r->keep;
	r->way.recalls = o->resume;
	return o->resume ? is_same_program(r) : keep_begin(&r->keep, o->keep, r->words, r->way.mark);
}

/* What the others need: where we are, the secret, how many threads, the job. */
static bool write_message(const struct run *r, char *out)
{
	return snprintf(out, MAX_MESSAGE, "%s\n%s\n--threads=%d\n%s", r->addresses, r->token,
					r->order.job.threads, r->words) < MAX_MESSAGE;
}

static bool invite_others(struct run *r, struct crowd crowd, char *message)
{
	if (crowd.size == 1)
		return true;
	r->way.listens = far_listen(crowd.is_spread, r->addresses, sizeof r->addresses, r->token);
	r->way.token = r->token;
	return r->way.listens >= 0 && write_message(r, message);
}

static bool prepare(struct run *r, struct crowd crowd, int argc, char **argv, int *status)
{
	struct order *o = &r->order;

	if (!parse_order("lab", argc, argv, o, status))
		return false;
	*status = BAD_INPUT;
	if ((o->resume && !recall_order(&r->keep, o)) || !fill_order(o, crowd.size) || !can_write(o))
		return false;
	if (!write_order(o, r->words, sizeof r->words))
		return bad_input("This is too long a job."), false;
	r->way.progress = o->progress;
	if (o->keep || o->resume || crowd.size > 1)
		r->way.mark = mark_of(&o->job);
	return open_file(r);
}

static void say_how_to_go_on(const struct run *r)
{
	if (r->way.keep)
		fprintf(stderr, "rubicon: It goes on with: rubicon lab --resume %s\n", r->keep.path);
}

static int play(struct run *r)
{
	static struct results results;
	bool fine;

	catch_interrupts();
	fine = play_job(&r->order.job, &r->way, &results);
	if (fine || results.sums[0].games)
		fine = tell(&r->order, &results) && fine;
	if (results.interrupted)
		say_how_to_go_on(r);
	forget_results(&results);
	if (!fine)
		return BAD_INPUT;
	return results.interrupted && interrupted_by() ? 128 + interrupted_by() : FINE;
}

static int lead(struct crowd crowd, int argc, char **argv)
{
	static struct run run;
	static char message[MAX_MESSAGE];
	int status;
	bool fine = prepare(&run, crowd, argc, argv, &status) && invite_others(&run, crowd, message);

	if (!fine)
		*message = 0;
	if (crowd.size > 1)
		crowd_tell(message, sizeof message);
	if (fine)
		status = play(&run);
	if (run.way.keep)
		keep_close(&run.keep);
	return status;
}

/* ---- one of the others --------------------------------------------------------------------------
 */

static int follow(struct crowd crowd)
{
	static struct order o;
	static char message[MAX_MESSAGE];
	char *argv[MAX_WORDS_KEPT + 2] = { "lab" }, *rest = message, *word;
	char *addresses, *token;
	int argc = 1, status;

	if (!crowd_tell(message, sizeof message))
		return FINE; /* the first has said what is wrong */
	addresses = next_part(&rest, '\n');
	token = next_part(&rest, '\n');
	while ((word = next_part(&rest, '\n')) && *word && argc <= MAX_WORDS_KEPT)
		argv[argc++] = word;
	if (!parse_order("lab", argc, argv, &o, &status) || !fill_order(&o, crowd.size))
		return BAD_INPUT;
	return far_work(&o.job, addresses, token);
}

int lab_main(int argc, char **argv)
{
	struct crowd crowd = crowd_join(argc, argv);

	return crowd.rank ? follow(crowd) : lead(crowd, argc, argv);
}
