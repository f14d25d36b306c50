// One lane waits for its warp, and nothing says that the others come later.
// want: "data race"
#define WAIT(barrier, round) if (lane == 0) wait_for(barrier, round % 2)
#include "../split.h"
