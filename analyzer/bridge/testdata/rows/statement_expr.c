#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int x = ({ int y = 3; y + 1; }); printf("%d\n", x);
    return 0;
}
