#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    double *a;
    int *b;
};

static double *fresh(size_t n)
{
    return malloc(n * sizeof(double)); // becomes: return (double *)malloc(n * sizeof(double));
}

static void take(double *p) { p[0] = 1; }
static void *same(void *p) { return p; }

#define ALLOC(n) malloc((n) * sizeof(double))
#define NEW(p, n) do { p = malloc((n) * sizeof *(p)); if (p == NULL) exit(1); } while (0)
#define FIELD(T, f) T *f = malloc(8 * sizeof(T)), *f##_next = calloc(8, sizeof(T))
#define CHECK(x) if (!(x)) exit(1)
#define RELEASE(p) do { free(p); p = NULL; } while (0)

int main(void)
{
    double *u = malloc(8 * sizeof *u), *w = NULL; // becomes: double *u = (double *)malloc(8 * sizeof *u), *w = NULL;
    w = ALLOC(8); // becomes: w = (double *)ALLOC(8);
    FIELD(double, field); // becomes: double *field = (double *)malloc(8 *sizeof(double)), *field_next = (double *)calloc(8, sizeof(double));
    NEW(w, 4); // becomes: do {w = (double *)malloc((4)*sizeof *(w));if(w == NULL) exit(1);}while(0);
    take(field), take(field_next);
    struct pair p = {malloc(8), calloc(2, 4)}; // becomes: struct pair p = {(double *)malloc(8), (int *)calloc(2, 4)};
    struct pair q = {.a = same(u), .b = 0}; // becomes: struct pair q = {.a = (double *)same(u), .b = 0};
    double *list[2] = {same(u), w}; // becomes: double *list[2] = {(double *)same(u), w};
    take(same(u)); // becomes: take((double *)same(u));
    double *c = p.a ? same(p.a) : same(u); // becomes: double *c = (double *)(p.a ? same(p.a) : same(u));
    CHECK(w = realloc(w, 128)); // becomes: CHECK(w = (double *)realloc(w, 128));
    char *text = "abc"; // becomes: char *text = (char *)"abc";
    const char *fixed = "abc";
    char *found = strchr(fixed, 'b'); // becomes: char *found = (char *)strchr(fixed, 'b');
    unsigned char *bytes = text; // becomes: unsigned char *bytes = (unsigned char *)text;
    int *(*table)[4] = malloc(sizeof *table); // becomes: int *(*table)[4] = (int *(*)[4])malloc(sizeof *table);
    int (*compare)(const char *, const char *) = same((void *)strcmp); // becomes: int (*compare)(const char *, const char *) = (int (*)(const char *, const char *))same((void *)strcmp);
    double *aligned = __builtin_assume_aligned(u, 8); // becomes: double *aligned = (double *)__builtin_assume_aligned(u, 8);
    int sizes[2] = {(int)sizeof(__builtin_fmax(1, 2)), abs(__builtin_trunc(-2.5))}; // becomes: int sizes[2] = {(int)sizeof(__builtin_fmax(1, 2)), abs((int)__builtin_trunc(-2.5))};
    printf("%d %d %d\n", aligned == u, sizes[0], sizes[1]);
    double *zero = (void *)0; // becomes: double *zero = (double *)(void *)0;
    if (u == same(u) && c != NULL && list[1] && zero == 0 && q.a)
        printf("%g %s %c %d %d\n", *u, found, *bytes, compare("a", "a"), table != 0);
    free(p.a); free(p.b); free(table);
    RELEASE(u); RELEASE(w);
    u = fresh(3);
    free(u);
    return w == NULL ? 0 : 1;
}
