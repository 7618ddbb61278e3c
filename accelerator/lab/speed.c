/* accelerator/lab/speed.c -- rubicon-lab speed: how fast is the card, how fast the processor? */

#include "accelerator/lab/check.h"
#include "command/command.h"
#include "lab/crew.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words KERNEL[,blocks=N][,threads=N][,slots=N][,registers=N]; "cores" is the processor. */
static bool parse_way(char *word, struct launch *w)
{
	char *rest = word;

	*w = (struct launch){ next_part(&rest, ','), 4, 128, 0, 0 };
	for (char *part; (part = next_part(&rest, ','));) {
		char *equals = strchr(part, '=');
		int n = equals ? atoi(equals + 1) : 0;
		if (!strncmp(part, "blocks=", 7))
			w->blocks = n;
		else if (!strncmp(part, "threads=", 8))
			w->threads = n;
		else if (!strncmp(part, "slots=", 6))
			w->slots = n;
		else if (!strncmp(part, "registers=", 10))
			w->registers = n;
		else
			return bad_usage("speed", "'%s' is nothing to set.", part) == FINE;
	}
	return true;
}

static void tell(const char *what, const struct played *p)
{
	printf("  %-48s %8.0f M decisions/s %10.0f games/s  (%lld games in %.2f s)\n", what,
		   (double)p->tally.decisions / p->seconds * 1e-6, (double)p->games / p->seconds,
		   (long long)p->games, p->seconds);
	fflush(stdout);
}

static bool play(struct bench *b, struct launch w, struct played *p)
{
	if (!strncmp(w.kernel, "cores", 5)) {
		play_on_cores(b, !strcmp(w.kernel, "cores-ahead"), false, count_cores(), p);
		return true;
	}
	return play_on_the_card(b, w, p);
}

/* Fewer than this do not fill a card. */
static int64_t first_count(const char *kernel)
{
	if (!strncmp(kernel, "cores", 5))
		return 4096;
	return strcmp(kernel, "step_games") ? 1 << 18 : 1 << 15;
}

/* As many games as take about a second: four times as many, until it does. */
static void measure(struct bench *b, const char *word, struct launch w, const struct setup *how)
{
	const double enough = 0.6;
	int registers = 0, local = 0;
	struct played p;
	char what[160];

	for (int64_t games = first_count(w.kernel);; games *= 4) {
		lay_bench(b, b->g, how, games);
		if (!play(b, w, &p)) {
			printf("  %-48s FAILED: %s\n", word, b->driver.sentence);
			fflush(stdout);
			return;
		}
		if (p.seconds > enough || games > 1 << 28)
			break;
		forget_played(&p);
	}
	if (b->driver.module && strncmp(word, "cores", 5) != 0)
		driver_needs(&b->driver, w.kernel, &registers, &local);
	snprintf(what, sizeof what, "%s [%d regs, %d local]", word, registers, local);
	tell(what, &p);
	forget_played(&p);
}

int speed_main(int argc, char **argv)
{
	static struct bench b;
	struct setup how;
	char word[128];
	struct launch w;

	if (argc < 3)
		return bad_usage("speed", "As in: rubicon-lab speed GAME quick_plain,blocks=4 cores");
	b.g = find_game(argv[1]);
	if (!b.g)
		return BAD_INPUT;
	if (!driver_open(&b.driver))
		return bad_input("%s", b.driver.sentence);
	b.tray = calloc(1, sizeof *b.tray);
	CHECK(b.tray);
	how = game_usual(b.g);
	for (int i = 2; i < argc; i++) {
		if (!strncmp(argv[i], "seats=", 6)) {
			how.seats = (uint8_t)atoi(argv[i] + 6);
			printf("%s, %d seats\n", b.g->id, how.seats);
			continue;
		}
		snprintf(word, sizeof word, "%s", argv[i]);
		if (parse_way(word, &w))
			measure(&b, argv[i], w, &how);
	}
	driver_close(&b.driver);
	free(b.tray);
	return FINE;
}
