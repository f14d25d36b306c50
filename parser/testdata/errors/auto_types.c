int main(void)
{
    __auto_type a = 1, b = 2; // want "reads one variable behind '__auto_type'"
    return a + b;
}
