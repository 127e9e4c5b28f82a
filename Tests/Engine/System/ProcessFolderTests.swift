import Foundation
import ScrollworkSystem
import TestSupport
import Testing

struct `A folder of a process` {
  private let parent: TemporaryFolder

  init() throws { parent = try TemporaryFolder() }

  /// Makes a folder that nobody holds, as a killed process leaves it, `age` seconds old.
  private func leave(_ name: String, age: Double) throws -> URL {
    let folder = parent.url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try Data("x".utf8).write(to: folder.appending(path: "file"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.path)
    return folder
  }

  private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  @Test func `is private, and goes when it is removed`() throws {
    let folder = ProcessFolder("run", in: parent.url)
    #expect(folder.url.lastPathComponent.hasPrefix("run-"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.url.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    folder.remove()
    #expect(!isThere(folder.url))
  }

  @Test func `goes with the next one when its process was killed`() throws {
    let left = try leave("run-abcdef", age: 3600)
    // Of another kind, or so young that its process may still lock it.
    let (other, young) = (try leave("walk-abcdef", age: 3600), try leave("run-young", age: 1))
    _ = ProcessFolder("run", in: parent.url)
    #expect(!isThere(left))
    #expect(isThere(other) && isThere(young))
  }

  @Test func `stays as long as its process has it, however old it is`() throws {
    let held = ProcessFolder("run", in: parent.url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -86400)], ofItemAtPath: held.url.path)
    _ = ProcessFolder("run", in: parent.url)
    #expect(isThere(held.url))
  }

  @Test func `is no link that leads elsewhere`() throws {
    let goal = try leave("goal", age: 3600)
    try FileManager.default.createSymbolicLink(
      at: parent.url.appending(path: "run-link"), withDestinationURL: goal)
    _ = ProcessFolder("run", in: parent.url)
    #expect(isThere(goal.appending(path: "file")))
  }

  @Test func `cannot be made where nothing can be written`() {
    let folder = ProcessFolder("run", in: parent.url.appending(path: "missing"))
    #expect(!isThere(folder.url))
  }
}
