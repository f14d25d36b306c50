#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
enum e { A, B, C }; struct s { enum e a : 3; enum e b : 32; unsigned c : 3; int d : 3; bool f : 1; };
int main(void)
{
struct s s = {A, A, 0, -1, 1}; s.a = 1; s.b = C; s.f = 2; printf("%d %d %d %d\n", s.a - 2 < 0, s.b - 3 < 0, s.c - 1 < 0, s.d); s.a = s.b; s.c = 9; printf("%d %d %d\n", s.a, s.c, s.f);
    return 0;
}
