// SPDX-License-Identifier: BSD-3-Clause
// What a translated program finds if it is checked: without this function its host guard is on.
#include "validity.h"

extern "C" void mint_watch(const mint_watched *what) { cuemu::watch(*what); }
