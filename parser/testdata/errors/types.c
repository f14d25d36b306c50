int *p = 1.5 * "x"; // want "operand"
void f(void)
{
    zz = 1; // want "undefined: zz"
    int n = *3; // want "operand shall be a pointer"
}
