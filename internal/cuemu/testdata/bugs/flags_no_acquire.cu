// The flag is loaded without acquire.
// want: "data race"
#define LOAD_ORDER cuda::memory_order_relaxed
#include "../flags.h"
