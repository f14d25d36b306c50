// One slot: an end is written while the neighbour may still read the one before.
// want: "data race"
#define SLOTS 1
#include "../flags.h"
