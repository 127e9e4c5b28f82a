import ArgumentParser
import ScrollworkStudio

/// The root command, `scrollwork`, with its verbs.
struct ScrollworkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scrollwork",
    abstract: "Renders scroll animations deterministically, to the byte.",
    discussion: """
      A scene is SwiftUI code with a gesture script. Its reel is the sequence of stills of the whole \
      scroll, with the numbers behind each still.

        scrollwork demo
        scrollwork init
        scrollwork Cards.swift
        scrollwork render gallery
        scrollwork render gallery --format svg --at 1.5
        scrollwork reel gallery -o gallery.mp4
        scrollwork sheet gallery -o gallery.png
        scrollwork illustrate --figures docs/concepts/figures.yaml
        scrollwork inspect gallery --at 1.5
        scrollwork preview Cards.swift
        scrollwork verify --report report.html
        scrollwork diff old/gallery output/gallery
        scrollwork lint fling.scroll
        scrollwork check MyApp
        scrollwork support scrollTransition
        scrollwork prepare Kingfisher Charts
        scrollwork doctor

      Exit codes: 0 success, 1 an expectation not met, reels that differ or names that are not \
      modelled, 64 invalid arguments, 65 a scene or file \
      that is malformed, 66 a missing scene or file, 70 an internal error, 73 output that cannot be \
      written, 130 interrupted, 141 a closed pipe.
      """,
    version: "0.2.0",
    subcommands: [
      InitVerb.self, DemoVerb.self, ListVerb.self, RenderVerb.self, ReelVerb.self, InspectVerb.self,
      SheetVerb.self,
      MergeVerb.self, IllustrateVerb.self, VerifyVerb.self, DiffVerb.self, CheckVerb.self,
      LintVerb.self, FormatVerb.self, SupportVerb.self, PrepareVerb.self, PreviewVerb.self,
      DoctorVerb.self,
    ])

  static var verbs: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Throws for a word that begins with a dash but is no option, such as the name of a file.
  ///
  /// The parser would read its letters as options: an `h` in it as a request for help.
  static func checkDashes(_ arguments: [String]) throws(Failure) {
    for word in arguments.prefix(while: { $0 != "--" })
    where word.count > 2 && word.hasPrefix("-") && !word.hasPrefix("--") && Double(word) == nil {
      throw .unknownOption(word)
    }
  }

  /// Throws if the first argument, or the one that help is asked for, is not a known verb.
  static func checkVerb(_ arguments: [String]) throws(Failure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-"), !verbs.contains(word) else { return }
    throw .unknownVerb(word, among: verbs)
  }
}
