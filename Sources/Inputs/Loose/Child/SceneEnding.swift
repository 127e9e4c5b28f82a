import ScrollworkShaders

/// The reason why a process that plays a scene ends before its verb does.
package enum SceneEnding: Hashable, Sendable, Codable {
  /// The code of the scene called `exit` with a status.
  case exit(Int32)
  /// The views took longer than a limit in seconds: after a number of stills, or while the script
  /// was played if it is nil.
  case time(Double, stills: Int? = nil)
  /// The process took more memory than a limit in bytes.
  case memory(Int)
  /// A call of a shader function of a name took more processor time than a limit in seconds.
  case shader(String, Double)
  /// A picture file of a name took more processor time than a limit in seconds.
  case picture(String, Double)
  /// A signal stopped the process, and nothing let it go on.
  case stopped
  /// The process went on for seconds without a heartbeat: nothing keeps its bounds.
  case silence(Double)
  /// The private files of the process took more than a limit in bytes.
  case disk(Int)
}

extension SceneEnding {
  /// The message: who ended, at which place if it is known, and how to continue.
  package func message(about name: String, at place: String? = nil) -> String {
    let at = place.map { " at \($0)" } ?? ""
    switch self {
    case .shader(let shader, let seconds):
      return RunningShaders.message(about: "\(shader) of \(name)", limit: seconds)
    case .picture(let file, let seconds):
      return "the picture \(file) of \(name) took more than \(Self.number(seconds)) s of processor "
        + "time to draw; simplify it, or export it as PNG"
    case .exit(let status):
      return "\(name) called exit(\(status))\(at), which leaves no picture; remove the call"
    case .stopped:
      return
        "\(name) stopped its process by a signal, such as SIGSTOP\(at), which leaves no picture"
    case .silence(let seconds):
      return
        "\(name) disarmed the limits of its process\(at), and went on for "
        + "\(Int(seconds.rounded())) s; it was ended"
    case .disk(let bytes):
      return
        "\(name) wrote more than \(Self.number(Double(bytes) / 1e9)) GB of files\(at); write less, or only "
        + "what the pictures need"
    case .time(let seconds, let stills):
      let what = stills.map { "to make a still after \($0) others" } ?? "to play its script"
      return "\(name) took more than \(Self.number(seconds)) s \(what)\(at); is there an infinite "
        + "loop? --limit sets the bound, such as --limit 600s"
    case .memory(let bytes):
      return
        "\(name) took more than \(Self.number(Double(bytes) / 1e9)) GB of memory\(at); --limit "
        + "sets the bound, such as --limit 16GB"
    }
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
