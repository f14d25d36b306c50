// SPDX-License-Identifier: BSD-3-Clause
// The processor-specific part of a fiber switch: callee-saved registers and the stack pointer.
#pragma once
#include "execution.h"

extern "C" void cuemu_switch(void **save_stack_pointer, void *to_stack_pointer);

namespace cuemu {

#if defined(__x86_64__)
asm(R"(
.text
.globl cuemu_switch
.type cuemu_switch,@function
cuemu_switch:
  push %rbp
  push %rbx
  push %r12
  push %r13
  push %r14
  push %r15
  mov %rsp,(%rdi)
  mov %rsi,%rsp
  pop %r15
  pop %r14
  pop %r13
  pop %r12
  pop %rbx
  pop %rbp
  ret
.size cuemu_switch,.-cuemu_switch
)");

// initial_context lays out a stack so that the first switch to it enters f. Stacks lie 17 pages apart. Their tops
// are shifted against each other: otherwise all hot lines would fall into one cache set.
inline void *initial_context(char *stack, void (*f)()) {
  size_t shift = ((Addr)stack / (kStackBytes + 4096) * 5 % 64) * 64 + 64;
  void **top = (void **)(stack + kStackBytes - shift);
  *--top = nullptr; // return address of f, which never returns
  *--top = (void *)f;
  for (int i = 0; i < 6; i++)
    *--top = nullptr;
  return top;
}
#else
#error "the checker runs on x86-64 only: write cuemu_switch for this processor"
#endif

} // namespace cuemu
