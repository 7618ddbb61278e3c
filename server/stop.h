/* server/stop.h -- stopping gently: clients are told, what was begun is finished. */

#ifndef SERVER_STOP_H
#define SERVER_STOP_H

#include <stdbool.h>

bool is_stopping(void);
void stop_on_signals(void); /* SIGTERM and SIGINT, through the loop */

#endif
