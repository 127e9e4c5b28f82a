import Foundation
import TestSupport
import Testing

/// A file of views for each stand-in, which the tool plays as it plays those of its users.
///
/// The first line of `Tests/Annex/StandIns/Fixtures/NAME.swift` has the times at which it is looked at, such as
/// `// At 0, 0.5, 2.`; what the tool then says and lists is in `Tests/Goldens/Annex/NAME.txt`.
@Suite struct `A fixture of a stand-in` {
  private static let folder = "Tests/Annex/StandIns/Fixtures"

  private static let names: [String] = {
    let files = try? Repository.swiftFiles(in: [folder])
    return (files ?? []).filter { !$0.hasSuffix(".steps.swift") }
      .map { String($0.dropFirst(folder.count + 1).dropLast(".swift".count)) }
  }()

  @Test func `is there for each stand-in that files can import`() throws {
    let standIns = try Repository.descriptions().filter { !$0.modules.isEmpty }.map(\.name)
    #expect(Set(standIns).subtracting(Self.names).sorted() == [])
  }

  @Test(arguments: names) func `shows what it makes`(name: String) throws {
    let folder = try TemporaryFolder()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.url(Self.folder).path)
    for file in files where file.hasPrefix(name + ".") {
      try FileManager.default.copyItem(
        at: Repository.url("\(Self.folder)/\(file)"), to: folder.url.appending(path: file))
    }
    let source = try Repository.text("\(Self.folder)/\(name).swift")
    let head = try #require(source.split(separator: "\n").first)
    let times = head.matches(of: /\d+(\.\d+)?/).map { String($0.0) }
    #expect(head.hasPrefix("// At ") && !times.isEmpty)
    var text = ""
    for (number, time) in times.enumerated() {
      let result = try BuiltTool.run("inspect \(name).swift --at \(time)", in: folder.url)
      #expect(result.status == 0, "\(result.err)")
      // What the code prints, and what the tool says, is the same each time.
      if number == 0, !result.err.isEmpty { text += result.err + "\n" }
      text += result.out + "\n"
    }
    let difference = Golden.difference(text, "Annex", name)
    #expect(difference == nil, "\(difference ?? "")")
  }
}

extension Repository {
  /// What a description says.
  struct Description: Decodable {
    var modules: [String]
    /// The name of the folder.
    var name: String { folder ?? "" }
    fileprivate var folder: String?
  }

  /// The descriptions of all stand-ins.
  static func descriptions() throws -> [Description] {
    try ["Frameworks", "Packages"].flatMap { area in
      let place = url("Sources/Annex/\(area)")
      return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map { name in
        let file = place.appending(path: "\(name)/stand-in.json")
        var description = try JSONDecoder().decode(
          Description.self, from: Data(contentsOf: file))
        description.folder = name
        return description
      }
    }
  }
}
