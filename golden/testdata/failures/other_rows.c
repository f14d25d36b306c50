/* Rules: C1, C2, F5. A pointer whose type has rows of another length than those that are on the device. */
static double u[80], v[10][10];

int main(void)
{
    double(*given)[8] = (double(*)[8])u;
    double(*used)[10] = (double(*)[10])u;

#pragma mint copy(given, toDevice, 8, 10)
#pragma mint parallel for nest(2)
    for (int i = 0; i < 8; i++) // want "dimension 2 of array 'used' has 10 elements by its type here, but 8 where"
        for (int j = 0; j < 10; j++)
            v[i][j] = used[i][j];
    return (int)v[1][1];
}
