/* The other file of main.c: it knows an array of which main.c hands over no more than the address, before it is mapped. */
#include "behind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void *array;

void keep(void *a) { array = a; }
void *kept(void) { return array; }
double look(int i) { return ((double *)array)[i]; }
void change(int i, double x) { ((double *)array)[i] = x; }

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* What the C library reads and writes. */
void library(const char *what, int n)
{
    char text[100];
    double other[100];
    FILE *file;
    if (!strcmp(what, "memcpy")) memcpy(other, (double *)array + 7, 2 * sizeof *other);
    if (!strcmp(what, "memcmp")) printf("%d\n", memcmp(other, array, n * sizeof *other) == 0);
    if (!strcmp(what, "qsort")) qsort(array, n, sizeof *other, compare);
    if (!strcmp(what, "fwrite") && (file = fopen("/dev/null", "w"))) {
        fwrite(array, sizeof *other, n, file);
        fclose(file);
    }
    if (!strcmp(what, "printf")) printf("%.8s\n", (char *)array);
    if (!strcmp(what, "puts")) puts(array);
    if (!strcmp(what, "strlen")) printf("%d\n", (int)strlen(array));
    if (!strcmp(what, "snprintf")) snprintf(text, sizeof text, "%d %s", n, (char *)array);
    if (!strcmp(what, "strcpy")) strcpy(array, "abc");
    if (!strcmp(what, "sprintf")) sprintf(array, "%d", n);
    if (!strcmp(what, "memset")) memset(array, 0, 2 * sizeof *other);
    if (!strcmp(what, "sscanf")) sscanf("12.5", "%lf", (double *)array + 3);
    if (!strcmp(what, "struct")) *(struct pair *)array = (struct pair){1, 2};
}

/* Uses the stack above which an array was: the library writes there unseen. */
void reuse_stack(void)
{
    char text[4096];
    time_t start = 0;
    struct tm parts;
    memset(text + 4000, 0, 8);
    for (int i = 0; i + 32 < 4000; i += 26) ctime_r(&start, text + i);
    localtime_r(&start, &parts);
    printf("%d %d\n", parts.tm_mon, (int)strlen(text) > 0);
}

static int looks;
void look_at_end(void) { looks = 1; }
__attribute__((destructor)) static void last(void)
{
    if (looks) printf("%g\n", look(12));
}
