#define DO_PRAGMA(x) _Pragma(#x) // want "a macro makes a mint pragma"
void f(int n)
{
    DO_PRAGMA(mint for)
    for (;;)
        n++;
}
