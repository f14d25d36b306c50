/* Rules: F9, F4. Reductions whose parts cannot be combined, and updates that no clause claims. */
#include <math.h>
#define N 40
static double u[N], v[N];
static int k[N];

double unclaimed(void)
{
    double diff = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (fabs(u[i] - v[i]) > diff)
            diff = fabs(u[i] - v[i]); // want "'diff' is declared outside the parallel loop and written in it"
    return diff;
}

double read_otherwise(void)
{
    double sum = 0;
#pragma mint parallel for reduction(+: sum)
    for (int i = 0; i < N; i++) {
        sum += u[i];
        v[i] = sum; // want "'sum' is in reduction\(\+: ..\), and this is not an update by \+"
    }
    return sum;
}

double other_operator(void)
{
    double most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        if (u[i] < most) // want "'most' is in reduction\(max: ..\), and this is not an update by max"
            most = u[i];
    return most;
}

int place_too(void)
{
    double most = 0;
    int where = 0;
#pragma mint parallel for reduction(max: most) private(where)
    for (int i = 0; i < N; i++)
        if (u[i] > most) { // want "'most' is in reduction\(max: ..\), and this is not an update by max"
            most = u[i];
            where = i;
        }
    return where; // want "'where' is used after the parallel loop in which it is private"
}

static double most_so_far;

static double scaled(double x)
{
    return x * most_so_far;
}

void read_by_a_function(void)
{
#pragma mint parallel for reduction(max: most_so_far)
    for (int i = 0; i < N; i++) {
        v[i] = scaled(u[i]); // want "a function that is called here reads 'most_so_far', which the parallel loop writes"
        if (u[i] > most_so_far)
            most_so_far = u[i];
    }
}

int cut_off(void)
{
    int sum = 0;
#pragma mint parallel for reduction(+: sum)
    for (int i = 0; i < N; i++)
        sum += u[i]; // want "this update of 'sum' cannot be combined: the variable is an integer"
    return sum;
}

short too_narrow(void)
{
    short most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        if (k[i] > most)
            most = k[i]; // want "this update of 'most' cannot be combined: the variable is of type short"
    return most;
}

double two_forms(void)
{
    double most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++) {
        if (u[i] > most)
            most = u[i];
        most = fmax(most, v[i]); // want "this update of 'most' cannot be combined: it treats equal values or NaNs otherwise"
    }
    return most;
}

double most_and_least(void)
{
    double most = 0, least = 0;
#pragma mint parallel for reduction(max: most) reduction(min: least)
    for (int i = 0; i < N; i++)
        if (u[i] > most)
            most = u[i]; // want "this update of 'most' cannot be combined: which iterations come to its 'else' depends on their order"
        else if (u[i] / 2 < least)
            least = u[i] / 2;
    return most + least;
}

double most_twice(void)
{
    double most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        if (u[i] > most)
            most = u[i]; // want "which iterations come to its 'else' depends on their order"
        else if (u[i] / 2 > most)
            most = u[i] / 2;
    return most;
}

double both_equal(void)
{
    double most = 0, least = 0;
#pragma mint parallel for reduction(max: most) reduction(min: least)
    for (int i = 0; i < N; i++)
        if (u[i] >= most)
            most = u[i]; // want "which iterations come to its 'else' depends on their order"
        else if (u[i] <= least)
            least = u[i];
    return most + least;
}

static double larger_or_zero(double a, double b)
{
    if (a > b)
        return a;
    return b > 0 ? b : 0;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

double own_functions(void)
{
    double most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        most = larger_or_zero(most, u[i]); // want "'most' is in reduction\(max: ..\), and this is not an update by max"
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        most = smaller(most, u[i]); // want "'most' is in reduction\(max: ..\), and this is not an update by max"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        most = smaller(most, u[i]); // want "'most' is declared outside the parallel loop and written in it"
    return most;
}

float rounded_between(void)
{
    float most = 0;
#pragma mint parallel for reduction(max: most)
    for (int i = 0; i < N; i++)
        most = fmax(fmax(most, u[i]), v[i]); // want "'most' is in reduction\(max: ..\), and this is not an update by max"
    return most;
}

double bits_of_a_double(void)
{
    double bits = 0;
#pragma mint parallel for reduction(|: bits) // want "'bits' cannot be in reduction\(|: ..\): the operator is for integers"
    for (int i = 0; i < N; i++)
        bits += k[i];
    return bits;
}

void bound_written(int n)
{
#pragma mint parallel for reduction(+: n)
    for (int i = 0; i < n; i++)
        n += k[i]; // want "'n' is part of a bound of the parallel loops"
}

int not_a_scalar(void)
{
#pragma mint parallel for reduction(+: k) // want "'k' is an array or a pointer, and reduction is for scalars"
    for (int i = 0; i < N; i++)
        k[i] += 1;
    return k[0];
}
