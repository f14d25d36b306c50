/* Rules: L1. Text that -std=c99 reads otherwise: Options: -std=c99. */
#include <stdio.h>

int main(void)
{
    printf("fine ?\?! ?? ! \n");
    /* fine in a comment: ??/ ??! */
    printf("what??!\n"); // want "-std=c99 takes this for a trigraph, and C.. does not"
    return 0;
}
