/* Rules: F3. A switch that ends with a label and nothing behind it; tables of _Bool. */
#include <stdbool.h>
#include <stdio.h>
#define N 40

static const bool odd[] = {0, 2, 0.0, (bool)0.5};
static int a[N];

int main(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        switch (i % 5) {
        case 0:
            a[i] = odd[i % 4];
            break;
        case 1:
        case 2:
            a[i] = 7;
        default:
            ;
        }
        switch (i / 20) {
        default:
            a[i] += 100;
        case 1: {
        }
        }
    }
    int sum = 0;
    for (int i = 0; i < N; i++)
        sum = (31 * sum + a[i]) & 0xffffff;
    printf("%d\n", sum);
}
