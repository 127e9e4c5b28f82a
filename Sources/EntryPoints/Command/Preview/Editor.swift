import Foundation
import ScrollworkSystem

/// The editor of the person at the page, as `$VISUAL` names it.
enum Editor {
  /// Opens a file at a place; nothing happens without an editor that has a window of its own.
  static func open(_ file: String, line: Int, column: Int) {
    guard let command = ProcessVariable.value("VISUAL"),
      FileManager.default.fileExists(atPath: file)
    else { return }
    let words = command.split(separator: " ").map(String.init)
    guard let editor = words.first else { return }
    // An editor that is not there leaves the place that the page shows.
    OtherProgram.start(editor, words.dropFirst() + place(file, line, column, in: editor))
  }

  /// The arguments of a place, as an editor takes them.
  static func place(_ file: String, _ line: Int, _ column: Int, in editor: String) -> [String] {
    switch URL(filePath: editor).lastPathComponent {
    case "code", "code-insiders", "codium", "cursor": ["--goto", "\(file):\(line):\(column)"]
    case "subl", "zed", "hx": ["\(file):\(line):\(column)"]
    case "kate": ["--line", "\(line)", "--column", "\(column)", file]
    default: ["+\(line)", file]
    }
  }
}
