/* lab/rating.c -- ratings from pairs: Bradley and Terry's model, on Elo's scale. */

#include "lab/rating.h"

#include <math.h>

static const double ELO = 400 / 2.302585092994046; /* points for a factor e of strength */

static double chance(double mine, double his) { return 1 / (1 + exp(his - mine)); }

/* Solves m x = b in place; the matrix is positive definite. */
static void solve(int n, double m[MAX_RATED][MAX_RATED], double b[MAX_RATED])
{
	for (int i = 0; i < n; i++)
		for (int k = i + 1; k < n; k++) {
			double f = m[k][i] / m[i][i];
			for (int j = i; j < n; j++)
				m[k][j] -= f * m[i][j];
			b[k] -= f * b[i];
		}
	for (int i = n - 1; i >= 0; i--) {
		for (int j = i + 1; j < n; j++)
			b[i] -= m[i][j] * b[j];
		b[i] /= m[i][i];
	}
}

/* Slope and curvature of the likelihood in the strengths of all but the first. */
static void look(int n, struct bout bout[MAX_RATED][MAX_RATED], const double s[MAX_RATED],
				 double slope[MAX_RATED], double curve[MAX_RATED][MAX_RATED])
{
	const double doubt = 0.01; /* keeps a strength finite that nobody has put to the test */

	for (int i = 1; i < n; i++) {
		slope[i - 1] = -doubt * s[i];
		for (int j = 1; j < n; j++)
			curve[i - 1][j - 1] = i == j ? doubt : 0;
	}
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double p = chance(s[i], s[j]), weight = bout[i][j].games * p * (1 - p);
			if (i == j || !(bout[i][j].games > 0))
				continue;
			if (i) {
				slope[i - 1] += bout[i][j].games * (bout[i][j].share - p);
				curve[i - 1][i - 1] += weight;
			}
			if (i && j)
				curve[i - 1][j - 1] -= weight;
		}
}

static void find_strengths(int n, struct bout bout[MAX_RATED][MAX_RATED], double s[MAX_RATED])
{
	enum { ROUNDS = 100 };
	const double farthest = 1; /* one step, so that Newton does not overshoot */

	for (int round = 0; round < ROUNDS; round++) {
		double slope[MAX_RATED], curve[MAX_RATED][MAX_RATED];
		look(n, bout, s, slope, curve);
		solve(n - 1, curve, slope);
		for (int i = 1; i < n; i++)
			s[i] += fmax(-farthest, fmin(farthest, slope[i - 1]));
	}
}

void rate(int n, struct bout bout[MAX_RATED][MAX_RATED], struct rating out[MAX_RATED])
{
	double s[MAX_RATED] = { 0 };

	find_strengths(n, bout, s);
	out[0] = (struct rating){ 0, 0 };
	for (int i = 1; i < n; i++) {
		double slope[MAX_RATED], curve[MAX_RATED][MAX_RATED], unit[MAX_RATED] = { 0 };
		look(n, bout, s, slope, curve);
		unit[i - 1] = 1;
		solve(n - 1, curve, unit);
		out[i] = (struct rating){ ELO * s[i], 1.96 * ELO * sqrt(unit[i - 1]) };
	}
}

bool is_surely_not_zero(double sum, double n, double variance, double alpha)
{
	const double soon = 30; /* about how many numbers the test is sharpest for */
	double spread = n * variance, prior = soon * variance;

	if (variance <= 0)
		return n > 8 && sum != 0; /* always the same result */
	return sum * sum > (spread + prior) * log((spread + prior) / (prior * alpha * alpha));
}
