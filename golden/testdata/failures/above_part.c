/* Rules: C1, C6. A pointer to a row reaches in front of the array that the row is of. */
static double u[10][12], v[10][10];

int main(void)
{
    double(*row)[12] = &u[2];

#pragma mint copy(u, toDevice)
#pragma mint parallel for nest(2)
    for (int i = 0; i < 5; i++) // want "array 'row': subscript \[i-3\] of dimension 1 goes from -3 to 1, but the extent is 8"
        for (int j = 0; j < 10; j++)
            v[i][j] = row[i - 3][j];
    return (int)v[1][1];
}
