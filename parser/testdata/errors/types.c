int *p = 1.5 * "x"; // want "operand"
void f(void)
{
    zz = 1; // want "'zz' is not declared"
    int n = *3; // want "operand shall be a pointer"
}
double g = 1;
double g = 2; // want "'g' is declared in line 7, too"
