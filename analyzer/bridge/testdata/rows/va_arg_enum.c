#include <stdarg.h>
#include <stdio.h>

enum color { RED, GREEN };

static int last(int n, ...)
{
    va_list list;
    va_start(list, n);
    enum color c = va_arg(list, enum color);
    va_end(list);
    return c;
}

int main(void)
{
    printf("%d\n", last(1, GREEN));
    return 0;
}
