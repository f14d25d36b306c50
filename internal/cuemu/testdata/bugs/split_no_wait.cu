// Nobody waits.
// want: "data race"
#define WAIT(barrier, round)
#include "../split.h"
