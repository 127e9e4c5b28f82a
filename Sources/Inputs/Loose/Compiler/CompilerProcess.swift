import Dispatch
import Foundation
import ScrollworkCompilers
import ScrollworkSystem
import Subprocess
import SystemPackage

/// A run of the compiler, which ends when its time is over.
struct CompilerProcess: Sendable {
  /// What the compiler wrote.
  let output: String
  /// Whether it succeeded.
  let isSuccess: Bool
  /// The signal that ended it; nil if it ended by itself.
  let signal: Int32?
  /// Whether its time was over.
  let isLate: Bool
  /// Whether it was ended since it took no processor time for ``idleLimit``.
  let isIdle: Bool
  /// The processor time that it took, in seconds, as it was last seen.
  let seconds: Double

  /// The maximum length of compiler output that is read, in bytes.
  ///
  /// - Source: chosen; thousands of errors.
  private static let limit = 8 << 20

  /// What a bound of time counts.
  enum Clock: Sendable {
    /// The time that passes, also while others use the processors.
    case elapsed
    /// The processor time of the compiler and of all that it starts, however busy the machine is;
    /// the time that passes where the system does not tell.
    case processor
  }

  /// The time without any processor time after which a compiler is ended, in seconds.
  ///
  /// - Source: chosen; a compiler that waits for no other gets to work before on the busiest machine.
  static let idleLimit = 120.0

  /// Runs the compiler; after `seconds` of a clock it is ended.
  init(
    _ compiler: String, _ arguments: [String], seconds: Double, of clock: Clock = .elapsed
  ) async throws {
    var platform = PlatformOptions()
    // Its own process group: the compiler's child processes end with it, and only when we end them.
    platform.processGroupID = 0
    let (deadline, options) = (Deadline(), platform)
    let executor = QueueExecutor(label: "scrollwork.compiler")
    // An interrupted compiler leaves its temporary files.
    let temporary = ProcessFolder("scrollwork-compiler", in: FileManager.default.temporaryDirectory)
    var hasEnded = false
    defer {
      // What an interrupted compiler has started goes on without it, and writes to its folder.
      if !hasEnded { deadline.endGroup() }
      temporary.remove()
    }
    let result = try await withTaskExecutorPreference(executor) {
      try await Self.explained {
        try await run(
          .path(FilePath(compiler)), arguments: Arguments(arguments),
          environment: .inherit.updating([
            // An interrupted compiler says what it was at, and need not look for its own symbols.
            "SWIFT_BACKTRACE": "enable=no", "LLVM_DISABLE_SYMBOLIZATION": "1",
            "TMPDIR": temporary.url.path,
          ]),
          platformOptions: options, input: .none, output: .string(limit: Self.limit),
          error: .combinedWithOutput
        ) { execution in
          deadline.start(execution.processIdentifier.value, seconds: seconds, of: clock)
        }
      }
    }
    if case .exited = result.terminationStatus { hasEnded = true }
    output = result.standardOutput
    isSuccess = result.terminationStatus.isSuccess
    signal = if case .signaled(let number) = result.terminationStatus { number } else { nil }
    let time = deadline.stop()
    (isLate, isIdle, self.seconds) = (time.isOver, time.isIdle, time.seconds)
  }

  /// The value of a run; an error of a compiler that cannot be started or read, for people.
  private static func explained<Value>(_ run: () async throws -> Value) async throws -> Value {
    do { return try await run() } catch let error as SubprocessError {
      try Task.checkCancellation()
      throw LooseError.compilerFailed(
        message: error.code == .outputLimitExceeded
          ? "it wrote more than \(limit >> 20) MB of messages"
          : "it cannot be run: \(error.systemReason)")
    }
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
///
/// A queue of its own looks at the process: tasks may wait for their turn behind others that compute.
private final class Deadline: Sendable {
  /// What is known of the time.
  struct Time {
    var isOver = false
    var isIdle = false
    /// The processor time, in seconds.
    var seconds = 0.0
    /// The time that has passed, and that without processor time, in seconds.
    var (elapsed, idle) = (0.0, 0.0)
    /// The processor time at the last look; nil before the first.
    var last: Double?
  }

  private let queue = DispatchQueue(label: "scrollwork.compiler.deadline")
  private let time = Locked(Time())
  private let timer = Locked<Timer?>(nil)
  private let process = Locked<pid_t?>(nil)

  /// A timer of a queue, which any thread may cancel.
  private struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  /// The time between two looks at a process, in seconds.
  ///
  /// - Source: chosen; a compilation is that much longer than its bound at most.
  private static let interval = 0.1

  /// Ends a process group after some seconds of a clock.
  func start(_ process: pid_t, seconds: Double, of clock: CompilerProcess.Clock) {
    self.process.withLock { $0 = process }
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    source.setEventHandler { [weak self] in
      guard let self, self.look(at: process, seconds: seconds, of: clock) else { return }
      timer.withLock { $0?.source.cancel() }
      end(process)
    }
    let own = Timer(source: source)
    timer.withLock { $0 = own }
    source.resume()
  }

  /// Notes the time of a process; returns whether it is over.
  private func look(at process: pid_t, seconds: Double, of clock: CompilerProcess.Clock) -> Bool {
    time.withLock { time in
      time.elapsed += Self.interval
      let used = ProcessTime.seconds(of: process) ?? time.last
      time.idle = used == time.last && time.last != nil ? time.idle + Self.interval : 0
      time.last = used
      time.seconds = used ?? 0
      let isCounted = clock == .processor
      time.isOver = (isCounted ? used ?? time.elapsed : time.elapsed) >= seconds
      time.isIdle = isCounted && time.idle >= CompilerProcess.idleLimit
      return time.isOver || time.isIdle
    }
  }

  /// Ends all processes that a compiler that was ended has left, and waits until they are gone, at most
  /// half a second.
  func endGroup() {
    guard let process = process.withLock(\.self) else { return }
    kill(-process, SIGKILL)
    for _ in 0..<50 where kill(-process, 0) == 0 { usleep(10_000) }
  }

  /// Stops waiting; returns what is known of the time.
  func stop() -> Time {
    timer.withLock {
      $0?.source.cancel()
      $0 = nil
    }
    return time.withLock { $0 }
  }

  /// Ends a compiler: first what it has started, so that it can pass on what that says.
  private func end(_ process: pid_t) {
    for child in ProcessTime.children(of: process) { kill(child, SIGABRT) }
    queue.asyncAfter(deadline: .now() + 2) { [weak self] in
      // Before `stop()` the process is not reaped, so its identifier is not used again.
      guard let self, self.timer.withLock({ $0 != nil }) else { return }
      kill(-process, SIGKILL)
    }
  }
}
