int main(void)
{
    __typeof__(const double) x = 1; // want "the front end does not know this operand of 'typeof'"
    return x > 2;
}
