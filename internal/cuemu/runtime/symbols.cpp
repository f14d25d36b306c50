// SPDX-License-Identifier: BSD-3-Clause
// The program's own ELF symbol table: names and sizes of its __shared__ variables, names of its kernels.
#include "memory.h"
#include <algorithm>
#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <unordered_map>
#include <vector>

#define WEAK_BOUNDS(NAME) extern char __start_##NAME[] __attribute__((weak)), __stop_##NAME[] __attribute__((weak))
extern "C" {
WEAK_BOUNDS(cuemu_shared);
WEAK_BOUNDS(cuemu_const);
WEAK_BOUNDS(cuemu_device);
WEAK_BOUNDS(cuemu_builtin);
extern char __executable_start[];
}

namespace cuemu {

Section shared_section, constant_section, device_section, builtin_section;

CUEMU_OUTLIVES_PROGRAM static std::vector<Symbol> shared_symbols, function_symbols;
CUEMU_OUTLIVES_PROGRAM static std::vector<Section> constant_data;

static void read_symbols(const char *image) {
  auto *header = (const Elf64_Ehdr *)image;
  auto *sections = (const Elf64_Shdr *)(image + header->e_shoff);
  Addr bias = header->e_type == ET_DYN ? (Addr)__executable_start : 0;
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB)
      continue;
    auto *symbols = (const Elf64_Sym *)(image + sections[i].sh_offset);
    const char *names = image + sections[sections[i].sh_link].sh_offset;
    for (size_t k = 0; k < sections[i].sh_size / sizeof *symbols; k++) {
      const Elf64_Sym &s = symbols[k];
      Symbol symbol{s.st_value + bias, s.st_size, names + s.st_name};
      int type = ELF64_ST_TYPE(s.st_info);
      if (type == STT_OBJECT && s.st_size && shared_section.holds(symbol.start))
        shared_symbols.push_back(symbol);
      if (type == STT_FUNC)
        function_symbols.push_back(symbol);
    }
  }
  std::sort(shared_symbols.begin(), shared_symbols.end(), [](const Symbol &a, const Symbol &b) { return a.start < b.start; });
}

static void find_constant_data() {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps)
    return;
  char line[600], permissions[8];
  unsigned long from, to;
  while (fgets(line, sizeof line, maps))
    if (sscanf(line, "%lx-%lx %7s", &from, &to, permissions) == 3 && permissions[0] == 'r' && permissions[1] == '-')
      constant_data.push_back({from, to - from});
  fclose(maps);
}

void find_sections() {
  auto bounds = [](char *start, char *stop) { return Section{(Addr)start, (size_t)(stop - start)}; };
  shared_section = bounds(__start_cuemu_shared, __stop_cuemu_shared);
  constant_section = bounds(__start_cuemu_const, __stop_cuemu_const);
  device_section = bounds(__start_cuemu_device, __stop_cuemu_device);
  builtin_section = bounds(__start_cuemu_builtin, __stop_cuemu_builtin);
}

void init_symbols() {
  find_sections();
  find_constant_data();
  int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    environment_failure("cannot read the program's own symbols");
  size_t bytes = lseek(fd, 0, SEEK_END);
  void *image = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, fd, 0);
  close(fd);
  if (image == MAP_FAILED)
    environment_failure("cannot map the program's own symbols");
  read_symbols((const char *)image);
  munmap(image, bytes);
}

bool is_constant_data(Addr a) {
  return std::any_of(constant_data.begin(), constant_data.end(), [a](const Section &s) { return s.holds(a); });
}

const Symbol *shared_variable(Addr a) {
  auto after = std::upper_bound(shared_symbols.begin(), shared_symbols.end(), a,
                                [](Addr value, const Symbol &s) { return value < s.start; });
  if (after == shared_symbols.begin())
    return nullptr;
  const Symbol &s = *(after - 1);
  return a < s.start + s.bytes ? &s : nullptr;
}

// source_name is the name in the source of a mangled symbol: sh for _ZZ11mint_shared...E2sh_0.
static std::string source_name(const std::string &mangled) {
  size_t end = mangled.rfind('E');
  if (end == std::string::npos || end + 1 >= mangled.size())
    return mangled;
  size_t digits = end + 1, name = mangled.find_first_not_of("0123456789", digits);
  if (name == digits || name == std::string::npos)
    return mangled;
  return mangled.substr(name, std::stoul(mangled.substr(digits, name - digits)));
}

std::string shared_variable_name(Addr a) {
  const Symbol *s = shared_variable(a);
  if (!s)
    return text("shared memory +%zu", (size_t)(a - shared_section.start));
  return text("__shared__ %s + %zu bytes (of %zu)", source_name(s->name).c_str(), (size_t)(a - s->start), s->bytes);
}

const KernelSymbol &kernel_info(const void *function) {
  static std::unordered_map<const void *, KernelSymbol> known;
  auto it = known.find(function);
  if (it != known.end())
    return it->second;
  KernelSymbol info{"?", 0};
  for (auto &s : function_symbols)
    if (s.start == (Addr)function)
      info.name = s.name;
  // a static variable of function f is mangled _ZZ<f>E<name>
  std::string prefix =
      info.name.compare(0, 2, "_Z") == 0 ? "_ZZ" + info.name.substr(2) : "_ZZ" + std::to_string(info.name.size()) + info.name;
  for (auto &s : shared_symbols)
    if (s.name.compare(0, prefix.size(), prefix) == 0)
      info.shared_bytes += s.bytes;
  return known[function] = info;
}

const char *kernel_symbol(const void *function) {
  ApiLock lock;
  return kernel_info(function).name.c_str();
}

} // namespace cuemu
