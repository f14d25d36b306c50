int main(void)
{
    __auto_type a = 1;
    const __auto_type b = 2; // want "reads '__auto_type' as the first word of a declaration, and there alone"
    return a + b;
}
