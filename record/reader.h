/* record/reader.h -- what the two halves of the reader, head and play, need of each other. */

#ifndef RECORD_READER_H
#define RECORD_READER_H

#include "record/record.h"
#include "record/words.h"

enum { BESIDE = '~' }; /* begins a line that tells what happened beside the game */

enum place { PLACE_MAGIC, PLACE_HEAD, PLACE_PLAY, PLACE_AFTER };

/* Says what is wrong with the line being read; returns false. */
__attribute__((format(printf, 3, 4))) bool refuse(struct record_reader *r, enum record_fault fault,
												  const char *format, ...);

int read_seat(struct record_reader *r, const char *word); /* -1: refused */

bool read_start(struct record_reader *r, char *line);
bool read_play(struct record_reader *r, char *line);
bool is_last_line(
	const struct record_reader *r); /* 'end' or 'adjourned', its newline yet to come */

#endif
