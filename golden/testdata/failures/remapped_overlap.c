/* Rules: C2, X1. A copy of a part of what is mapped already. */
int main(void)
{
    double u[16] = {1};
    double *part = u + 4;

#pragma mint copy(u, toDevice)
#pragma mint copy(part, toDevice, 8) // want "overlaps"
    return 0;
}
