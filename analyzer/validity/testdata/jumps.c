/* Rules: R3, C3. Jumps into regions and into blocks that end a mapping. */
void into_region(int n, int flag, double *u)
{
    if (flag)
        goto inside; // want "jump in front of it"
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

void switch_body(int n, int flag, double *u)
{
    switch (flag) {
    case 0:
        flag++;
#pragma mint copy(u, toDevice, n) // want "put braces around the statements of this case"
        flag++;
    }
}

/* Out of and inside of a region is fine. */
int out(int n, int flag, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
    again:;
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
        if (flag-- > 0)
            goto again;
        if (flag < -5)
            goto end;
    }
#pragma mint copy(u, fromDevice, n)
    return 1;
end:;
#pragma mint copy(u, fromDevice, n)
    return 0;
}
