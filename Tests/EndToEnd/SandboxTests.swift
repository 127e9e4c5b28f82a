import Foundation
import ScrollworkLoose
import TestSupport
import Testing

/// What the code of Swift files does beyond its process is denied, told with its line, and changes
/// nothing.
@Suite(.enabled(if: Sandbox.isAvailable, "this system has no Landlock"))
struct `The sandbox` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(
    _ act: String, _ words: String..., options: [String] = []
  ) throws -> BuiltTool.Result {
    let views = """
      import Foundation
      import SwiftUI

      struct Page: View {
        private func act() -> String {
          \(act)
        }
        var body: some View { ScrollView { Text(act()) } }
      }
      """
    let project = folder.url.appending(path: "project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(views.utf8).write(to: project.appending(path: "Page.swift"))
    let arguments = words.isEmpty ? ["inspect", "Page.swift", "--at", "0"] : words
    return try BuiltTool.finish(BuiltTool.start(arguments + options, in: project))
  }

  /// The acts, each with what is told of it.
  private static let acts: [(act: String, told: String)] = [
    (
      #"do { try "x".write(toFile: "../out.txt", atomically: false, encoding: .utf8) } catch { return "no" }; return "done""#,
      "writing ../out.txt"
    ),
    (
      #"return FileManager.default.createFile(atPath: "Other.swift", contents: nil) ? "done" : "no""#,
      "writing a file in "
    ),
    (#"return remove("Page.swift") == 0 ? "done" : "no""#, "writing Page.swift"),
    (#"return chmod("Page.swift", 0o777) == 0 ? "done" : "no""#, "writing Page.swift"),
    (
      #"return FileManager.default.contents(atPath: "../secret.txt") == nil ? "no" : "done""#,
      "reading ../secret.txt"
    ),
    (
      """
      let process = Process(); process.executableURL = URL(fileURLWithPath: "/bin/true"); do { try process.run() } catch { return "no" }; return "done"
      """, "the process /bin/true"
    ),
    // By the superuser too, who may read that of every process elsewhere.
    (#"return open("/proc/\(getppid())/environ", O_RDONLY) < 0 ? "no" : "done""#, "reading /proc/"),
    (#"return socket(AF_INET, 1, 0) < 0 ? "no" : "done""#, "a socket"),
    (#"return kill(getppid(), 0) == 0 ? "done" : "no""#, "a signal to another process"),
    (#"return chdir("/tmp") == 0 ? "done" : "no""#, "another current folder"),
  ]

  @Test(arguments: acts)
  func `denies an act, and tells where it is`(act: String, told: String) throws {
    try Data("secret".utf8).write(to: folder.url.appending(path: "secret.txt"))
    let result = try render(act)
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out.contains("text no"), "\(result.out)")
    #expect(!result.out.contains("text done"))
    #expect(result.err.contains("warning: Page.swift:6: the sandbox denied "), "\(result.err)")
    #expect(result.err.contains(told), "\(result.err)")
    #expect(Set(folder.paths) == ["project/Page.swift", "secret.txt"])
  }

  @Test func `is left out where that is asked for`() throws {
    let act =
      #"return FileManager.default.createFile(atPath: "../out", contents: nil) ? "done" : """#
    let result = try render(act, options: ["--no-sandbox"])
    #expect(result.out.contains("text done"))
    #expect(result.err == "")
    #expect(folder.paths.contains("out"))
  }

  @Test func `lets a verb write its files, whole or not at all`() throws {
    let words = [
      ["sheet", "Page.swift", "-o", "sheet.png", "--count", "2"],
      ["reel", "Page.swift", "-o", "page.png", "--fps", "2", "--scale", "1"],
      ["render", "Page.swift", "--at", "0"],
    ]
    for arguments in words {
      let result = try render(
        #"return "page""#, arguments[0], options: Array(arguments.dropFirst()))
      #expect(result.err == "")
      #expect(result.status == 0)
    }
    let files = Set(folder.paths)
    #expect(files.isSuperset(of: ["project/sheet.png", "project/page.png"]))
    #expect(files.contains("project/output/Page/frames/000000.png"))
    #expect(!files.contains { $0.hasSuffix(".part") })
    // A verb that fails leaves nothing, not even the folders that it would have written.
    let failed = try render(
      "fatalError()", "render", options: ["Page.swift", "-o", "new", "--at", "0"])
    #expect(failed.status != 0)
    #expect(!folder.paths.contains { $0.hasPrefix("project/new") })
  }

  @Test func `hides the environment of the shell`() throws {
    let act = #"return ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")"#
    let result = try render(act)
    #expect(result.out.contains("text HOME LOGNAME PATH SHELL TMPDIR USER"))
  }

  @Test func `leaves an app its own files`() throws {
    let act = """
      let path = NSHomeDirectory() + "/Documents/note.txt"
          try! "x".write(toFile: path, atomically: true, encoding: .utf8)
          try! FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
          let mode = try! FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] ?? 0
          return "mode \\(mode) \\(try! String(contentsOfFile: path, encoding: .utf8))"
      """
    let result = try render(act)
    #expect(result.out.contains("text mode 384 x"), "\(result.out)\(result.err)")
    #expect(result.err == "")
  }

  @Test func `ends a loop that ignores all signals at its limit`() throws {
    let act = """
      for number in 1..<65 { _ = signal(Int32(number), SIG_IGN) }
          var set = sigset_t(); sigfillset(&set); pthread_sigmask(SIG_BLOCK, &set, nil)
          while true {}
      """
    let result = try render(act, options: ["--limit", "2s"])
    #expect(result.status == 65)
    #expect(result.err.contains("took more than 2 s to play its script"), "\(result.err)")
  }

  @Test func `tells what goes wrong when code closes all files`() throws {
    let result = try render("for file in 0..<256 { _ = close(Int32(file)) }; return \"\"")
    #expect(result.status == 73)
    #expect(result.err == "error: cannot write standard output: bad file descriptor\n")
  }

  @Test(arguments: [0, 70]) func `takes no exit code of the code for its own`(code: Int) throws {
    let result = try render("_exit(\(code))")
    #expect(result.status == 65)
    #expect(result.err.contains("called exit(\(code))"), "\(result.err)")
  }

  @Test func `makes no link of an output`() throws {
    // The hidden folder is where alone the code may write.
    let act = """
      let parts = FileManager.default.subpaths(atPath: ".") ?? []
          for part in parts where part.hasSuffix(".part") {
            _ = symlink("/etc/hostname", part + "/finished")
          }
          return "page"
      """
    let options = ["Page.swift", "-o", "sheet.png", "--count", "1"]
    let result = try render(act, "sheet", options: options)
    #expect(result.status == 0, "\(result.err)")
    let sheet = folder.url.appending(path: "project/sheet.png")
    let kind = try FileManager.default.attributesOfItem(atPath: sheet.path)[.type]
    #expect(kind as? FileAttributeType == .typeRegular)
  }
}
