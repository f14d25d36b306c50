#include <inttypes.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>

#define RESTRICT restrict
#define MAX(a, b) ({ __auto_type a_ = (a); __auto_type b_ = (b); a_ > b_ ? a_ : b_; }) // becomes: #define MAX(a, b) ({ auto a_ = (a); auto b_ = (b); a_ > b_ ? a_ : b_; })
#define STATIC_CHECK(e) _Static_assert(e, #e)

_Static_assert(sizeof(int) == 4, "int"); // becomes: static_assert(sizeof(int) == 4, "int");
STATIC_CHECK(sizeof(long) == 8);
static _Noreturn void stop(void) { exit(0); } // becomes: static __attribute__((noreturn)) void stop(void) { exit(0); }
static noreturn void quit(void) { exit(0); } // becomes: static __attribute__((noreturn)) void quit(void) { exit(0); }
static _Alignas(32) char buffer[64]; // becomes: static __attribute__((aligned(32))) char buffer[64];
static alignas(double) char other[64]; // becomes: static __attribute__((aligned(__alignof__(double)))) char other[64];
static _Thread_local int mine; // becomes: static thread_local int mine;

static double dot(const double *restrict a, const double *RESTRICT b, int n) // becomes: static double dot(const double *__restrict__ a, const double *RESTRICT b, int n)
{
    register double s = 0; // becomes: double s = 0;
    auto int i = 0; // becomes:  int i = 0;
    for (i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}

int main(int argc, char **argv)
{
    int64_t wide = 12;
    _Bool yes = 3; // becomes: bool yes = 3;
    bool no = false;
    typeof(yes) copy = yes; // becomes: __typeof__(yes) copy = yes;
    double a[2] = {1, 2};
    __auto_type larger = MAX(wide, 2) > 3; // becomes: auto larger = (int)(MAX(wide, 2) > 3);
    __auto_type letter = 'a'; // becomes: auto letter = (int)'a';
    __auto_type first = a[larger]; // becomes: auto first = a[larger];
    __auto_type text = "abc"; // becomes: auto text = (char *)"abc";
    printf("%d %d %g %s %d\n", (int)sizeof larger, (int)sizeof letter, first, text, MAX('x', 2)); // becomes: printf("%d %d %g %s %d\n", (int)sizeof larger, (int)sizeof letter, first, text, MAX((int)'x', 2));
    printf("%"PRId64" %g %d %d\n", wide, dot(a, a, 2), yes, no + copy); // becomes: printf("%" PRId64" %g %d %d\n", wide, dot(a, a, 2), yes, no + copy);
    printf("%d %d %d %d\n", (int)sizeof('a'), (int)sizeof 'a', (int)sizeof(1 < 2), (int)sizeof !no); // becomes: printf("%d %d %d %d\n", (int)sizeof((int)'a'), (int)sizeof ((int)'a'), (int)sizeof((int)(1 < 2)), (int)sizeof ((int)!no));
    printf("%d %d\n", (int)_Alignof(double), (int)((size_t)buffer % 32 + (size_t)other % 8) + mine);
    if (argc > 5) stop();
    if (argc > 4) quit();
    return argv[0] == NULL;
}
