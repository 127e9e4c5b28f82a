import Foundation
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite struct `A file written at once` {
  private let folder: TemporaryFolder
  private let file: URL
  private let part: URL
  private let other: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.png")
    part = folder.url.appending(path: AtomicFile.partName(of: "a.png"))
    other = folder.url.appending(path: "other")
    try Data("other".utf8).write(to: other)
  }

  @Test func `takes the place of what an interrupted process left`() throws {
    try Data("a long text of an earlier process".utf8).write(to: part)
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(folder.paths == ["a.png", "other"])
  }

  @Test func `takes away what killed processes left of it, and nothing else`() throws {
    let ended = Process()
    ended.executableURL = URL(filePath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let gone = ended.processIdentifier
    for name in [".a.png.\(gone).part", ".b.png.\(gone).part", ".a.png.1.part", ".a.png.x.part"] {
      try Data("left".utf8).write(to: folder.url.appending(path: name))
    }
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(
      folder.paths == [".a.png.1.part", ".a.png.x.part", ".b.png.\(gone).part", "a.png", "other"])
    try AtomicFile.write(Data("new".utf8), to: folder.url.appending(path: "b.png"))
    #expect(!folder.paths.contains(".b.png.\(gone).part"))
  }

  @Test func `follows no link`() throws {
    for link in [part, file] {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
    }
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(try String(contentsOf: other, encoding: .utf8) == "other")
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(throws: (any Error).self) {
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    }
  }

  @Test func `is not appended to through a link`() throws {
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    #expect(throws: StudioError.self) { try OpenFile(file, .append) }
    #expect(try String(contentsOf: other, encoding: .utf8) == "other")
  }

  /// Every write to `/dev/full` fails as on a full disk.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `says that the disk is full`() throws {
    let full = try OpenFile(URL(filePath: "/dev/full"), .append)
    let error = #expect(throws: StudioError.self) { try full.write(Data([0])) }
    #expect(error?.description == "cannot write /dev/full: no space left on device")
  }

  @Test func `cannot take the place of a folder`() throws {
    try FileManager.default.createDirectory(at: part, withIntermediateDirectories: false)
    #expect(throws: StudioError.self) { try AtomicFile.write(Data("new".utf8), to: file) }
  }
}
