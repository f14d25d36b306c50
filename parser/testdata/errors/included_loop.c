void f(int n)
{
#pragma mint for // want "the statement after this pragma comes from an included file"
#include "loop.inc"
    n = 1;
}
