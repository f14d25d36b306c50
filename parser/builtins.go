// Functions that compilers know without a declaration, beside those that cc declares.

package parser

// moreBuiltins declares functions of gcc's that cc would take for functions that return int.
const moreBuiltins = `
void *__builtin_assume_aligned(const void *, __SIZE_TYPE__, ...);
void *__builtin_frame_address(unsigned);
void *__builtin_return_address(unsigned);
void *__builtin_memmove(void *, const void *, __SIZE_TYPE__);
long __builtin_expect_with_probability(long, long, double);
double __builtin_fmax(double, double), __builtin_fmin(double, double), __builtin_fdim(double, double), __builtin_hypot(double, double);
double __builtin_fma(double, double, double), __builtin_cbrt(double), __builtin_exp2(double), __builtin_log2(double), __builtin_log1p(double);
double __builtin_round(double), __builtin_trunc(double), __builtin_rint(double), __builtin_nearbyint(double);
float __builtin_fmaxf(float, float), __builtin_fminf(float, float), __builtin_fdimf(float, float), __builtin_hypotf(float, float);
float __builtin_fmaf(float, float, float), __builtin_cbrtf(float), __builtin_exp2f(float), __builtin_log2f(float), __builtin_log1pf(float);
float __builtin_roundf(float), __builtin_truncf(float), __builtin_rintf(float), __builtin_nearbyintf(float);
`
