#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = 1; printf("%zu %zu %zu %zu\n", sizeof(i == 1), sizeof(!i), sizeof(i && i), sizeof(i ? 1 < 2 : 2 < 1)); printf("%zu\n", sizeof(1 < 2 ? (char)1 : (char)2));
    return 0;
}
