import ArgumentParser
import Foundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio

/// Other options for the scenes of a reel, which are shown beside them.
struct ReelVariant {
  /// The words that distinguish the variant, such as `dark`.
  let label: String
  private let options: Options

  /// The options of a variant.
  private struct Options: ParsableArguments {
    @OptionGroup var appearance: AppearanceOptions

    @Option var script: String?
  }

  /// Parses the value of `--against`.
  @Sendable static func parse(_ text: String) throws -> ReelVariant {
    let words = text.split(separator: " ").map(String.init)
    do {
      let options = try Options.parse(words)
      guard !words.isEmpty else { throw ValidationError("expected options") }
      let label = words.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }
      return ReelVariant(label: label.joined(separator: " "), options: options)
    } catch {
      throw Failure(
        status: .usage,
        message: "the value '\(text)' is invalid for '--against <options>': expected some of "
          + "--canvas, --dark, --rtl, --type-size, --locale and --script, such as '--dark'")
    }
  }

  /// The script of the variant, if it has one of its own.
  @MainActor func script() throws -> ScriptText? {
    try options.script.map { try ScriptText(contentsOf: URL(filePath: $0)) }
  }

  /// The scene of the variant.
  func applied(to scene: Scene) -> Scene { options.appearance.applied(to: scene) }
}
