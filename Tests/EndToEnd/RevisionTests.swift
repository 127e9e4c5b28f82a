import Foundation
import TestSupport
import Testing

@Suite struct `Revisions of a Swift file` {
  private static let shelf = """
    import SwiftUI

    struct Shelf: View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<16, id: \\.self) { row in
              Color.blue
                .frame(height: 80)
                .scrollTransition { content, phase in
                  content
                    .opacity(phase.isIdentity ? 1 : 0.5)
                }
            }
          }
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 60, height: 100)) { Shelf() }
    """

  private static let git =
    "git -c user.name=Ann -c user.email=ann@example.com -c commit.gpgsign=false"

  @Test func `are compared, with the commit of what changed`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Shelf.swift")
    func shell(_ command: String) throws -> BuiltTool.Result {
      try BuiltTool.shell(command.replacingOccurrences(of: "GIT", with: Self.git), in: folder.url)
    }
    try Data(Self.shelf.utf8).write(to: file)
    #expect(
      try shell("git init -q && GIT add . && GIT commit -qm 'A shelf' && git tag v1").status == 0)
    let faded = Self.shelf.replacingOccurrences(of: "1 : 0.5", with: "1 : 0.25")
    try Data(faded.utf8).write(to: file)
    #expect(try shell("GIT commit -qam 'Fade more'").status == 0)

    let run = try shell("\"$0\" diff Shelf.swift --rev v1 --rev HEAD --fps 5 --json")
    #expect(run.status == 1, "\(run.out)\(run.err)")
    #expect(run.out.contains("Opacity 0.50 → 0.25"), "\(run.out)")
    #expect(run.out.contains("Fade more") && !run.out.contains("A shelf"), "\(run.out)")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.out.utf8)) }

    let same = try shell("\"$0\" diff Shelf.swift --rev HEAD --fps 5")
    #expect(same.status == 0, "\(same.out)\(same.err)")

    try Data(faded.replacingOccurrences(of: "1 : 0.25", with: "1 : 0.2").utf8).write(to: file)
    let work = try shell("\"$0\" diff Shelf.swift --rev HEAD --fps 5 --json")
    #expect(work.status == 1)
    #expect(work.out.contains("uncommitted changes"), "\(work.out)")

    let unknown = try shell("\"$0\" diff Shelf.swift --rev v9")
    #expect(unknown.status == 66)
    #expect(unknown.err == "error: git knows no revision \"v9\"\n")

    // A tool is built by the toolchain that compiles files.
    let absent = try shell("SCROLLWORK_TOOLCHAIN=/nowhere \"$0\" diff gallery --rev HEAD")
    #expect(
      absent.status == 66
        && absent.err.contains("error: there is no swiftc to compile files with, in SCROLLWORK_"),
      "\(absent.err)")
    let chosen = try shell(
      """
      mkdir -p own/bin && touch own/bin/swiftc
      printf '#!/bin/sh\necho own "$@"\nexit 1\n' > own/bin/swift
      chmod +x own/bin/swift own/bin/swiftc
      SCROLLWORK_TOOLCHAIN=own "$0" diff gallery --rev HEAD
      """)
    #expect(
      chosen.status == 65 && chosen.err.contains("own build -c release --product scrollwork"),
      "\(chosen.err)")

    // What is no reel is not removed.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "old/notes"), withIntermediateDirectories: true)
    let refused = try shell("\"$0\" diff Shelf.swift --rev HEAD --fps 5 --out .")
    #expect(refused.status == 64 && refused.err.contains("which is no reel"), "\(refused.err)")
    #expect(folder.paths.contains("Shelf.swift"))
  }
}
