/* Rules: X1. Functions that would get another name, which they print. */
#include <assert.h>
#include <stdio.h>

#define TRACE(x) printf("%s %d\n", __func__, x)
#define ENTER() TRACE(0)
static void delete(int x) // want "'delete' has another meaning in C.. or CUDA, and the function asks for its own name"
{
    TRACE(x);
}
static int new(void) // want "'new' has another meaning"
{
    ENTER();
    return __FUNCTION__[0];
}
static int template(int x) // becomes template_
{
    assert(x > 0);
    return x;
}

int main(void)
{
    static double u[8];
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = i;
    delete(template(3));
    puts(__func__);
    return new() + (int)u[3];
}
