import Foundation
import ScrollworkSystem
import TestSupport
import Testing

@Suite struct `A file that is read` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appending(path: "file").path }

  private func fault(_ path: String) -> InputError? {
    do throws(InputError) {
      _ = try InputFile.contents(of: path)
      return nil
    } catch { return error }
  }

  @Test func `is read whole`() throws {
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    try data.write(to: folder.url.appending(path: "file"))
    #expect(try InputFile.contents(of: path) == data)
  }

  @Test func `may be a pipe with a writer`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("wait 1s".utf8))
    try pipe.fileHandleForWriting.close()
    let name = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try InputFile.contents(of: name) == Data("wait 1s".utf8))
  }

  @Test func `is a file`() {
    #expect(fault(path)?.isMissing == true)
    #expect(fault(path + "/deeper")?.isMissing == true)
    #expect(fault(folder.url.path)?.reason == "it is a folder")
    #expect(fault("/dev/zero")?.reason == "it is a device, not a file")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(fault(path)?.reason == "it is a pipe that nothing writes to")
    #expect(fault(path)?.isMissing == false)
  }

  @Test func `is not read if it is too large`() throws {
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    #expect(truncate(path, 3 << 30) == 0)
    #expect(fault(path)?.reason == "it has 3072 MB, expected at most 256 MB")
    #expect(throws: InputError.self) {
      try InputFile.contents(of: path, atMost: InputFile.largestText)
    }
    #expect(throws: InputError.self) { try InputFile.mapped(path, atMost: InputFile.largest) }
    #expect(try InputFile.mapped(path).count == 3 << 30)
    #expect(try InputFile.start(of: path, count: 5) == Data(count: 5))
  }

  @Test func `may be a pipe without an end`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(count: 60_000))
    let name = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(throws: InputError.self) { try InputFile.contents(of: name, atMost: 50_000) }
    #expect(throws: InputError.self) { try InputFile.mapped(name) }
  }

  @Test func `has one identity by all paths`() throws {
    let link = folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.url.path)
    #expect(FileIdentity(link) == FileIdentity(folder.url.path))
    #expect(FileIdentity(link) != FileIdentity(folder.url.path + "/.."))
    #expect(FileIdentity(path) == nil)
    let around = FileIdentity.around(link + "/.")
    #expect(
      ["/", folder.url.path, folder.url.path + "/.."].allSatisfy { place in
        FileIdentity(place).map(around.contains) ?? false
      })
  }

  @Test func `has an entry in its folder, which says what it is`() throws {
    try Data().write(to: folder.url.appending(path: "file"))
    #expect(mkfifo(path + "-pipe", 0o600) == 0)
    for (link, target) in [("a", "."), ("b", "file"), ("c", "gone")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/" + link, withDestinationPath: target)
    }
    let entries = FolderEntries.all(in: folder.url.path)
    #expect(entries.map(\.name) == ["a", "b", "c", "file", "file-pipe"])
    #expect(entries.map(\.kind) == [.linkedFolder, .file, .other, .file, .other])
    #expect(FolderEntries.sorted(in: folder.url.path).map(\.name) == ["b", "file"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything"))
  func `is readable`() throws {
    try Data("secret".utf8).write(to: folder.url.appending(path: "file"))
    chmod(path, 0)
    #expect(fault(path)?.reason == "permission denied")
  }
}
