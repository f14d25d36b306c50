#if 1
#pragma GCC poison x
#error choose a size // want "#error choose a size"
#endif
