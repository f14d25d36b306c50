/* Rules: C5. The host touches arrays through another file while their newest values are elsewhere. The checker stops at the first
   byte of each; a "want" line says with which argument and which message. Arguments without one are fine. */
#include "behind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double u[8][10], line[100], kept_there[100];
static char text[16];

static int is(const char *a, const char *b) { return strcmp(a, b) == 0; }
static int among(const char *words, const char *what)
{
    const char *at = strstr(words, what);
    return at && (at == words || at[-1] == ' ') && at[strlen(what)] == ' ';
}

/* Doubles u on the device, with what happens between. */
static void around(const char *what)
{
    keep(u);
#pragma mint copy(u, toDevice)
    // want write: lost host write: the device reads u[0][3] (mapped at main.c:23), which the host has changed at behind.c:14:
    if (is(what, "write")) change(3, 1);
    if (is(what, "write and copy")) {
        change(3, 1);
#pragma mint copy(u, toDevice)
    }
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 10; j++) u[i][j] *= 2;
        // want read: stale host read: the host reads u[1][2] (mapped at main.c:23), whose newest value is on the device, where kernel 'around_sweep1' wrote it; add #pragma mint copy(u, fromDevice) before the read at behind.c:13
        if (is(what, "read")) printf("%g\n", look(12));
    }
    // want upload: stale upload: the device reads u[0][0], whose newest value was on the device until copy(u, toDevice) at device.c:8 replaced it by the host's older one; add #pragma mint copy(u, fromDevice) before that
    if (is(what, "upload")) upload();
    // want late: lost host write: copy(u, fromDevice) at main.c:48 replaces u[7][9], which the host has changed since it was copied to the device (mapped at main.c:23); add #pragma mint copy(u, toDevice) behind the write, or copy back before it: the write is at behind.c:14
    if (is(what, "late")) change(79, 0);
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < 7; i++)
            for (int j = 0; j < 10; j++) u[i][j] += 1;
    }
#pragma mint copy(u, fromDevice)
    printf("%g\n", look(12));
}

/* The values stay on the device, and go with the mapping. */
static void lost(void)
{
    keep(kept_there);
    for (int i = 0; i < 100; i++) kept_there[i] = i;
    {
#pragma mint copy(kept_there, toDevice)
#pragma mint parallel for
        for (int i = 1; i < 99; i++) kept_there[i] += 1;
    }
    printf("%g %g\n", look(0), look(99));
    change(5, 3);
    printf("%g\n", look(5));
    // want lost: stale host read: the host reads kept_there[6], whose newest value was on the device (mapped at main.c:58), where kernel 'lost_sweep1' wrote it, and was lost with the mapping
    printf("%g\n", look(6));
}

/* A scratch array, which stays on the device. */
static void scratch(void)
{
    double other[100];
#pragma mint copy(line, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < 99; i++) other[i] = line[i - 1] + line[i + 1];
#pragma mint for
        for (int i = 1; i < 99; i++) line[i] = other[i];
    }
#pragma mint copy(line, fromDevice)
    printf("%g\n", line[50]);
}

/* An array of a frame that ends while its values are on the device. */
static void on_stack(void)
{
    double local[512];
    for (int i = 0; i < 512; i++) local[i] = i;
    {
#pragma mint copy(local, toDevice)
#pragma mint parallel for
        for (int i = 0; i < 512; i++) local[i] += 1;
    }
}

static void on_heap(void)
{
    double *mine = malloc(100 * sizeof *mine);
    for (int i = 0; i < 100; i++) mine[i] = i;
    {
#pragma mint copy(mine, toDevice, 100)
#pragma mint parallel for
        for (int i = 0; i < 100; i++) mine[i] += 1;
    }
    free(mine);
    char *again = malloc(100 * sizeof *mine);
    printf("%d\n", again ? snprintf(again, 100, "%d", 7) : 0);
    free(again);
}

/* The C library between two kernels. */
static void between(const char *what)
{
    keep(line);
#pragma mint copy(line, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 100; i++) line[i] += 1;
    // want memcpy: stale host read: the host reads line[7]
    // want memcmp: stale host read: the host reads line[0]
    // want qsort: stale host read: the host reads line[0]
    // want fwrite: stale host read: the host reads line[0]
    // want memset: lost host write: copy(line, fromDevice) at main.c:127 replaces line[0]
    // want sscanf: lost host write: copy(line, fromDevice) at main.c:127 replaces line[3]
    // want struct: lost host write: copy(line, fromDevice) at main.c:127 replaces line[0]
    library(what, 100);
#pragma mint copy(line, fromDevice)
}

static void between_texts(const char *what)
{
    strcpy(text, "abcdefghijklmno");
    keep(text);
#pragma mint copy(text, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 15; i++) text[i] = (char)(text[i] + 1);
    // want printf: stale host read: the host reads text[0]
    // want puts: stale host read: the host reads text[0]
    // want strlen: stale host read: the host reads text[0]
    // want snprintf: stale host read: the host reads text[0]
    // want strcpy: lost host write: copy(text, fromDevice) at main.c:144 replaces text[0]
    // want sprintf: lost host write: copy(text, fromDevice) at main.c:144 replaces text[0]
    library(what, 100);
#pragma mint copy(text, fromDevice)
    puts(text);
}

/* Element accesses act on the device copy. */
static void elements(void)
{
    keep(line);
#pragma mint copy(line, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < 100; i++) line[i] += 1;
#pragma mint single
        {
            line[0] = line[1];
        }
    }
    // want element: stale host read: the host reads line[0] (mapped at main.c:152), whose newest value is on the device, where a transfer of single elements wrote it;
    printf("%g\n", look(0));
#pragma mint copy(line, fromDevice)
}

/* The program ends while the values are on the device, and a destructor function reads them. */
static void last(void)
{
    keep(kept_there);
#pragma mint copy(kept_there, toDevice)
#pragma mint parallel for
    for (int i = 1; i < 99; i++) kept_there[i] += 1;
    // want destructor: stale host read: the host reads kept_there[12], whose newest value was on the device (mapped at main.c:171), where kernel 'last_sweep1' wrote it, and was lost with the mapping
    look_at_end();
    exit(0);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "fine";
    for (int i = 0; i < 80; i++) u[i / 10][i % 10] = i;
    if (is(what, "lost")) lost();
    else if (is(what, "destructor")) last();
    else if (is(what, "element")) elements();
    else if (among("memcpy memcmp qsort fwrite memset sscanf struct ", what)) between(what);
    else if (among("printf puts strlen snprintf strcpy sprintf ", what)) between_texts(what);
    else around(what);
    scratch();
    scratch();
    on_stack();
    reuse_stack();
    on_heap();
    return 0;
}
