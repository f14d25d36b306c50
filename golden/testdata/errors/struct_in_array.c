/* Rules: F2, F4. Bounds, and members of structs, that a nest has from the host, and that it may write as elements of an array. */
struct cell {
    double v, dt;
};
void relax(int n, double *u, struct cell *c, const double *limits, const struct cell *one)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(c, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) {
            u[i] += 1;
            c[i].dt += 1;
        }
#pragma mint for
        for (int i = 0; i < (int)limits[1]; i++) // want "a bound of the parallel loop is read from memory that the loop may write, through 'u'"
            u[i] += 1;
#pragma mint for
        for (int i = 0; i < n; i++)
            c[i].v += one->dt; // want "this struct may be an element of 'c', which the loop writes"
        const int end = (int)limits[1];
        const double dt = one->dt;
#pragma mint for
        for (int i = 0; i < end; i++)
            c[i].v += dt + u[i];
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(c, fromDevice, n)
}
