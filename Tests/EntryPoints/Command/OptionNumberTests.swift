import Foundation
import ScrollworkCommand
import TestSupport
import Testing

/// A number of an option, or of a plan's option, is used or is an error; it is no trap.
@MainActor @Suite struct `A number of an option` {
  private static let numbers = [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "0", "-0", "-5", "0.5",
    "99999999999999999999", "-9223372036854775808", "0x1p1000", "",
  ]

  /// Options with numbers, in whose place `N` stands.
  nonisolated static let options = [
    "render --fps=N", "render --scale=N", "render --canvas=NxN", "render --jobs=N",
    "render --limit=Ns", "render --limit=NGB", "render --shard=N/N",
    "inspect --at=N", "inspect --at=N --scale=N", "sheet --count=N", "sheet --canvas=10xN",
    "reel --fps=N", "reel --speed=N", "reel --fade=N", "reel --loop=N", "reel --scale=N",
    "reel --size=NxN", "reel --aspect=N:N", "reel --max-size=NMB", "reel --crf=N",
    "reel --background=#N", "reel --stage=speed_N", "reel --stage=zoom_to_50%_50%_by_N_for_1s",
    "reel --stage=zoom_to_N%_N%_by_2_for_Ns", "reel --stage=caption_\"a\"_for_Ns",
    "illustrate --kind=still --with=at:_N", "illustrate --kind=strip --with=crop:_[N,0,1,1]",
    "illustrate --kind=strip --with=count:_N",
  ]

  @Test(arguments: options) func `is used, or is an error`(option: String) async throws {
    for number in Self.numbers {
      let folder = try TemporaryFolder()
      var words = option.replacing("N", with: number).split(separator: " ")
        .map { String($0).replacing("_", with: " ") }
      let file = folder.url.appending(path: "out").path
      words.insert("gallery", at: 1)
      words += ["-o", ["reel", "illustrate"].contains(words[0]) ? file + ".svg" : file]
      if words[0] == "inspect" { words.removeLast(2) }
      let outcome = await run(words)
      #expect(
        [.success, .usage, .malformed, .missing].contains(outcome.status),
        "\(words): \(outcome.status): \(outcome.err)")
      #expect(outcome.status == .success || !outcome.err.isEmpty, "\(words)")
    }
  }

  @Test(arguments: ["fps", "scale", "speed", "fade", "crf", "canvas", "size", "loop", "stage"])
  func `of a plan is used, or is an error at its place`(option: String) async throws {
    for number in Self.numbers where !number.isEmpty {
      let folder = try TemporaryFolder()
      let plan = folder.url.appending(path: "plan.yaml")
      let value = ["canvas", "size"].contains(option) ? "\(number)x\(number)" : number
      try Data("reels:\n  - scene: gallery\n    file: a.svg\n    \(option): \"\(value)\"\n".utf8)
        .write(to: plan)
      let outcome = await run("reel", "--plan", plan.path, "--check")
      #expect(
        [.mismatch, .usage, .malformed].contains(outcome.status),
        "\(option) \(number): \(outcome.err)")
      #expect(outcome.err.contains("plan.yaml"), "\(option) \(number): \(outcome.err)")
    }
  }
}
