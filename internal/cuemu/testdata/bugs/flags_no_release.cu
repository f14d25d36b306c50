// The flag is stored without release.
// want: "data race"
#define STORE_ORDER cuda::memory_order_relaxed
#include "../flags.h"
