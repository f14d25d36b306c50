// The row is written while others may still read that of the round before.
// want: "data race"
#define BUFFERS 1
#include "../split.h"
