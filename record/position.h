/* record/position.h -- positions, refusals and games as JSON: what any client needs to draw them.
 *
 * docs/records.md lists the members.  The text is whole unless out->full. */

#ifndef RECORD_POSITION_H
#define RECORD_POSITION_H

#include "core/match.h"

enum { VIEW_ABOVE = 8 }; /* sees all secrets: for replays and referees, never for players */

/* A seat's word, "nobody" or "above"; -1: none of them. */
int viewer_parse(const struct game *g, const char *word);

/* The position as this viewer may see it: a seat, SEAT_NOBODY or VIEW_ABOVE.  `last` are the events
 * of whatever happened last, unredacted; NULL: none are known. */
void position_json(const struct match *m, int viewer, const struct events *last, struct text *out);

/* The same as a member of an object. */
void position_member(const struct match *m, const char *key, int viewer, const struct events *last,
					 struct text *out);

/* A seat's word; the words of several, as an array; how the game was set up, as an object. */
void seat_json(const struct game *g, const char *key, int seat, struct text *out);
void seats_json(const struct game *g, const char *key, seatset set, struct text *out);
void options_json(const struct game *g, const struct setup *how, struct text *out);

/* Who is to act: truly, and as everybody may know; chance included. */
seatset match_pending(const struct match *m);
seatset match_asked(const struct match *m);

/* What this seat can do, as an array. */
void legal_json(const struct match *m, int seat, struct text *out);

/* What happened, as this viewer may know it, as an array; `key` is NULL outside objects. */
void events_json(const struct game *g, const char *key, const struct events *last, int viewer,
				 struct text *out);
void event_json(const struct game *g, const struct event *e, struct text *out); /* as it is */

/* The members of an action (act, label, verb, args), in an object that the caller opens. */
void act_members(const struct game *g, act a, struct text *out);

/* Why this seat may not do what is written, or that it may. */
void why_not_json(const struct match *m, int seat, const char *written, struct text *out);

/* The members of a refusal: its clause, the sentence under this key, and which rule says so. */
void why_members(const struct game *g, struct why why, const char *key, struct text *out);

/* What is the same in every position of a game: names, verbs, options; and its members alone. */
void game_json(const struct game *g, struct text *out);
void game_members(const struct game *g, struct text *out);

/* The same with what lies in its box, and that alone: an object, empty if the game says nothing. */
void game_and_box_json(const struct game *g, struct text *out);
void components_json(const struct game *g, const char *key, struct text *out);

#endif
