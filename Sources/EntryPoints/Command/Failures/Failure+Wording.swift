import ArgumentParser
import ScrollworkLoose
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio

extension Failure {
  /// An unknown verb.
  static func unknownVerb(_ word: String, among verbs: [String]) -> Failure {
    Failure(
      status: .usage,
      message: "unknown verb \"\(word)\"" + suggestion(for: word, among: verbs)
        + "; the verbs are " + verbs.joined(separator: ", "),
      kind: .usage, expected: verbs, suggestion: nearest(to: word, among: verbs))
  }

  /// The name of no stand-in.
  static func unknownStandIn(_ name: String, among known: [String]) -> Failure {
    Failure(
      status: .usage,
      message: "there is no stand-in for \"\(name)\"" + suggestion(for: name, among: known),
      kind: .name, suggestion: nearest(to: name, among: known))
  }

  /// A word that begins with a dash.
  static func unknownOption(_ word: String) -> Failure {
    Failure(
      status: .usage,
      message: "unknown option \(word); a file whose name begins with a dash is written ./\(word)")
  }

  /// An unknown scene name.
  static func unknownScene(_ name: String, among names: [String]) -> Failure {
    Failure(
      status: .missing,
      message: "unknown scene \"\(name)\"" + suggestion(for: name, among: names)
        + "; \"scrollwork list\" names all \(names.count)",
      kind: .name, suggestion: nearest(to: name, among: names))
  }

  /// An unknown name of a figure.
  static func unknownFigure(_ name: String, in file: String, among names: [String]) -> Failure {
    Failure(
      status: .missing,
      message: "\(file) has no figure \"\(name)\"" + suggestion(for: name, among: names),
      kind: .name, file: .init(file: file), expected: names,
      suggestion: nearest(to: name, among: names))
  }

  /// Scene names and files in one command.
  static func filesAndScenes(_ word: String) -> Failure {
    Failure(
      status: .usage,
      message:
        "\"\(word)\" is not a Swift file or folder; files and scenes cannot be rendered together")
  }

  /// Options for Swift files, used with scenes.
  static let onlyForFiles = Failure(
    status: .usage,
    message:
      "--view, --images, --shaders, --compile-limit and .swift files as --script need Swift files; scenes define their own"
  )

  /// Several scenes for a verb that takes one.
  static func oneScene(_ names: [String]) -> Failure {
    Failure(
      status: .usage,
      message: "expected one scene, not \(names.count): \(names.joined(separator: ", "))")
  }

  /// Files of which nothing is shown without the code that does not compile.
  static func nothingLeft(of name: String, without omitted: [OmittedCode]) -> Failure {
    Failure(
      status: .malformed, message: OmittedCode.nothingLeft(of: name, without: omitted))
  }

  /// An invalid scene name.
  static func sceneName(_ name: String, _ fault: String) -> Failure {
    // Escaped, so that the message stays on one line.
    Failure(status: .malformed, message: "the scene name \(name.debugDescription) \(fault)")
  }

  /// Invalid arguments.
  static func usage(_ error: any Error) -> Failure {
    var text = ScrollworkCommand.message(for: error).split(separator: "\n").joined(separator: " ")
    text = text.prefix(1).lowercased() + text.dropFirst()
    return Failure(
      status: .usage, message: text,
      expected: text.firstMatch(of: /[:;] expected (.+?)(?:, did you mean .*)?$/)
        .map { [String($0.1)] } ?? [],
      suggestion: text.firstMatch(of: /[Dd]id you mean '?([^'?]+)'?\?/).map { String($0.1) })
  }

  /// A reel that was interrupted.
  static func interrupted(_ scene: String, _ progress: ReelProgress) -> Failure {
    guard progress.total > 0 else {
      return Failure(
        status: .interrupted, message: "interrupted before the first still of \"\(scene)\"")
    }
    return Failure(
      status: .interrupted,
      message: "interrupted; \(progress.done) of \(Stills.counted(progress.total)) of "
        + "\"\(scene)\" \(progress.done == 1 ? "is" : "are") done; run the same command to resume")
  }

  /// A moving picture that was interrupted.
  static func interruptedReel(_ scene: String, _ progress: ReelProgress) -> Failure {
    Failure(
      status: .interrupted,
      message: "interrupted after \(Stills.counted(progress.done)) of \"\(scene)\"; "
        + "no file is written")
  }

  /// The program cannot be started again with the environment of ``SceneProcess``.
  static func cannotRestart(path: String, reason: String) -> Failure {
    Failure(status: .bug, message: "cannot start \(path): \(reason)")
  }

  private static func nearest(to word: String, among words: [String]) -> String? {
    NearestWord.nearest(to: word, among: words)
  }

  private static func suggestion(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { ", did you mean \"\($0)\"?" } ?? ""
  }
}
