/* Host code that mintc does not see, which runs during calls of the library in meet.c. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int there[2], back[2];
volatile int watched, answered;
static double *shown;

void works(int way);

static void use(void)
{
    shown[5] += shown[3] + 1;
}

static void on_signal(int number) { use(); }

void show(double *array) { shown = array; }

int compare(const void *a, const void *b)
{
    double x = shown[*(const int *)a], y = shown[*(const int *)b];
    use();
    return (x < y) - (x > y);
}

static ssize_t bytes(void *from, char *to, size_t n)
{
    double *array = from;
    *to = 48 + (int)array[3] % 10;
    array[5] += 1;
    return 1;
}

FILE *calls_back(double *array)
{
    FILE *f = fopencookie(array, "r", (cookie_io_functions_t){.read = bytes});
    setvbuf(f, 0, _IONBF, 0);
    return f;
}

FILE *made_of(double *array)
{
    FILE *f = fmemopen(array, 40 * sizeof *array, "r+");
    setvbuf(f, 0, _IONBF, 0);
    return f;
}

void *go_on(void *unused)
{
    char c;
    for (int t = 0; t < 2; t++) {
        read(there[0], &c, 1);
        use();
        write(back[1], "y", 1);
    }
    return 0;
}

void *watch(void *unused)
{
    for (int t = 0; t < 2; t++) {
        while (watched <= t)
            ;
        use();
        __sync_synchronize();
        answered = t + 1;
    }
    return 0;
}

void on_timer(union sigval v)
{
    double *array = v.sival_ptr;
    array[5] += array[3] + 1;
    write(back[1], "z", 1);
}

int main(int argc, char **argv)
{
    pipe(there);
    pipe(back);
    signal(SIGUSR1, on_signal);
    signal(SIGUSR2, on_signal);
    works(atoi(argv[1]));
    return 0;
}
