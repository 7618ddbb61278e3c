/* lab/line.h -- messages between processes: a length, and so many bytes. */

#ifndef LAB_LINE_H
#define LAB_LINE_H

#include "lab/pack.h"

/* A machine that is gone says no goodbye: after some ten seconds without a sign of it the line
 * ends. `brief`: so does one on which nothing comes. */
void line_prepare(int fd, bool brief);
bool line_send(int fd, const struct bytes *message);
bool line_receive(int fd, struct bytes *message);

/* A line to the first that answers of "address/port address/port"; -1: none does. */
int line_open(const char *addresses);

#endif
