// SPDX-License-Identifier: BSD-3-Clause
// Reports of broken rules: text, place in the source, and the end of the program with status 86.
#include "base.h"
#include "execution.h"
#include <cstdarg>
#include <set>
#include <unistd.h>

namespace cuemu {

std::string text(const char *format, ...) {
  char line[1200];
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line, format, args);
  va_end(args);
  return line;
}

std::string source_line(void *pc) {
  // /proc/PID/exe needs no quoting, whatever the program is called. A return address is one past the call.
  std::string command = text("addr2line -s -e /proc/%d/exe %p 2>/dev/null", (int)getpid(), (void *)((Addr)pc - 1));
  FILE *pipe = popen(command.c_str(), "r");
  if (!pipe)
    return "";
  char line[600] = "";
  if (!fgets(line, sizeof line, pipe))
    line[0] = 0;
  pclose(pipe);
  std::string place(line);
  place = place.substr(0, place.find(" (discriminator"));
  while (!place.empty() && place.back() == '\n')
    place.pop_back();
  return place == "??:0" || place == "??:?" ? "" : place;
}

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

std::string to_string(Site site) { return text("%s:%d", base_name(site.file), site.line); }

Site Operation::place;

void stop_with_violation() {
  fflush(nullptr);
  _exit(kExitViolation);
}

void environment_failure(const char *what) {
  fprintf(stderr, "cuemu: %s: %m\n", what);
  _exit(kExitEnvironment);
}

void report(const char *kind, void *pc, const char *format, ...) {
  ApiLock lock;
  static std::set<std::pair<std::string, Addr>> seen;
  static int reports;
  if (!seen.insert({kind, (Addr)pc}).second)
    return;
  char message[1000];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  std::string place = pc ? source_line(pc) : Operation::place.file ? to_string(Operation::place) : "";
  fflush(stdout);
  fprintf(stderr, "cuemu: %s: %s", kind, message);
  if (in_kernel && current) {
    uint3 b = block->index, t = current->index;
    fprintf(stderr, "\n       in %s block (%u,%u,%u) thread (%u,%u,%u)", kernel.name, b.x, b.y, b.z, t.x, t.y, t.z);
  }
  if (!place.empty())
    fprintf(stderr, " at %s", place.c_str());
  fprintf(stderr, "\n");
  if (++reports >= options.max_errors)
    stop_with_violation();
}

} // namespace cuemu
