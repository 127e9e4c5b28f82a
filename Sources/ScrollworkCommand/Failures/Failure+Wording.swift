import ArgumentParser
import ScrollworkScript
import ScrollworkStudio
import ScrollworkViews

extension Failure {
  /// A first word that is no verb.
  static func unknownVerb(_ word: String, among verbs: [String]) -> Failure {
    Failure(
      status: .usage,
      message: "unknown verb \"\(word)\"" + suggestion(for: word, among: verbs)
        + "; the verbs are " + verbs.joined(separator: ", "))
  }

  /// A name that no scene has.
  static func unknownScene(_ name: String, among names: [String]) -> Failure {
    Failure(
      status: .missing,
      message: "unknown scene \"\(name)\"" + suggestion(for: name, among: names)
        + "; \"scrollwork list\" names all \(names.count)")
  }

  /// Names of scenes beside files.
  static func filesAndScenes(_ word: String) -> Failure {
    Failure(
      status: .usage,
      message:
        "\"\(word)\" is no Swift file and no folder; files are not drawn together with scenes")
  }

  /// Options for files without files.
  static let onlyForFiles = Failure(
    status: .usage,
    message:
      "--view, --images and .swift files as --script are for Swift files; scenes have their own")

  /// Several scenes where one is wanted.
  static func oneScene(_ names: [String]) -> Failure {
    Failure(
      status: .usage,
      message: "one scene is wanted here, and not \(names.count): \(names.joined(separator: ", "))")
  }

  /// A scene with a name that cannot be used.
  static func sceneName(_ name: String, _ fault: String) -> Failure {
    // Spelled with escapes, so that the message stays on one line.
    Failure(status: .malformed, message: "the scene name \(name.debugDescription) \(fault)")
  }

  /// Arguments that cannot be understood.
  static func usage(_ error: any Error) -> Failure {
    var text = ScrollworkCommand.message(for: error).split(separator: "\n").joined(separator: " ")
    text = text.prefix(1).lowercased() + text.dropFirst()
    return Failure(status: .usage, message: text)
  }

  /// A reel that was cut short.
  static func interrupted(_ scene: String, _ progress: ReelProgress) -> Failure {
    guard progress.total > 0 else {
      return Failure(
        status: .interrupted, message: "interrupted before the first still of \"\(scene)\"")
    }
    return Failure(
      status: .interrupted,
      message: "interrupted; \(progress.done) of \(progress.total) stills of \"\(scene)\" are "
        + "done, and the same command goes on from there")
  }

  private static func suggestion(for word: String, among words: [String]) -> String {
    NearestWord.nearest(to: word, among: words).map { ", did you mean \"\($0)\"?" } ?? ""
  }
}
