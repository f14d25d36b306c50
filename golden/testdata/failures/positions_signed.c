/* Rules: F1, F2. The values of the index are further apart than the greatest int. */
static unsigned long long count(int lo, int hi)
{
    unsigned long long sum = 0;
#pragma mint parallel
    {
#pragma mint for reduction(+:sum)
        for (int i = lo; i < hi; i += 2) // want "the loop over 'i' has 2147483647 iterations, and its kernel counts up to 1073741824"
            sum += i & 1;
    }
    return sum;
}

int main(void)
{
    return count(-100, 100) > count(-2147483647 - 1, 2147483646);
}
