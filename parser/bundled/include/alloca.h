#ifndef _MINTC_ALLOCA_H
#define _MINTC_ALLOCA_H
#define alloca(size) __builtin_alloca(size)
#endif
