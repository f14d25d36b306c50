#include "../flags.h"
