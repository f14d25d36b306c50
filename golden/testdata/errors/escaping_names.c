/* Rules: C5. Options: -fhost-guard=off. Other files come to static arrays whose address they were given: in a call, by
   a function that they were given, by what is stored in memory of theirs. */
#include <stdint.h>
#include <stdlib.h>
struct entry {
    int number;
    double *values;
};
void init(double *u);
void take(uintptr_t number);
struct entry *first(void);
double timer(void);

static double passed[10], converted[10], stored[10];

int main(void)
{
    double seconds = 0;
#pragma mint copy(passed, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 10; i++)
            passed[i] = i;
        seconds += timer();
    }
#pragma mint copy(passed, fromDevice)
#pragma mint copy(passed, release)
    init(passed);
#pragma mint copy(passed, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        passed[i] += 1;
    seconds += timer(); // want "^'timer' may touch arrays on the device"
#pragma mint copy(passed, fromDevice)
#pragma mint copy(passed, release)
    take((uintptr_t)converted);
#pragma mint copy(converted, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        converted[i] += 1;
    if (seconds > 1)
        quick_exit(1); // want "^a function of at_quick_exit may touch arrays on the device"
#pragma mint copy(converted, fromDevice)
#pragma mint copy(converted, release)
    first()->values = stored;
#pragma mint copy(stored, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        stored[i] += 1;
    seconds += timer(); // want "^'timer' may touch arrays on the device"
#pragma mint copy(stored, fromDevice)
    return seconds > stored[3] + passed[1] + converted[2];
}
