/* Rules: F8, X1. One array under two names: an iteration writes it by one and reads it by the other. */
static double u[40][40], w[40][40];

static void step(double (*to)[40], double (*from)[40])
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < 40; i++) // want "'to' and 'from' are the same array, which an iteration writes by one name and then uses by the other"
        for (int j = 0; j < 40; j++) {
            to[i][j] = i + j;
            w[i][j] = from[i][j];
        }
}

int main(void)
{
#pragma mint copy(u, toDevice)
    step(u, u);
    return 0;
}
