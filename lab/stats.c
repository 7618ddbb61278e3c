/* lab/stats.c -- the statistics: shares, means, luck taken out, differences. */

#include "lab/stats.h"

#include <math.h>

static const double Z95 = 1.959963984540054;

struct estimate share_of(double successes, double trials)
{
	double p, z2 = Z95 * Z95, middle, half;

	if (trials <= 0)
		return (struct estimate){ 0, 0, 1 };
	p = successes / trials;
	middle = (p + z2 / (2 * trials)) / (1 + z2 / trials);
	half = Z95 / (1 + z2 / trials) * sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials));
	return (struct estimate){ p, fmax(0, middle - half), fmin(1, middle + half) };
}

/* ---- moments ------------------------------------------------------------------------------- */

static double mean_x(const struct moments *m) { return m->n ? (double)m->x / (double)m->n : 0; }
static double mean_y(const struct moments *m) { return m->n ? (double)m->y / (double)m->n : 0; }

static double spread(int64_t n, int64_t sum_ab, int64_t sum_a, int64_t sum_b)
{
	if (n < 2)
		return 0;
	return ((double)sum_ab - (double)sum_a * (double)sum_b / (double)n) / (double)(n - 1);
}

double variance_of(const struct moments *m) { return fmax(0, spread(m->n, m->xx, m->x, m->x)); }

static double variance_y(const struct moments *m) { return spread(m->n, m->yy, m->y, m->y); }
static double covariance(const struct moments *m) { return spread(m->n, m->xy, m->x, m->y); }

double correlation_squared(const struct moments *m)
{
	double both = variance_of(m) * variance_y(m), cov = covariance(m);

	return both > 0 ? fmin(1, cov * cov / both) : 0;
}

/* The slope that takes most of y out of x. */
static double slope(const struct moments *m)
{
	double v = variance_y(m);

	return v > 0 ? covariance(m) / v : 0;
}

static struct estimate around(double mean, double variance, int64_t n, double unit)
{
	double half = n ? Z95 * sqrt(variance / (double)n) : 0;

	return (struct estimate){ mean / unit, (mean - half) / unit, (mean + half) / unit };
}

struct estimate mean_of(const struct moments *m, double unit)
{
	return around(mean_x(m), variance_of(m), m->n, unit);
}

static double luckless_mean(const struct moments *m) { return mean_x(m) - slope(m) * mean_y(m); }

/* So that it divided by n is the variance of the mean: that of a regression at y = 0, with what it
 * costs to find the slope. */
static double luckless_variance(const struct moments *m)
{
	double n = (double)m->n, y = mean_y(m), spread_y = variance_y(m) * (n - 1);
	double rest = variance_of(m) * (1 - correlation_squared(m));

	if (n < 3 || spread_y <= 0)
		return rest;
	return rest * (n - 1) / (n - 2) * (1 + n * y * y / spread_y);
}

struct estimate mean_without_luck(const struct moments *m, double unit)
{
	return around(luckless_mean(m), luckless_variance(m), m->n, unit);
}

/* ---- differences ------------------------------------------------------------------------------
 */

/* The continued fraction of the incomplete beta function, by Lentz's method. */
static double beta_fraction(double a, double b, double x)
{
	enum { TERMS = 300 };
	const double tiny = 1e-300;
	double c = 1, d = 1 - (a + b) * x / (a + 1), h;

	d = 1 / (fabs(d) < tiny ? tiny : d);
	h = d;
	for (int i = 1; i <= TERMS; i++) {
		double even = i * (b - i) * x / ((a + 2 * i - 1) * (a + 2 * i));
		double odd = -(a + i) * (a + b + i) * x / ((a + 2 * i) * (a + 2 * i + 1)), step;
		d = 1 / fmax(tiny, 1 + even * d);
		c = 1 + even / c;
		h *= d * c;
		d = 1 / fmax(tiny, 1 + odd * d);
		c = 1 + odd / c;
		step = d * c;
		h *= step;
		if (fabs(step - 1) < 1e-14)
			break;
	}
	return h;
}

static double incomplete_beta(double a, double b, double x)
{
	double front;

	if (x <= 0 || x >= 1)
		return x <= 0 ? 0 : 1;
	front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x));
	if (x < (a + 1) / (a + b + 2))
		return front * beta_fraction(a, b, x) / a;
	return 1 - front * beta_fraction(b, a, 1 - x) / b;
}

double student_tail(double t, double degrees)
{
	if (degrees < 1)
		return 1;
	return incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

double chance_of_mean(const struct moments *m, bool without_luck)
{
	double mean = without_luck ? luckless_mean(m) : mean_x(m);
	double variance = without_luck ? luckless_variance(m) : variance_of(m);

	if (m->n < 2 || mean == 0)
		return 1;
	if (variance <= 0)
		return 0;
	return student_tail(mean / sqrt(variance / (double)m->n), (double)m->n - 1 - without_luck);
}

int verdict_of(double chance, int tests)
{
	double p = chance * tests;

	return p < 0.001 ? CLEAR_DIFFERENCE : p < 0.05 ? DIFFERENCE : NO_DIFFERENCE;
}
