#include <stdio.h>
#define N 20
double u[N][N], v[N][N];
enum { EDOM = 5, SIGINT = 7 };
struct s { int errno; int linux_; };
static int INT_MAX = 4;
static double M_PI = 3.0;
int main(void){ int errno = 3; double NAN = 2; struct s s = {.errno = 9}; for(int i=0;i<N;i++)for(int j=0;j<N;j++)u[i][j]=i*j%7;
{
for(int i=1;i<N-1;i++)for(int j=1;j<N-1;j++) v[i][j]=u[i-1][j]*M_PI+u[i+1][j]*NAN+EDOM+INT_MAX+s.errno;
}
printf("%g %d %g %d %d %g %d\n", v[3][3], errno, NAN, EDOM, INT_MAX, M_PI, s.errno + SIGINT);
return 0;}
