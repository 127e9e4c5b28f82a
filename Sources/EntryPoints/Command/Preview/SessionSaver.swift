import Dispatch
import Foundation
import ScrollworkPreview
import ScrollworkStudio
import ScrollworkSystem
import Synchronization

/// Writes a session's script, and makes of it what other verbs make.
struct SessionSaver: Sendable {
  /// This program.
  let program: URL
  /// The name of the scene, or of the file of the chosen view.
  let name: String
  /// The arguments by which other verbs show the scene.
  let options: [String]

  /// The endings of reels that a page may ask for.
  private static let formats: Set = ["mp4", "webm", "gif", "apng", "webp", "svg", "html"]

  /// Saves a script in the form of a message; the results as messages for the page.
  func save(_ script: String, as message: PageMessage) -> AsyncStream<String> {
    AsyncStream { continuation in
      Task {
        let text = message.text ?? script
        do {
          let result = try await saved(text, as: message) { continuation.yield($0.text) }
          continuation.yield(result.text)
        } catch {
          continuation.yield(SaveMessage.failed(Failure(error).message).text)
        }
        continuation.finish()
      }
    }
  }

  private func saved(
    _ script: String, as message: PageMessage, _ tell: (SaveMessage) -> Void
  ) async throws -> SaveMessage {
    let base = Self.fileName(message.name ?? name)
    switch message.form {
    case "scroll": return .saved(path: try write(script, base).relativePath)
    case "command":
      return .command(
        Self.spelled(["scrollwork", "render"] + options + scriptOption(try write(script, base))))
    case "test":
      let file = try write(script, base)
      tell(.progress("Recording the reference of \(file.relativePath) …"))
      try await make(
        ["verify"] + options + scriptOption(file) + [
          "--record", "--name", file.deletingPathExtension().lastPathComponent,
        ])
      return .saved(path: file.relativePath)
    case "reel":
      let format = message.format ?? "mp4"
      guard Self.formats.contains(format) else {
        throw Self.failure("no reel ends in .\(format)")
      }
      let file = Self.free(base, format)
      let folder = ProcessFolder("scrollwork-session", in: FileManager.default.temporaryDirectory)
      defer { folder.remove() }
      let steps = folder.url.appending(path: "session.scroll")
      try AtomicFile.write(Data(script.utf8), to: steps)
      tell(.progress("Making \(file.relativePath) …"))
      try await make(["reel"] + options + scriptOption(steps) + ["-o", file.relativePath])
      return .saved(path: file.relativePath)
    default: throw Self.failure("there is no form \"\(message.form ?? "")\"")
    }
  }

  private func scriptOption(_ file: URL) -> [String] {
    ["--script", file.relativePath]
  }

  private func write(_ script: String, _ base: String) throws -> URL {
    let file = Self.free(base, "scroll")
    try AtomicFile.write(Data((script + (script.hasSuffix("\n") ? "" : "\n")).utf8), to: file)
    return file
  }

  private static func failure(_ text: String) -> Failure {
    Failure(status: .usage, message: text)
  }

  // MARK: Names

  /// The name of a file without characters that mean something to a system.
  private static func fileName(_ name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? ""
    let plain = stem.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return plain.isEmpty ? "session" : String(plain.prefix(100))
  }

  /// A file in the present folder that is not there yet.
  private static func free(_ base: String, _ ending: String) -> URL {
    var (name, number) = ("\(base).\(ending)", 1)
    while FileManager.default.fileExists(atPath: name) {
      number += 1
      name = "\(base)-\(number).\(ending)"
    }
    return URL(filePath: name)
  }

  /// Words as a shell takes them.
  private static func spelled(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:,@".contains($0) }
      return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }.joined(separator: " ")
  }

  // MARK: Other verbs

  /// Runs a verb of this program to its end.
  private func make(_ arguments: [String]) async throws {
    let (status, text) = await OtherProgram.run(program.path, arguments)
    guard status != 0 else { return }
    let line = text.split(separator: "\n").last { $0.hasPrefix("error: ") }
    throw Self.failure(
      line.map { String($0.dropFirst(7)) } ?? "it ended with exit code \(status)")
  }
}

/// A message about saving.
enum SaveMessage {
  case progress(String)
  case saved(path: String)
  case command(String)
  case failed(String)

  /// The JSON text.
  var text: String {
    switch self {
    case .progress(let text): ["kind": "progress", "text": text].json
    case .saved(let path): ["kind": "saved", "path": path].json
    case .command(let text): ["kind": "command", "text": text].json
    case .failed(let text): NoticeMessage(text: text, isError: true).json
    }
  }
}
