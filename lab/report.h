/* lab/report.h -- the ways to tell results. */

#ifndef LAB_REPORT_H
#define LAB_REPORT_H

#include "lab/findings.h"

#include <stdio.h>

void print_words(const struct results *r, FILE *f);
bool write_json(const struct results *r, const char *path);
bool write_csv(const struct results *r, const char *path);
bool write_page(const struct results *r, const char *path);
bool write_charts(const struct results *r, const char *folder);

#endif
