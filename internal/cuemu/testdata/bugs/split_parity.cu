// The parity is that of the round before.
// want: "data race"
#define WAIT(barrier, round) wait_for(barrier, (round + 1) % 2)
#include "../split.h"
