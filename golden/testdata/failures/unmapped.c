/* Rules: C4, X1, B17. An array that its caller should have mapped. */
void halve(int n, double *u)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "array 'u' is not on the device"
        u[i] /= 2;
}

int main(void)
{
    static double u[8];

    halve(8, u);
    return 0;
}
