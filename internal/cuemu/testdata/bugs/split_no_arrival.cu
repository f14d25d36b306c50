// Nobody arrives.
// want: "deadlock"
#define BEHIND_ROW(barrier, lane)
#include "../split.h"
