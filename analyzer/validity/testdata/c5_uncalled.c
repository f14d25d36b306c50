/* Rules: C5. Host code that comes to an array on the device without a call in the text. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { n = 64 };

static double seen[n];
static void on_signal(int number) { printf("%d %g\n", number, seen[0]); }

static void interrupted(void)
{
    signal(SIGINT, on_signal); // want "host code reads 'seen'"
#pragma mint copy(seen, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        seen[i] += 1;
#pragma mint copy(seen, fromDevice)
}

static double moved[n];
static void on_action(int number) { moved[0] = number; }

static void acted(void)
{
    struct sigaction action = {.sa_handler = on_action};
    sigaction(SIGINT, &action, 0); // want "host code writes 'moved'"
#pragma mint copy(moved, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        moved[i] += 1;
#pragma mint copy(moved, fromDevice)
}

static double held[n];
static void last(int status, void *p) { printf("%d %g\n", status, ((double *)p)[0]); }

static void leaving(void)
{
    on_exit(last, held); // want "host code reads 'held'"
#pragma mint copy(held, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        held[i] += 1;
    exit(1);
}

static char buffer[n];

static void buffered(void)
{
    setvbuf(stdout, buffer, _IOFBF, n); // want "the C library may use 'buffer'"
#pragma mint copy(buffer, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        buffer[i] += 1;
#pragma mint copy(buffer, fromDevice)
}

static char state[n], line[n], variable[n], stream[n], texts[n];

static void keeps(void)
{
    initstate(1, state, n);                    // want "the C library may use 'state'"
    setbuffer(stdout, line, n);                // want "the C library may use 'line'"
    putenv(variable);                          // want "the C library may use 'variable'"
    FILE *f = fmemopen(stream, n, "r+");       // want "the C library may use 'stream'"
    char *made, *first = strtok(texts, " ");   // want "the C library may use 'texts'"
    size_t size;
    FILE *g = open_memstream(&made, &size);    // want "the C library may use 'made'"
#pragma mint copy(state, toDevice)
#pragma mint copy(line, toDevice)
#pragma mint copy(variable, toDevice)
#pragma mint copy(stream, toDevice)
#pragma mint copy(texts, toDevice)
#pragma mint copy(made, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        state[i] += 1;
        line[i] += 1;
        variable[i] += 1;
        stream[i] += 1;
        texts[i] += 1;
        made[i] += 1;
    }
#pragma mint copy(state, fromDevice)
#pragma mint copy(line, fromDevice)
#pragma mint copy(variable, fromDevice)
#pragma mint copy(stream, fromDevice)
#pragma mint copy(texts, fromDevice)
#pragma mint copy(made, fromDevice, n)
    fclose(f);
    fclose(g);
    puts(first);
}

static char option[n];

static void options(void)
{
    char name[] = "program", *list[] = {name, option, NULL};
    int letter = getopt(2, list, "x:");
#pragma mint copy(option, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        option[i] += 1;
    letter += getopt(2, list, "x:"); // want "host code reads 'option'"
#pragma mint copy(option, fromDevice)
    printf("%d\n", letter);
}

static int flags[n];

static void long_options(int argc, char **argv)
{
    struct option list[] = {{"verbose", no_argument, &flags[5], 1}, {0}};
#pragma mint copy(flags, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        flags[i] += 1;
    getopt_long(argc, argv, "", list, NULL); // want "host code reads 'flags'"
#pragma mint copy(flags, fromDevice)
}

static void done(double **p) { (*p)[0] = 0; }

static void cleaned(void)
{
    __attribute__((cleanup(done))) double *w = held; // want "what a cleanup function does"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        seen[i] = i;
    w[0] = 1;
}

static double dead[n];
static void __attribute__((destructor)) at_the_end(void) { printf("%g\n", dead[0]); } // want "host code reads 'dead'"

static void dying(void)
{
#pragma mint copy(dead, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        dead[i] += 1;
    exit(2);
}

static double built[n], *from_start;
static void __attribute__((constructor)) at_the_start(void) { from_start = built; }

static void begun(void)
{
#pragma mint copy(built, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        built[i] += 1;
    printf("%g\n", from_start[0]); // want "host code reads 'built'"
#pragma mint copy(built, fromDevice)
}

static double streamed[n];
static ssize_t from_cookie(void *cookie, char *text, size_t size)
{
    text[0] = (char)streamed[0];
    return cookie && size;
}

static int opened(void)
{
    FILE *f = fopencookie(0, "r", (cookie_io_functions_t){.read = from_cookie}); // want "host code reads 'streamed'"
#pragma mint copy(streamed, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        streamed[i] += 1;
    return fgetc(f);
#pragma mint copy(streamed, fromDevice)
}

static double ticked[n];
static void tick(union sigval v) { ticked[0] = v.sival_int; }

static void timed(void)
{
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = tick};
    timer_create(CLOCK_REALTIME, &event, &timer); // want "host code writes 'ticked'"
#pragma mint copy(ticked, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        ticked[i] += 1;
#pragma mint copy(ticked, fromDevice)
}

static void handed(union sigval v) { ((double *)v.sival_ptr)[1] = 2; }
static void informed(int number, siginfo_t *info, void *context) { *(float *)info->si_value.sival_ptr = number; }

static void given(void)
{
    double *u = calloc(n, sizeof *u);
    float *v = calloc(n, sizeof *v);
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = handed, .sigev_value.sival_ptr = u};
    timer_create(CLOCK_REALTIME, &event, &timer); // want "host code writes 'u'"
    struct sigaction action = {.sa_sigaction = informed, .sa_flags = SA_SIGINFO};
    sigaction(SIGUSR1, &action, 0);              // want "host code writes"
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
    sigqueue(getpid(), SIGUSR1, (union sigval){.sival_ptr = v});
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        u[i] += 1;
        v[i] += 1;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void by_address(void)
{
    double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v), x = 1;
    int memory = open("/proc/self/mem", O_RDWR);
    lseek(memory, (off_t)(v + 3), SEEK_SET); // want "the C library may use 'v'"
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        u[i] += 1;
        v[i] += 1;
    }
    pread(memory, &x, sizeof x, (off_t)(u + 3));          // want "host code reads 'u'"
    pread(memory, &x, sizeof x, (char *)(u + 3) - (char *)u);
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

int main(int argc, char **argv)
{
    interrupted();
    acted();
    buffered();
    keeps();
    options();
    long_options(argc, argv);
    cleaned();
    begun();
    opened();
    timed();
    given();
    by_address();
    if (argc > 1)
        leaving();
    else
        dying();
    return 0;
}
