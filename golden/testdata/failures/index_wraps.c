/* Rules: F2. An index that passes the end of its type, so that values repeat. */
static double u[400];

static void up(int to)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (unsigned char i = 0; i < to; i += 100) // want "the index 'i' of a parallel loop passes the end of its type before the loop ends"
            u[i] = 1;
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    up(250);
    return 0;
}
