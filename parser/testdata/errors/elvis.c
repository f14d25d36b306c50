/* cc cannot fold '?:' whose condition is a constant other than zero. */
enum { SIZE = 1 ?: 2 }; // want "the front end cannot read '?:' without an operand between"
int f(int a) { return a ?: SIZE; }
