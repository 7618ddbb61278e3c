/* term/full/keys.h -- what a key does while a person is asked. */

#ifndef TERM_FULL_KEYS_H
#define TERM_FULL_KEYS_H

#include "term/full/desk.h"

enum next press(struct desk *d, int key);             /* QUITS: he leaves */
void read_scrolling(struct desk *d, int key);         /* keys that only look */
enum next run_line(struct desk *d, const char *line); /* as if it had been typed */

#endif
