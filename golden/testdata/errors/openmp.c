/* Rules: L5. Options: -fopenmp. A mint region inside an OpenMP construct, which every thread would execute. */
static double u[40];

void inside(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma mint parallel for // want "a mint region inside .#pragma omp parallel num_threads.2.., which every thread would execute"
        for (int i = 0; i < 40; i++)
            u[i] = 2 * u[i];
    }
}

void time_loop(void)
{
#pragma omp parallel for
    for (int t = 0; t < 3; t++) {
#pragma mint parallel // want "a mint region inside .#pragma omp parallel for., which every thread would execute"
        {
#pragma mint for
            for (int i = 0; i < 40; i++)
                u[i] = 2 * u[i];
        }
    }
}
