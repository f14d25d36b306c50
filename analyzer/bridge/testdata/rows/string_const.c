#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static char *names[] = {"a", "b"}; static char *f(void) { return "xyz"; }
int main(void)
{
char *s = "abc"; char t[] = "abc", u[3] = "abc"; printf("%s %s %s %c %zu\n", s, names[1], f(), u[2], sizeof t);
    return 0;
}
