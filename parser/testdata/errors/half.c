static _Float16 small[10]; // want "does not know the type '_Float16'"
double f(void) { return small[1]; }
