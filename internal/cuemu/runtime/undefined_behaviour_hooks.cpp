// SPDX-License-Identifier: BSD-3-Clause
// The functions that -fsanitize=bounds,signed-integer-overflow,... makes the program call, in place of libubsan's.
// They find errors that no check of addresses can find: sh[ty][18] in a row of 18, or an index that overflowed.
#include "memory.h"

using namespace cuemu;

namespace {
struct Location { // laid out by the compiler
  const char *file;
  uint32_t line, column;
};
struct TypeMismatch {
  Location location;
  void *type;
  uint8_t log_alignment, kind;
};
} // namespace

static std::string place(const Location *l) {
  const char *slash = strrchr(l->file, '/');
  return text("%s:%u:%u", slash ? slash + 1 : l->file, l->line, l->column);
}

extern "C" {

void __ubsan_handle_out_of_bounds(Location *l, uintptr_t index) {
  report("array index out of bounds", nullptr, "index %ld at %s", (long)index, place(l).c_str());
}

void __ubsan_handle_type_mismatch_v1(TypeMismatch *t, uintptr_t p) {
  unsigned alignment = 1u << t->log_alignment;
  if (p & (alignment - 1))
    report("misaligned access", nullptr, "%s is not a multiple of %u, %s", describe(p).c_str(), alignment,
           place(&t->location).c_str());
}

#define HANDLER(NAME, KIND, ...)                                                                            \
  void __ubsan_handle_##NAME(Location *l, ##__VA_ARGS__) { report(KIND, nullptr, "%s", place(l).c_str()); }
HANDLER(add_overflow, "signed overflow", uintptr_t, uintptr_t)
HANDLER(sub_overflow, "signed overflow", uintptr_t, uintptr_t)
HANDLER(mul_overflow, "signed overflow", uintptr_t, uintptr_t)
HANDLER(negate_overflow, "signed overflow", uintptr_t)
HANDLER(divrem_overflow, "division by zero or overflow", uintptr_t, uintptr_t)
HANDLER(shift_out_of_bounds, "shift out of range", uintptr_t, uintptr_t)
}
