/* Rules: C8. The same of a variable of file scope, in the steps of a time loop. */
double level = 2;

static void scale(double *u)
{
#pragma mint copy(u, toDevice, 1)
#pragma mint parallel
    for (int t = 0; t < 3; t++)
#pragma mint for
        for (int i = 0; i < 1; i++) // want "'level' is an element of 'u', which the loop writes"
            u[i] += level;
#pragma mint copy(u, fromDevice, 1)
}

int main(void)
{
    scale(&level);
    return (int)level;
}
