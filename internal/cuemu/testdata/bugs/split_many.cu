// The barrier expects one warp more.
// want: "deadlock"
#define ARRIVALS (WARPS + 1)
#include "../split.h"
