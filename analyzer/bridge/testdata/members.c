// Members that are pointers to const.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double *place;
typedef const char letter;

struct entry {
    const char *name, *text;
    const double *values;
    int const *counts;
    const char **list;
    const double *parts[2];
    const double (*rows)[3];
    const char *(*call)(int);
    volatile int *flag;
    const letter *letters;
    const place here;
    char *const end;
};

#define FIELDS FIELD(width) FIELD(height)
#define FIELD(f) { #f, "text of " #f },
static const struct entry table[] = { FIELDS };
static double u[9] = {1, 2, 3, 4};

static const char *number(int k) { return k ? "one" : "none"; }
static double sum(double *p, int n) { return n ? *p + sum(p + 1, n - 1) : 0; }

int main(void)
{
    struct entry e = {"e", .here = u, .end = 0};
    e.text = "text"; // becomes: e.text = "text";
    e.values = u; // becomes: e.values = u;
    e.list = malloc(2 * sizeof *e.list); // becomes: e.list = (const char **)malloc(2 * sizeof *e.list);
    e.list[1] = number(1); // becomes: e.list[1] = number(1);
    e.parts[0] = e.values; // becomes: e.parts[0] = e.values;
    e.call = number; // becomes: e.call = number;
    e.flag = malloc(sizeof(int)); // becomes: e.flag = (volatile int *)malloc(sizeof(int));
    e.letters = malloc(4); // becomes: e.letters = (const letter *)malloc(4);
    double *w = e.values; // becomes: double *w = (double *)e.values;
    const double *r = e.values; // becomes: const double *r = e.values;
    double *h = e.here; // becomes: double *h = e.here;
    int *f = e.flag; // becomes: int *f = (int *)e.flag;
    const struct entry *p = &e;
    char *n = p->name; // becomes: char *n = (char *)p->name;
    char *s = strchr(p->text, 'x'); // becomes: char *s = (char *)strchr(p->text, 'x');
    e.rows = malloc(sizeof *e.rows);
    printf("%g %g\n", sum(p->values, 3), sum(h, 2)); // becomes: printf("%g %g\n", sum((double *)p->values, 3), sum(h, 2));
    printf("%s %s %s %s %s %s %g %g %d %d\n", table[1].name, table[0].text, e.list[1], e.call(0), n, s, w[1], r[2], f == e.flag, e.counts == 0);
    free((void *)e.rows);
    free((void *)e.letters);
    free(f);
    free(e.list);
    return 0;
}
