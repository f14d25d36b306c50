// SPDX-License-Identifier: BSD-3-Clause
// A map from disjoint ranges of addresses to values.
#pragma once
#include "base.h"
#include <map>

namespace cuemu {

// Intervals are disjoint ranges of addresses with a value each. Neighbours of equal value are one.
template <class T> class Intervals {
public:
  void set(Addr from, Addr to, const T &value) {
    clear(from, to);
    auto after = ranges_.lower_bound(from);
    if (after != ranges_.end() && after->first == to && after->second.value == value) {
      to = after->second.end;
      after = ranges_.erase(after);
    }
    if (after != ranges_.begin()) {
      auto before = std::prev(after);
      if (before->second.end == from && before->second.value == value) {
        before->second.end = to;
        return;
      }
    }
    ranges_.emplace_hint(after, from, Range{to, value});
  }

  void clear(Addr from, Addr to) {
    auto it = ranges_.upper_bound(from);
    if (it != ranges_.begin() && std::prev(it)->second.end > from)
      --it;
    while (it != ranges_.end() && it->first < to) {
      const Addr start = it->first;
      const Range range = it->second;
      it = ranges_.erase(it);
      if (start < from)
        ranges_.emplace(start, Range{from, range.value});
      if (range.end > to)
        ranges_.emplace(to, Range{range.end, range.value});
    }
  }

  void clear() { ranges_.clear(); }

  // first is the value of the lowest address in [from, to) that has one, and that address; null when none has.
  const T *first(Addr from, Addr to, Addr &where) const {
    auto it = ranges_.upper_bound(from);
    if (it != ranges_.begin() && std::prev(it)->second.end > from)
      --it;
    if (it == ranges_.end() || it->first >= to)
      return nullptr;
    where = it->first > from ? it->first : from;
    return &it->second.value;
  }

  bool any(Addr from, Addr to) const {
    Addr where;
    return first(from, to, where) != nullptr;
  }

  // each visits the parts of the ranges in [from, to). The visitor must not change them.
  template <class Visit> void each(Addr from, Addr to, Visit visit) const {
    auto it = ranges_.upper_bound(from);
    if (it != ranges_.begin() && std::prev(it)->second.end > from)
      --it;
    for (; it != ranges_.end() && it->first < to; ++it)
      visit(it->first > from ? it->first : from, it->second.end < to ? it->second.end : to, it->second.value);
  }

private:
  struct Range {
    Addr end;
    T value;
  };
  std::map<Addr, Range> ranges_;
};

} // namespace cuemu
