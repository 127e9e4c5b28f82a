public import Foundation
import ScrollworkStudio
import ScrollworkSystem

/// Records reels as a revision of the sources makes them.
///
/// Swift files are compiled by this program. Scenes of a package need its tool of that revision,
/// which is built once and kept in `.build`.
public struct RevisionTool: Sendable {
  private let repository: GitRepository
  /// The folder in which the program was started.
  private let current: URL
  /// This program.
  private let program: URL
  /// Finds the program `swift`, which builds packages.
  private let swift: @Sendable () throws -> URL
  /// Called with a line about what is done.
  private let tell: @Sendable (String) -> Void

  /// A tool of a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - current: The folder in which the program was started.
  ///   - program: This program.
  ///   - swift: Finds the program `swift`, which builds packages.
  ///   - tell: Called with a line about what is done.
  public init(
    _ repository: GitRepository, current: URL, program: URL,
    swift: @escaping @Sendable () throws -> URL, tell: @escaping @Sendable (String) -> Void
  ) {
    (self.repository, self.current) = (repository, current)
    (self.program, self.swift, self.tell) = (program, swift, tell)
  }

  /// Records scenes, or Swift files, into a folder.
  ///
  /// - Parameters:
  ///   - scenes: The names of scenes, or paths of Swift files.
  ///   - areFiles: Whether they are paths.
  ///   - revision: The revision; nil for the files as they are.
  ///   - options: Further options of the command.
  ///   - folder: The folder, with a subfolder for each scene.
  /// - Throws: A ``RevisionError``, a ``StudioError``, the error of `swift`, or a `CancellationError`.
  public func record(
    _ scenes: [String], areFiles: Bool, revision: String?, options: [String], into folder: URL
  ) async throws {
    guard let revision else {
      try await run(program, scenes, options, in: current, into: folder, of: "the work tree")
      return
    }
    let place = try await self.place(of: revision)
    if areFiles {
      _ = try await files(scenes, of: revision)
      try await run(program, scenes, options, in: place, into: folder, of: revision)
    } else {
      guard InputFile.isFolder(place.path) else {
        throw RevisionError.missingFile(path: subpath, revision: revision)
      }
      let tool = try await build(in: place, revision: revision)
      try await run(tool, scenes, options, in: place, into: folder, of: revision)
    }
  }

  /// The paths of files and folders as a revision has them.
  ///
  /// - Parameters:
  ///   - paths: Paths from the current folder, or absolute ones within it.
  ///   - revision: The revision.
  /// - Returns: Absolute paths, in the order of the given ones.
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public func files(_ paths: [String], of revision: String) async throws -> [String] {
    let place = try await self.place(of: revision)
    let here = current.path + "/"
    return try paths.map { path in
      let file = place.appending(
        path: path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path)
      guard !path.hasPrefix("/") || path.hasPrefix(here),
        FileManager.default.fileExists(atPath: file.path)
      else { throw RevisionError.missingFile(path: path, revision: revision) }
      return file.standardizedFileURL.path
    }
  }

  /// The current folder as a revision has it.
  private func place(of revision: String) async throws -> URL {
    try await copy(of: revision).appending(path: subpath)
  }

  /// The path of the current folder from the root of the repository.
  private var subpath: String {
    let (root, path) = (
      repository.root.resolvingSymlinksInPath().path, current.resolvingSymlinksInPath().path
    )
    return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : ""
  }

  /// The files of a revision, copied once.
  private func copy(of revision: String) async throws -> URL {
    let commit = try await repository.commit(of: revision)
    let folder = current.appending(path: ".build/scrollwork-revisions")
      .appending(path: String(commit.prefix(16)))
    let mark = folder.appendingPathExtension("done")
    if InputFile.isFile(mark.path) { return folder }
    tell("copying the revision \"\(revision)\"")
    try? FileManager.default.removeItem(at: folder)
    try AtomicFile.makeFolder(folder)
    try await repository.copy(commit, named: revision, to: folder)
    try AtomicFile.write(Data(), to: mark)
    return folder
  }

  /// The tool of a package's revision, built in release.
  private func build(in package: URL, revision: String) async throws -> URL {
    let name = program.lastPathComponent
    let swift = try self.swift()
    tell("building \(name) of the revision \"\(revision)\", which can take minutes the first time")
    let arguments = ["build", "-c", "release", "--product", name]
    let build = try await ProgramRun(swift.path, arguments, in: package)
    guard build.succeeded else {
      throw RevisionError.failed(what: "the build", revision: revision, lines: build.messages)
    }
    return package.appending(path: ".build/release").appending(path: name)
  }

  private func run(
    _ tool: URL, _ scenes: [String], _ options: [String], in place: URL, into folder: URL,
    of revision: String
  ) async throws {
    tell("recording \(scenes.joined(separator: ", ")) of \(revision)")
    let recorded = try await ProgramRun(
      tool.path,
      ["verify"] + scenes + ["--record", "--all-pictures", "--references", folder.path] + options,
      in: place)
    if recorded.succeeded { return }
    // A tool from before references still renders.
    let rendered = try await ProgramRun(
      tool.path, ["render"] + scenes + ["--out", folder.path] + options, in: place)
    guard rendered.succeeded else {
      throw RevisionError.failed(
        what: "recording \(scenes.joined(separator: ", "))", revision: revision,
        lines: recorded.messages)
    }
  }
}
