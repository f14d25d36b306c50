/* Rules: F7. A starred way of a time loop without the plan that it stood for. Options: -O3 -ftune=records/chain_no_plan. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i]; // want "has no plan=, which says what plan was measured"
}
