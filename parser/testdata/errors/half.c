#include <immintrin.h>
#if 0
static _Float16 none;
#endif
static _Float16 small[10]; // want "does not know the type '_Float16'"
static _Float16 again;
double f(void) { return small[1] + (_Float16)1; }
