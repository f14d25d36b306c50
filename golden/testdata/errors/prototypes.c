/* Rules: L6. A function whose declaration lacks something is one message, however often it is called. */
#define N 100
static double u[N], v[N];
int old_style();
double other();

double main_loop(void)
{
    old_style(1); // want "'old_style' is called with arguments, but its parameters are not declared"
    old_style(2);
    other(u); // want "'other' is called with arguments, but its parameters are not declared"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = u[i];
    return other(v) + old_style(3);
}
