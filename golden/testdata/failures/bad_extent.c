/* Rules: C6, X1. An extent that overflowed. */
int main(int argc, char **argv)
{
    double u[16] = {1};
    double *v = u;
    int n = -argc;

    (void)argv;
#pragma mint copy(v, toDevice, n) // want "negative extent"
    return 0;
}
