// SPDX-License-Identifier: BSD-3-Clause
// mint_watch, by which a translated program finds out that it is checked. Without this function its host guard is on.
#include "validity.h"

extern "C" void mint_watch(const mint_watched *what) { cuemu::watch(*what); }
