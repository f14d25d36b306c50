/* Rules: C5. Options: -fhost-guard=off. Other files come to a static array by a function whose address only an
   initialiser has. */
double timer(void);

static double u[10];
static double *get(void) { return u; }
const struct entry {
    int number;
    double *(*get)(void);
} entries[2] = {{1, 0}, {2, get}};

int main(void)
{
    double seconds;
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        u[i] = i;
    seconds = timer(); // want "^'timer' may touch arrays on the device"
#pragma mint copy(u, fromDevice)
    return seconds > u[3];
}
