#include <stdio.h>

#define NEW_SIZE 3
#define FIRST(this) ((this)->class)

struct object { int class; struct object *new; };
typedef int uint2;

static double max(double a, double b) { return a > b ? a : b; } // becomes: static double max_(double a, double b) { return a > b ? a : b; }
float min(float a, float b) { return a < b ? a : b; } // becomes: extern "C" float min_(float a, float b) { return a < b ? a : b; }
static int template(int operator) { return operator + 1; } // becomes: static int template_(int operator_) { return operator_ + 1; }

int main(void)
{
    struct object this = {template(1), NULL}, new_ = {4, &this}; // becomes: struct object this_ = {template_(1), NULL}, new_ = {4, &this_};
    uint2 delete = FIRST(&this), try = NEW_SIZE; // becomes: uint2_ delete_ = FIRST(&this_), try_ = NEW_SIZE;
    printf("%d %d %g %d\n", delete, new_.new->class, max(1, try), (int)sizeof(uint2)); // becomes: printf("%d %d %g %d\n", delete_, new_.new__->class_, max_(1, try_), (int)sizeof(uint2_));
    int alignas = 3, decltype = 4; // becomes: int alignas_ = 3, decltype_ = 4;
    printf("%d\n", alignas + decltype); // becomes: printf("%d\n", alignas_ + decltype_);
    return 0;
}
