// SPDX-License-Identifier: BSD-3-Clause
// cp.async: a copy is checked when it is issued and carried out only when the thread waits for it.
#include "cuda_pipeline.h"
#include "execution.h"

namespace cuemu {

void pipeline_copy(void *dst, const void *src, size_t bytes, size_t zero_fill) {
  void *pc = __builtin_return_address(0);
  Addr to = (Addr)dst, from = (Addr)src;
  if (bytes != 4 && bytes != 8 && bytes != 16)
    report("cp.async size", pc, "%zu bytes (4, 8 or 16 allowed)", bytes);
  if ((to | from) & (bytes - 1))
    report("cp.async alignment", pc, "addresses must be multiples of %zu", bytes);
  if (!in_shared(to) && !in_dynamic(to))
    report("cp.async destination", pc, "not shared memory: %s", describe(to).c_str());
  if (zero_fill > bytes)
    report("cp.async size", pc, "%zu bytes of zeros in a copy of %zu", zero_fill, bytes);
  if (checking) {
    if (bytes > zero_fill)
      check_device_access(from, bytes - zero_fill, false, false, pc);
    check_device_access(to, bytes, true, false, pc);
    set_in_flight(to, bytes, true);
  }
  current->copies.push_back({dst, src, bytes, zero_fill});
}

void pipeline_commit() { current->commits.push_back(current->copies.size()); }

static void complete(const PendingCopy &copy, void *pc) {
  size_t from_source = copy.bytes - copy.zero_fill;
  memcpy(copy.dst, copy.src, from_source);
  memset((char *)copy.dst + from_source, 0, copy.zero_fill);
  if (!checking)
    return;
  set_in_flight((Addr)copy.dst, copy.bytes, false);
  check_device_access((Addr)copy.dst, copy.bytes, true, false, pc);
}

void pipeline_wait(int prior) {
  auto &commits = current->commits;
  auto &copies = current->copies;
  if ((int)commits.size() <= prior)
    return;
  size_t finished = commits.size() - prior, upto = commits[finished - 1];
  for (size_t i = 0; i < upto; i++)
    complete(copies[i], __builtin_return_address(0));
  copies.erase(copies.begin(), copies.begin() + upto);
  commits.erase(commits.begin(), commits.begin() + finished);
  for (size_t &c : commits)
    c -= upto;
}

} // namespace cuemu
