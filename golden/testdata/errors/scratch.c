/* Rules: F8, R2. Arrays from outside that every iteration uses as its own, and subscripts of which little is known. */
#include <stdlib.h>
#define N 100
static double u[N][3], v[N], stencil[3];

void in_a_loop(void)
{
    double t[3];
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 3; k++)
            t[k] = u[i][k] * 2; // want "iteration i.1 writes the element 't\[k\]' that iteration i writes as 't\[k\]'"
        v[i] = t[0] + t[1] + t[2];
    }
}

void element_by_element(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        stencil[0] = u[i][0]; // want "iteration i.1 writes the element 'stencil\[0\]' that iteration i writes as 'stencil\[0\]'"
        stencil[1] = u[i][1];
        v[i] = stencil[0] + stencil[1];
    }
}

void allocated(int n)
{
    double *work = malloc(n * sizeof *work);
#pragma mint copy(work, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < n; k++)
            work[k] = i + k; // want "cannot prove that no other iteration writes the 'work\[k\]' that an iteration writes as 'work\[k\]'"
        v[i] = work[n - 1];
    }
    free(work);
}

void under_a_condition(void)
{
    double t[3];
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (v[i] > 0) {
            t[0] = u[i][0]; // want "cannot prove that no other iteration writes the 't\[0\]' that an iteration writes as 't\[0\]'"
            v[i] = t[0];
        }
}

void moved_index(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        for (int k = 0; k < 3; k++) {
            int *at = &k;

            u[i][0] = *at;
            if (v[i] > 1)
                *at += 1;
            v[i * 3 % N + k] = 1; // want "cannot prove that no other iteration"
        }
}

void known_little(const int *order)
{
#pragma mint copy(order, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int place = order[i];

        v[place] = i; // want "cannot prove that no other iteration writes the 'v\[place\]' that an iteration writes as 'v\[place\]'"
    }
}

// A subscript that moves from cell to cell by steps that are not constant is one that nothing is known of: no iteration shares these elements with all others.
void cell_by_cell(void)
{
    static double cells[4 * N];
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at = 4 * i;
        for (int c = 0; c < 4; c++) {
            cells[at] = cells[at] * 2 + v[i]; // want "cannot prove that no other iteration reads the 'cells\[at\]' that an iteration writes as 'cells\[at\]'"
            at += 1 + c % 2;
        }
    }
}
