#include <sys/time.h>
#include <sys/stat.h>

struct times { struct timeval from, to; };
typedef struct { struct stat now; struct timespec *next; } state;
static struct timespec pause = {0, 5};
static double timezone(struct timezone *z, int tm) { return z->tz_minuteswest + tm; } // becomes: static double timezone_(struct timezone *z, int tm) { return z->tz_minuteswest + tm; }

int main(void)
{
    struct timezone zone = {2, 0};
    struct times t = {{1, 2}};
    return timezone(&zone, 1) + t.from.tv_sec + pause.tv_nsec - 9; // becomes: return timezone_(&zone, 1) + t.from.tv_sec + pause.tv_nsec - 9;
}
