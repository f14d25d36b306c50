/* Host code that mintc does not see. */
static double *kept;
void remember(double *u, int n) { kept = u; }
double peek(int i) { return kept[i]; }
void poke(int i, double v) { kept[i] = v; }
void sleep(int i) { kept[i % 2] += i; }
