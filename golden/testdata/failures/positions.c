/* Rules: F1, F2. The kernel counts iterations in 32 bits, beside those of the last tile that do not exist. */
static double last[4];

static unsigned long long count(unsigned n)
{
    unsigned long long sum = 0;
#pragma mint parallel
    {
#pragma mint for reduction(+:sum)
        for (unsigned i = 0; i < n; i++) // want "the loop over 'i' has 4294967295 iterations, and its kernel counts up to"
            sum += i & 1;
    }
    return sum;
}

int main(void)
{
    last[0] = (double)count(1000);
    last[1] = (double)count(4294967295u);
    return last[0] > last[1];
}
