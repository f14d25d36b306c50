/* Rules: C8, R2. The same of the last value of a private variable, in an array that the loop writes. */
int last;

static void number(int n, int *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for private(last)
    for (int i = 0; i < n; i++) { // want "'last' is an element of 'u', which the loop uses, and is set once, behind the loop"
        last = 2 * i + 5;
        u[i] += last;
    }
#pragma mint copy(u, fromDevice, n)
}

int main(void)
{
    int u[4] = {0};

    number(4, u);
    number(1, &last);
    return last;
}
