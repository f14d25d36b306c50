#pragma once
#include <stdlib.h>
static inline double *fresh(int n) { return malloc(n * sizeof(double)); }
struct cell { int a, b; };
