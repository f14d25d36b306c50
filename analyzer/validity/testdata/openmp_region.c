/* Rules: L5. Mint regions and OpenMP constructs, under -fopenmp. */
void inside(int n, double *u)
{
#pragma omp parallel num_threads(2)
    {
#pragma mint parallel for // want "take this pragma away"
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
    }
}

void time_loop(int n, double *u)
{
#pragma omp parallel for
    for (int t = 0; t < 3; t++) {
#pragma mint parallel // want "which every thread would execute"
        {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = 2 * u[i];
        }
    }
}

/* Dual annotation is normal, in either order. */
void dual(int n, double *u)
{
#pragma mint parallel for
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma omp parallel for
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
}
