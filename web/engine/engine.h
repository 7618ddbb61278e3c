/* web/engine/engine.h -- what the engine's parts share: the match, and how they answer. */

#ifndef WEB_ENGINE_H
#define WEB_ENGINE_H

#include "core/match.h"
#include "record/record.h"

#define EXPORT_AS(exported, name) __attribute__((export_name(#exported))) name
#define EXPORT(name)              EXPORT_AS(name, name)

enum { LOG = 1 << 16, WORD = 64 };

extern struct text answer;
extern struct match match;
extern struct record_notes notes;
extern bool started;
extern unsigned char arena[]; /* for whoever thinks: BOT_ARENA bytes */

/* Every function that takes a request begins with this, and has it as a string. */
char *take_input(int n);

/* Copies the first word and returns what follows it. */
const char *split(const char *s, char word[WORD]);

void open_answer(void); /* every other function begins with this */
int good(void);         /* and both return one of these */
int complain(const char *sentence);
int complain_of_start(void);
int complain_of_seat(void);

int read_player(const char *word); /* -1: no such seat in the match */

#endif
