public import Foundation
import ScrollworkSystem

/// The git repository around a folder.
public struct GitRepository: Sendable {
  /// The root of its work tree.
  public let root: URL

  private let git: GuardedGit

  /// The repository around a folder.
  ///
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public init(around folder: URL) async throws { try await self.init(GuardedGit(in: folder)) }

  /// The repository around the folder of git.
  init(_ git: GuardedGit) async throws {
    let run = try await git.run(["rev-parse", "--show-toplevel"])
    guard run.succeeded else { throw RevisionError.noRepository }
    let path = run.output.trimmingCharacters(in: .newlines)
    guard path.hasPrefix("/") else { throw Self.halfAnswer("its folder") }
    root = URL(filePath: path)
    self.git = try await git.moved(to: root)
  }

  /// The commit of a revision, as 40 or 64 hexadecimal digits.
  ///
  /// - Throws: ``RevisionError/unknown(revision:)``, or a `CancellationError`.
  public func commit(of revision: String) async throws -> String {
    let run = try await git.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    // A word that begins with a dash is an option.
    guard !revision.hasPrefix("-"), run.succeeded else {
      throw RevisionError.unknown(revision: revision)
    }
    let commit = run.output.trimmingCharacters(in: .newlines)
    guard [40, 64].contains(commit.count), commit.allSatisfy(\.isHexDigit) else {
      throw Self.halfAnswer("a commit")
    }
    return commit
  }

  /// The error that git ended with success and wrote less than it was asked for.
  private static func halfAnswer(_ what: String) -> RevisionError {
    .unusable(program: "git", reason: "it ended with success, but did not write \(what)")
  }

  /// Whether a file, or one in a folder, is known to git.
  ///
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public func tracks(_ path: String) async throws -> Bool {
    try await git.run(["ls-files", "--error-unmatch", "--", path]).succeeded
  }

  /// Copies the files of a commit into a new folder.
  ///
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public func copy(_ commit: String, named revision: String, to folder: URL) async throws {
    let archive = folder.appendingPathExtension("tar")
    let made = try await git.run(["archive", "--format=tar", "-o", archive.path, commit])
    defer { try? FileManager.default.removeItem(at: archive) }
    guard made.succeeded else {
      throw RevisionError.failed(what: "the copy", revision: revision, lines: made.messages)
    }
    guard Self.isWhole(archive) else { throw Self.halfAnswer("the whole archive") }
    let unpacked = try await ProgramRun("tar", ["-xf", archive.path], in: folder)
    guard unpacked.succeeded else {
      throw RevisionError.failed(what: "the copy", revision: revision, lines: unpacked.messages)
    }
  }

  /// Whether an archive ends as it must, with two blocks of zeros: `tar` accepts one that is cut.
  ///
  /// - Source: documented, POSIX, `pax`, "ustar Interchange Format".
  private static func isWhole(_ archive: URL) -> Bool {
    guard let data = try? InputFile.mapped(archive.path) else { return false }
    return data.count >= 1024 && data.count % 512 == 0 && data.suffix(1024).allSatisfy { $0 == 0 }
  }

  /// The lines from a modifier on in which its commits are looked for.
  ///
  /// - Source: chosen: what a modifier does stands in its closure, on the next lines.
  private static let reach = 12

  /// The commits that changed a modifier's lines, the newest first, such as `1a2b3c4 Larger cards`.
  ///
  /// - Parameters:
  ///   - source: A source line, such as `Scenes/Gallery.swift:95`.
  ///   - old: The commit of the old reel.
  ///   - new: The commit of the new reel; nil for the work tree.
  /// - Returns: The commits after `old`, and `uncommitted changes`.
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public func commits(
    changing source: String, since old: String, until new: String?
  ) async throws -> [String] {
    guard let colon = source.lastIndex(of: ":"),
      let line = Int(source[source.index(after: colon)...]),
      let path = try await path(of: String(source[..<colon]))
    else { return [] }
    let changes = try await new == nil ? workTreeChanges(of: path) : []
    // The line itself first: the lines behind it may be those of another modifier.
    for reach in [1, Self.reach] {
      var commits: [String] = []
      if changes.contains(where: { $0.touches(line..<line + reach) }) {
        commits.append("uncommitted changes")
      }
      let committed = line - changes.filter { $0.new.upperBound <= line }.map(\.growth).reduce(0, +)
      let log = try await git.run(
        [
          "log", "-s", "--no-show-signature", "--format=%h %s", "-L",
          "\(max(1, committed)),+\(reach):\(path)",
          "\(old)..\(new ?? "HEAD")",
        ] + GuardedGit.plainDifferences)
      if log.succeeded { commits += log.output.split(whereSeparator: \.isNewline).map(String.init) }
      if !commits.isEmpty { return commits }
    }
    return []
  }

  /// Lines of a file that are not committed.
  struct LineChange: Hashable {
    /// The lines in the work tree; empty where lines are gone, before the one at its bound.
    var new: Range<Int>
    /// The number of lines more than in the last commit.
    var growth: Int

    /// The change that a hunk's head such as `@@ -3,2 +3 @@` tells; nil for another line.
    init?(_ head: Substring) {
      let words = head.split(separator: " ")
      guard words.count > 3, words[0] == "@@" else { return nil }
      func range(_ word: Substring) -> (start: Int, count: Int)? {
        let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
        return numbers.first.map { ($0, numbers.count > 1 ? numbers[1] : 1) }
      }
      guard let old = range(words[1]), let new = range(words[2]) else { return nil }
      let start = new.count == 0 ? new.start + 1 : new.start
      self.new = start..<start + new.count
      growth = new.count - old.count
    }

    /// Whether the change is in some lines.
    func touches(_ lines: Range<Int>) -> Bool {
      new.isEmpty
        ? lines.lowerBound < new.lowerBound && new.lowerBound < lines.upperBound
        : new.overlaps(lines)
    }
  }

  /// The lines of a file that differ from those of the last commit.
  private func workTreeChanges(of path: String) async throws -> [LineChange] {
    try await git.run(["diff", "-U0"] + GuardedGit.plainDifferences + ["HEAD", "--", path]).output
      .split(whereSeparator: \.isNewline).compactMap { LineChange($0) }
  }

  /// The path of a source file, from the top of the repository, that a module and a file name stand
  /// for.
  ///
  /// - Parameter fileID: A name such as `Scenes/Gallery.swift`.
  /// - Returns: The path; nil if the file is not tracked, or the name stands for several.
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  public func path(of fileID: String) async throws -> String? {
    let parts = fileID.split(separator: "/")
    guard let name = parts.last else { return nil }
    let files = try await git.run(["ls-files", "-z", "--", "*/\(name)", "\(name)"]).output
      .split(separator: "\0").map(String.init)
    let whole = files.filter { ("/" + $0).hasSuffix("/" + fileID) }
    if whole.count == 1 { return whole[0] }
    let module = parts.dropLast().joined(separator: "/")
    let inModule = files.filter { $0.split(separator: "/").dropLast().contains { $0 == module } }
    return inModule.count == 1 ? inModule[0] : files.count == 1 ? files[0] : nil
  }
}
