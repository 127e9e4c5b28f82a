import Foundation
import TestSupport
import Testing

@testable import ScrollworkRegression

/// A repository whose configuration names programs, each of which would leave a file.
@Suite struct `A hostile repository` {
  private let folder: TemporaryFolder
  private let work: URL

  init() throws {
    folder = try TemporaryFolder()
    work = folder.url.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    try shell(
      """
      git init -q . && mkdir hooks && printf 'one\\ntwo\\n' > A.swift && printf 'a' > b.bin
      printf '*.swift diff=evil filter=evil\\n*.bin filter=a=b\\n' > .gitattributes
      git add . && git commit -qm First && printf 'one\\nthree\\n' > A.swift && git commit -qam Second
      printf 'four\\n' >> A.swift
      """)
  }

  private func shell(_ command: String) throws {
    let result = try BuiltTool.shell(
      """
      export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b.c
      \(command)
      """, in: work)
    #expect(result.status == 0, "\(result.err)")
  }

  private static let settings = [
    "core.fsmonitor", "core.pager", "core.sshCommand", "core.alternateRefsCommand", "diff.external",
    "diff.evil.textconv", "diff.evil.command", "filter.evil.smudge", "filter.evil.clean",
    "filter.evil.process", "filter.a=b.smudge", "gpg.program", "alias.archive", "alias.log",
    "pager.log", "tar.tar.command",
  ]

  /// All that is asked of a repository.
  private func ask() async throws {
    let repository = try await GitRepository(around: work)
    let commit = try await repository.commit(of: "HEAD~1")
    #expect(try await repository.tracks("A.swift"))
    #expect(try await repository.path(of: "Module/A.swift") == "A.swift")
    let commits = try await repository.commits(changing: "A.swift:2", since: commit, until: nil)
    #expect(commits.contains { $0.hasSuffix("Second") }, "\(commits)")
    let changed = try await repository.commits(changing: "A.swift:3", since: commit, until: nil)
    #expect(changed.first == "uncommitted changes", "\(changed)")
    let copy = folder.url.appending(path: "copy")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try await repository.copy(commit, named: "HEAD~1", to: copy)
    #expect(
      try String(contentsOf: copy.appending(path: "A.swift"), encoding: .utf8) == "one\ntwo\n")
  }

  private var ran: Bool { folder.paths.contains("ran") }

  @Test(arguments: settings) func `runs no program of its settings`(setting: String) async throws {
    try shell("git config '\(setting)' 'touch ../ran; cat; true'")
    try shell("git config filter.evil.required true; git config log.showSignature true")
    try shell("git update-index --no-refresh -q || true; touch -d 2001-01-01 A.swift; rm -f ../ran")
    try await ask()
    #expect(!ran)
  }

  @Test func `runs no hook, and none of an included file`() async throws {
    try shell(
      """
      printf '#!/bin/sh\\ntouch "%s"\\n' "$PWD/../ran" > hooks/post-index-change
      chmod 755 hooks/post-index-change && cp hooks/* .git/hooks/
      printf '[filter "evil"]\\nsmudge = "touch ../ran; cat"\\nclean = "touch ../ran; cat"\\n' > more
      git config core.hooksPath hooks && git config include.path ../more
      touch -d 2001-01-01 A.swift; rm -f ../ran
      """)
    try await ask()
    #expect(!ran)
  }

  @Test func `keeps the filters of its user`() async throws {
    try shell("git config extensions.worktreeConfig true")
    let home = folder.url.appending(path: "config")
    try Data("[filter \"evil\"]\nsmudge = sed s/two/TWO/\n".utf8).write(to: home)
    let git = try await GuardedGit(in: work, more: ["GIT_CONFIG_GLOBAL": home.path])
    let run = try await git.run(["archive", "--format=tar", "HEAD~1", "A.swift"])
    #expect(run.output.contains("one\nTWO\n"))
  }
}

/// Programs in the place of git and tar that end with success.
@Suite struct `Programs that write less than they were asked for` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fault(_ script: String) async -> String? {
    do {
      let file = folder.url.appending(path: "git")
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      chmod(file.path, 0o755)
      let path = "\(folder.url.path):/usr/bin:/bin"
      let git = try await GuardedGit(in: folder.url, program: file.path, more: ["PATH": path])
      let repository = try await GitRepository(git)
      _ = try await repository.commit(of: "HEAD")
      let copy = folder.url.appending(path: "copy")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try await repository.copy("a", named: "v1", to: copy)
      return nil
    } catch { return "\(error)" }
  }

  private static let top = "case \"$*\" in *show-toplevel*) pwd ;; "
  private static let commit = top + "*--verify*) printf '%040d' 1 ;; "

  @Test(arguments: [
    ("exit 0", "--rev cannot use git: it ended with success, but did not write its folder"),
    (top + "esac", "--rev cannot use git: it ended with success, but did not write a commit"),
    (
      commit + "*archive*) head -c 3000 /dev/urandom > copy.tar ;; esac",
      "--rev cannot use git: it ended with success, but did not write the whole archive"
    ),
    (top + "*--verify*) head -c 9000000 /dev/zero ;; esac", "git: it wrote more than 4 MB"),
    (commit + "*) kill -9 $$ ;; esac", "the copy of the revision \"v1\" fails"),
  ])
  func `are not believed`(script: String, message: String) async {
    let fault = await fault(script)
    #expect(fault?.contains(message) == true, "\(fault ?? "none")")
  }
}
