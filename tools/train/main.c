/* tools/train/main.c -- the commands of learning a judge: names, play, match.
 *
 * usage: train names GAME
 *        train play GAME --out FILE [--games N] [--judge J]... [--new PLAYER] [--old PLAYER]
 *        train match GAME --judge NEW --judge OLD [--new PLAYER] [--old PLAYER] [--games N]
 *              [--whole]     plays all deals, even when the better one is known
 *        and to each of them: [--seed S] [seats=N] [option=value]...
 *
 * A judge is "learned" (the game's own), "hand" (the one before) or a file of WEIGHT rows. */

#include "tools/train/train.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "train: %s:%d: this must be true: %s\n", file, line, what);
	abort();
}

static int complain(const char *what, const char *word)
{
	fprintf(stderr, "train: %s '%s'\n", what, word);
	return 2;
}

static bool set_value(struct order *o, const char *name, const char *value)
{
	if (!strcmp(name, "--games"))
		o->games = atoi(value);
	else if (!strcmp(name, "--seed"))
		o->seed = strtoull(value, NULL, 10);
	else if (!strcmp(name, "--out"))
		o->out = value;
	else if (!strcmp(name, "--new"))
		o->new_player = value;
	else if (!strcmp(name, "--old"))
		o->old_player = value;
	else if (!strcmp(name, "--judge") && o->n_judges < MAX_MINDS)
		o->judge[o->n_judges++] = value;
	else
		return false;
	return true;
}

static bool set_option(struct order *o, const char *word)
{
	char why[256];
	struct text error = text_in(why, sizeof why);

	if (!strncmp(word, "seats=", 6)) {
		o->how.seats = (uint8_t)atoi(word + 6);
		o->any_seats = false;
		return o->how.seats >= o->g->min_seats && o->how.seats <= o->g->max_seats;
	}
	if (!strncmp(word, "scenario=", 9))
		o->any_scenario = false;
	return option_parse(o->g, word, &o->how, &error);
}

static int name_features(const struct game *g)
{
	for (int i = 0; i < g->n_features; i++)
		printf("%s\t%s\n", g->features[i].id, g->features[i].sentence);
	return 0;
}

int main(int argc, char **argv)
{
	struct order o = { .games = 1000,
					   .seed = 1,
					   .any_seats = true,
					   .any_scenario = true,
					   .new_player = "step",
					   .old_player = "step" };

	if (argc < 3)
		return complain("usage: train names|play|match GAME ..., not", argc > 1 ? argv[1] : "");
	o.g = game_by_id(argv[2]);
	if (!o.g || !o.g->glance)
		return complain("no game that can learn:", argv[2]);
	o.how = game_usual(o.g);
	for (int i = 3; i < argc; i++) {
		if (strchr(argv[i], '=') && argv[i][0] != '-') {
			if (!set_option(&o, argv[i]))
				return complain("no such option:", argv[i]);
		} else if (!strcmp(argv[i], "--whole")) {
			o.whole = true;
		} else if (i + 1 == argc || !set_value(&o, argv[i], argv[i + 1])) {
			return complain("cannot make sense of", argv[i]);
		} else {
			i++;
		}
	}
	if (!strcmp(argv[1], "names"))
		return name_features(o.g);
	if (!strcmp(argv[1], "play"))
		return play_command(&o);
	if (!strcmp(argv[1], "match"))
		return match_command(&o);
	return complain("there are names, play and match, not", argv[1]);
}
