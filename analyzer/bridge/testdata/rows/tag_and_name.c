#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct stat { int a; }; static int stat(struct stat *s) { return s->a; } struct node { struct node *node; }; static int node(int i) { return i; }
int main(void)
{
struct stat s = {3}; printf("%d %d\n", stat(&s), node(2));
    return 0;
}
