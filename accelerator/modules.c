/* accelerator/modules.c -- the games' kernels, as files beside the program.
 *
 * They are looked for where RUBICON_MODULES says, beside the program, in its build folder, and
 * where `make install` puts them. */

#include "accelerator/modules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_PATH = 4096 };

static char *read_whole(const char *path)
{
	FILE *f = fopen(path, "rb");
	char *text = NULL;
	long n;

	if (!f)
		return NULL;
	if (!fseek(f, 0, SEEK_END) && (n = ftell(f)) > 0 && !fseek(f, 0, SEEK_SET) &&
		(text = calloc(1, (size_t)n + 1)) && fread(text, 1, (size_t)n, f) != (size_t)n) {
		free(text);
		text = NULL;
	}
	fclose(f);
	return text;
}

static void find_home(char home[MAX_PATH])
{
	ssize_t n = readlink("/proc/self/exe", home, MAX_PATH - 1);

	home[n < 0 ? 0 : n] = 0;
	if (strrchr(home, '/'))
		*strrchr(home, '/') = 0;
}

char *read_module(const struct game *g, const char *kind)
{
	static const char *const beside[] = { "modules", "build/accelerator/modules",
										  "../share/rubicon/modules" };
	const char *told = getenv("RUBICON_MODULES");
	char home[MAX_PATH], path[2 * MAX_PATH], *text = NULL;

	if (told) {
		snprintf(path, sizeof path, "%s/%s-%s.ptx", told, g->id, kind);
		return read_whole(path);
	}
	find_home(home);
	for (int i = 0; i < LEN(beside) && !text; i++) {
		snprintf(path, sizeof path, "%s/%s/%s-%s.ptx", home, beside[i], g->id, kind);
		text = read_whole(path);
	}
	return text;
}
