/* bots/chances.c -- from what the judges say to how often it comes true. */

#include "bots/chances.h"

enum {
	LEAST = 50,  /* added to each share, so that little and less are much alike */
	TERMS = 14,  /* of a series */
	HALVINGS = 6 /* before it */
};

#define LN2 0.69314718055994530942

/* ---- two functions that a freestanding program must bring itself ----------------------------- */

/* e to the x: the series for a 64th of it, squared six times. */
static double exponential(double x)
{
	double small = x / (1 << HALVINGS), term = 1, sum = 1;

	for (int i = 1; i <= TERMS; i++) {
		term *= small / i;
		sum += term;
	}
	for (int i = 0; i < HALVINGS; i++)
		sum *= sum;
	return sum;
}

/* The natural logarithm of x > 0: halved or doubled until it is near 1, then 2 artanh. */
static double logarithm(double x)
{
	double twos = 0, t, power, sum = 0;

	for (; x > 1.5; x /= 2)
		twos++;
	for (; x < 0.75; x *= 2)
		twos--;
	t = (x - 1) / (x + 1);
	power = t;
	for (int i = 0; i < TERMS; i++, power *= t * t)
		sum += power / (2 * i + 1);
	return 2 * sum + twos * LN2;
}

/* ---- fits --------------------------------------------------------------------------------------
 */

/* The word of the option that says what is played; NULL: the game has none. */
static const char *scenario_of(const struct game *g, const struct setup *how)
{
	for (int i = 0; i < g->n_options; i++)
		if (text_equal(g->options[i].name, "scenario") && g->options[i].words)
			return g->options[i].words[how->option[i]];
	return NULL;
}

const struct calibration *calibration_of(const struct game *g, const struct setup *how)
{
	const char *scenario = scenario_of(g, how);

	for (const struct calibration *fit = g->fits; fit && fit->seats; fit++)
		if (fit->seats == how->seats &&
			(!fit->scenario || (scenario && text_equal(fit->scenario, scenario))))
			return fit;
	return NULL;
}

/* ---- chances ------------------------------------------------------------------------------------
 */

static double of(int32_t thousandths) { return thousandths / 1000.0; }

/* What it is at the beginning, and how much more at the end. */
static double late(int32_t first, int32_t more, double far) { return of(first) + of(more) * far; }

/* The logarithm of what a share weighs, so far into the game. */
static double weight_of(const struct calibration *fit, double far, double share, int seats)
{
	double part = (share + LEAST) / (WHOLE_SHARE + LEAST * seats), squared = part * part;
	double worth = logarithm(part), bent = squared * squared * squared * squared;

	if (fit->curve)
		worth = (exponential(of(fit->curve) * worth) - 1) / of(fit->curve);
	return late(fit->slope, fit->growth, far) * worth + of(fit->bend) * far * bent;
}

static void weigh_all(const struct calibration *fit, int seats, int ply,
					  const double share[MAX_SEATS], double chance[MAX_SEATS])
{
	double far = ply < fit->plies ? (double)ply / fit->plies : 1;
	double sum = fit->can_be_nobody ? exponential(late(fit->nobody, fit->nobody_late, far)) : 0;

	for (int i = 0; i < seats; i++) {
		double given = late(fit->seat[i], fit->late[i], far);

		chance[i] = share[i] > 0 ? exponential(given + weight_of(fit, far, share[i], seats)) : 0;
		sum += chance[i];
	}
	for (int i = 0; i < seats && sum > 0; i++)
		chance[i] /= sum;
}

static void find_chances(const struct calibration *fit, int seats, int ply,
						 const double share[MAX_SEATS], double chance[MAX_SEATS])
{
	if (fit)
		weigh_all(fit, seats, ply, share, chance);
	else
		for (int i = 0; i < seats; i++)
			chance[i] = share[i] / WHOLE_SHARE;
}

void chances_of(const struct calibration *fit, int seats, int ply, const int32_t share[MAX_SEATS],
				double chance[MAX_SEATS])
{
	double exact[MAX_SEATS];

	for (int i = 0; i < seats; i++)
		exact[i] = share[i];
	find_chances(fit, seats, ply, exact, chance);
}

double chance_with(const struct calibration *fit, int seats, int ply,
				   const int32_t share[MAX_SEATS], int seat, double given)
{
	double exact[MAX_SEATS], chance[MAX_SEATS], rest = 0;

	for (int i = 0; i < seats; i++)
		rest += i == seat ? 0 : share[i];
	for (int i = 0; i < seats; i++)
		exact[i] = i == seat ? given : rest > 0 ? share[i] * (WHOLE_SHARE - given) / rest : 0;
	find_chances(fit, seats, ply, exact, chance);
	return chance[seat];
}
