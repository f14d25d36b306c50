#ifndef PLAIN_H
#define PLAIN_H
static inline int plain(void) { return 11; }
#endif
