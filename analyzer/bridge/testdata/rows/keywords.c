#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct klass { int class, public; struct klass *this; }; enum { new = 3, delete };  typedef int template; static int operator(int try) { return try; } 
int main(void)
{
template catch = 2, namespace = 3, using = 4, virtual = 5, mutable = 6, explicit = 7, typename = 8, friend = 9, export = 1, nullptr = 2, constexpr = 3, decltype = 4, noexcept = 1, char8_t = 2, concept = 3, requires = 4, wchar_t = 5, char16_t = 1; printf("%d\n", operator(catch) + namespace + using + virtual + mutable + explicit + typename + friend + export + nullptr + constexpr + decltype + noexcept + char8_t + concept + requires + new + delete + wchar_t + char16_t);
    return 0;
}
