import Foundation
import ScrollworkSystem

/// Mistakes of code that would end an app, told on standard error: each once, however often a scene is
/// played.
enum CodeWarnings {
  private static let told = Locked<Set<String>>([])

  /// Tells a mistake.
  static func tell(_ message: String) {
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    let text = message.visible(keeping: ["\n"])
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
