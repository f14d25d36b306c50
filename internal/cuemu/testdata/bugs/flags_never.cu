// The flag says one step less than was made.
// want: "threads wait for values that no thread stores"
#define FLAG(step) (step - 1)
#include "../flags.h"
