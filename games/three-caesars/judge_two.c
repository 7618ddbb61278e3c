/* games/three-caesars/judge_two.c -- the judge of the scenarios for two: judge.c with other
 * weights. */

#define JUDGE   tc_judge_two
#define WEIGHTS "games/three-caesars/weights_two.def"
#include "games/three-caesars/judge.c"
