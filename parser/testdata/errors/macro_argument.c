#define RUN(s) s
#define TWICE(s) s s
#define HALF(s) s; n++
void f(int n)
{
    RUN(_Pragma("mint for") for (;;) n++;) // want "cannot stand in the arguments of a macro"
#pragma mint for
    HALF(for (; n;) n--); // want "the macro here makes more than the for loop"
}
