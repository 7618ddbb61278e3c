/* server/log.h -- one line for each thing worth knowing: key=value, on the standard error. */

#ifndef SERVER_LOG_H
#define SERVER_LOG_H

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR };

/* The format is a list of key=%... pairs; put what may hold spaces last, in quotes. */
void log_line(enum log_level level, const char *what, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#endif
