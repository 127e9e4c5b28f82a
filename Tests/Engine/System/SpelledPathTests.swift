import Foundation
import ScrollworkSystem
import TestSupport
import Testing

/// `é` as one scalar, and as two.
@Suite struct `A path with another spelling` {
  private static let (one, two) = ("caf\u{E9}", "cafe\u{301}")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.path + "/" + name }

  private func isSame(_ path: String, _ other: String) -> Bool {
    path.utf8.elementsEqual(other.utf8)
  }

  @Test(arguments: [(one, two), (two, one)])
  func `finds files and folders`(stored: String, asked: String) throws {
    let place = path("\(stored)/in/\(stored).txt")
    try FileManager.default.createDirectory(
      atPath: path("\(stored)/in"), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: URL(filePath: place))
    let other = path("\(asked)/in/\(asked).txt")
    #expect(!isSame(other, place))
    #expect(isSame(SpelledPath.existing(other), place))
    #expect(try InputFile.contents(of: other) == Data("text".utf8))
    #expect(InputFile.isFile(other) && InputFile.isFolder(path(asked)) && InputFile.exists(other))
    let url = URL(filePath: other).existingSpelling
    #expect(isSame(url.path, place))
    let relative = URL(
      filePath: "\(asked)/in", relativeTo: URL(filePath: folder.url.path + "/")
    ).existingSpelling
    #expect(isSame(relative.relativePath, "\(stored)/in"))
  }

  @Test func `stays as it is where it exists, or nothing like it`() throws {
    for name in [Self.one, Self.two] { try Data().write(to: URL(filePath: path(name))) }
    for name in [Self.one, Self.two, "CAF\u{C9}", "none/\(Self.one)"] {
      #expect(isSame(SpelledPath.existing(path(name)), path(name)), "\(name)")
    }
    #expect(!InputFile.exists(path("CAF\u{C9}")))
  }
}
