/* lab/stats.h -- the statistics: shares, means, luck taken out, differences. */

#ifndef LAB_STATS_H
#define LAB_STATS_H

#include "lab/lab.h"

/* An estimate and its 95% interval. */
struct estimate {
	double value, low, high;
};

struct estimate share_of(double successes, double trials); /* Wilson's interval */
struct estimate mean_of(const struct moments *m, double unit);

/* The mean of x with what goes with y (whose true mean is 0) taken out. */
struct estimate mean_without_luck(const struct moments *m, double unit);

double variance_of(const struct moments *m);         /* of x */
double correlation_squared(const struct moments *m); /* share of x's variance that goes with y */

/* How likely a mean this far from 0 is if the true one is 0, by Student's t. */
double chance_of_mean(const struct moments *m, bool without_luck);

double student_tail(double t, double degrees); /* both tails */

/* Words for a probability: "by far", "clearly", "perhaps", "no difference to be seen". */
enum { NO_DIFFERENCE, DIFFERENCE, CLEAR_DIFFERENCE };
int verdict_of(double chance, int tests); /* after so many tests (Bonferroni) */

#endif
