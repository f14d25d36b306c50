/* Rules: F3, F5. Structs beyond plain values. */
#define N 40
struct flags {
    unsigned on : 1;
    unsigned level : 3;
};
static struct flags f[N];
static double v[N];

void bit_field(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = f[i].level; // want "'level' is a bit-field"
}
