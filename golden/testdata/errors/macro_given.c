/* Rules: C1. Macros of the command line whose names stand in generated code: Options: -Ddevice=3. */ // want "the macro 'device' of the command line would change generated code"
static double u[9];

int main(void)
{
#pragma mint parallel for
    for (int i = 0; i < 9; i++)
        u[i] = i;
    return 0;
}
