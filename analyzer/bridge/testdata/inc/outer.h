#ifndef OUTER_H
#define OUTER_H
#include "once.h"
#include "inner.h"
#include "plain.h"
static inline int line_of_outer(void) { return __LINE__; }
#endif
