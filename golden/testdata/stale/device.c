/* A file with a transfer of what behind.c keeps. */
#include "behind.h"

/* Copies 8 x 10 numbers to the device. */
void upload(void)
{
    double *a = kept();
#pragma mint copy(a, toDevice, 10, 8)
}
