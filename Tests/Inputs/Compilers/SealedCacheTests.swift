import Foundation
import TestSupport
import Testing

@testable import ScrollworkCompilers

/// A library called views, of which a list may be a part.
private enum Kind: CompiledKind {
  static let (libraryName, recordName, limit) = ("views.so", "views.sha256", 200)

  static func isPart(_ name: String) -> Bool { name == "omitted.json" }
  static func cannotWrite(path: String, reason: String) -> Failure {
    Failure(description: "cannot write \(path): \(reason)")
  }
  static func missingLibrary(path: String) -> Failure { Failure(description: "no \(path)") }
}

private struct Failure: Error, Hashable {
  let description: String
}

private typealias Cache = SealedCache<Kind>

@Suite struct `The cache of libraries` {
  private let folder: TemporaryFolder
  private let cache: Cache

  init() throws {
    folder = try TemporaryFolder()
    cache = Cache(root: folder.url.appending(path: "scrollwork"))
  }

  @Test func `keeps what was made aside, whole or not at all`() throws {
    let key = Cache.key(of: "a")
    #expect(key.count == 32)
    #expect(key != Cache.key(of: "b"))
    #expect(cache.library(key) == nil)
    let workshop = try cache.makeStagingFolder()
    _ = try workshop.write("library", to: Cache.libraryName)
    #expect(cache.library(key) == nil)
    let kept = try cache.keep(workshop, as: key)
    #expect(try String(contentsOf: kept, encoding: .utf8) == "library")
    #expect(cache.library(key)?.path == kept.path)
    workshop.remove()
    #expect(
      folder.paths == ["scrollwork/\(key)/views.sha256", "scrollwork/\(key)/views.so"])
  }

  private func keep(_ text: String, as key: String) throws -> URL {
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    _ = try workshop.write(text, to: Cache.libraryName)
    return try cache.keep(workshop, as: key)
  }

  /// What may befall a folder of the cache.
  enum Damage: CaseIterable {
    case truncated, changed, gone, emptied, unsealed, linked, aFile

    func befall(_ library: URL) throws {
      let folder = library.deletingLastPathComponent()
      switch self {
      case .truncated: try Data("libr".utf8).write(to: library)
      case .changed: try Data("Library".utf8).write(to: library)
      case .gone: try FileManager.default.removeItem(at: library)
      case .emptied:
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      case .unsealed:
        try FileManager.default.removeItem(at: folder.appending(path: "views.sha256"))
      case .linked:
        let other = folder.appending(path: "other.so")
        try FileManager.default.moveItem(at: library, to: other)
        try FileManager.default.createSymbolicLink(at: library, withDestinationURL: other)
      case .aFile:
        try FileManager.default.removeItem(at: folder)
        try Data("x".utf8).write(to: folder)
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func `builds a damaged library again`(damage: Damage) throws {
    let key = Cache.key(of: "a")
    try damage.befall(keep("library", as: key))
    #expect(cache.library(key) == nil)
    let again = try keep("library", as: key)
    #expect(try String(contentsOf: again, encoding: .utf8) == "library")
    #expect(cache.library(key) == again)
    #expect(
      folder.paths == ["scrollwork/\(key)/views.sha256", "scrollwork/\(key)/views.so"])
  }

  @Test func `builds a library again whose list of omitted code is damaged`() throws {
    for damage in [Data?.none, Data("[".utf8)] {
      let key = Cache.key(of: "\(damage as Any)")
      let workshop = try cache.makeStagingFolder()
      _ = try workshop.write("library", to: Cache.libraryName)
      _ = try workshop.write("[]", to: "omitted.json")
      let list = try cache.keep(workshop, as: key).deletingLastPathComponent()
        .appending(path: "omitted.json")
      #expect(cache.library(key) != nil)
      if let damage { try damage.write(to: list) } else { unlink(list.path) }
      #expect(cache.library(key) == nil)
    }
  }

  @Test func `can be opened by its user alone, and follows no link`() throws {
    let workshop = try cache.makeStagingFolder()
    var info = stat()
    #expect(stat(workshop.folder.path, &info) == 0 && info.st_mode & 0o777 == 0o700)
    let other = folder.url.appending(path: "other")
    let link = workshop.folder.appending(path: "0.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
    #expect(throws: Failure.self) { try workshop.write("text", to: "0.swift") }
    #expect(!FileManager.default.fileExists(atPath: other.path))
  }

  @Test func `lets the faster of two programs win`() throws {
    let key = Cache.key(of: "a")
    let (one, other) = (try cache.makeStagingFolder(), try cache.makeStagingFolder())
    for (workshop, text) in [(one, "one"), (other, "other")] {
      _ = try workshop.write(text, to: Cache.libraryName)
    }
    _ = try cache.keep(one, as: key)
    let kept = try cache.keep(other, as: key)
    other.remove()
    #expect(try String(contentsOf: kept, encoding: .utf8) == "one")
    #expect(folder.paths.count == 2)
  }

  @Test func `takes away what was used longest ago, and what nobody finished`() throws {
    func make(_ name: String, age: Double) throws {
      let url = cache.root.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let library = url.appending(path: Cache.libraryName)
      try Data().write(to: library)
      try SealedFolder<Kind>.seal(StagingFolder(folder: url))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: url.path)
    }
    let keys = (0..<210).map { Cache.key(of: "\($0)") }
    for (index, key) in keys.enumerated() { try make(key, age: Double(index) * 60 + 60) }
    try make(StagingFolder<Kind>.prefix + "old", age: StagingFolder<Kind>.lifetime + 60)
    try make(StagingFolder<Kind>.prefix + "new", age: 60)
    // Used just now, however old.
    #expect(cache.library(keys[205]) != nil)
    _ = try keep("last", as: Cache.key(of: "last"))
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.root.path)
    #expect(left.contains(StagingFolder<Kind>.prefix + "new"))
    #expect(!left.contains(StagingFolder<Kind>.prefix + "old"))
    #expect(left.contains(keys[205]))
    #expect(left.contains(keys[197]))
    #expect(!left.contains(keys[198]))
    #expect(left.count == 201)
  }

  @Test func `says where it cannot write`() throws {
    let cache = Cache(root: URL(filePath: "/dev/null/scrollwork"))
    let error = #expect(throws: Failure.self) { try cache.makeStagingFolder() }
    #expect(error?.description.hasPrefix("cannot write /dev/null/scrollwork/") == true)
  }
}
