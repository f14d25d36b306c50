#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
float f = 2.0f; int i = 2; long l = -5000000000; unsigned u = 3; printf("%.17g %.17g %.17g %d %ld %.17g\n", sqrt(f), pow(f, 0.5f), fabs(f), abs(-3), labs(l), sqrt(i) + sqrt(u)); printf("%d %.17g %.17g %.17g\n", abs((int)2.7), floor(f / 3), fmod(f, 0.3f), atan2(f, 3.0f)); printf("%zu %zu\n", sizeof sqrt(f), sizeof(exp(1.0f)));
    return 0;
}
