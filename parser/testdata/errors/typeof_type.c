typedef double cell;
int main(void)
{
    __typeof__(cell) x = 1; // want "the front end reads 'typeof' of an expression, but not of a type"
    __typeof__(x) y = x;
    __typeof__(float[2]) pair = {1, 2}; // want "but not of a type"
    return x + y > pair[0];
}
