import Foundation
import TestSupport
import Testing

@testable import ScrollworkTesting

@Suite struct `Names of references` {
  @Test(arguments: [
    ("shelfScrolls", "shelfScrolls"), ("shelf scrolls, twice!", "shelf-scrolls-twice"),
    ("../../etc/passwd", "etc-passwd"), ("a/b:c\\d", "a-b-c-d"), ("größe_1", "größe_1"),
    ("カード 3", "カード-3"), ("-x-", "x"),
    ("e\u{301}", "\u{E9}"),
  ]) func `are safe for file systems`(name: String, folder: String) {
    #expect(FileSystemName(name).text.unicodeScalars.elementsEqual(folder.unicodeScalars))
  }

  @Test func `are neither empty nor too long`() {
    let dots = FileSystemName("...").text
    #expect(dots.hasPrefix("unnamed-") && dots.count == 16)
    #expect(FileSystemName("!!!").text != dots)
    let long = String(repeating: "ö", count: 300)
    let (one, other) = (FileSystemName(long + "1").text, FileSystemName(long + "2").text)
    #expect(one.utf8.count <= 100 && other.utf8.count <= 100 && one != other)
  }

  @Test func `are those of functions without parameters`() {
    #expect(RunningTest.plain("shelfScrolls()") == "shelfScrolls")
    #expect(RunningTest.plain("shelf(in:)") == "shelf")
    #expect(RunningTest.plain("`scrolls (far)`(x:)") == "scrolls (far)")
    #expect(RunningTest.plain("scrolls far()") == "scrolls far")
  }

  @Test func `belong to one test each`() {
    let claims = ReferenceClaims()
    func test(_ identity: String) -> RunningTest {
      RunningTest(name: "x", identity: identity, isSwiftTesting: true, isParameterized: false)
    }
    let folder = URL(filePath: "/t/__References__/T/x.1")
    #expect(claims.claim(folder, for: test("A.x"), name: "1") == nil)
    #expect(claims.claim(folder, for: test("A.x"), name: "1") == nil)
    #expect(
      claims.claim(URL(filePath: "/t/__References__/T/X.1"), for: test("B.x"), name: "1")
        == "The tests A.x and B.x would share the reference X.1; give one of the assertions a name "
        + "with named:.")
    #expect(
      claims.claim(folder, for: test("A.x"), name: "1!")
        == "The names “1” and “1!” are the same for a folder, x.1; give one of the assertions "
        + "another name.")
  }

  @Test func `place failures in the package, or where a variable says`() throws {
    let file = try TestFile()
    let test = URL(filePath: file.place.filePath)
    let folders = TestFolders(file: test, test: "a b", assertion: "1", environment: [:])
    let root = file.folder.url.path
    #expect(folders.name == "a-b.1")
    #expect(folders.reference.path == root + "/Tests/__References__/ShelfTests/a-b.1")
    #expect(folders.failure.path == root + "/.build/scrollwork-failures/ShelfTests/a-b.1")
    let elsewhere = TestFolders(
      file: test, test: "a b", assertion: "1", environment: ["SCROLLWORK_FAILURES": "/x/y"])
    #expect(elsewhere.failure.path == "/x/y/ShelfTests/a-b.1")
    let alone = TestFolders(
      file: URL(filePath: "/nowhere/T.swift"), test: "t", assertion: "1", environment: [:])
    #expect(alone.failure.path.hasSuffix("/scrollwork-failures/T/t.1"))
  }
}
