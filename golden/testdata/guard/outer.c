/* Variables of the host that lie in arrays on the device: loops see in them what other loops have written by the arrays' names, and
 * leave there what other loops read by these. With other arrays they are on their own. */
double level = 2, sum = 1;
int last = 3, at = 4, count = 5;

struct scale { double factor; };

void steps(double *a, double *b, int *c, int *d, int *e, const struct scale *s, double *v, int n)
{
#pragma mint copy(a, toDevice, 1)
#pragma mint copy(b, toDevice, 1)
#pragma mint copy(c, toDevice, 1)
#pragma mint copy(d, toDevice, 1)
#pragma mint copy(e, toDevice, 1)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < 3; t++) {
#pragma mint for
        for (int i = 0; i < 1; i++) {
            a[i] += 7;
            e[i] += 1;
        }
#pragma mint for
        for (int i = 0; i < count; i++)
            v[i] += level * s->factor;
#pragma mint for reduction(+ : sum)
        for (int i = 1; i < n; i++)
            sum += v[i];
#pragma mint for
        for (int i = 2; i < n; i++)
            v[i] += b[0];
#pragma mint for private(last)
        for (int i = 3; i < n; i++) {
            last = 2 * i + t;
            v[i] -= last;
        }
#pragma mint for
        for (int i = 4; i < n; i++)
            v[i] *= c[0];
#pragma mint for
        for (at = 5; at < n - t; at++)
            v[at] /= 3;
#pragma mint for
        for (int i = 6; i < n; i++)
            v[i] += d[0];
    }
#pragma mint copy(a, fromDevice, 1)
#pragma mint copy(e, fromDevice, 1)
#pragma mint copy(v, fromDevice, n)
}
