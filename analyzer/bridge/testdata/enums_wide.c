#include <stdio.h>

enum flags { ONE = 1, TWO = 2, HIGH = 0x80000000 };
enum big { LOW = -3, NEAR = 5, FAR = 0x100000000 };
enum color { RED, GREEN, BLUE };
#define BOTH (ONE | TWO)
#define LESS(a, b) ((a) < (b))
#define IS(f, bit) (((f) & (bit)) != 0)
#define BELOW_ONE (0 - ONE)

struct bits { enum color narrow : 3; enum color full : 32; };

int main(void)
{
    enum flags f = ONE; // becomes: enum flags f = ONE;
    enum color c = BLUE, zero = RED;
    int i = -5, k = 3;
    double d = -ONE; // becomes: double d = -(int)ONE;
    printf("%d %g %d\n", ONE - 2 < 0, d, i < ONE); // becomes: printf("%d %g %d\n", (int)ONE - 2 < 0, d, i < (int)ONE);
    printf("%g %d\n", (double)(k % 2 ? ONE : -5), i / TWO); // becomes: printf("%g %d\n", (double)(k % 2 ? (int)ONE : -5), i / (int)TWO);
    printf("%zu %zu %zu\n", sizeof ONE, sizeof(NEAR), sizeof(FAR)); // becomes: printf("%zu %zu %zu\n", sizeof ((int)ONE), sizeof((int)NEAR), sizeof((long)FAR));
    printf("%d %ld\n", NEAR, FAR); // becomes: printf("%d %ld\n", (int)NEAR, FAR);
    printf("%d\n", -BOTH < 0);
    printf("%d\n", BELOW_ONE < 0);
    printf("%d\n", LESS(i, ONE)); // becomes: printf("%d\n", LESS(i, (int)ONE));
    printf("%d\n", IS(f, ONE)); // becomes: printf("%d\n", IS(f, ONE));
    printf("%d %d\n", LOW < i, LOW * k); // becomes: printf("%d %d\n", (int)LOW < i, (int)LOW * k);
    printf("%d %d %d\n", c / i, i % c, c >> 1); // becomes: printf("%d %d %d\n", (unsigned int)c / i, i % (unsigned int)c, (unsigned int)c >> 1);
    printf("%g %g\n", (double)(c * i), (double)~c); // becomes: printf("%g %g\n", (double)((unsigned int)c * i), (double)~(unsigned int)c);
    long wide = (zero - 1) + 0L; // becomes: long wide = ((unsigned int)zero - 1) + 0L;
    long and = (c | i); // becomes: long and_ = ((unsigned int)c | i);
    printf("%ld %ld %d\n", wide, and, (c & 2) == 2); // becomes: printf("%ld %ld %d\n", wide, and_, (c & 2) == 2);
    c = ~c; // becomes: c = (enum color)~c;
    printf("%d %d\n", c > 0, c == -3); // becomes: printf("%d %d\n", (unsigned int)c > 0, c == -3);
    c = 2; // becomes: c = (enum color)2;
    c /= i; // becomes: c = (enum color)((unsigned int)c / i);
    i /= GREEN; // becomes: i /= GREEN;
    k /= zero - 1; // becomes: k /= (unsigned int)zero - 1;
    printf("%d %d %d\n", c, i, k);
    for (c = BLUE; c != RED; c--) // becomes: for (c = BLUE; c != RED; c = (enum color)(c - 1))
        printf("%d ", (c ? zero : c) - 1 < 0); // becomes: printf("%d ", (unsigned int)(c ? zero : c) - 1 < 0);
    struct bits b = {BLUE, RED};
    printf("%d %d\n", b.narrow - 3 < 0, b.full - 1 < 0); // becomes: printf("%d %d\n", b.narrow - 3 < 0, (unsigned int)b.full - 1 < 0);
    printf("%d\n", i ? (int)sizeof(int[-(ONE - 2)]) : 0); // becomes: printf("%d\n", i ? (int)sizeof(int[-((int)ONE - 2)]) : 0);
    return 0;
}
