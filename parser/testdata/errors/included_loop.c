void f(int n)
{
#pragma mint for // want "the statement after this pragma comes from an included file"
#include "loop.inc"
    n = 1;
#pragma mint for // want "a part of the for loop after this pragma comes from an included file"
    for (int i = 0; i < n; i++)
#include "loop.inc"
#pragma mint parallel for // want "a part of the for loop after this pragma comes from an included file"
    for (int i = 0; i < n; i++) {
        n++;
#include "brace.inc"
#pragma mint parallel // want "a part of the block after this pragma comes from an included file"
    {
#include "brace.inc"
}
