#include <stdio.h>

struct item { const int key; int value; };
static struct item first;

int main(void)
{
    first.value = 3;
    printf("%d\n", first.key + first.value);
    return 0;
}
