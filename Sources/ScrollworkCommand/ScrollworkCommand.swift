import ArgumentParser
import ScrollworkStudio

/// `scrollwork`: the verbs.
struct ScrollworkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scrollwork",
    abstract: "Renders scroll animations: the same bytes every time.",
    discussion: """
      A scene is SwiftUI code and a script of gestures. Its reel is every picture of the whole \
      scroll, beside the numbers that each picture was made from.

        scrollwork list
        scrollwork render gallery
        scrollwork render gallery --format svg --at 1.5
        scrollwork sheet gallery -o gallery.png
        scrollwork inspect gallery --at 1.5
        scrollwork lint fling.scroll

      Exit codes: 0 fine, 1 not as expected, 64 a wrong verb, flag or value, 65 a scene that cannot be laid out, \
      66 something that is not there, 70 a bug of this program, 73 something that cannot be \
      written, 130 interrupted.
      """,
    version: "0.1.0",
    subcommands: [
      ListVerb.self, RenderVerb.self, InspectVerb.self, SheetVerb.self, LintVerb.self,
      FormatVerb.self,
    ])

  static var verbs: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Throws for a first word that is no verb.
  static func checkVerb(_ arguments: [String]) throws(Failure) {
    guard let word = arguments.first, !word.hasPrefix("-"), !verbs.contains(word) else { return }
    throw .unknownVerb(word, among: verbs)
  }
}
