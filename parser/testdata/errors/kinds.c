#pragma mint parallel // want "'parallel' needs a block, or a loop that holds 'mint for' nests, but a function definition follows"
void f(int n)
{
#pragma mint single // want "'single' needs a block, but a for loop follows"
    for (;;)
        n++;
#pragma mint for // want "'for' needs a for loop, but a while loop follows"
    while (n)
        n--;
#pragma mint for // want "'for' needs a for loop, but a block follows"
    {
        n = 0;
    }
#pragma mint single // want "'single' needs a block, but an expression statement follows"
    n = 1;
#pragma mint trapezoid height(2) // want "'trapezoid' needs a time loop"
    if (n)
        n = 0;
#pragma mint for // want "'for' needs a for loop, but a label follows"
again:
    for (;;)
        goto again;
#pragma mint parallel for // want "'parallel for' needs a for loop, but a declaration follows"
    int k;
#pragma mint for
#pragma mint for nest(1) // want "this for loop already has a 'for' directive"
    for (k = 0; k < n; k++)
        ;
}
#pragma mint barrier // want "'barrier' is outside all functions"
int x;
