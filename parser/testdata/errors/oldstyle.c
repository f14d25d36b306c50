static double scaled(x, k) double x; { return x * k; } // want "the parameter 'k' is not declared"
double f(double x) { return scaled(x, 2); }
