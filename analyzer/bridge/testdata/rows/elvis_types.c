#include <stdio.h>
#include <stdbool.h>

enum color { RED, GREEN = 5 };

int main(int argc, char **argv)
{
    unsigned char c = argc, d = 3;
    short s = 0;
    enum color e = RED, f = GREEN;
    bool t = argc > 0, u = false;
    printf("%zu %zu %zu %zu\n", sizeof(c ?: d), sizeof(s ?: s), sizeof(t ?: u), sizeof((c < d) ?: (d < c)));
    printf("%d %d %d\n", (e ?: -1) < 0, (e ?: -2) / 2 > 0, (e ?: f) - 6 < 0);
    __typeof__(c ?: d) q = 70000;
    printf("%d\n", q);
    return 0;
}
