// SPDX-License-Identifier: BSD-3-Clause
// Wrappers of functions of the C library that read or write the program's memory; the linker's --wrap makes the program
// call them. Reads are followed before the call; writes after it, when the number of bytes is known.
#include "validity.h"
#include <ctype.h>
#include <malloc.h>
#include <strings.h>
#include <sys/types.h>
#include <unistd.h>

using namespace cuemu;

#define CALLER __builtin_return_address(0)
#define READS(p, bytes) follow_host_access((Addr)(p), (bytes), false, CALLER)
#define WRITES(p, bytes) follow_host_access((Addr)(p), (bytes), true, CALLER)
#define READS_STRING(s)   \
  if (followed_pages)     \
  READS((s), __real_strlen(s) + 1)

// The number of bytes that a comparison reads: up to the first difference, and that byte.
static size_t compared(const void *a, const void *b, size_t bytes) {
  const char *p = (const char *)a, *q = (const char *)b;
  for (size_t i = 0; i < bytes; i++)
    if (p[i] != q[i])
      return i + 1;
  return bytes;
}

template <class Fold> static size_t compared_strings(const char *a, const char *b, size_t most, Fold fold) {
  for (size_t i = 0; i < most; i++)
    if (fold((unsigned char)a[i]) != fold((unsigned char)b[i]) || !a[i])
      return i + 1;
  return most;
}
static int same(int c) { return c; }

#define COMPARES(a, b, n)        \
  if (followed_pages) {          \
    const size_t looked_at = (n); \
    READS(a, looked_at);         \
    READS(b, looked_at);         \
  }

// WRAP declares the library's function and begins ours. Comparisons of strings are by content, so their order is the library's.
#define WRAP(RETURN, NAME, PARAMETERS) \
  RETURN __real_##NAME PARAMETERS;     \
  RETURN __wrap_##NAME PARAMETERS

extern "C" {
size_t __real_strlen(const char *s);
void *__real_memchr(const void *s, int c, size_t n);

// ---- blocks of bytes

WRAP(void *, memcpy, (void *to, const void *from, size_t n)) {
  READS(from, n);
  WRITES(to, n);
  return __real_memcpy(to, from, n);
}
WRAP(void *, mempcpy, (void *to, const void *from, size_t n)) {
  READS(from, n);
  WRITES(to, n);
  return __real_mempcpy(to, from, n);
}
WRAP(void *, memmove, (void *to, const void *from, size_t n)) {
  READS(from, n);
  WRITES(to, n);
  return __real_memmove(to, from, n);
}
WRAP(void, bcopy, (const void *from, void *to, size_t n)) {
  READS(from, n);
  WRITES(to, n);
  __real_bcopy(from, to, n);
}
WRAP(void *, memccpy, (void *to, const void *from, int c, size_t n)) {
  const char *end = (const char *)__real_memchr(from, c, n);
  const size_t copied = end ? (size_t)(end + 1 - (const char *)from) : n;
  READS(from, copied);
  WRITES(to, copied);
  return __real_memccpy(to, from, c, n);
}
WRAP(void *, memset, (void *to, int c, size_t n)) {
  WRITES(to, n);
  return __real_memset(to, c, n);
}
WRAP(void, bzero, (void *to, size_t n)) {
  WRITES(to, n);
  __real_bzero(to, n);
}
WRAP(int, memcmp, (const void *a, const void *b, size_t n)) {
  COMPARES(a, b, compared(a, b, n))
  return __real_memcmp(a, b, n);
}
WRAP(int, bcmp, (const void *a, const void *b, size_t n)) {
  COMPARES(a, b, compared(a, b, n))
  return __real_bcmp(a, b, n);
}
WRAP(void *, memchr, (const void *s, int c, size_t n)) {
  void *found = __real_memchr(s, c, n);
  READS(s, found ? (size_t)((char *)found + 1 - (const char *)s) : n);
  return found;
}

// ---- strings

WRAP(size_t, strlen, (const char *s)) {
  const size_t n = __real_strlen(s);
  READS(s, n + 1);
  return n;
}
WRAP(size_t, strnlen, (const char *s, size_t most)) {
  const size_t n = __real_strnlen(s, most);
  READS(s, n < most ? n + 1 : most);
  return n;
}
WRAP(char *, strcpy, (char *to, const char *from)) {
  const size_t n = __real_strlen(from) + 1;
  READS(from, n);
  WRITES(to, n);
  return __real_strcpy(to, from);
}
WRAP(char *, stpcpy, (char *to, const char *from)) {
  const size_t n = __real_strlen(from) + 1;
  READS(from, n);
  WRITES(to, n);
  return __real_stpcpy(to, from);
}
WRAP(char *, strncpy, (char *to, const char *from, size_t n)) {
  const size_t length = __real_strnlen(from, n);
  READS(from, length < n ? length + 1 : n);
  WRITES(to, n);
  return __real_strncpy(to, from, n);
}
WRAP(char *, strcat, (char *to, const char *from)) {
  const size_t before = __real_strlen(to), n = __real_strlen(from) + 1;
  READS(to, before + 1);
  READS(from, n);
  WRITES(to + before, n);
  return __real_strcat(to, from);
}
WRAP(char *, strncat, (char *to, const char *from, size_t most)) {
  const size_t before = __real_strlen(to), n = __real_strnlen(from, most);
  READS(to, before + 1);
  READS(from, n < most ? n + 1 : most);
  WRITES(to + before, n + 1);
  return __real_strncat(to, from, most);
}
WRAP(int, strcmp, (const char *a, const char *b)) {
  COMPARES(a, b, compared_strings(a, b, ~(size_t)0, same))
  return __real_strcmp(a, b);
}
WRAP(int, strncmp, (const char *a, const char *b, size_t n)) {
  COMPARES(a, b, compared_strings(a, b, n, same))
  return __real_strncmp(a, b, n);
}
WRAP(int, strcasecmp, (const char *a, const char *b)) {
  COMPARES(a, b, compared_strings(a, b, ~(size_t)0, tolower))
  return __real_strcasecmp(a, b);
}
WRAP(int, strncasecmp, (const char *a, const char *b, size_t n)) {
  COMPARES(a, b, compared_strings(a, b, n, tolower))
  return __real_strncasecmp(a, b, n);
}
WRAP(int, strcoll, (const char *a, const char *b)) {
  READS_STRING(a);
  READS_STRING(b);
  return __real_strcoll(a, b);
}
WRAP(char *, strchr, (const char *s, int c)) {
  char *found = __real_strchr(s, c);
  READS(s, found ? (size_t)(found + 1 - s) : __real_strlen(s) + 1);
  return found;
}
WRAP(char *, strrchr, (const char *s, int c)) {
  READS_STRING(s);
  return __real_strrchr(s, c);
}
#define OF_TWO_STRINGS(RETURN, NAME)                          \
  WRAP(RETURN, NAME, (const char *s, const char *t)) {        \
    READS_STRING(s);                                          \
    READS_STRING(t);                                          \
    return __real_##NAME(s, t);                               \
  }
OF_TWO_STRINGS(char *, strstr)
OF_TWO_STRINGS(char *, strpbrk)
OF_TWO_STRINGS(size_t, strspn)
OF_TWO_STRINGS(size_t, strcspn)
WRAP(char *, strtok, (char *s, const char *separators)) {
  if (s && followed_pages) {
    const size_t n = __real_strlen(s);
    READS(s, n + 1);
    WRITES(s, n);
  }
  return __real_strtok(s, separators);
}
WRAP(char *, strdup, (const char *s)) {
  READS_STRING(s);
  return __real_strdup(s);
}
WRAP(char *, strndup, (const char *s, size_t most)) {
  const size_t n = __real_strnlen(s, most);
  READS(s, n < most ? n + 1 : most);
  return __real_strndup(s, most);
}

// ---- numbers in strings, in values

#define OF_STRING(RETURN, NAME)           \
  WRAP(RETURN, NAME, (const char *s)) {   \
    READS_STRING(s);                      \
    return __real_##NAME(s);              \
  }
OF_STRING(int, atoi)
OF_STRING(long, atol)
OF_STRING(long long, atoll)
OF_STRING(double, atof)
OF_STRING(int, puts)
OF_STRING(void, perror)
OF_STRING(int, system)
#define TO_FLOATING(RETURN, NAME)                        \
  WRAP(RETURN, NAME, (const char *s, char **end)) {      \
    READS_STRING(s);                                     \
    if (end)                                             \
      WRITES(end, sizeof *end);                          \
    return __real_##NAME(s, end);                        \
  }
TO_FLOATING(double, strtod)
TO_FLOATING(float, strtof)
TO_FLOATING(long double, strtold)
#define TO_INTEGER(RETURN, NAME)                                   \
  WRAP(RETURN, NAME, (const char *s, char **end, int base)) {      \
    READS_STRING(s);                                               \
    if (end)                                                       \
      WRITES(end, sizeof *end);                                    \
    return __real_##NAME(s, end, base);                            \
  }
TO_INTEGER(long, strtol)
TO_INTEGER(long long, strtoll)
TO_INTEGER(unsigned long, strtoul)
TO_INTEGER(unsigned long long, strtoull)
#define TWO_RESULTS(T, NAME, SECOND)          \
  WRAP(T, NAME, (T x, SECOND * second)) {     \
    WRITES(second, sizeof *second);           \
    return __real_##NAME(x, second);          \
  }
TWO_RESULTS(double, modf, double)
TWO_RESULTS(float, modff, float)
TWO_RESULTS(double, frexp, int)
TWO_RESULTS(float, frexpf, int)
#define SINE_AND_COSINE(T, NAME)                       \
  WRAP(void, NAME, (T x, T * sine, T * cosine)) {      \
    WRITES(sine, sizeof *sine);                        \
    WRITES(cosine, sizeof *cosine);                    \
    __real_##NAME(x, sine, cosine);                    \
  }
SINE_AND_COSINE(double, sincos)
SINE_AND_COSINE(float, sincosf)
#define REMAINDER_AND_QUOTIENT(T, NAME)             \
  WRAP(T, NAME, (T x, T y, int *quotient)) {        \
    WRITES(quotient, sizeof *quotient);             \
    return __real_##NAME(x, y, quotient);           \
  }
REMAINDER_AND_QUOTIENT(double, remquo)
REMAINDER_AND_QUOTIENT(float, remquof)

// ---- sorting; the comparison is the program's and follows its own accesses

typedef int Compare(const void *, const void *);
WRAP(void, qsort, (void *array, size_t count, size_t size, Compare *compare)) {
  READS(array, count * size);
  __real_qsort(array, count, size, compare);
  WRITES(array, count * size);
}
WRAP(void *, bsearch, (const void *key, const void *array, size_t count, size_t size, Compare *compare)) {
  return __real_bsearch(key, array, count, size, compare);
}

// ---- files

WRAP(size_t, fwrite, (const void *from, size_t size, size_t count, FILE *file)) {
  READS(from, size * count);
  return __real_fwrite(from, size, count, file);
}
WRAP(size_t, fread, (void *to, size_t size, size_t count, FILE *file)) {
  const size_t got = __real_fread(to, size, count, file);
  WRITES(to, size * got);
  return got;
}
WRAP(int, fputs, (const char *s, FILE *file)) {
  READS_STRING(s);
  return __real_fputs(s, file);
}
WRAP(char *, fgets, (char *to, int most, FILE *file)) {
  char *got = __real_fgets(to, most, file);
  if (got)
    WRITES(to, __real_strlen(to) + 1);
  return got;
}
WRAP(ssize_t, write, (int file, const void *from, size_t n)) {
  READS(from, n);
  return __real_write(file, from, n);
}
WRAP(ssize_t, pwrite, (int file, const void *from, size_t n, off_t at)) {
  READS(from, n);
  return __real_pwrite(file, from, n, at);
}
WRAP(ssize_t, read, (int file, void *to, size_t n)) {
  const ssize_t got = __real_read(file, to, n);
  if (got > 0)
    WRITES(to, (size_t)got);
  return got;
}
WRAP(ssize_t, pread, (int file, void *to, size_t n, off_t at)) {
  const ssize_t got = __real_pread(file, to, n, at);
  if (got > 0)
    WRITES(to, (size_t)got);
  return got;
}

// ---- storage that ends

static bool any_page_followed(Addr a, size_t bytes) {
  if (!followed_pages || a >> 47)
    return false;
  for (Addr page = a >> kPageShift; page <= (a + bytes) >> kPageShift; page++)
    if (page_followed(page << kPageShift))
      return true;
  return false;
}

static void ends(void *p, void *pc) {
  const size_t bytes = p && followed_pages ? malloc_usable_size(p) : 0;
  if (any_page_followed((Addr)p, bytes))
    end_storage((Addr)p, bytes, pc);
}

WRAP(void, free, (void *p)) {
  ends(p, CALLER);
  __real_free(p);
}
WRAP(void *, realloc, (void *p, size_t n)) {
  ends(p, CALLER);
  return __real_realloc(p, n);
}
}
