import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Kept hashes of fonts` {
  let folder: TemporaryFolder
  private var font: URL { folder.url.appending(path: "a font.ttf") }
  private var file: URL { folder.url.appending(path: "cache/fonts") }

  init() throws { folder = try TemporaryFolder() }

  private func digest() throws -> String {
    var digests = FontDigests(file)
    let digest = try digests.digest(of: font)
    digests.keep()
    return digest
  }

  /// The contents of a font, which begin as those of OpenType.
  private static func contents(_ text: String) -> Data { Data("OTTO\(text)".utf8) }

  /// The date is set back, so only the size, or nothing, tells of the new contents.
  private func write(_ text: String) throws {
    try Self.contents(text).write(to: font)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: font.path)
  }

  @Test func `are read instead of a font of the same size and date`() throws {
    try write("one")
    let first = try digest()
    #expect(first == ContentDigest(of: Self.contents("one")).description)
    try write("two")
    #expect(try digest() == first)
    try write("three")
    #expect(try digest() == ContentDigest(of: Self.contents("three")).description)
  }

  @Test(arguments: ["", "zz", "\u{0}\u{1}", "00 11 22 /nowhere\n"])
  func `are taken again if their file is damaged`(contents: String) throws {
    try write("one")
    _ = try digest()
    try Data(contents.utf8).write(to: file)
    #expect(try digest() == ContentDigest(of: Self.contents("one")).description)
  }

  @Test func `of a file that others can write do not count`() throws {
    try write("one")
    let first = try digest()
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
    try write("two")
    #expect(try digest() != first)
  }

  @Test func `of a font that is missing is an error`() {
    #expect(throws: CairoError.unreadableFont(file: font.path)) { try digest() }
  }
}
