/* Rules: F3. offsetof is a constant in a nest. */
#include "../../field.h"
#include <stddef.h>

struct record {
    char tag;
    struct {
        int a;
        short b[3];
    } part[4];
    union {
        int i;
        double d;
    } either;
    struct {
        char z;
        long long y;
    };
};

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 40);
    long long at[64 + offsetof(struct record, y)];

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++)
        at[i] = (long long)i;
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        at[i] = i * offsetof(struct record, part[2]) + offsetof(struct record, part[1].b[2]) % 16 - (long)offsetof(struct record, either.d);
#pragma mint parallel for
    for (int i = 0; i < (int)offsetof(struct record, y); i++)
        at[i + offsetof(struct record, part[1])] += (unsigned char)offsetof(struct record, z) + (size_t) & ((struct record *)0)->either;
    checksum("at", at, sizeof at);
    return 0;
}
