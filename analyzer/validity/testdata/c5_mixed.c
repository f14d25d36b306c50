/* Rules: C5. Pointers in an object that are set or read through a type that is not its own, or at a distance in bytes. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 40 };

struct pair {
    double *a, *b;
};

struct three {
    double *a, *b, *c;
};

struct around {
    int k;
    struct pair in;
};

struct tailed {
    double *v[2], *w;
};

struct node {
    double *u;
    struct pair link;
};

static struct pair shared;

static void set(void **slots, int k, void *p)
{
    slots[k] = p;
}

void array_of_pointers(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    double **q = (double **)s;
    q[1] = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void local_struct(double *u, double *v)
{
    struct pair s = {v, v};
    double **q = (double **)&s;
    q[1] = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void raw_memory(double *u, double *v)
{
    double **q = (double **)malloc(64);
    struct pair *s = (struct pair *)q;
    for (int i = 0; i < 8; i++)
        q[i] = v;
    s[1].b = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", q[3][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void walking(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    for (double **q = (double **)s, **end = q + 2; q < end; q++)
        *q = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void in_bytes(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    *(double **)((char *)s + offsetof(struct pair, b)) = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void in_bytes_of_array(double *u, double *v)
{
    double *t[4] = {v, v, v, v};
    int k = 2;
    *(double **)((char *)t + 8 * k) = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[2][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void two_in_bytes(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    *(double **)((char *)s + 8) = u;
    *(double **)s = v;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", (*(double **)((char *)s + 8))[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void as_number(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    double **q = (double **)((uintptr_t)s + 8);
    *q = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void in_function(double *u, double *v)
{
    struct pair *s = (struct pair *)malloc(sizeof *s);
    s->a = s->b = v;
    set((void **)s, 1, u);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void global_struct(double *u, double *v)
{
    shared.a = shared.b = v;
    set((void **)&shared, 1, u);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", shared.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void next_member(double *u, double *v)
{
    struct around s = {1, {v, v}};
    double **q = &s.in.a;
    q[1] = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.in.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void behind_array(double *u, double *v)
{
    struct tailed s = {{v, v}, v};
    double **q = s.v;
    q[2] = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.w[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void array_of_structs(double *u, double *v)
{
    struct pair t[4] = {{v, v}, {v, v}, {v, v}, {v, v}};
    double **q = (double **)t;
    q[3] = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[1].b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void prefix(double *u, double *v)
{
    struct three s = {v, v, v};
    *(struct pair *)&s = (struct pair){v, u};
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void read_as_array(double *u, double *v)
{
    struct pair s = {v, u};
    double **q = (double **)&s;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", q[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void array_as_struct(double *u, double *v)
{
    double *t[2] = {v, v};
    struct pair *s = (struct pair *)t;
    s->b = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void two_in_arena(double *u, double *v)
{
    char *arena = (char *)malloc(1000);
    struct pair *s = (struct pair *)arena, *t = (struct pair *)(arena + 64);
    s->a = s->b = u;
    t->a = t->b = v;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s->b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void copied_from_array(double *u, double *v)
{
    struct pair s = {v, v};
    double *t[2] = {v, u};
    memcpy(&s, t, sizeof s);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void copied_to_array(double *u, double *v)
{
    struct pair s = {v, u};
    double *t[2] = {v, v};
    memcpy(t, &s, sizeof s);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void copied_on(double *u, double *v)
{
    struct pair s = {v, v};
    ((double **)&s)[1] = u;
    struct pair t = {v, v};
    memcpy(&t, &s, sizeof t);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t.b[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void grown(double *u, double *v)
{
    double **t = (double **)malloc(2 * sizeof *t);
    t[0] = v;
    t[1] = u;
    t = (double **)realloc(t, 3 * sizeof *t);
    t[2] = v;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void grown_in_loop(double *u, double *v)
{
    double **t = 0;
    for (int k = 0; k < 3; k++) {
        t = (double **)realloc(t, (k + 1) * sizeof *t);
        t[k] = k == 1 ? u : v;
    }
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

/* Right: the arrays that are used are current. */
void right_members(double *u, double *v)
{
    struct pair s = {v, v};
    double **q = &s.b;
    *q = u;
    struct pair *p = (struct pair *)(void *)&s;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", p->a[3]);
#pragma mint copy(u, fromDevice, N)
}

void right_container(double *u, double *v)
{
    struct node n = {v, {u, u}};
    struct pair *link = &n.link;
    struct node *back = (struct node *)((char *)link - offsetof(struct node, link));
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", back->u[3]);
#pragma mint copy(u, fromDevice, N)
}

void right_written(double *u, double *v)
{
    struct pair s = {v, u};
    fwrite((char *)&s + 8, 1, 8, stdout);
    unsigned char *bytes = (unsigned char *)&s;
    for (int i = 0; i < 16; i++)
        putchar(bytes[i]);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.a[3]);
#pragma mint copy(u, fromDevice, N)
}

void right_grown(double *u, double *v)
{
    struct pair *t = (struct pair *)malloc(sizeof *t);
    t[0].a = t[0].b = v;
    t = (struct pair *)realloc(t, 2 * sizeof *t);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", t[0].b[3]);
#pragma mint copy(u, fromDevice, N)
}
