void f(int n, double *a)
{
    if (n)
#pragma mint copy(a, toDevice, n) // want "'copy' would be the only statement of this if statement"
        n = 1;
    else
#pragma mint barrier // want "'barrier' would be the only statement of this if statement"
        n = 2;
    for (;;)
#pragma mint barrier // want "the only statement of this for loop"
        n--;
    while (n)
#pragma mint barrier // want "the only statement of this while loop"
        n--;
here:
#pragma mint barrier // want "the only statement of this label"
    n = 3;
    if (n) {
#pragma mint barrier
        goto here;
    }
}
