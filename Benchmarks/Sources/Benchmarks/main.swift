// Ratios in one run: `swift run -c release --package-path Benchmarks Benchmarks [ROUNDS] [WORD]`; with
// a word, only those whose name has it.

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.first.flatMap(Int.init) ?? 4
let comparisons =
  try await Drawing.comparisons() + Effects.comparisons() + Rows.comparisons()
  + Playing.comparisons()
  + Animating.comparisons() + Encoding.comparisons() + Comparing.comparisons()
  + Verifying.comparisons()
for comparison in comparisons
where arguments.count < 2 || comparison.name.contains(arguments.last ?? "") {
  try await comparison.report(rounds: rounds)
}
