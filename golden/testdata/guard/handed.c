/* Arrays that are brought back, handed to a function of another file that writes them, and copied to the device again; double buffers
   of which one is current. */
void look(int t, int n, double *u);

void in_place(int n, int steps, double *u)
{
#pragma mint copy(u, toDevice, n)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] += i;
#pragma mint copy(u, fromDevice, n)
        if (t % 2)
            look(t, n, u);
#pragma mint copy(u, toDevice, n)
    }
}

static double a[5000], b[5000];

double *in_turn(int n, int steps)
{
    double *u = a, *v = b;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i - 1] + u[i + 1] + t;
        double *w = u;
        u = v;
        v = w;
        if (t % 3 == 1) {
#pragma mint copy(u, fromDevice, n)
            look(t, n, u);
#pragma mint copy(u, toDevice, n)
        }
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
    return u;
}
