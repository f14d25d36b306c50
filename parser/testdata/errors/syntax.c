void f(int n)
{
    n = ; // want "unexpected"
}
