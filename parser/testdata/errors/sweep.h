static inline void sweep(int n)
{
#pragma mint for
    for (;;)
        n++;
}
static inline void again(int n)
{
#pragma mint for
    for (;;)
        n--;
}
