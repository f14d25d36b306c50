package trapezoid_test

// chainCases are the chains that tiles are tried with, each with what it is there for.
var chainCases = []chainCase{
	{name: "heat1d", turn: []int{1, 0}, text: `
function f
    grid u double rank 1 [n]
    grid v double rank 1 [n]
    region
        sweep heat
            loop int x = 1 to n - 1 step 1
            param int n
            v[x] = u[x-1] + 0.5*u[x] - u[x+1];
`},
	{name: "heat2d_float", turn: []int{1, 0}, text: `
function f
    grid u float rank 2 [n] [n + 3]
    grid v float rank 2 [n] [n + 3]
    region
        sweep heat
            loop int y = 1 to n - 1 step 1
            loop int x = 1 to n + 2 step 1
            param int n
            v[y][x] = 0.3*u[y][x] + 0.17*(u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1]);
`},
	{name: "heat3d", turn: []int{1, 0}, text: `
function f
    grid u double rank 3 [n] [n + 1] [n + 2]
    grid v double rank 3 [n] [n + 1] [n + 2]
    region
        sweep heat
            loop int z = 1 to n - 1 step 1
            loop int y = 1 to n step 1
            loop int x = 1 to n + 1 step 1
            param int n
            v[z][y][x] = 0.3*u[z][y][x] + 0.1*(u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y+1][x] + u[z][y][x-1] + u[z][y][x+1]);
`},
	{name: "wave", turn: []int{2, 0, 1}, text: `
function f
    grid u double rank 2 [n + 4] [n + 4]
    grid uold double rank 2 [n + 4] [n + 4]
    grid unew double rank 2 [n + 4] [n + 4]
    region
        sweep wave
            loop int y = 2 to n + 2 step 1
            loop int x = 2 to n + 2 step 1
            param int n
            unew[y][x] = 2*u[y][x] - uold[y][x] + 0.1*(u[y-2][x] + u[y+2][x] + u[y][x-2] + u[y][x+2] - 4*u[y][x]);
`},
	{name: "conditional", turn: []int{1, 0}, text: `
function f
    grid u double rank 2 [n + 2] [n + 2]
    grid v double rank 2 [n + 2] [n + 2]
    grid mask int rank 2 [n + 2] [n + 2]
    region
        sweep heat
            loop int y = 1 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            if (mask[y][x] > 3) {
                v[y][x] = 0.25*(u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1]);
            }
`},
	{name: "redblack", turn: nil, text: `
function f
    grid u double rank 2 [n + 2] [n + 2]
    region
        sweep red
            loop int y = 1 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            if ((x + y) % 2 == 0) {
                u[y][x] = 0.25*(u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1]);
            }
        sweep black
            loop int y = 1 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            if ((x + y) % 2 == 1) {
                u[y][x] = 0.25*(u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1]);
            }
`},
	{name: "fdtd", turn: nil, text: `
function f
    grid ex double rank 2 [n] [n + 1]
    grid ey double rank 2 [n] [n + 1]
    grid hz double rank 2 [n] [n + 1]
    region
        sweep source
            loop int x = 0 to n + 1 step 1
            param int n
            param double c
            ey[0][x] = c;
        sweep electric_y
            loop int y = 1 to n step 1
            loop int x = 0 to n + 1 step 1
            param int n
            ey[y][x] = ey[y][x] - 0.5*(hz[y][x] - hz[y-1][x]);
        sweep electric_x
            loop int y = 0 to n step 1
            loop int x = 1 to n + 1 step 1
            param int n
            ex[y][x] = ex[y][x] - 0.5*(hz[y][x] - hz[y][x-1]);
        sweep magnetic
            loop int y = 0 to n - 1 step 1
            loop int x = 0 to n step 1
            param int n
            hz[y][x] = hz[y][x] - 0.7*(ex[y][x+1] - ex[y][x] + ey[y+1][x] - ey[y][x]);
`, scalars: "c = 0.25*(double)(t % 5);"},
	{name: "boundary", turn: []int{1, 0}, text: `
function f
    grid u double rank 2 [n + 2] [n + 2]
    grid v double rank 2 [n + 2] [n + 2]
    region
        sweep heat
            loop int y = 1 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            v[y][x] = 0.2*(u[y][x] + u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1]);
        sweep top
            loop int x = 1 to n + 1 step 1
            param int n
            v[0][x] = v[1][x];
        sweep bottom
            loop int x = 1 to n + 1 step 1
            param int n
            v[n+1][x] = v[n][x] + 1;
        sweep left
            loop int y = 0 to n + 2 step 1
            param int n
            v[y][0] = v[y][1];
`},
	{name: "pathfinder", turn: []int{1, 0, 2}, renewed: "wall", text: `
function f
    grid a int rank 1 [n]
    grid b int rank 1 [n]
    grid wall int rank 1 [n]
    region
        sweep path
            loop int x = 0 to n step 1
            param int n
            int least = a[x];
            if (x > 0) {
                least = a[x-1] < least ? a[x-1] : least;
            }
            if (x < n - 1) {
                least = a[x+1] < least ? a[x+1] : least;
            }
            b[x] = wall[x] + least;
`},
	{name: "coefficients", turn: []int{1, 0}, text: `
function f
    grid u float rank 2 [n + 2] [n + 2]
    grid v float rank 2 [n + 2] [n + 2]
    grid k double rank 2 [n + 2] [n + 2]
    grid row double rank 1 [n + 2]
    region
        sweep heat
            loop int y = 1 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            param float c
            double flux = (k[y][x] + k[y][x+1])*(u[y][x+1] - u[y][x]) - (k[y][x] + k[y-1][x])*(u[y][x] - u[y-1][x]);
            v[y][x] = u[y][x] + c*flux*row[x] + x*0.001 - y;
`, scalars: "c = 0.01f*(float)(t % 3 + 1);"},
	{name: "shifted", turn: []int{1, 0}, text: `
function f
    grid u double rank 2 [n + 4] [n + 4]
    grid v double rank 2 [n + 4] [n + 4]
    region
        sweep heat
            loop int y = 0 to n step 1
            loop int x = 0 to n step 1
            param int n
            double s = 0;
            for (int k = -1; k <= 2; k++) {
                s += u[y+1][x+k+2]*(k + 1);
            }
            v[y+1][x+2] = 0.2*s - u[y][x+1] + u[y+3][x+2] + y;
`},
	{name: "corrector", turn: []int{2, 1, 0}, text: `
function f
    grid u double rank 1 [n + 2]
    grid guess double rank 1 [n + 2]
    grid v double rank 1 [n + 2]
    region
        sweep predict
            loop long x = 1 to n + 1 step 1
            param int n
            guess[x] = u[x] + 0.1*(u[x+1] - u[x-1]);
        sweep correct
            loop long x = 1 to n + 1 step 1
            param int n
            v[x] = 0.5*(u[x] + guess[x]) + 0.05*(guess[x+1] - guess[x-1]);
`},
	{name: "upwind_int", turn: []int{1, 0}, text: `
function f
    grid u int rank 3 [n + 3] [n + 2] [n + 2]
    grid v int rank 3 [n + 3] [n + 2] [n + 2]
    region
        sweep flow
            loop int z = 2 to n + 3 step 1
            loop int y = 0 to n + 1 step 1
            loop int x = 1 to n + 1 step 1
            param int n
            v[z][y][x] = (u[z-2][y][x]*3 + u[z][y+1][x]*5 - u[z-1][y][x-1]) % 1000 + z;
`},
	{name: "clamped", turn: []int{1, 0}, text: `
function f
    grid t float rank 2 [n] [n + 2]
    grid r float rank 2 [n] [n + 2]
    grid power float rank 2 [n] [n + 2]
    region
        sweep hotspot
            loop int y = 0 to n step 1
            loop int x = 0 to n + 2 step 1
            param int n
            r[y][x] = t[y][x] + 0.1*(t[clamped(y-1, y > 0 ? y - 1 : 0)][x] + t[clamped(y+1, y < n - 1 ? y + 1 : n - 1)][x] - 2*t[y][x])
                + 0.2*(t[y][clamped(x-1, x > 0 ? x - 1 : 0)] - t[y][clamped(x+1, x < n + 1 ? x + 1 : n + 1)]) + power[y][x];
`},
}
