// `swift run -c release --package-path Benchmarks Benchmarks` prints the table of all scenes and steps;
// `… scenes [WORD]` those whose name has the word, without baselines; `… baselines` the baselines alone;
// `… shaders` the twelve shaders and the scenes with them;
// `… evaluation [SCENE]` the time of evaluating alone; `… curves` lines for script/curves;
// `… compare [ROUNDS] [WORD]` ratios of two ways to the same thing, those whose name has the word.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "compare" {
  let arguments = arguments.dropFirst()
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
} else if arguments.first == "evaluation" {
  try Evaluation.print(arguments.dropFirst().first ?? "feed")
} else if arguments.first == "curves" {
  try await Curves().print(arguments.dropFirst().first)
} else if arguments.first == "shaders" {
  try await ShaderTable().print()
} else if arguments.first == "scenes" {
  try Table().print(scenes: arguments.dropFirst().first ?? "")
} else if arguments.first == "baselines" {
  try Table().printRatios()
} else {
  try Table().print()
}
