/* web/assets.h -- the built client as a table of files, sorted by path: build/web/assets.c. */

#ifndef WEB_ASSETS_H
#define WEB_ASSETS_H

#include <stdbool.h>
#include <stddef.h>

struct asset {
	const char *path; /* "/index.html" */
	const char *type; /* as in Content-Type */
	bool is_forever;  /* its name changes with its contents: it may be cached for a year */
	const unsigned char *bytes;
	size_t size;
	const unsigned char *gzip; /* NULL: not worth it */
	size_t gzip_size;
};

extern const struct asset assets[];
extern const int n_assets;

#endif
