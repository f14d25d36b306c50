#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
const char *s = "abcabc"; char *p = strchr(s, 98); printf("%s %s\n", p, strstr(s, "ca")); char *q = memchr(s, 99, 6); printf("%s\n", q);
    return 0;
}
