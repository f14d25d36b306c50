#include <stdio.h>
#include <stdlib.h>

double lost(int way);

int main(int argc, char **argv)
{
    printf("%g\n", lost(argc > 1 ? atoi(argv[1]) : 0));
    return 0;
}
