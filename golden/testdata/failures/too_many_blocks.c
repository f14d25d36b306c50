/* Rules: F7, X1, B15. More blocks than a grid has: the launch is refused, and nothing runs in part. */
static unsigned char u[70000][2][2];

int main(void)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(3) tile(2, 2, 1)
        for (int z = 0; z < 70000; z++) // want "give tile and chunksize third numbers that are 2 times as large"
            for (int y = 0; y < 2; y++)
                for (int x = 0; x < 2; x++)
                    u[z][y][x] = 1;
    }
    return 0;
}
