/* Rules: F3. Functions of the program that cannot be called in a parallel loop, or not where they stand. */
#include <stdarg.h>
#define N 40
static double u[N], v[N], scale = 2;
static int calls;

static double other(double x);

static double one(double x)
{
    return other(x);
}

static double other(double x)
{
    return one(x - 1); // want "'one' calls itself"
}

void mutual(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = one(u[i]);
}

static double array_down(const double *a, int i)
{
    return i > 0 ? array_down(a, i - 1) : a[i]; // want "'array_down' calls itself"
}

void recursive_with_array(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = array_down(u, i);
}

static double square(double x)
{
    return x * x;
}

static double apply(double (*f)(double), double x)
{
    return f(x);
}

void function_argument(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = apply(square, u[i]); // want "'square' is a function, and pointers to functions cannot be used in a kernel"
}

static double counted(double x)
{
    static int n; // want "all iterations share 'n'"
    return x + n++;
}

void static_local(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = counted(u[i]);
}

static double first_of(int n, ...)
{
    va_list list;
    va_start(list, n);
    double x = va_arg(list, double);
    va_end(list);
    return x;
}

void variable_arguments(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = first_of(1, u[i]); // want "'first_of' takes a variable number of arguments"
}

static double counting(double x)
{
    calls++; // want "a function that is called in a parallel loop writes 'calls'"
    return x;
}

void writes_global(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = counting(u[i]);
}

static double scaled(double x)
{
    return x * scale; // want "'scale' of file scope is used by this function, and hidden"
}

void hidden_global(void)
{
    double scale = 5;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = scaled(u[i]) + scale;
}

static double stepped(const double *a, int i)
{
    double s = a[i];
    s += 1;
    return s;
}

void in_condition(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double s = 0;
        do {
            s += 1;
            if (s > 3)
                continue;
            s += 1;
        } while (s < stepped(u, i)); // want "statements of its own at the end of the loop's body, which a 'continue' passes by"
        v[i] = s;
    }
}

static double walked(const double *a)
{
    return *a++; // want "this pointer cannot be resolved at translation time"
}

static double strided(const double *a, int n)
{
    while (n-- > 0) {
        if (*a > n) // want "the pointer 'a' cannot be resolved at translation time: it changes under a condition, in a loop or inside an expression"
            a = v;
        a++;
    }
    return *a;
}

static double moved(const double *a) // want "the address of the pointer 'a' is taken, so it cannot be resolved at translation time"
{
    const double **to = &a;
    return **to;
}

void counting_parameter(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = strided(u, i);
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = moved(u);
}

void moving_parameter(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = walked(&u[i]);
}

void undeclared_pointer_type(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = stepped((const double *)(const void *)u, i); // want "this conversion sees an array through another type"
}

long double sqrtl(long double);

void long_double(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = sqrtl(u[i]); // want "'sqrtl' computes in long double"
}

extern inline __attribute__((gnu_inline)) double doubled(double x) { return 2 * x; }
double doubled(double x) { return 2 * x; }

void defined_twice(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = doubled(u[i]); // want "'doubled' has two definitions in this file"
}

static void put(double *to, double x)
{
    *to = x; // want "iteration i\+1 reads the element 'u.i.' that iteration i writes as '\*to'"
}

void written_by_a_call(void)
{
#pragma mint parallel for
    for (int i = 0; i < N - 1; i++)
        put(&u[i + 1], u[i]);
}
