/* server/place.h -- where tables are kept, as the command line says it. */

#ifndef SERVER_PLACE_H
#define SERVER_PLACE_H

/* --data FOLDER ('d') or --db URL ('b'), for config.store; an exit status. */
int take_store(const char *command, int flag, const char *where);
int take_store_flags(const char *command, int argc, char **argv); /* all that a command has */
int make_store(void); /* the folder, the current one if none was named */

const char *store_name(void); /* a URL may hold a password: it is not told */

#endif
