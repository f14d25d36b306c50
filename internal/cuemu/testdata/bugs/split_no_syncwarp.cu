// One lane arrives, and nothing says that the others have written.
// want: "data race"
#define NO_SYNCWARP
#include "../split.h"
