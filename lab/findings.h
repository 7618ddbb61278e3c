/* lab/findings.h -- what the counters mean: names, shares, lifts and differences, for every kind
 * of report. */

#ifndef LAB_FINDINGS_H
#define LAB_FINDINGS_H

#include "lab/stats.h"

enum { MAX_LABEL = 160, MAX_FINDINGS = 4096 };
enum { ENOUGH = 30 }; /* cases to speak of */

/* Something that happened, and how those fared that it happened to. */
struct finding {
	char label[MAX_LABEL];
	const struct item *item;
	double per_game;
	double base;           /* share of wins to be expected */
	struct estimate share; /* share of wins of those it happened to */
	double chance;         /* of such a difference, if there is none */
};

/* All of one kind, most frequent first; the caller frees them. */
struct finding *list_findings(const struct results *r, int variant, enum kept kind, int *n);

/* Those with enough cases to speak of, the surest first. */
void sort_by_certainty(struct finding *list, int *n);

/* What brought points or cost them: mean of a seat and game; most first, the caller frees them. */
struct source {
	char label[MAX_LABEL];
	double times, points;
};
struct source *list_sources(const struct results *r, int variant, int *n);

/* The mean of one part of a seat's points at the end. */
double part_of_points(const struct results *r, int variant, int seat, int part);

/* A win share, plain and with luck taken out. */
struct win {
	int64_t games;
	double wins;
	struct estimate share, without_luck;
};
struct win win_of_seat(const struct results *r, int variant, int seat);
struct win win_of_row(const struct results *r, int variant, int row);
struct win win_of_nobody(const struct results *r, int variant); /* games that no seat won */
double even_share(const struct results *r, int variant);        /* of what seats won */

/* What explains who wins: which bot it was, which seat, what the dice brought. */
double skill_share(const struct results *r, int variant);
double seat_share(const struct results *r, int variant);
double luck_share(const struct results *r, int variant);
bool can_tell_luck(const struct results *r,
				   int variant); /* of fewer games any line fits the luck */
double pairing_gain(const struct results *r, int variant); /* variance of a deal to that without */

/* One thing compared with the first variant. */
struct difference {
	enum metric metric;
	char what[MAX_LABEL]; /* "Aulus wins" */
	struct estimate gap;  /* per game: shares, points or actions */
	struct estimate gap_without_luck;
	double chance;
	int verdict;
	double pairing; /* variance of the paired difference to that of an unpaired one */
};
int list_differences(const struct results *r, int variant, struct difference out[N_METRICS]);

bool is_share(enum metric m); /* and not points or a length */
bool has_rows(const struct results *r);
void name_seat(const struct game *g, int seat, char out[MAX_LABEL]);
void name_options(const struct job *job, int variant, char *out, size_t cap);

/* Counts of one kind by value: for histograms. */
int64_t value_of_key(uint64_t key);

#endif
