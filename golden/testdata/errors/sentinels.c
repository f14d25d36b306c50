/* Rules: L6. Near misses of the words that mint pragmas start with. */
static double u[40], v[40];

void near(void)
{
#pragma mnit for // want warning "'mnit' is not 'mint': this pragma is ignored, and the statement after it stays on the host"
    for (int i = 0; i < 40; i++)
        u[i] = i;
#pragma Mint parallel for // want warning "'Mint' is not 'mint'"
    for (int i = 0; i < 40; i++)
        u[i] = i;
#pragma mint_for // want warning "'mint_for' is not 'mint'"
    for (int i = 0; i < 40; i++)
        u[i] = i;
    _Pragma("mimt parallel for") // want warning "'mimt' is not 'mint'"
    for (int i = 0; i < 40; i++)
        u[i] = i;
#pragma trapezoidd.height=4 // want warning "'trapezoidd' is not 'trapezoid'"
    for (int i = 0; i < 40; i++)
        u[i] = i;
#pragma mint // want "names no directive"
    for (int i = 0; i < 40; i++)
        u[i] = i;
}

void others(void)
{
#pragma GCC ivdep
#pragma hint once
#pragma omp parallel for
    for (int i = 0; i < 40; i++)
        v[i] = u[i];
}
