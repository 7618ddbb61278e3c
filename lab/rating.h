/* lab/rating.h -- ratings from pairs: Bradley and Terry's model, on Elo's scale. */

#ifndef LAB_RATING_H
#define LAB_RATING_H

#include <stdbool.h>

enum { MAX_RATED = 8 };

/* What is known of a pair: how much of the wins the first had, of how many games' worth. */
struct bout {
	double share, games;
};

struct rating {
	double value, half; /* half of a 95% interval; the first player's is 0 and 0 */
};

void rate(int n, struct bout bout[MAX_RATED][MAX_RATED], struct rating out[MAX_RATED]);

/* Is a sum of n numbers with this variance surely not of mean 0?  May be asked as often as one
 * likes while n grows: the chance to be wrong ever is alpha (Robbins' mixture). */
bool is_surely_not_zero(double sum, double n, double variance, double alpha);

#endif
