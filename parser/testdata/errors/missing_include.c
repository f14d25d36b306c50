#if 1
#include "no_such_file.h" // want "include file not found"
#endif
