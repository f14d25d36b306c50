static int zero(int x)
{
    __asm__ goto("testl %0, %0\n\tjz %l[is]" : : "r"(x) : "cc" : is); // want "does not follow the jumps of 'asm goto'"
    return 0;
is:
    return 1;
}
