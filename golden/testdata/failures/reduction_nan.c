/* Rules: F9, X1. In this form a NaN drops the larger values before it, which threads cannot know of each other. */
#define N 300
#define MAX(a, b) ((a) > (b) ? (a) : (b))

int main(int argc, char **argv)
{
    static double u[N];
    double most = 0, zero = argc - 1;

    (void)argv;
    u[150] = zero / zero;
    #pragma mint copy(u, toDevice)
    #pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++) // want "a NaN was compared for the reduction 'most'"
        most = MAX(most, u[i]);
    return most > 0;
}
