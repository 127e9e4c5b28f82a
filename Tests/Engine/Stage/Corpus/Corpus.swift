import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage

/// A family of the layout corpus, as its file has it; `Tests/Corpus/README.md` tells more.
struct CorpusFamily: Decodable {
  let family: String
  let cases: [CorpusCase]

  /// All families, in the order of their files' names.
  static let all: [CorpusFamily] = {
    let folder = Repository.url("Tests/Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      do {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try JSONDecoder().decode(CorpusFamily.self, from: data)
      } catch {
        Issue.record("\(name): \(error)")
        return CorpusFamily(family: name, cases: [])
      }
    }
  }()
}

extension CorpusFamily: CustomTestStringConvertible {
  var testDescription: String { family }
}

/// One layout: what is proposed, and the views with the frames they should get.
struct CorpusCase: Decodable {
  let name: String
  /// Where the frames are from.
  let source: Source
  /// Width and height; nil asks for the ideal length.
  let proposal: [CGFloat?]
  let tree: CorpusView

  enum Source: String, Decodable { case chromium, rules }
}

/// A view of the corpus: its name and its arguments.
struct CorpusView: Decodable {
  let view: String
  /// What is expected: x, y, width and height; nil for the row of a grid, which is only its cells.
  let frame: [CGFloat]?
  let of: [CorpusView]?
  let width: CorpusLength?
  let height: CorpusLength?
  let minWidth: CorpusNumber?
  let idealWidth: CorpusNumber?
  let maxWidth: CorpusNumber?
  let minHeight: CorpusNumber?
  let idealHeight: CorpusNumber?
  let maxHeight: CorpusNumber?
  let minLength: CGFloat?
  let alignment: String?
  let spacing: CGFloat?
  let insets: CorpusLength?
  let contentMargins: CorpusLength?
  let ratio: CGFloat?
  let contentMode: String?
  let horizontal: Bool?
  let vertical: Bool?
  let axis: String?
  let guide: String?
  let value: CGFloat?
  let times: CGFloat?
  let x: CGFloat?
  let y: CGFloat?
  let axes: [String]?
  let count: Int?
  let span: Int?
  let layoutPriority: Double?
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let gridCellColumns: Int?
  let gridCellAnchor: String?
  let columns: [CorpusTrack]?
  let rows: [CorpusTrack]?

  var children: [CorpusView] { of ?? [] }

  /// This view and all inside, outermost first.
  var all: [CorpusView] { [self] + children.flatMap(\.all) }
}

/// A column or row of a grid.
struct CorpusTrack: Decodable {
  let fixed: CGFloat?
  let flexible: [CorpusNumber]?
  let adaptive: [CorpusNumber]?
  let spacing: CGFloat?
  let alignment: String?
}

/// A number, or several.
struct CorpusLength: Decodable {
  let numbers: [CGFloat]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let numbers = try? container.decode([CorpusNumber].self) {
      self.numbers = numbers.map(\.value)
    } else {
      numbers = [try container.decode(CorpusNumber.self).value]
    }
  }
}

/// A number, which may be infinite.
struct CorpusNumber: Decodable {
  let value: CGFloat

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      (try? container.decode(String.self)) == "infinity"
      ? .infinity : try container.decode(CGFloat.self)
  }
}
