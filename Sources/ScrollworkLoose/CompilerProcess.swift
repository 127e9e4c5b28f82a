import Foundation
import ScrollworkSystem
import Subprocess
import SystemPackage

/// A run of the compiler, which ends when its time is over.
struct CompilerProcess: Sendable {
  /// What the compiler wrote.
  let output: String
  /// Whether it succeeded.
  let isSuccess: Bool
  /// Whether its time was over.
  let isLate: Bool

  /// The maximum length of compiler output that is read, in bytes.
  ///
  /// - Source: chosen; thousands of errors.
  private static let limit = 8 << 20

  /// Runs the compiler; after `seconds` it is ended.
  init(_ compiler: String, _ arguments: [String], seconds: Double) async throws {
    var platform = PlatformOptions()
    // Its own process group: the compiler's child processes end with it, and only when we end them.
    platform.processGroupID = 0
    let deadline = Deadline()
    let result = try await run(
      .path(FilePath(compiler)), arguments: Arguments(arguments),
      environment: .inherit.updating([
        // An interrupted compiler says what it was at, and need not look for its own symbols.
        "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1",
      ]),
      platformOptions: platform, input: .none, output: .string(limit: Self.limit),
      error: .combinedWithOutput
    ) { execution in
      deadline.start(execution.processIdentifier.value, seconds: seconds)
    }
    output = result.standardOutput
    isSuccess = result.terminationStatus.isSuccess
    isLate = deadline.stop()
  }

  /// The function whose types the compiler checked when it was ended, as it describes it.
  var work: Work? {
    let mark = "TypeCheckFunctionBodyRequest("
    guard
      let line = output.split(separator: "\n").last(where: { $0.contains(mark) }),
      let start = line.range(of: mark)?.upperBound
    else { return nil }
    return Work(String(line[start...]))
  }

  /// A function and its place.
  struct Work: Hashable, Sendable {
    let function: String
    let path: String
    let line: Int

    /// Parses the compiler's description: `Module.(file).Type.name@path:line:column)`.
    init?(_ description: String) {
      guard let at = description.lastIndex(of: "@") else { return nil }
      let place = description[description.index(after: at)...].prefix { $0 != ")" }
        .split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
      var name = String(description[..<at])
      if let file = name.range(of: "(file).") { name = String(name[file.upperBound...]) }
      function = name.hasSuffix(".getter") ? String(name.dropLast(".getter".count)) : name
      path = place.dropLast(2).joined(separator: ":")
      self.line = line
    }

    /// The function with its place in the user's files, which parts of a program were made of.
    func text(in parts: [(name: String, text: String)]) -> String {
      let file = path.split(separator: "/").last.map(String.init)
      guard let part = parts.first(where: { $0.name == file }) else {
        return "\(function) at \(path):\(line)"
      }
      let place = SourcePlaces(SourceText(part.text)).place(ofLine: line)
      return "\(function) at \(place.path):\(place.line)"
    }
  }
}

/// The end of a compiler's time.
private final class Deadline: Sendable {
  private let isOver = Locked(false)
  private let timer = Locked<Task<Void, Never>?>(nil)

  /// Ends a process group after some seconds.
  func start(_ process: pid_t, seconds: Double) {
    let task = Task {
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      isOver.withLock { $0 = true }
      await Self.end(process)
    }
    timer.withLock { $0 = task }
  }

  /// Stops waiting; returns whether the time was over.
  func stop() -> Bool {
    timer.withLock { $0?.cancel() }
    return isOver.withLock { $0 }
  }

  /// Ends a compiler: first what it has started, so that it can pass on what that says.
  private static func end(_ process: pid_t) async {
    // Each thread has its own children.
    let threads = "/proc/\(process)/task"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? [] {
      let text = try? String(contentsOfFile: "\(threads)/\(thread)/children", encoding: .utf8)
      for child in (text ?? "").split(separator: " ") { pid_t(child).map { _ = kill($0, SIGABRT) } }
    }
    guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
    kill(-process, SIGKILL)
  }
}
