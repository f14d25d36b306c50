#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int hidden[100];
enum { RED = 3 };
int main(void)
{
struct hidden { char c; }; printf("%zu\n", sizeof(hidden));
    return 0;
}
