#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define ROOT(x) sqrt(x)
#define DIST(a, b) sqrt((a) * (a) + (b) * (b))

static float fma2(float a) { return a; }

int main(void)
{
    float x = 1.1f, y = 0.3f;
    double d = 2.7;
    long double l = 1.7L;
    unsigned u = 3;
    long k = -5000000000;
    double s = 0;
    for (int i = 0; i < 50; i++) {
        x += 0.37f;
        s += sqrt(x) + fabs(y); // becomes: s += sqrt((double)x) + fabs((double)y);
        s += pow(x, y) + pow(x, 2) + pow(d, y) + pow(2, d); // becomes: s += pow((double)x, y) + pow((double)x, 2) + pow(d, y) + pow(2, d);
        s += exp(x * 0.1f) * sin(x + y) - fmin(x, y); // becomes: s += exp((double)(x * 0.1f)) * sin((double)(x + y)) - fmin((double)x, y);
        s += sqrtf(x) + sqrt(d) + sqrt(i);
        s += ROOT(x) + DIST(x, y) + fma2(x);
        s += sqrt(l) + ldexp(y, 2) + fma(x, y, y); // becomes: s += sqrt((double)l) + ldexp((double)y, 2) + fma((double)x, y, y);
    }
    printf("%.17g %d %d %d %d %d\n", s, abs(d), abs(u), abs(k), abs(-3), (int)labs(k)); // becomes: printf("%.17g %d %d %d %d %d\n", s, abs((int)d), abs((int)u), abs((int)k), abs(-3), (int)labs(k));
    return 0;
}
