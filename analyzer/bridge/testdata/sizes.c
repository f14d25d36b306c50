#include <stdio.h>

enum color { RED, GREEN };
struct bits { unsigned long wide : 40; long wide_signed : 40; unsigned low : 3; _Bool flag : 1; };

int main(void)
{
    int c = 3, d = 4;
    printf("%zu\n", sizeof 'a'); // becomes: printf("%zu\n", sizeof ((int)'a'));
    printf("%zu\n", sizeof(c < d)); // becomes: printf("%zu\n", sizeof((int)(c < d)));
    printf("%zu\n", sizeof(c ? 'a' : 'b')); // becomes: printf("%zu\n", sizeof((int)(c ? 'a' : 'b')));
    printf("%zu\n", sizeof(c ? c < d : !d)); // becomes: printf("%zu\n", sizeof((int)(c ? c < d : !d)));
    printf("%zu\n", sizeof(c++, 'a')); // becomes: printf("%zu\n", sizeof((int)(c++, 'a')));
    printf("%zu\n", sizeof('a' + 0)); // becomes: printf("%zu\n", sizeof('a' + 0));
    printf("%zu\n", sizeof(-'a'), sizeof(+(c < d)));
    printf("%zu\n", _Alignof(c == d)); // becomes: printf("%zu\n", alignof((int)(c == d)));
    printf("%zu %zu\n", sizeof RED, sizeof(enum color));
    __typeof__(c < d) five = 5; // becomes: __typeof__(((int)(c < d))) five = 5;
    __typeof__('a') big = 500; // becomes: __typeof__(((int)'a')) big = 500;
    __typeof__(RED) red = -1; // becomes: __typeof__(((int)RED)) red = -1;
    printf("%d %d %d\n", five, big, red);
    struct bits b = {1ul << 39, -5, 7, 1};
    printf("%lx %lx %ld\n", (unsigned long)b.wide << 1, b.wide + 1ul, b.wide_signed - 1L);
    printf("%d %d %d\n", b.low - 8 < 0, b.flag - 2 < 0, b.wide == 1ul << 39);
    b.wide += 5;
    printf("%lx %d\n", (unsigned long)(b.wide & 0xff), b.wide > 3);
    return 0;
}
