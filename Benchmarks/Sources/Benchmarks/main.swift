// Ratios in one run: `swift run -c release --package-path Benchmarks Benchmarks [ROUNDS] [WORD]`; with
// a word, only those whose name has it.

import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

let stepsFolder = URL(filePath: "/tmp/steps", directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: stepsFolder, withIntermediateDirectories: true)
let meter = try StepMeter(.feed, fonts: .standard(), folder: stepsFolder)
if CommandLine.arguments.last == "draw" {
  let lists = (60..<180).map { meter.stage.still(at: Double($0) / 60).displayList }
  var time = 0.0
  for _ in 0..<8 {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    for list in lists.prefix(20) { _ = try renderer.png(of: list) { _ in } }
    let start = ContinuousClock.now
    for list in lists.dropFirst(20) { _ = try renderer.png(of: list) { _ in } }
    time += (ContinuousClock.now - start) / .milliseconds(1)
  }
  print(time / 800)
  exit(0)
}
if CommandLine.arguments.last == "eval" { for _ in 0..<1 { meter.evaluate(0..<299) }; exit(0) }
print(try meter.measure(30..<60))
print(try meter.measure(60..<180))
print(try meter.measure(180..<299))
exit(0)
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
