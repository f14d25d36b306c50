/* Rules: F2, F8. The second loop steps over 0 and wraps around; the first one has the same bounds, and does not. */
static double u[20][400];

static void down(unsigned l, unsigned h)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 20; i++) { // want "'.unsigned.h' goes from -96 to -96, and wraps around or is cut off"
            unsigned k;
            for (k = l; k > h; k--)
                u[i][k] = 1;
            for (k = l; k > h; k -= 100) {
                u[i][k] = 2;
                if (k == 50)
                    break;
            }
        }
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    down(350, 150);
    down(350, 3);
    return 0;
}
