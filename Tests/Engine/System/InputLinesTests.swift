import Foundation
import ScrollworkSystem
import TestSupport
import Testing

@Suite struct `Lines of a file` {
  private func lines(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "file")
    try Data(text.utf8).write(to: url)
    let lines = try InputLines(url.path)
    var found: [String] = []
    while let line = try lines.next() { found.append(String(decoding: line, as: UTF8.self)) }
    #expect(try lines.next() == nil)
    return found
  }

  @Test func `end with a line feed, save perhaps the last`() throws {
    #expect(try lines("") == [])
    #expect(try lines("a") == ["a"])
    #expect(try lines("a\n") == ["a"])
    #expect(try lines("a\n\nb\r\nc") == ["a", "", "b\r", "c"])
  }

  @Test func `may be longer than what is read at once`() throws {
    for count in [65_535, 65_536, 65_537, 200_000] {
      let long = String(repeating: "x", count: count)
      #expect(try lines("\(long)\nb\n\(long)") == [long, "b", long])
    }
  }

  @Test func `are read of files only`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InputError.self) { try InputLines(folder.url.path) }
    let error = #expect(throws: InputError.self) { try InputLines("/nowhere/at/all") }
    #expect(error?.isMissing == true)
    #expect(throws: InputError.self) { try InputLines("/dev/null") }
  }
}
