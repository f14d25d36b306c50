#include <stdarg.h>
#include <complex.h> // want "<complex.h> means something else"
struct empty {}; // want "a struct of size 0"
struct outer { struct inner { int x; } i; enum { LOW, HIGH } e; }; // want "'inner' is defined within a struct" // want "an enum is defined within a struct"
struct inner used;
typedef int clash;
struct clash { int a; }; // want "'clash' is both a tag and a typedef"
enum late *pointer; // want "an enum that is not defined yet"
enum late { LATE };
int open(); // want "'open()' is a function without parameters in C++"
int open(int a);
static int early(void) { return shout(3); } // want "'shout' is called, but not declared before"
int shout(int a) { return a ? a : early(); }
static double _Complex z; // want "_Complex does not exist"
static _Atomic int counter; // want "_Atomic does not exist"
struct point { int x, y; };
#pragma scalar_storage_order big-endian
struct swapped { int value; }; // want "C++ compilers ignore #pragma scalar_storage_order"
#pragma scalar_storage_order default
typedef union { int *i; float *f; } either __attribute__((transparent_union)); // want "C++ compilers ignore the attribute 'transparent_union'"
union number { double d; long bits; };
static int norm(const struct point *p) { return p->x + p->y; }
static double sum(const double *a) { return a[0]; }
implicit(void) { return 1; } // want "no return type"
static unknown = 3; // want "'unknown' has no type"

static int untyped(int n,
                   m, // want "'m' has no type"
                   row[n]) // want "'row' has no type"
{
    return n + m + row[0];
}

struct sealed { const int key; int value; };
static struct sealed zero; // want "a struct with a const member without a value"
static struct sealed filled[2] = {{1, 2}};
struct holder { double x; struct sealed inside[2]; const int *p; };

static int optional(int n, ...)
{
    va_list list;
    va_start(list, n);
    enum late first = va_arg(list, enum late); // want "va_arg of one ends the program"
    enum late second = va_arg(list, int);
    va_end(list);
    struct holder h; // want "a struct with a const member without a value"
    struct holder *q = 0;
    return first + second + filled[1].key + zero.key + (q == &h);
}

int main(void)
{
    optional(2, LATE, LATE);
    auto k = 3; // want "'k' has no type"
    extern int elsewhere(int); // want "'elsewhere' is declared within a function"
    const int never; // want "a constant without a value"
    _Bool flag = 0;
    flag++; // want "++ and -- of a _Bool"
    int nested(int a) { return a + k; } // want "a function within a function"
    return norm(&(struct point){1, 2}) // want "address of a compound literal"
         + (int)sum((double[]){1, 2}) // want "compound literal of array type"
         + _Generic(k, int: 1, default: 2) // want "_Generic does not exist"
         + __builtin_choose_expr(1, k, "k") // want "__builtin_choose_expr does not exist"
         + (int)((union number)2.5).bits // want "a cast to a union"
         + nested(counter) + flag + (int)z + used.x;
}

int deduced(double x)
{
    struct { double z; } local = {x};
    __auto_type y = (0, local); // want "C++ may give 'y' another type"
    return y.z > 1;
}

double line[8];
extern double again[8] __attribute__((alias("line"))); // want "the attribute 'alias' names a symbol as C spells it"
