#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#ifndef M_PI
#define M_PI 3.1416
#endif
#ifndef M_E
#define E 2.7
#else
#define E 2.8
#endif
#ifdef _GNU_SOURCE
#undef _GNU_SOURCE
#endif
#if defined(__STRICT_ANSI__) || defined(__GNUG__) || defined(__EXCEPTIONS)
#define DIALECT 1
#else
#define DIALECT 2
#endif
#define STD __STDC_VERSION__
#define WHERE __PRETTY_FUNCTION__
static const char *where(int a) { return a ? WHERE : ""; }
int main(void)
{
    printf("%g %g %d %ld %s\n", M_PI, E, DIALECT, STD, where(1));
#ifdef isnan
    printf("isnan\n");
#endif
#ifdef bool
    printf("bool\n");
#endif
#ifdef __USE_GNU
    printf("gnu\n");
#endif
#ifdef assert
    printf("assert\n");
#endif
    return 0;
}
