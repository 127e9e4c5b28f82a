package import Foundation
import ScrollworkCompilers
import ScrollworkShaders
import ScrollworkSystem
import Subprocess
import SystemPackage

/// A child process that runs this program with a library of views, and confines its crashes and what it
/// reaches.
package struct LooseChild: Sendable {
  /// The program.
  package let program: URL
  /// The library; nil for scenes of the program.
  package let library: URL?
  /// The program that the main bundle is found by; see `readlink` in `CSystemCalls`.
  package let bundle: URL?
  /// The arguments after the name of the program.
  package let arguments: [String]
  /// The name of the scene in messages.
  package let name: String
  /// What it may reach; nil for all that the user may.
  package var sandbox: Sandbox?
  /// Variables of its environment beside those of this process.
  package var variables: [String: String] = [:]
  /// Called with the acts that the sandbox denied, after the end.
  package var onDenial: @Sendable ([DeniedAct]) -> Void = { _ in }

  package init(
    program: URL, library: URL?, bundle: URL?, arguments: [String], name: String
  ) {
    (self.program, self.library, self.bundle) = (program, library, bundle)
    (self.arguments, self.name) = (arguments, name)
  }

  /// Runs the process, relays signals to it, and returns its exit code.
  ///
  /// Its standard output is the file descriptor `output`, and its standard input `input` if there is one.
  package func run(
    relay: SignalRelay, input: Int32? = nil, output: Int32
  ) async throws -> Int32 {
    let folder = RunFolder(
      in: library?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory)
    defer { folder.remove() }
    // Empty once the child is done. Where it cannot be written, the exit code alone counts.
    let isTold = FileManager.default.createFile(
      atPath: folder.ending.path, contents: Data(Self.starting.utf8))
    let source = try input.map(FileDescriptor.init(rawValue:)) ?? .open("/dev/null", .readOnly)
    var options = PlatformOptions()
    // Its own process group: from a terminal it would get a signal twice, and the second one forces
    // exit.
    options.processGroupID = 0
    let environment = try environment(folder)
    let watch = ChildWatch(folder)
    defer { watch.end() }
    let result = try await Subprocess.run(
      .path(FilePath(program.path)),
      arguments: Arguments((library.map { [Self.flag, $0.path] } ?? []) + arguments),
      environment: environment, platformOptions: options,
      input: .fileDescriptor(source, closeAfterSpawningProcess: input == nil),
      output: .fileDescriptor(
        FileDescriptor(rawValue: output), closeAfterSpawningProcess: false),
      error: .currentStandardError
    ) { execution in
      relay.reach(execution.processIdentifier.value)
      watch.begin(execution.processIdentifier.value)
    }
    // What the views started, and a backtrace that the end of the child interrupted.
    kill(-result.processIdentifier.value, SIGKILL)
    if sandbox == nil { LeftProcesses.end(of: folder) }
    await tellDenials(folder)
    if let ending = watch.ending { throw LooseError.ended(name: name, ending, place: nil) }
    return try exitCode(of: result.terminationStatus, folder, isTold: isTold)
  }

  private func environment(_ folder: RunFolder) throws(LooseError) -> Subprocess.Environment {
    let settings = "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
    var variables = variables
    variables["SWIFT_BACKTRACE"] = settings + "output-to=\(folder.trace.path)"
    variables[Self.parentVariable] = "\(getpid())"
    variables[Self.endingVariable] = folder.ending.path
    variables[Self.bundleVariable] = bundle?.path
    variables[Self.filesVariable] = folder.files.path
    guard var sandbox else {
      return .inherit.updating(
        Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) }))
    }
    sandbox.writable.append(folder.url)
    variables[Self.denialsVariable] = folder.denials.path
    variables["TMPDIR"] = folder.temporary.path
    variables["SCROLLWORK_SANDBOX"] = folder.rules.path
    guard
      FileManager.default.createFile(
        atPath: folder.rules.path, contents: sandbox.rules(for: program))
    else {
      throw .cannotWrite(path: folder.rules.path, reason: SystemError.last.reason)
    }
    let own = ChildEnvironment.confined(ProcessInfo.processInfo.environment)
      .merging(variables) { $1 }
    return .custom(
      Dictionary(uniqueKeysWithValues: own.map { (.init(stringLiteral: $0), $1) }))
  }

  private func tellDenials(_ folder: RunFolder) async {
    let record = folder.text(of: folder.denials)
    guard let library, !record.isEmpty else { return }
    onDenial(await DeniedAct.placed(DeniedAct.all(in: record), in: library))
  }

  private func exitCode(
    of status: TerminationStatus, _ folder: RunFolder, isTold: Bool
  ) throws(LooseError) -> Int32 {
    let reason = folder.text(of: folder.ending)
    switch status {
    case .exited(let code):
      // Code that calls `_exit` leaves the child no time to say that it is done.
      let isUnconfined = code == Self.unconfined && reason == Self.starting
      guard !isTold || reason.isEmpty || code == Self.interrupted || isUnconfined
      else { throw LooseError.ended(name: name, .exit(code), place: nil) }
      return code
    case .signaled(let number):
      let text = folder.text(of: folder.trace)
      let place = Self.place(in: text, from: Self.compilationFolder)
      if let ending = try? JSONDecoder().decode(SceneEnding.self, from: Data(reason.utf8)) {
        throw LooseError.ended(name: name, ending, place: place)
      }
      if let shader = Self.shader(in: text) {
        throw LooseError.shaderCrashed(shader: shader, name: name, signal: number)
      }
      throw LooseError.crashed(name: name, signal: number, place: place)
    }
  }

  /// The exit code of a process that a signal interrupted.
  private static let interrupted: Int32 = 130

  /// The exit code of a process that could not be confined, and has told why; see `CSandbox`.
  private static let unconfined: Int32 = 70

  /// The folder that relative paths of files are in, for the compiler and in backtraces.
  static let compilationFolder = "/files"

  /// The name of the shader function in Swift's backtrace, without its namespaces; nil if no shader ran.
  static func shader(in trace: String) -> String? {
    trace.split(separator: "\n").lazy.compactMap { LoadedShaders.function(inFrame: $0) }.first
  }

  /// The innermost frame of the user's files in Swift's backtrace.
  static func place(in trace: String, from folder: String) -> String? {
    let mark = " in \(LooseCache.libraryName) at "
    for line in trace.split(separator: "\n") {
      guard let range = line.range(of: mark) else { continue }
      let place = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      // Paths are as given on the command line, possibly relative to the current folder.
      if !place.contains("<") {
        return place.hasPrefix(folder + "/") ? String(place.dropFirst(folder.count + 1)) : place
      }
    }
    return nil
  }
}
