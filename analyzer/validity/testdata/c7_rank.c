/* Rules: C7, C2. The most dimensions that an array on the device can have. */
static float a[2][2][2][2][2][2][2][2][3];
static float flat[1000];

void run(void)
{
#pragma mint copy(flat, toDevice, 1, 1, 1, 1, 1, 1, 1, 1, 5) // want "copy gives 9 extents, and at most 8"
#pragma mint parallel for
    for (int i = 0; i < 3; i++)
        a[1][0][1][0][1][0][1][0][i] = i; // want "'a' has 9 dimensions"
}
