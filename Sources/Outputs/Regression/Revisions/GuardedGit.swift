import Foundation
import Subprocess

/// Runs of git that start no program that the repository names.
///
/// A repository of another person may name programs in its configuration: hooks, a monitor of its files,
/// filters, converters and tools for differences, a pager, a shell for remotes. The configuration of the
/// user is kept, with its filters.
struct GuardedGit: Sendable {
  private let program: String
  private let folder: URL
  private let environment: [Environment.Key: String?]

  private let more: [String: String]

  /// Git, or another program in its place, in a folder of a repository.
  ///
  /// `more` are variables of the environment.
  ///
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  init(in folder: URL, program: String = "git", more: [String: String] = [:]) async throws {
    (self.folder, self.program, self.more) = (folder, program, more)
    let first = Self.variables(of: Self.settings, more)
    let run = try await ProgramRun(
      program,
      ["config", "-z", "--includes", "--show-scope", "--name-only", "--get-regexp", #"^filter\."#],
      in: folder, environment: first)
    environment = Self.variables(of: Self.settings + Self.filters(in: run.output), more)
  }

  /// The same program in another folder.
  func moved(to folder: URL) async throws -> GuardedGit {
    try await GuardedGit(in: folder, program: program, more: more)
  }

  /// Runs git.
  ///
  /// - Throws: A ``RevisionError``, or a `CancellationError`.
  func run(_ arguments: [String]) async throws -> ProgramRun {
    try await ProgramRun(
      program, ["--no-pager"] + arguments, in: folder, environment: environment)
  }

  /// The options of git's commands that show differences: no program makes or shows them.
  static let plainDifferences = [
    "--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=all",
  ]

  /// The settings that name programs, with values that name none; nothing is fetched, either.
  ///
  /// - Source: documented, `git-config`.
  private static let settings = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.pager", "cat"),
    ("core.sshCommand", "false"), ("core.gitProxy", ""), ("core.askPass", ""),
    ("core.alternateRefsCommand", ""), ("credential.helper", ""), ("diff.external", ""),
    ("log.showSignature", "false"), ("protocol.allow", "never"),
  ]

  /// The settings without effect of the filters that the repository itself defines, of a list of scopes
  /// and names.
  private static func filters(in list: String) -> [(String, String)] {
    let words = list.split(separator: "\0").map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      guard words[index] == "local" || words[index] == "worktree" else { return nil }
      let key = words[index + 1]
      return (key, key.hasSuffix(".required") ? "false" : "")
    }
  }

  /// The variables of the environment that make some settings, after those that are there.
  private static func variables(
    of settings: [(String, String)], _ more: [String: String]
  ) -> [Environment.Key: String?] {
    let count = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    var variables: [Environment.Key: String?] = [
      // Neither a lock, nor a question, nor a transport.
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "none", "GIT_EXTERNAL_DIFF": nil,
      "GIT_CONFIG_COUNT": "\(count + settings.count)",
    ]
    for (key, value) in more { variables[Environment.Key(stringLiteral: key)] = value }
    for (number, (key, value)) in settings.enumerated() {
      variables[Environment.Key(stringLiteral: "GIT_CONFIG_KEY_\(count + number)")] = key
      variables[Environment.Key(stringLiteral: "GIT_CONFIG_VALUE_\(count + number)")] = value
    }
    return variables
  }
}
