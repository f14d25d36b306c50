// Package runtime holds the hand-written host run time that is printed at the top of every
// generated .cu file: errors with the user's line, the table of mappings, transfers, launches.
package runtime

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed *.cuh
var files embed.FS

// The parts of the run time. A part brings the parts that it needs.
const (
	Core       = "core"       // mint_site, mint_shape, mint_guard, mint_mapping; always printed, with all that it needs
	Thread     = "thread"     // mint_thread, mint_this_thread, mint_finish
	Failure    = "failure"    // mint_fail, mint_check
	Device     = "device"     // mint_ready, mint_barrier
	Apart      = "apart"      // mint_host_blocks, mint_host_block, mint_offset, mint_now_reached
	Sentry     = "sentry"     // page protection
	Guard      = "guard"      // mint_use, mint_close, mint_send_array, mint_fetch_array
	Fault      = "fault"      // mint_caught, mint_show, mint_show_outside
	Mapping    = "mapping"    // mint_extents, mint_find, mint_is_mapped
	Watch      = "watch"      // mint_tell
	Gather     = "gather"     // mint_move_array
	Transfer   = "transfer"   // mint_scope, mint_map, mint_to_device, mint_from_device, mint_release
	Rows       = "rows"       // mint_rows, mint_array_of, mint_storage, mint_follow
	Copy       = "copy"       // mint_copy_in, mint_copy_out
	Agree      = "agree"      // mint_agree
	Dense      = "dense"      // mint_make_dense
	Differ     = "differ"     // mint_different
	Inside     = "inside"     // mint_inside, mint_elements, mint_values_of
	Limit      = "limit"      // mint_wide, mint_at_most, mint_at_least
	Meet       = "meet"       // mint_touch, mint_meet, mint_distinct
	View       = "view"       // mint_find_view, mint_reach_view
	Table      = "table"      // mint_find_table, its mint_reach and mint_slice
	Reach      = "reach"      // mint_reach, mint_subscript, mint_check_subscripts, mint_apart
	Outside    = "outside"    // mint_before_call, mint_before_use
	Launch     = "launch"     // mint_region, mint_require_capability, mint_blocks, mint_check_arithmetic, mint_launching, mint_launched, mint_stream
	Chain      = "chain"      // mint_chain, mint_advance, mint_batch: the types
	Share      = "share"      // mint_reading, mint_writing
	Twin       = "twin"       // mint_choose_twins, mint_leave_twins
	Batch      = "batch"      // mint_may_wait, mint_file
	Settle     = "settle"     // mint_step_filed
	Count      = "count"      // mint_count, mint_runs, mint_within
	Vector     = "vector"     // mint_load, mint_store, mint_move, mint_shift, mint_widen, mint_back, mint_ahead, mint_valid, mint_is_aligned
	Stage      = "stage"      // mint_plane, mint_stage, mint_take
	Tensor     = "tensor"     // mint_fetched, mint_open, mint_fetch, mint_await, mint_encode_tensor, mint_tensor
	Shared     = "shared"     // mint_prepare_shared
	Each       = "each"       // mint_each, mint_most_cells
	Split      = "split"      // mint_open_barrier, mint_arrive, mint_wait_for_warps
	March      = "march"      // mint_tile, mint_start_row, mint_take_row, mint_beside, mint_keep_row, mint_divide and more for marching
	Turns      = "turns"      // mint_turns, mint_open_turns, mint_bring_box, mint_bring_sides, mint_put_rows, mint_range_tensor and more for marching with planes in shared memory
	Sides      = "sides"      // mint_side_comparison
	Persistent = "persistent" // mint_portions, mint_residence, mint_exchange, mint_each_row and more for blocks that stay
	Strip      = "strip"      // mint_strip_at, mint_load_strip, mint_store_strip, mint_turn_strips
	Advance    = "advance"    // mint_hull, mint_may_load, mint_blocks_along
	Tile       = "tile"       // mint_area, mint_stretch, mint_in_tile, mint_in_span, mint_turn
	Element    = "element"    // mint_get, mint_put, mint_update
	Bytes      = "bytes"      // mint_read_bytes, mint_write_bytes, mint_hold, mint_settle
	Sized      = "sized"      // mint_sized
	Infer      = "infer"      // mint_provide, mint_inferred
	Result     = "result"     // mint_results, mint_result, mint_bring, mint_no_nan
	Reduce     = "reduce"     // mint_sum and its like, mint_join_block, mint_join_blocks
)

// catalog lists the parts in printing order: a part comes after the parts that it needs.
var catalog = []struct {
	name  string
	needs []string
}{
	{Core, []string{Thread, Failure, Device, Sentry}},
	{Thread, nil},
	{Failure, nil},
	{Device, nil},
	{Sentry, nil},
	{Apart, []string{Core}},
	{Watch, []string{Apart}},
	{Gather, []string{Watch}},
	{Guard, []string{Gather}},
	{Fault, []string{Guard}},
	{Mapping, []string{Fault}},
	{Transfer, []string{Mapping}},
	{Rows, []string{Transfer}},
	{Copy, []string{Rows, Transfer}},
	{Agree, []string{Transfer}},
	{Dense, []string{Transfer}},
	{Reach, []string{Core}},
	{Differ, []string{Mapping}},
	{Table, []string{Dense, Reach, Rows}},
	{Inside, []string{Mapping}},
	{Limit, []string{Core}},
	{Meet, []string{Limit, Mapping}},
	{View, []string{Dense, Meet}},
	{Outside, []string{Mapping}},
	{Launch, []string{Fault}},
	{Chain, []string{Mapping}},
	{Share, []string{Chain, Meet}},
	{Twin, []string{Chain}},
	{Batch, []string{Dense, Launch, Twin}},
	{Settle, []string{Batch}},
	{Count, []string{Launch}},
	{Vector, []string{Mapping}},
	{Stage, []string{Vector}},
	{Tensor, []string{Stage}},
	{Shared, []string{Core}},
	{Each, []string{Core}},
	{Split, []string{Core}},
	{March, []string{Each, Shared, Stage, Chain}},
	{Turns, []string{March, Tensor}},
	{Sides, []string{Each, Chain}},
	{Persistent, []string{March}},
	{Tile, []string{Each}},
	{Strip, []string{March, Tile}},
	{Advance, []string{Chain, Launch, Shared, Tile}},
	{Result, []string{Core}},
	{Reduce, []string{Result}},
	{Element, []string{Mapping}},
	{Bytes, []string{Element}},
	{Sized, []string{Core}},
	{Infer, []string{Copy}},
}

const (
	licence = "// SPDX-License-Identifier: 0BSD\n"
	// ending takes away the macros of the run time.
	ending = "\n#undef mint_guards\n#undef mint_local\n"
)

// Parts lists all parts in printing order.
func Parts() []string {
	var names []string
	for _, part := range catalog {
		names = append(names, part.name)
	}
	return names
}

// Text returns the C++ text of the given parts and of all that they need, each once, the licence
// line first. The order of the parts does not matter. guard is what -fhost-guard says: sync, stop
// or off. It panics on another guard and on an unknown part.
func Text(guard string, parts ...string) string {
	wanted := closure(parts)
	var text strings.Builder
	text.WriteString(licence)
	for _, part := range catalog {
		if !wanted[part.name] {
			continue
		}
		if part.name != Core {
			text.WriteString("\n")
		}
		text.WriteString(strings.TrimPrefix(read(part.name), licence))
	}
	text.WriteString(ending)
	return strings.Replace(text.String(), setting+"mint_guard_sync", setting+guardName(guard), 1)
}

// closure are the parts and all that they need.
func closure(parts []string) map[string]bool {
	wanted := map[string]bool{Core: true}
	for _, part := range parts {
		if !slices.Contains(Parts(), part) {
			panic(fmt.Sprintf("runtime: no part %q", part))
		}
		wanted[part] = true
	}
	for _, part := range slices.Backward(catalog) {
		for _, need := range part.needs {
			wanted[need] = wanted[need] || wanted[part.name]
		}
	}
	return wanted
}

// setting is where the text says what host code that mintc did not see may do.
const setting = "mint_file_guard = "

// guards are the values of -fhost-guard.
var guards = []string{"sync", "stop", "off"}

// guardName is the enumerator of what -fhost-guard says.
func guardName(guard string) string {
	if !slices.Contains(guards, guard) {
		panic(fmt.Sprintf("runtime: no guard %q", guard))
	}
	return "mint_guard_" + guard
}

func read(part string) string {
	text, err := files.ReadFile(part + ".cuh")
	if err != nil {
		panic(fmt.Sprintf("runtime: part %q is not embedded: %v", part, err))
	}
	return string(text)
}
