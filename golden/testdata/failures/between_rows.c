/* Rules: C1. A pointer into the middle of a row: its rows are not those of the device copy. */
static double u[10][12], v[10][10];

int main(void)
{
    double(*inner)[12] = (double(*)[12])(&u[0][0] + 30);

#pragma mint copy(u, toDevice)
#pragma mint parallel for nest(2)
    for (int i = 0; i < 5; i++) // want "array 'inner' points 240 bytes into 'u'"
        for (int j = 0; j < 10; j++)
            v[i][j] = inner[i][j];
    return (int)v[1][1];
}
