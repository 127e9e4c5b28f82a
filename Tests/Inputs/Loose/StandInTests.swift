import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `Stand-ins` {
  @Test func `have descriptions that can be read`() throws {
    let standIns = StandIns.all
    #expect(standIns.faults == [])
    let folders = try ["Frameworks", "Packages"].flatMap { area in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.url("Sources/Annex/\(area)").path)
    }
    #expect(standIns.list.map(\.name) == folders.sorted())
  }

  @Test(arguments: StandIns.all.list.map(\.name))
  func `are described in full`(name: String) throws {
    let standIn = try #require(StandIns.all.named(name))
    let description = standIn.description
    if !description.modules.isEmpty {
      #expect((description.follows.repository == nil) != (description.follows.framework == nil))
    }
    #expect((description.facts ?? []).allSatisfy { URL(string: $0)?.scheme == "https" })
    let reasons = (description.withoutEffect ?? [:]).merging(description.invisible ?? [:]) { $1 }
    #expect(reasons.values.allSatisfy { !$0.isEmpty })
    // A misspelled key would say nothing.
    let keys: Set = [
      "modules", "follows", "facts", "types", "marks", "boundReads", "withoutEffect", "invisible",
    ]
    let file = standIn.folder.appending(path: StandInDescription.fileName)
    let read = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    #expect(Set(read.keys).subtracting(keys) == [])
  }

  @Test func `answer to a module alone, or by the names of a file`() {
    let answers = StandIns.all.list.filter { $0.description.marks == nil }
      .flatMap(\.description.modules)
    #expect(Dictionary(grouping: answers) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    let apple = SourceText("import Charts\nlet a = Chart {}")
    let package = SourceText("import Charts\nlet a: BarChartView")
    #expect(StandIns.all.answering("Charts", in: apple)?.name == "Charts")
    #expect(StandIns.all.answering("Charts", in: package)?.name == "DGCharts")
    #expect(StandIns.all.answering("Kite") == nil)
  }

  @Test(arguments: [
    ("import SnapKit", ["SnapKit"]), ("import KingfisherSwiftUI", ["Kingfisher"]),
    ("@testable import struct Nuke.ImagePipeline", ["Nuke"]),
    ("#if canImport(RxSwift)\n#endif", ["RxSwift"]), ("import SwiftUI", []),
    ("// import SnapKit", []), ("let a = \"import SnapKit\"", []),
  ])
  func `are used by imports and conditions`(text: String, names: [String]) {
    #expect(StandIns.all.used(by: [SourceText(text)]).map(\.name) == names)
  }

  @Test func `depend on the stand-ins that their files import`() throws {
    let standIn = try #require(StandIns.all.named("Kingfisher"))
    let sources = try StandInSources(standIn, among: .all)
    #expect(sources.dependencies.map(\.name) == ["PictureLoading"])
    #expect(sources.paths.allSatisfy { $0.hasSuffix(".swift") } && !sources.paths.isEmpty)
  }

  @Test func `have another identity with other sources`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "Kite")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(#"{"modules": ["Kite"], "follows": {"repository": "https://x.org/kite"}}"#.utf8)
      .write(to: place.appending(path: "stand-in.json"))
    let file = place.appending(path: "Kite.swift")
    try Data("public struct Kite {}\n".utf8).write(to: file)
    let standIns = StandIns(in: [folder.url])
    let standIn = try #require(standIns.answering("Kite"))
    #expect(standIn.alias == "Kite" && standIn.module == "ScrollworkKite")
    let first = try StandInSources(standIn, among: standIns).identity
    #expect(try StandInSources(standIn, among: standIns).identity == first)
    try Data("public struct Kite { public init() {} }\n".utf8).write(to: file)
    #expect(try StandInSources(standIn, among: standIns).identity != first)
  }

  @Test func `with a damaged description are told`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "Kite")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: place.appending(path: "stand-in.json"))
    let standIns = StandIns(in: [folder.url])
    #expect(standIns.list.isEmpty)
    #expect(standIns.faults.count == 1 && standIns.faults[0].contains("Kite/stand-in.json"))
  }
}

/// A function without a body does nothing: its description says so, or it is what a protocol leaves open.
@Suite struct `Functions of stand-ins without a body` {
  /// Those that are right as they are: one that is there to be overridden, and an iterator of itself.
  private static let known: Set<Substring> = ["awakeFromInsert", "makeAsyncIterator"]

  @Test(arguments: StandIns.all.list.map(\.name))
  func `are described, or are optional methods of protocols`(name: String) throws {
    let standIn = try #require(StandIns.all.named(name))
    let description = standIn.description
    let keys = [description.withoutEffect, description.invisible].flatMap {
      $0.map { Array($0.keys) } ?? []
    }
    let described = Set(keys.map { $0.prefix { $0 != "(" }.split(separator: ".").last ?? "" })
    let texts = try StandInSources(standIn, among: .all).paths.map {
      (path: $0, text: try LooseFiles.read($0))
    }
    let all = texts.map(\.text).joined()
    let protocols = Set(all.matches(of: /\bprotocol (\w+)/).map(\.1))
    for (path, text) in texts {
      var owner: Substring = ""
      // A type at the margin, or a public function up to its braces.
      let pattern =
        /^(?:@\w+ )*(?:(?:public|open|final|package|private|fileprivate) )*(?:class|struct|enum|protocol|actor|extension) (\w+)|^ *(?:(?:@\w+|public|open|override|class|static|mutating|nonisolated) )*(?:public|open) (?:(?:override|class|static|mutating|nonisolated) )*func (\w+)[^{}]*\{ *(?:self)? *\}$/
        .anchorsMatchLineEndings()
      for match in text.matches(of: pattern) {
        if let type = match.1 { owner = type }
        guard let function = match.2, !protocols.contains(owner), !function.hasPrefix("as"),
          !Self.known.contains(function)
        else {
          continue
        }
        #expect(described.contains(function), "\(path): \(owner).\(function)")
      }
    }
  }
}
