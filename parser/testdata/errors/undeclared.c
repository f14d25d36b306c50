#include <stdlib.h>
double f(double x)
{
    return fabsolute(x); // want "function 'fabsolute' is not declared"
}
