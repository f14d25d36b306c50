#include <stdio.h>

#if __STDC_VERSION__ >= 199901L // stays behind the directive
#define MODERN 1
#else
#define MODERN 0
#endif
#ifdef __cplusplus
#define LANGUAGE "C++"
#elif defined(__STDC_VERSION__) && !defined(__CUDACC__)
#define LANGUAGE "C"
#endif
#ifndef __cplusplus
#define TRUTH 1
#else
#error "not C"
#endif
#ifdef __CUDACC__
static int host = 0;
#else
static int host = 1;
#endif
#define OLD (__STDC_VERSION__ < 199901L)
#if OLD || defined __NVCC__
#error "old"
#endif

int main(void)
{
    printf("%d %s %d %d\n", MODERN, LANGUAGE, TRUTH, host);
    return 0;
}
