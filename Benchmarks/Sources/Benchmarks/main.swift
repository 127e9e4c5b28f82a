// Ratios in one run: `swift run -c release --package-path Benchmarks Benchmarks [ROUNDS]`.

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 4
for comparison in try Drawing.comparisons() + Rows.comparisons() + Playing.comparisons() + Animating.comparisons() {
  try comparison.report(rounds: rounds)
}
