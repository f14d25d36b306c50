// Warps arrive and wait apart.
#include "../split.h"
