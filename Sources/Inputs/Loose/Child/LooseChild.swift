package import Foundation
import ScrollworkCompilers
package import ScrollworkProjects
import ScrollworkShaders
import Subprocess
import SystemPackage

/// A child process that runs this program with a library of views, and confines its crashes.
package enum LooseChild {
  /// The first argument of the child process; the path of the library and the original arguments
  /// follow.
  package static let flag = "--loose-library"

  /// The environment variables with the process id of the parent, and the path of the file in which
  /// the child says how it ended.
  private static let (parentVariable, endingVariable) = ("SCROLLWORK_PARENT", "SCROLLWORK_ENDING")

  /// The environment variable with the path of the program that the main bundle is found by; see
  /// `readlink` in `CSystemCalls`.
  private static let bundleVariable = "SCROLLWORK_PROGRAM"

  /// The environment variable with the folder for the files of apps; see `Folders.c` in
  /// `CSystemCalls`.
  private static let filesVariable = "SCROLLWORK_FILES"

  /// Runs the child process, relays signals to it, and returns its exit code.
  ///
  /// Its standard output is the file descriptor `output`, and its standard input `input` if there is one.
  /// Without a library it plays scenes of the program.
  /// If views crash it, the library's folder, or that of temporary files, briefly holds the backtrace.
  package static func run(
    _ program: URL, library: URL?, bundle: URL?, arguments: [String], name: String,
    relay: SignalRelay, input: Int32? = nil, output: Int32
  ) async throws -> Int32 {
    var options = PlatformOptions()
    // Its own process group: from a terminal it would get a signal twice, and the second one forces
    // exit.
    options.processGroupID = 0
    let id = UUID().uuidString
    let folder = library?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory
    let trace = folder.appending(path: "trace-\(id)")
    let ending = folder.appending(path: "ending-\(id)")
    let files = try? makeFilesFolder(in: folder, id: id)
    defer {
      if let files { try? FileManager.default.removeItem(at: files) }
      try? FileManager.default.removeItem(at: trace)
      try? FileManager.default.removeItem(at: ending)
    }
    // Empty once the child is done. Where it cannot be written, the exit code alone counts.
    let isTold = FileManager.default.createFile(atPath: ending.path, contents: Data("playing".utf8))
    let settings = "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
    let source = try input.map(FileDescriptor.init(rawValue:)) ?? .open("/dev/null", .readOnly)
    let result = try await Subprocess.run(
      .path(FilePath(program.path)),
      arguments: Arguments((library.map { [flag, $0.path] } ?? []) + arguments),
      environment: .inherit.updating([
        "SWIFT_BACKTRACE": settings + "output-to=\(trace.path)",
        .init(stringLiteral: parentVariable): "\(getpid())",
        .init(stringLiteral: endingVariable): ending.path,
        .init(stringLiteral: bundleVariable): bundle?.path,
        .init(stringLiteral: filesVariable): files?.path,
      ]),
      platformOptions: options,
      input: .fileDescriptor(source, closeAfterSpawningProcess: input == nil),
      output: .fileDescriptor(
        FileDescriptor(rawValue: output), closeAfterSpawningProcess: false),
      error: .currentStandardError
    ) { execution in
      relay.reach(execution.processIdentifier.value)
    }
    // What the views started, and a backtrace that the end of the child interrupted.
    kill(-result.processIdentifier.value, SIGKILL)
    let reason = try? Data(contentsOf: ending)
    switch result.terminationStatus {
    case .exited(let code):
      // Code that calls `_exit` leaves the child no time to say that it is done.
      guard !isTold || reason == Data() || code == interrupted else {
        throw LooseError.ended(name: name, .exit(code), place: nil)
      }
      return code
    case .signaled(let number):
      let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
      let place = place(in: text, from: compilationFolder)
      if let reason, let ending = try? JSONDecoder().decode(SceneEnding.self, from: reason) {
        throw LooseError.ended(name: name, ending, place: place)
      }
      if let shader = shader(in: text) {
        throw LooseError.shaderCrashed(shader: shader, name: name, signal: number)
      }
      throw LooseError.crashed(name: name, signal: number, place: place)
    }
  }

  /// A folder for the files of apps, which the child empties unless it crashes.
  private static func makeFilesFolder(in folder: URL, id: String) throws -> URL {
    let files = folder.appending(path: "files-\(id)")
    try FileManager.default.createDirectory(
      at: files, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return files
  }

  /// The exit code of a process that a signal interrupted.
  private static let interrupted: Int32 = 130

  // MARK: In the child process

  /// The resources of the app in this child process.
  package static var resources: AppResources { list(LooseCache.resourcesName) ?? .init() }

  /// The locations of the libraries of shader functions of the files in this child process.
  package static var shaders: [URL] {
    (list(LooseCache.shadersName) ?? [String]()).map { URL(filePath: $0) }
  }

  /// A list beside the bundle of the files in this child process; nil if there is none.
  private static func list<List: Decodable>(_ name: String) -> List? {
    guard let program = ProcessInfo.processInfo.environment[bundleVariable] else { return nil }
    let folder = URL(filePath: program).deletingLastPathComponent().deletingLastPathComponent()
    let list = try? Data(contentsOf: folder.appending(path: name))
    return list.flatMap { try? JSONDecoder().decode(List.self, from: $0) }
  }

  /// Whether this is a child process whose parent has ended.
  package static var isOrphaned: Bool { parent.map { $0 != getppid() } ?? false }

  private static let parent = ProcessInfo.processInfo.environment[parentVariable].flatMap {
    pid_t($0)
  }

  /// Ends this child process, all processes that it has started, and their backtraces.
  package static func endGroup() {
    if getpgrp() == getpid() { kill(0, SIGKILL) }
  }

  /// Tells the parent that the verb is done.
  package static func finish() {
    // Needs no room on the disk.
    if let path = ProcessInfo.processInfo.environment[endingVariable] { truncate(path, 0) }
  }

  /// Tells the parent why this process ends; returns false if it has none.
  package static func report(_ ending: SceneEnding) -> Bool {
    guard let path = ProcessInfo.processInfo.environment[endingVariable],
      let data = try? JSONEncoder().encode(ending)
    else { return false }
    return FileManager.default.createFile(atPath: path, contents: data)
  }

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
