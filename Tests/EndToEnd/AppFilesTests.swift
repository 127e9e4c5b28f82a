import Foundation
import TestSupport
import Testing

/// Code that uses the folders of its app, and C's random numbers, as on a phone.
@Suite struct `An app that writes files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store in a global variable, which makes its folder once for the whole process.
  private static let code = """
    import SwiftUI

    final class Store {
      static let shared = Store()
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("notes")

      private init() {
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }

      var names: [String] { try! FileManager.default.contentsOfDirectory(atPath: folder.path) }

      func add(_ text: String) {
        try! Data(text.utf8).write(to: folder.appendingPathComponent(text), options: .atomic)
      }
    }

    struct Notes: View {
      @State private var count = 0
      let files: [URL] = {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        return try! FileManager.default.contentsOfDirectory(
          at: documents, includingPropertiesForKeys: nil)
      }()

      var body: some View {
        VStack {
          Text("\\(count) \\(Store.shared.names.joined(separator: " "))")
          Text(files.map(\\.path).joined(separator: " "))
          Text("\\(drand48()) \\(rand()) \\(random())")
          Button("add") {
            Store.shared.add("note \\(count)")
            count += 1
          }
          .accessibilityIdentifier("add")
        }
      }
    }
    """

  private static let script = "wait 0.5s\ntap \"add\"\nwait 0.5s\ntap \"add\"\nwait 0.5s\n"

  @Test func `is the same bytes with any number of jobs, and leaves nothing`() throws {
    try Data(Self.code.utf8).write(to: folder.url.appending(path: "Notes.swift"))
    try Data(Self.script.utf8).write(to: folder.url.appending(path: "notes.scroll"))
    let (cache, temporary) = ("\(folder.url.path)/cache", "\(folder.url.path)/temporary")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    for (place, jobs) in [("one", 1), ("four", 4)] {
      let made = try BuiltTool.finish(
        BuiltTool.start(
          [
            "render", "Notes.swift", "--view", "Notes", "--script", "notes.scroll", "--out", place,
            "--fps", "10", "--scale", "1", "--jobs", "\(jobs)", "--format", "svg",
          ], in: folder.url,
          environment: ["XDG_CACHE_HOME": cache, "TMPDIR": temporary]))
      #expect(made.status == 0, "\(made.err)")
    }
    let same = try BuiltTool.shell("diff -r one four", in: folder.url)
    #expect(same.status == 0, "\(same.out)")
    let left = (FileManager.default.subpaths(atPath: folder.url.path) ?? [])
      .filter { $0.contains("files-") }
    #expect(left.isEmpty, "\(left)")
  }
}
