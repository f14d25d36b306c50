#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int n = 3; typedef double row[n]; n = 5; row r[2]; double (*p)[n] = malloc(sizeof(double[2][n])); printf("%zu %zu\n", sizeof r, sizeof *p);
    return 0;
}
