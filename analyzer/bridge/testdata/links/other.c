#include "shared.h"

int new, delete[3], throw = 7;
int norm(int a) { return a < 0 ? -max(a, -5) : a; }
int try(void) { return new + delete[1]; }
double min(double a, double b);
double min(double a, double b) { return a < b ? a : b; }
static double half(double v) { return v / 2; }
double (*this)(double) = half;
