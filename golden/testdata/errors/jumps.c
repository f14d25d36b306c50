/* Rules: R3, C3. Jumps into blocks that start with device work: what they begin with would be left out. */
void into_region(int n, int flag, double *u)
{
    if (flag)
        goto inside; // want "this jumps into a block that starts with device work"
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
    inside:
        flag++;
    }
}

void into_block(int n, int flag, double *u)
{
    switch (flag) {
    case 0: {
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
    case 1:; // want "this jumps into a block that starts with device work"
#pragma mint copy(u, fromDevice, n)
        flag++;
    }
    }
}
