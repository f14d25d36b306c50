#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <wchar.h>
int main(void)
{
wchar_t c = L'a'; wchar_t s[] = L"ab"; printf("%d %zu %zu\n", c, sizeof s, wcslen(s)); int *p = (int *)s; printf("%d\n", p[0]);
    return 0;
}
