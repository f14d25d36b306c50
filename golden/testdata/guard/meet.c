/* Rules: C5. During calls of library functions code of meet_main.c runs: what a signal or a timer calls, another thread, a comparison,
   what makes the bytes of a stream. So it does while a thread that watches a variable goes on. */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { cells = 40 };

void show(double *array), ready(void), *go_on(void *), *watch(void *);
int compare(const void *, const void *);
FILE *calls_back(double *array), *made_of(double *array);
void on_timer(union sigval);
extern int there[2], back[2];
extern volatile int watched, answered;

static void work(double *u, int way)
{
    FILE *stream = way == 4 ? calls_back(u) : way == 5 ? made_of(u) : 0;
    pthread_t other;
    char c = 0;
    int index[4] = {2, 0, 3, 1};
    double value = 9;
    show(u);
    if (way == 6)
        pthread_create(&other, 0, go_on, 0);
    if (way == 7)
        pthread_create(&other, 0, watch, 0);
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = on_timer, .sigev_value.sival_ptr = u};
    struct itimerspec soon = {.it_value.tv_nsec = 1000000};
    timer_t timer;
    if (way == 8)
        timer_create(CLOCK_MONOTONIC, &event, &timer);
#pragma mint copy(u, toDevice, cells)
    for (int t = 0; t < 2; t++) {
#pragma mint parallel for
        for (int i = 0; i < cells; i++)
            u[i] = 2 * u[i] + i;
        switch (way) {
        case 0:
            raise(SIGUSR1);
            break;
        case 1:
            kill(getpid(), SIGUSR1);
            break;
        case 2:
            sigqueue(getpid(), SIGUSR2, (union sigval){.sival_int = 3});
            break;
        case 3:
            qsort(index, 4, sizeof *index, compare);
            break;
        case 4:
            value = fgetc(stream);
            break;
        case 5:
            fseek(stream, 3 * sizeof value, SEEK_SET);
            fread(&value, sizeof value, 1, stream);
            fseek(stream, 5 * sizeof value, SEEK_SET);
            fwrite(&value, sizeof value, 1, stream);
            fflush(stream);
            break;
        case 6:
            write(there[1], "x", 1);
            read(back[0], &c, 1);
            break;
        case 7:
            watched = t + 1;
            while (answered <= t)
                ;
            break;
        case 8:
            timer_settime(timer, 0, &soon, 0);
            while (read(back[0], &c, 1) < 0)
                ;
            break;
        }
    }
#pragma mint parallel for
    for (int i = 0; i < cells; i++)
        u[i] += 1;
#pragma mint copy(u, fromDevice, cells)
    printf("%d: %d %d %d %g", way, index[0], index[3], c, value);
    for (int i = 0; i < cells; i++)
        printf(" %g", u[i]);
    printf("\n");
}

void works(int way)
{
    double *u = calloc(cells, sizeof *u);
    work(u, way);
}
