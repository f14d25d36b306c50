/* Rules: F8, C6. Neighbours that go on at the other end of the range, in a part of an array that the written part overlaps by one element. */
static double block[41];

int main(void)
{
    double *u = block, *v = block + 19;

#pragma mint copy(block, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 20; i++) // want "the elements of 'u\[\(i \+ 1\) % 20\]' and of 'v\[i\]' are partly the same"
        v[i] = u[(i + 1) % 20];
#pragma mint copy(block, fromDevice)
    return (int)block[1];
}
