# Prints what sets.sh found, by the fastest process of each program: the best plan of each row, precision and size, what "mintc tune" chose, and by how much that and
# what -O3 makes unasked are slower than the best: awk -f finals.awk WORK/finals, in WORK, which has the records. Sets that were not timed to the end are left out.
BEGIN { FS = "\t"; unasked = "-ftune=off" }
function short(o,   w) {
  if (o == unasked || o ~ /-ftrapezoid=auto/) return "unasked"
  if (match(o, /-ftrapezoid=[0-9]+ -ftrapezoid-kind=[a-z]+/)) { split(substr(o, RSTART, RLENGTH), w, /[= ]/); return w[2] " " w[4] }
  return "one step"
}
function chosen(at,   f, line, chain, text) { # by the record; a plan of one step with its tile
  f = at; gsub(FS, "-", f); gsub(",", "x", f); f = "sets/" f "/rows.mint-tune"
  while ((getline line <f) > 0) {
    if (line ~ /^(nest|chain) /) chain = line ~ /^chain/
    if (line ~ /^\*/ && chain) text = short(line)
  }
  close(f); return text
}
function sorted(list, n,   i, j, t) { for (i = 1; i < n; i++) for (j = i + 1; j <= n; j++) if (list[j] < list[i]) { t = list[i]; list[i] = list[j]; list[j] = t } }
function stats(name, list, n,   i, within) {
  sorted(list, n); for (i = 1; i <= n; i++) within += list[i] <= 2
  printf "%s: %d rows, median %.1f %%, of nine tenths %.1f %%, worst %.1f %%, %d within 2 %%\n", name, n, list[int((n + 1)/2)], list[int(n*9/10)], list[n], within
}
{
  at = $1 FS $2 FS $3; if (!(at in seen)) { seen[at]; order[++rows] = at }
  if (!((at, $6) in least)) name[at, ++plans[at]] = $6
  if (!((at, $6) in least) || $4 < least[at, $6]) least[at, $6] = $4
  times[at, $6]++; program[at, $6] = $7
}
END {
  print "| row | real | cells | best, ms | `mintc tune`: choice, ms | loss % | unasked, loss % |\n|---|---|---|---|---|---|---|"
  for (r = 1; r <= rows; r++) {
    at = order[r]; best = ""
    if (times[at, "tuned"] < 2 || times[at, unasked] < 2) continue
    for (i = 1; i <= plans[at]; i++) if (best == "" || least[at, name[at, i]] < least[at, best]) best = name[at, i]
    n++; tuned[n] = 100*(least[at, "tuned"]/least[at, best] - 1); loss[n] = 100*(least[at, unasked]/least[at, best] - 1); split(at, w, FS)
    printf "| %s | %s | %s | %s, %.3f | %s, %.3f | %.1f | %.1f |\n", w[1], w[2], w[3], best == "tuned" ? "that" : short(best), 1000*least[at, best], chosen(at), 1000*least[at, "tuned"], tuned[n], loss[n]
  }
  stats("mintc tune", tuned, n); stats("-O3 unasked", loss, n)
}
