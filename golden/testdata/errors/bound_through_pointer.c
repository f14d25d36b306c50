/* Rules: C5, F2, F4. Bounds, and members of structs, that the host reads through pointers of the caller's, which may lead into an array on the device. */
struct cell {
    double v, dt;
};
void relax(int n, double *u, int *marks, struct cell *c, const double *limits, const struct cell *one)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(marks, toDevice, n)
#pragma mint copy(c, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) {
            u[i] += 1;
            c[i].dt += 1;
        }
#pragma mint for
        for (int i = 0; i < (int)limits[1]; i++) // want "this loop takes a value from memory of the host that may be part of an array on the device"
            marks[i] += 1;
#pragma mint for
        for (int i = 0; i < n; i++)
            marks[i] += one->dt > 3; // want "this loop takes a value from memory of the host that may be part of an array on the device"
        const int end = (int)limits[1];
        const double dt = one->dt;
#pragma mint for
        for (int i = 0; i < end; i++)
            c[i].v += dt + u[i];
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(marks, fromDevice, n)
#pragma mint copy(c, fromDevice, n)
}
