/* server/place.h -- where tables are kept, as the command line says it. */

#ifndef SERVER_PLACE_H
#define SERVER_PLACE_H

/* --data FOLDER ('d') or --db URL ('b'), for config.store; an exit status. */
int take_store(const char *command, int flag, const char *where);
int make_store(void); /* the folder, the current one if none was named */

const char *store_name(void); /* a URL may hold a password: it is not told */

#endif
