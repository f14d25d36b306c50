/* Rules: F8. An unsigned t - 1 is 4294967295 in the first step, whose remainder by 3 is 0, not 2: the slice that is written is the one that is read. */
static double u[3][600];

int main(void)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    for (unsigned t = 0; t < 9; t++) {
#pragma mint for
        for (int i = 0; i < 599; i++) // want "use the same elements in different iterations"
            u[t % 3L][i] = u[(t - 1) % 3L][i + 1] / 2;
    }
#pragma mint copy(u, fromDevice)
    return 0;
}
