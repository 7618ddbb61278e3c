/* lab/out.c -- files that are there whole or not at all: written under another name, then renamed.
 */

#include "lab/out.h"

#include "command/command.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool complain(const char *path)
{
	bad_input("'%s' cannot be written: %s.", path, strerror(errno));
	return false;
}

static bool is_folder(const char *path)
{
	struct stat s;

	return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}

bool out_open(struct out *o, const char *path)
{
	o->path = path;
	if (is_folder(path)) {
		errno = EISDIR;
		return complain(path);
	}
	if (snprintf(o->hidden, sizeof o->hidden, "%s.%ld.part", path, (long)getpid()) >=
		(int)sizeof o->hidden) {
		errno = ENAMETOOLONG;
		return complain(path);
	}
	o->f = fopen(o->hidden, "w");
	return o->f ? true : complain(path);
}

bool out_close(struct out *o)
{
	bool fine = !ferror(o->f);

	if (fclose(o->f) == 0 && fine && rename(o->hidden, o->path) == 0)
		return true;
	complain(o->path);
	unlink(o->hidden);
	return false;
}

void out_drop(struct out *o)
{
	fclose(o->f);
	unlink(o->hidden);
}

bool out_possible(const char *path)
{
	struct out o;

	if (!path)
		return true;
	if (!out_open(&o, path))
		return false;
	out_drop(&o);
	return true;
}
