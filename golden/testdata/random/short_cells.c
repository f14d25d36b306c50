/* Found by a random program: the checker took neighbouring cells of two bytes for one cell, and saw a race. */
#include <stdio.h>

static short a[31];
static unsigned char b[31];

int main(void)
{
    unsigned hash = 0;

    for (int i = 0; i < 31; i++)
        a[i] = b[i] = i % 7;
#pragma mint copy(a, toDevice, 31)
#pragma mint copy(b, toDevice, 31)
#pragma mint parallel
    {
#pragma mint for nest(1) tile(5)
        for (int i = 1; i < 30; i++) {
            a[i] = (a[i] * 3 + i) % 101;
            if ((i & 1) == 1)
                b[i] += a[i] % 13;
        }
    }
#pragma mint copy(a, fromDevice, 31)
#pragma mint copy(b, fromDevice, 31)
    for (int i = 0; i < 31; i++)
        hash = hash * 31 + a[i] * 257 + b[i];
    printf("hash_0 %u\n", hash);
    return 0;
}
