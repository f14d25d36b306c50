void f(int n, double *a)
{
    if (n)
#pragma mint copy(a, toDevice, n) // want "'copy' is not a statement, so it cannot stand alone in this if statement"
        n = 1;
    else
#pragma mint barrier // want "'barrier' is not a statement, so it cannot stand alone in this if statement"
        n = 2;
    for (;;)
#pragma mint barrier // want "so it cannot stand alone in this for loop"
        n--;
    while (n)
#pragma mint barrier // want "so it cannot stand alone in this while loop"
        n--;
here:
#pragma mint barrier // want "so it cannot stand alone in this label"
    n = 3;
    if (n) {
#pragma mint barrier
        goto here;
    }
}
