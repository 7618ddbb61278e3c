/* lab/lab.c -- rubicon lab: many games at once, and what can be learnt from them. */

#include "lab/crew.h"
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
	"  --vary OPT=X,Y    plays each game with each value, with the same dice, and tells what "
	"changes\n"
	"  --unpaired        ... with dice of their own instead\n"
	"  --json FILE       everything that was counted\n"
	"  --csv FILE        a line for each game\n"
	"  --report FILE     a page with charts, for a browser or a printer\n"
	"  --charts FOLDER   the charts alone, an SVG file each\n"
	"\n"
	"Ctrl-C ends the run and tells what was played so far.\n";

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

static int run(const struct order *o, struct crowd crowd)
{
	static struct results results;
	bool fine;

	catch_interrupts();
	if (!play_job(&o->job, crowd, &results))
		return bad_input("There is not enough memory for a line for each of %lld games.",
						 (long long)o->job.games);
	fine = crowd.rank != 0 || tell(o, &results);
	forget_results(&results);
	return fine ? FINE : BAD_INPUT;
}

int lab_main(int argc, char **argv)
{
	static struct order o;
	struct crowd crowd = crowd_join(argc, argv);
	int status;

	if (parse_order("lab", argc, argv, &o, &status))
		status = fill_order(&o, crowd.size) && (crowd.rank || can_write(&o)) ? run(&o, crowd)
																			 : BAD_INPUT;
	crowd_leave(status);
	return status;
}
