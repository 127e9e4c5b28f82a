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

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything"))
  func `is readable`() throws {
    try Data("secret".utf8).write(to: folder.url.appending(path: "file"))
    chmod(path, 0)
    #expect(fault(path)?.reason == "permission denied")
  }
}
