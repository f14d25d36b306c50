void f(int n, double *a)
{
    int i;
    if (n) {
#pragma mint for // want "the pragma is not followed by a statement but by '}'"
    }
    for (i = 0; i < n; i++) {
        a[i] = 1 +
#pragma mint barrier // want "not followed by a statement but by '2'"
            2;
    }
    if (n)
        n = 1;
#pragma mint for // want "not followed by a statement but by 'else'"
    else
        n = 2;
    struct s {
#pragma mint barrier // want "not followed by a statement but by 'int'"
        int x;
    };
    double t[] = { 1,
#pragma mint copy(a, release) // want "not followed by a statement but by '}'"
    };
}
#pragma mint for // want "not followed by a statement but by the end of the file"
