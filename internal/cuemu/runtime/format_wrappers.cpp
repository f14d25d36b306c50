// SPDX-License-Identifier: BSD-3-Clause
// Wrappers of printf and scanf, which --wrap makes the program call. They follow strings and counts behind pointers.
#include "validity.h"
#include <cstdarg>
#include <wchar.h>

using namespace cuemu;

#define CALLER __builtin_return_address(0)

// The real functions: the wrapped ones would follow the accesses of this file.
extern "C" size_t __real_strlen(const char *s), __real_strnlen(const char *s, size_t most);

namespace {

enum class Length { kNone, kChar, kShort, kLong, kLongLong, kIntMax, kSize, kPtrDiff, kLongDouble };

// Conversion is one % of a format: %-*.3ls.
struct Conversion {
  int stars = 0;             // printf: width and precision that are arguments
  bool star_precision = false;
  long precision = -1, width = -1;
  bool suppressed = false, allocates = false; // scanf: %*d, %ms
  Length length = Length::kNone;
  char kind = 0; // 0: at the end of the format
};

// Format walks over the conversions of a format. Arguments by number (%1$s) end the walk.
class Format {
public:
  Format(const char *text, bool scans) : at_(text), scans_(scans) {}
  bool next(Conversion &c) {
    for (c = Conversion(); *at_;) {
      if (*at_++ != '%')
        continue;
      if (*at_ == '%') {
        at_++;
        continue;
      }
      return read(c);
    }
    return false;
  }

private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  long number() {
    long n = 0;
    while (is_digit(*at_))
      n = n * 10 + (*at_++ - '0');
    return n;
  }
  bool read(Conversion &c) {
    while (*at_ == '\'' || (!scans_ && *at_ && __builtin_strchr("-+ #0", *at_)))
      at_++;
    if (*at_ == '*') {
      at_++;
      scans_ ? (void)(c.suppressed = true) : (void)c.stars++;
    }
    if (is_digit(*at_))
      c.width = number();
    if (*at_ == '$')
      return false;
    if (scans_ && *at_ == 'm') {
      at_++;
      c.allocates = true;
    }
    if (!scans_ && *at_ == '.') {
      at_++;
      c.precision = 0;
      if (*at_ == '*') {
        at_++;
        c.stars++;
        c.star_precision = true;
      } else
        c.precision = number();
    }
    read_length(c);
    c.kind = *at_ ? *at_++ : 0;
    if (scans_ && c.kind == '[')
      skip_set();
    return c.kind != 0;
  }
  void read_length(Conversion &c) {
    switch (*at_) {
    case 'h': c.length = at_[1] == 'h' ? Length::kChar : Length::kShort; break;
    case 'l': c.length = at_[1] == 'l' ? Length::kLongLong : Length::kLong; break;
    case 'q': c.length = Length::kLongLong; break;
    case 'L': c.length = Length::kLongDouble; break;
    case 'j': c.length = Length::kIntMax; break;
    case 'z': c.length = Length::kSize; break;
    case 't': c.length = Length::kPtrDiff; break;
    default: return;
    }
    at_ += c.length == Length::kChar || (c.length == Length::kLongLong && *at_ == 'l') ? 2 : 1;
  }
  void skip_set() {
    if (*at_ == '^')
      at_++;
    if (*at_ == ']')
      at_++;
    while (*at_ && *at_ != ']')
      at_++;
    if (*at_)
      at_++;
  }
  const char *at_;
  bool scans_;
};

size_t integer_bytes(Length length) {
  switch (length) {
  case Length::kChar: return 1;
  case Length::kShort: return sizeof(short);
  case Length::kNone: return sizeof(int);
  default: return sizeof(long);
  }
}

// printed follows the strings that a printf reads and the counts that it writes.
void printed(const char *text, va_list given, void *pc) {
  if (!followed_pages)
    return;
  follow_host_access((Addr)text, __real_strlen(text) + 1, false, pc);
  va_list args;
  va_copy(args, given);
  Format format(text, false);
  for (Conversion c; format.next(c);) {
    for (int star = 0; star < c.stars; star++) {
      const int value = va_arg(args, int);
      if (c.star_precision && star == c.stars - 1)
        c.precision = value;
    }
    switch (c.kind) {
    case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a': case 'A':
      c.length == Length::kLongDouble ? (void)va_arg(args, long double) : (void)va_arg(args, double);
      break;
    case 's': case 'S': {
      const char *s = va_arg(args, const char *);
      if (!s)
        break;
      if (c.length == Length::kLong || c.kind == 'S')
        follow_host_access((Addr)s, (wcslen((const wchar_t *)s) + 1) * sizeof(wchar_t), false, pc);
      else if (c.precision >= 0) {
        const size_t n = __real_strnlen(s, (size_t)c.precision);
        follow_host_access((Addr)s, n < (size_t)c.precision ? n + 1 : n, false, pc);
      } else
        follow_host_access((Addr)s, __real_strlen(s) + 1, false, pc);
      break;
    }
    case 'n': follow_host_access((Addr)va_arg(args, void *), integer_bytes(c.length), true, pc); break;
    case 'p': (void)va_arg(args, void *); break;
    case 'm': break;
    default: integer_bytes(c.length) > sizeof(int) ? (void)va_arg(args, long) : (void)va_arg(args, int);
    }
  }
  va_end(args);
}

size_t scanned_bytes(const Conversion &c, const void *to) {
  const bool wide = c.length == Length::kLong;
  const size_t character = wide ? sizeof(wchar_t) : 1;
  if (c.allocates)
    return sizeof(char *);
  switch (c.kind) {
  case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a': case 'A':
    return c.length == Length::kLongDouble ? sizeof(long double) : wide ? sizeof(double) : sizeof(float);
  case 's': case '[': return (wide ? wcslen((const wchar_t *)to) + 1 : __real_strlen((const char *)to) + 1) * character;
  case 'c': return (size_t)(c.width > 0 ? c.width : 1) * character;
  case 'p': return sizeof(void *);
  default: return integer_bytes(c.length);
  }
}

// scanned follows the writes of a scanf that made that number of assignments.
void scanned(const char *text, va_list given, int assigned, void *pc) {
  if (!followed_pages)
    return;
  va_list args;
  va_copy(args, given);
  Format format(text, true);
  for (Conversion c; format.next(c);) {
    if (c.suppressed)
      continue;
    if (c.kind != 'n' && assigned-- <= 0)
      break;
    void *to = va_arg(args, void *);
    follow_host_access((Addr)to, scanned_bytes(c, to), true, pc);
  }
  va_end(args);
}

void written(char *to, size_t most, int length, void *pc) {
  if (length >= 0 && most > 0)
    follow_host_access((Addr)to, (size_t)length < most ? (size_t)length + 1 : most, true, pc);
}

} // namespace

// BOTH is a function and its form with a va_list. PARAMETERS are those before the format; BEFORE and AFTER see
// the arguments, `args`, and the `result`.
#define UNPACK(...) __VA_ARGS__
#define BOTH(NAME, VNAME, PARAMETERS, BEFORE, CALL, AFTER)         \
  int __wrap_##VNAME(UNPACK PARAMETERS const char *format, va_list args) { \
    void *pc = CALLER;                                             \
    (void)pc;                                                      \
    BEFORE;                                                        \
    va_list again;                                                 \
    va_copy(again, args);                                          \
    int result = CALL;                                             \
    va_end(again);                                                 \
    AFTER;                                                         \
    return result;                                                 \
  }                                                                \
  int __wrap_##NAME(UNPACK PARAMETERS const char *format, ...) {          \
    void *pc = CALLER;                                             \
    (void)pc;                                                      \
    va_list args, again;                                           \
    va_start(args, format);                                        \
    BEFORE;                                                        \
    va_copy(again, args);                                          \
    int result = CALL;                                             \
    va_end(again);                                                 \
    AFTER;                                                         \
    va_end(args);                                                  \
    return result;                                                 \
  }

extern "C" {
int __real_vprintf(const char *format, va_list args);
int __real_vfprintf(FILE *file, const char *format, va_list args);
int __real_vdprintf(int file, const char *format, va_list args);
int __real_vsprintf(char *to, const char *format, va_list args);
int __real_vsnprintf(char *to, size_t most, const char *format, va_list args);
int __real_vscanf(const char *format, va_list args);
int __real_vfscanf(FILE *file, const char *format, va_list args);
int __real_vsscanf(const char *from, const char *format, va_list args);
int __real___isoc99_vscanf(const char *format, va_list args);
int __real___isoc99_vfscanf(FILE *file, const char *format, va_list args);
int __real___isoc99_vsscanf(const char *from, const char *format, va_list args);

BOTH(printf, vprintf, (), printed(format, args, pc), __real_vprintf(format, again), )
BOTH(fprintf, vfprintf, (FILE *file,), printed(format, args, pc), __real_vfprintf(file, format, again), )
BOTH(dprintf, vdprintf, (int file,), printed(format, args, pc), __real_vdprintf(file, format, again), )
BOTH(sprintf, vsprintf, (char *to,), printed(format, args, pc), __real_vsprintf(to, format, again),
     written(to, ~(size_t)0, result, pc))
BOTH(snprintf, vsnprintf, (char *to, size_t most,), printed(format, args, pc), __real_vsnprintf(to, most, format, again),
     written(to, most, result, pc))

// The headers choose between scanf (%a allocates) and the others by the standard of C.
#define SCANS(NAME, VNAME, PARAMETERS, BEFORE, CALL) \
  BOTH(NAME, VNAME, PARAMETERS, BEFORE, CALL, scanned(format, args, result, pc))
#define READS_FROM follow_host_access((Addr)from, followed_pages ? __real_strlen(from) + 1 : 0, false, pc)
SCANS(scanf, vscanf, (), , __real_vscanf(format, again))
SCANS(fscanf, vfscanf, (FILE *file,), , __real_vfscanf(file, format, again))
SCANS(sscanf, vsscanf, (const char *from,), READS_FROM, __real_vsscanf(from, format, again))
SCANS(__isoc99_scanf, __isoc99_vscanf, (), , __real___isoc99_vscanf(format, again))
SCANS(__isoc99_fscanf, __isoc99_vfscanf, (FILE *file,), , __real___isoc99_vfscanf(file, format, again))
SCANS(__isoc99_sscanf, __isoc99_vsscanf, (const char *from,), READS_FROM, __real___isoc99_vsscanf(from, format, again))
SCANS(__isoc23_scanf, __isoc23_vscanf, (), , __real___isoc99_vscanf(format, again))
SCANS(__isoc23_fscanf, __isoc23_vfscanf, (FILE *file,), , __real___isoc99_vfscanf(file, format, again))
SCANS(__isoc23_sscanf, __isoc23_vsscanf, (const char *from,), READS_FROM, __real___isoc99_vsscanf(from, format, again))
}
