/* games/sparring.c -- every idea of a sparring player; linked where bots are measured, nowhere
 * else.
 */

#include "games/sparring.h"

extern const struct game augustus, first_triumvirate;
narrow_by_idea ft_spar_leader, au_spar_heuristic;

const struct idea ideas[] = {
	{ &first_triumvirate, "leader",
	  "takes two conquests, parades, and sits in Rome until somebody follows him", ft_spar_leader },
	{ &augustus, "heuristic", "reckons what an objective brings, and how soon", au_spar_heuristic },
};
const int n_ideas = LEN(ideas);
