/* games/sparring.h -- ideas of sparring players, from the games that have some. */

#ifndef GAMES_SPARRING_H
#define GAMES_SPARRING_H

#include "core/game.h"

/* Writes those of the legal actions that fit the idea, at least one. */
typedef int narrow_by_idea(const void *view, int seat, const act *legal, int n, act *out);

struct idea {
	const struct game *game;
	const char *id, *sentence;
	narrow_by_idea *narrow;
};

extern const struct idea ideas[];
extern const int n_ideas;

#endif
