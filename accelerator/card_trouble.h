/* accelerator/card_trouble.h -- how a kernel says that it had too little room. */

#ifndef ACCELERATOR_CARD_TROUBLE_H
#define ACCELERATOR_CARD_TROUBLE_H

#include "core/base.h"

void report_trouble(uint32_t trouble);

#endif
