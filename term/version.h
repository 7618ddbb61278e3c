/* term/version.h -- which rubicon this is. */

#ifndef TERM_VERSION_H
#define TERM_VERSION_H

#define VERSION "0.1"

#endif
