/* bots/review.h -- a game judged again: what each decision did, and what luck did.
 *
 *     review_begin(&r, &match);
 *     for (n = 0; review_ply(&r, REVIEW_WORLDS, &row[n]); n++)
 *         ;
 *     while ((ply = review_suspect(row, n, seat, 8)) >= 0)
 *         review_examine(&r, row, ply, arena, &found);
 *     review_seat(&r, row, n, seat, &sum);
 *
 * What a seat could hope for is judged from its own view: worlds that agree with it are imagined,
 * and the judge's words about them averaged.  A decision is what was played beside the best that
 * the seat could have known; luck is what came beside all that might have come.  Both are computed
 * from what they are, neither as what is left over.  The rows are the caller's. */

#ifndef BOTS_REVIEW_H
#define BOTS_REVIEW_H

#include "bots/chances.h"
#include "core/retell.h"

enum {
	REVIEW_WORLDS = 16,
	REVIEW_CHOICES = 5,
	COSTLIEST = 3,
};

/* How good a decision was; bounds are in review.c. */
enum verdict { BEST, GOOD, LOOSE, MISTAKE, BLUNDER, N_VERDICTS };
extern const char *const verdict_words[N_VERDICTS];

/* One ply.  Chances, luck and costs are parts of 1. */
struct reviewed {
	uint8_t seat;
	bool is_held; /* others' secret choices are awaited: hopes are those from before */
	bool has_luck;
	bool is_examined; /* else the cost is what the judge thinks at first sight */
	int choices;      /* that the seat had; 0: chance */
	int32_t hope[MAX_SEATS];
	float chance[MAX_SEATS]; /* after it */
	float luck[MAX_SEATS];   /* of what chance brought */
	float cost;              /* of a decision, beside the best that the seat could have known */
};

struct reviewer {
	const struct match *of;
	const struct calibration *fit;
	struct retelling again, back;
	int32_t hope[MAX_SEATS]; /* at the beginning */
	float chance[MAX_SEATS];
	int32_t last[MAX_SEATS]; /* hopes after the ply that was reviewed last */
};

void review_begin(struct reviewer *r, const struct match *of);
bool review_ply(struct reviewer *r, int worlds, struct reviewed *row); /* false: no more */
void review_pass(struct reviewer *r);                                  /* on, without a look */

/* What could have been done, best first, with the seat's chance after it. */
struct choice {
	act a;
	float chance;
	bool is_played;
};
struct examined {
	int n;
	struct choice choice[REVIEW_CHOICES];
};

/* The decision of a seat that looks costliest and was not examined; -1: so many were, or there is
 * none that costs anything. */
int review_suspect(const struct reviewed *row, int n, int seat, int most);

/* Looks closely: the search's favourites, the judge's and what was played, in the same worlds with
 * the same luck, played on.  Corrects the row's cost.  The arena has BOT_ARENA bytes. */
void review_examine(struct reviewer *r, struct reviewed *row, int ply, void *arena,
					struct examined *out);

/* The row's cost, but what was not looked at closely accuses nobody. */
float fair_cost(const struct reviewed *row);
enum verdict review_verdict(const struct reviewed *row);

/* A seat's game.  start + decisions + dice + others + turned = its chance at the end. */
struct seat_review {
	int decisions, of[N_VERDICTS];
	int n_costliest, costliest[COSTLIEST]; /* plies, the costliest first */
	float start, end;
	float lost;   /* by its decisions, below 0 */
	float dice;   /* what chance brought it */
	float others; /* what the others' decisions did to it */
	float turned; /* how positions turned out beside what the judge had thought of them */
};

void review_seat(const struct reviewer *r, const struct reviewed *row, int n, int seat,
				 struct seat_review *out);

#endif
