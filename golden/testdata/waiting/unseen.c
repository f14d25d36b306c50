/* The file of main.c that is not translated. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static double *array;

void keep(double *a) { array = a; }
void remember(int at) { printf("%g\n", array[at]); }
void change(int at, double x) { array[at] = x; }
void drop(void) { free(array); }

static void *look(void *at)
{
    remember(*(int *)at);
    return NULL;
}

void look_elsewhere(int at)
{
    pthread_t thread;

    pthread_create(&thread, NULL, look, &at);
    pthread_join(thread, NULL);
}
