// Stops a test program with the line of the expectation that does not hold.
static void expect_at(int line, bool holds)
{
    if (!holds) {
        fflush(stdout);
        fprintf(stderr, "expectation of line %d does not hold\n", line);
        exit(4);
    }
}
#define EXPECT(condition) expect_at(__LINE__, condition)
