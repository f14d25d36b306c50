// First file of a program of two: maps an array, calls the second file, which finds the mapping.
#include "runtime.cuh" // parts: transfer
#include "expect.cuh"

void add_one(int *a, int n);
int mapped_in_other_file(const int *a);

int main(void)
{
    static int a[50];
    for (int i = 0; i < 50; i++)
        a[i] = i;
    EXPECT(!mapped_in_other_file(a));
    {
        mint_scope scope;
        mint_to_device(scope, {"main.c", 1}, "a", a, sizeof(int), mint_extents(50), 1, mint_padded, false);
        EXPECT(mapped_in_other_file(a));
        add_one(a, 50);
        mint_from_device({"main.c", 3}, "a", a, sizeof(int), mint_extents());
    }
    EXPECT(!mapped_in_other_file(a));
    for (int i = 0; i < 50; i++)
        EXPECT(a[i] == i + 1);
    printf("all as expected\n");
    return 0;
}
