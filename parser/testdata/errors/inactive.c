void f(int n)
{
#ifdef NEVER
#pragma mint nonsense
#else
#pragma mint nonsense // want "nonsense"
#endif
    n = 1;
}
