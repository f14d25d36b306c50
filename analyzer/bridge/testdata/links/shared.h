int max(int a, int b), norm(int);
extern int new, delete[3];
int try(void) __attribute__((pure));
extern int throw __attribute__((aligned(4)));
