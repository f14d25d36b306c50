/* Rules: F8. Halves of one array, and a subscript that the host does not know the values of: what is not known is not said to be shared. */
static int block[40], order[20];

int main(void)
{
    int *u = block, *v = block + 20;

    for (int i = 0; i < 20; i++)
        order[i] = 19 - i;
#pragma mint copy(block, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 20; i++) // want "'u' and 'v' are parts of 'block', the loop writes one of them, and which elements 'u\[order\[i\]\]' leads to is not known"
        v[i] = u[order[i]];
#pragma mint copy(block, fromDevice)
    return block[20];
}
