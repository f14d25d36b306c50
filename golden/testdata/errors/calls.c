/* Rules: F3. Functions that a device does not have. */
#include <assert.h>
#include <stdlib.h>
#define N 40
static double u[N], v[N];
double elsewhere(double x);
static double (*chosen)(double);

void undefined(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = elsewhere(u[i]); // want "'elsewhere' is neither a function of math.h"
}

void library(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = rand(); // want "'rand' is neither a function of math.h"
}

void pointed(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = chosen(u[i]); // want "pointer"
}

static double down(double x)
{
    return x > 1 ? down(x / 2) : x; // want "'down' calls itself"
}

void recursive(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = down(u[i]);
}

float tanh(double);

void declared_otherwise(double *u)
{
#pragma mint copy(u, toDevice, 40)
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = tanh(u[i]); // want "'tanh' is declared here with other types"
#pragma mint copy(u, fromDevice, 40)
}

void asserts(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        assert(u[i] > 0); // want "'assert' ends the program from inside a kernel, which is not translated"
        v[i] = u[i];
    }
}

double y1(double x); /* of math.h, or of another file */
static void beyond(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = y1(u[i]); // want "'y1' is declared here, and not by a header of the system: it may be another file's"
}
