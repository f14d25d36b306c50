// The warp arrives before its row is there.
// want: "data race"
#define BEFORE_ROW(barrier, lane) arrive(barrier, lane)
#define BEHIND_ROW(barrier, lane)
#include "../split.h"
