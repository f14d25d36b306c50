// No barrier between the stores of the ends and the flag.
// want: "data race"
#define BARRIER()
#include "../flags.h"
