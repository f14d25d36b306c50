/* Rules: X1. Macros whose value depends on the text around a nest, which leaves the text. */
#define TAG __COUNTER__
#define HERE __LINE__
static double u[40];

static double tag(double x) { return x + TAG; }
static double line(double x) { return x + HERE; } // want "the value of __LINE__ is not known here: a #line directive of the file renumbers its lines"

void counted(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = i + TAG; // want "this counts __COUNTER__ on in the C program"
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = tag(u[i]);
}

int after(void) { return TAG; }

#line 500 "generated.y"
void renumbered(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] += __LINE__; // want "the value of __LINE__ is not known here"
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] += line(u[i]);
}
