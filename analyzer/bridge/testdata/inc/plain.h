#ifndef CUDA_PLAIN_H
#define CUDA_PLAIN_H
static inline int plain(void) { return 11; }
#endif
