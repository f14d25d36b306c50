/* Rules: C8, F4. The struct of a bit-field that the loop takes lies in the bytes that it writes. */
struct bits {
    unsigned low : 8, high : 8, rest : 16;
};
struct cell {
    int k;
    struct bits in, *far;
};

static void add(int n, unsigned char *u, const struct cell *c)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "'c->far->low' is an element of 'u', which the loop writes"
        u[i] += c->in.high + c->far->low;
#pragma mint copy(u, fromDevice, n)
}

int main(void)
{
    unsigned char u[4] = {0};
    struct bits far = {1, 1, 1};
    struct cell c = {1, {2, 3, 4}, &far}, none = {1, {2, 3, 4}, 0};

    add(0, u, &none); /* which has no far bits to look at */
    add(4, u, &c);
    add(4, (unsigned char *)&far, &c);
    return 0;
}
