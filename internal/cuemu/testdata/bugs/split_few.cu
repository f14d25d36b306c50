// The barrier expects one warp less.
// want: "data race"
#define ARRIVALS (WARPS - 1)
#include "../split.h"
