static inline void sweep(int n)
{
#pragma mint for
    for (;;)
        n++;
}
