# Prints for each row, precision and size the best plan, and how much longer take what "mintc tune" chooses, what -O3 chooses unasked, what the model prefers
# and one step a launch, by the fastest of some processes; and for how many plans the bits of the smallest size are others than those of the first. The variable file
# says which of list, choices, model, times, loops and bits is read: from 1 to 6.
BEGIN { FS = "\t"; auto = "-ftrapezoid=auto" }
file == 1 { row[$1] = $2 "\t" $3; options[$1] = $6 == "" ? auto : $6; next }
file == 2 { candidates[$1 "\t" $2 "\t" $3] = candidates[$1 "\t" $2 "\t" $3] "\n" $5; next }
file == 3 { model[$1 "\t" $2 "\t" $3] = $4; next }
file == 4 {
  at = row[$1] "\t" $2; if (!(at in seen)) { seen[at]; order[++rows] = at }
  if (!((at, options[$1]) in time)) plans[at, ++count[at]] = options[$1]
  least(time, at SUBSEP options[$1], $3)
  next
}
file == 6 { at = row[$1] "\t" $2; if (!(at in sum)) sum[at] = $3; else if ($3 != sum[at]) differ[at]++; next }
{ least(loop, row[$1] "\t" $2 SUBSEP options[$1], $3) }
function least(of, key, t) { t += 0; if (!(key in of) || t < of[key]) of[key] = t }
function loss(at, of) { return (at, of) in time ? sprintf("%.1f", 100*(time[at, of]/best[at] - 1)) : "-" }
function short(o) { gsub(/-ftrapezoid-kind=/, "", o); gsub(/-ftrapezoid=/, "", o); return o == "auto" ? "unasked" : o }
function note(list, l) { if (l != "-") { n[list]++; all[list, n[list]] = l + 0 } }
function stats(list,   i, j, t) {
  for (i = 1; i < n[list]; i++) for (j = i + 1; j <= n[list]; j++) if (all[list, j] < all[list, i]) { t = all[list, i]; all[list, i] = all[list, j]; all[list, j] = t }
  printf "%s: %d rows, median %.1f %%, worst %.1f %%\n", list, n[list], all[list, int((n[list] + 1)/2)], all[list, n[list]]
}
END {
  for (r = 1; r <= rows; r++) for (i = 1; i <= count[order[r]]; i++) if (i == 1 || time[order[r], plans[order[r], i]] < best[order[r]]) {
    best[order[r]] = time[order[r], plans[order[r], i]]; name[order[r]] = plans[order[r], i]
  }
  print "| row | real | cells | best plan, ms | plans | tune: choice | loss % | unasked, loss % | model: choice | loss % | one step, loss % | differing bits |"
  print "|---|---|---|---|---|---|---|---|---|---|---|---|"
  for (r = 1; r <= rows; r++) {
    at = order[r]; k = split(candidates[at], list, "\n"); chosen = ""; shortest = 1e30; measured = 0
    for (i = 1; i <= k; i++) if (list[i] != "" && (at, list[i]) in loop && loop[at, list[i]] < shortest) { shortest = loop[at, list[i]]; chosen = list[i]; measured = 1 }
    tuned = measured ? loss(at, chosen) : "-"; alone = loss(at, model[at])
    split(at, w, "\t")
    printf "| %s | %s | %s | %s, %.3f | %d | %s | %s | %s | %s | %s | %s | %s |\n", w[1], w[2], w[3], short(name[at]), 1000*best[at], count[at],
      measured ? short(chosen) : "-", tuned, loss(at, auto), short(model[at]), alone, loss(at, "-ftrapezoid=off"), at in sum ? differ[at] + 0 : "-"
    note("mintc tune", tuned); note("-O3 unasked", loss(at, auto)); note("model alone", alone)
  }
  stats("mintc tune"); stats("-O3 unasked"); stats("model alone")
}
