/* Rules: T4. The height cannot settle as the program runs yet, which is said. Options: -O3 -arch=sm_90. */

void smooth(int n, int steps, double a[n][n], double b[n][n])
{
    double (*u)[n] = a, (*v)[n] = b;
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint trapezoid height(adaptive) // want warning "the height does not settle as the program runs in this version: a launch makes up to 10 steps"
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = 1; i < n - 1; i++)
                for (int j = 1; j < n - 1; j++)
                    v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
            double (*w)[n] = u;
            u = v;
            v = w;
        }
#pragma mint for tile(4096, 4096) nest(2) // want "this nest cannot run on the device as asked"
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                u[i][j] += 1;
    }
#pragma mint copy(u, fromDevice, n, n)
#pragma mint copy(v, fromDevice, n, n)
}
