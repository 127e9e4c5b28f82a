import ArgumentParser
import ScrollworkReels

/// `demo`: the reel of a demo of the tool.
struct DemoVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Makes the reel of a demo.",
    discussion: """
      The demos are scenes of the tool, listed by "scrollwork list --demos"; without a name it is \
      gallery. All options of reel apply.

        scrollwork demo
        scrollwork demo stacked-cards -o cards.mp4 --dark
      """)

  @Argument(parsing: .captureForPassthrough, help: "The name of a demo, and options of reel.")
  var words: [String] = []

  /// The arguments of the verb that makes it; nil for a question about this one.
  var arguments: [String]? {
    guard words.first != "--help", words.first != "-h" else { return nil }
    let isNamed = words.first.map { !$0.hasPrefix("-") } ?? false
    let line = ["reel"] + (isNamed ? [] : [Self.first]) + words
    let name = isNamed ? words[0] : Self.first
    let hasFile = words.contains { word in
      ["-o", "--out", "--output"].contains { word == $0 || word.hasPrefix($0 + "=") }
    }
    return line + (hasFile ? [] : ["-o", "\(name).\(ReelForm.preferred.rawValue)"])
  }

  /// The demo without a name.
  private static let first = "gallery"
}
