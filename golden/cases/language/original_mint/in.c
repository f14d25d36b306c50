/* Rules: L1, L4, F7, R1. A program as they were written for the original Mint, its spacing included. */
#include <stdio.h>
#include <stdlib.h>
#include "../../field.h"

typedef real REALT;

int main(int argc, char **argv)
{
  int n = size_argument(argc, argv, 1, 16), m = size_argument(argc, argv, 2, 16), k = size_argument(argc, argv, 3, 16);
  int T = size_argument(argc, argv, 4, 5);
  int i, j, l, t;
  REALT ***Uold = new_planes(k+2, m+2, n+2), ***Unew = new_planes(k+2, m+2, n+2), ***tmp;
  REALT c0 = 0.5, c1 = 0.0833333;
  double time = 0.0;
  size_t cells = (size_t)(n+2) * (m+2) * (k+2);

  fill(Uold[0][0], cells, 1);
  fill(Unew[0][0], cells, 1);
#pragma mint copy ( Uold, toDevice, ( n+2 ), m+2, ( k+2 ) )
#pragma mint copy ( Unew, toDevice, ( n+2 ), m+2, ( k+2 ) )
#pragma mint parallel default(shared)
  {
    t = 0;
    while ( t < T ) {
      t++;
#pragma mint for nest(all) tile(16,16,16) chunksize(1,1,16)
      for (l=1; l<=k; l++)
        for (j=1; j<=m; j++)
          for (i=1; i<=n; i++)
            Unew[l][j][i] = c0* Uold[l][j][i] + c1* ( Uold[l][j][i-1] + Uold[l][j][i+1] +
                                                      Uold[l][j-1][i] + Uold[l][j+1][i] +
                                                      Uold[l-1][j][i] + Uold[l+1][j][i] );
#pragma mint single
      {
        tmp = Uold; Uold = Unew; Unew = tmp;
        time += 0.125;
      }
    }
  }
#pragma mint copy(Uold, fromDevice,(n+2), (m+2),(k+2))
  printf("t %d time %g last %d %d %d\n", t, time, i, j, l);
  checksum("Uold", Uold[0][0], cells * sizeof(REALT));
  return 0;
}
