/* Rules: R1. Places in which device work has no translation yet: refused, never ignored. */
#define N 40
static double u[N];

void in_a_switch(int k)
{
    switch (k) {
    case 1:
        u[0] = 1;
#pragma mint copy(u, toDevice) // want "'copy' directly in the body of a switch is not translated"
        break;
    }
}
