#include <stdio.h>
#include <string.h>

int main(void)
{
    char why[80] = "unknown";
    int failed = strerror_r(2, why, sizeof why);
    printf("%d %s\n", failed, why);
    return 0;
}
