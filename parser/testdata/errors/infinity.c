/* gcc takes such a constant for infinity, and warns. */
#define LARGE 1e999 // want "the front end cannot read a constant that is too large for a double"
double most = LARGE, small = 1e-999, single = 1e60f;
