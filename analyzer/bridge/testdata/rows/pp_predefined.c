#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#if defined __EXCEPTIONS || __cpp_rtti || defined __GXX_WEAK__ || defined __STRICT_ANSI__
#define CPP 1
#else
#define CPP 0
#endif
#ifdef _GNU_SOURCE
#define GNU 1
#else
#define GNU 0
#endif
#ifdef linux
#define LINUX 1
#else
#define LINUX 0
#endif
int main(void)
{
printf("%d %d %d\n", CPP, GNU, LINUX);
    return 0;
}
