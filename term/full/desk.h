/* term/full/desk.h -- what lies on the screen, and what the person has done with it so far. */

#ifndef TERM_FULL_DESK_H
#define TERM_FULL_DESK_H

#include "term/full/full.h"
#include "term/full/layout.h"
#include "term/full/point.h"
#include "term/full/typed.h"
#include "term/turn.h"

enum page { PAGE_BOARD, PAGE_SEATS, PAGE_TURN, PAGE_HAND, PAGE_LOG, PAGE_NOTE, N_PAGES };
enum { MAX_FRESH = 64 };

/* Lines of text, one after another; style marks allowed. */
struct scroll {
	char *text; /* lines divided by '\n'; NULL: nothing */
	int first;  /* line shown first; of the log, counted from its end */
};

struct desk {
	struct sitting *s;
	int seat;  /* whose eyes are on it, or SEAT_NOBODY */
	bool asks; /* it is for him to choose */
	struct turn turn;
	struct pointing point;
	struct parts parts;
	struct spot spots[MAX_SPOTS];
	int n_spots, cursor; /* cursor: a spot, or -1 */
	bool looks;          /* the cursor goes over everything, and nothing acts */
	struct offer offers[MAX_OFFERS];
	int n_offers, offer;           /* offer: the chosen line */
	bool on_board;                 /* Enter means the cursor, not the chosen line */
	struct thing far;              /* asked for once, and several steps away */
	act sure;                      /* asked for once, and cannot be taken back */
	struct thing fresh[MAX_FRESH]; /* what the news were about */
	int n_fresh, known;            /* plies whose news are old */
	enum page page;
	int top, left; /* of the board, in its pane */
	struct scroll log, note;
	char aim[2 * MAX_SENTENCE]; /* what wins, and how far each seat is */
	struct typed typed;
	char waits[MAX_SENTENCE];      /* who is awaited, or "" */
	char beside[4 * MAX_SENTENCE]; /* lines below it */
	char says[MAX_SENTENCE];       /* one line of answer, or "" */
	const char *keys;              /* what the last row says; NULL: the usual keys */
	struct layout layout;
};

/* ---- desk.c: bringing it up to date ---- */
void lay_panes_out(struct desk *d); /* by the screen's size and the board's */
void look_again(struct desk *d);    /* the board, the log, the choices */
void choose_again(struct desk *d);  /* after pointing: offers and cursor */
void move_cursor(struct desk *d, int rows, int columns);
void next_offer(struct desk *d, int by);
bool find_by_name(struct desk *d, const char *name);
bool can_stop_at(const struct desk *d, const struct spot *spot);
void set_note(struct desk *d, char *text); /* owns it */
void forget_all(struct desk *d);           /* before others look */

/* ---- draw.c ---- */
void draw(struct desk *d);
void draw_curtain(const struct desk *d, int seat, bool lifted);
struct spot *spot_at(struct desk *d, int row, int column); /* of the screen; NULL: none */
int offer_at(const struct desk *d, int row);               /* -1: none */

#endif
