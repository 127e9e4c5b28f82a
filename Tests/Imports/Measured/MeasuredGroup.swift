import Foundation
import TestSupport
import Testing

/// A group of measured cases, as its file has it; `Tests/Corpus/README.md` tells more.
struct MeasuredGroup: Decodable, Sendable {
  let group: String
  let cases: [MeasuredCase]

  /// All groups, in the order of their files' names.
  static let all = files("Tests/Corpus/Measured").map { name in
    decoded(MeasuredGroup.self, from: name) ?? MeasuredGroup(group: name, cases: [])
  }

  /// The paths of the files of a folder that hold groups, in order.
  private static func files(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path))
    return (names ?? []).filter { $0.hasSuffix(".json") && $0 != "outlines.json" }.sorted()
      .map { folder + "/" + $0 }
  }

  /// The value of a file; nil, with an issue, if there is none.
  static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) -> Value? {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: Repository.url(path)))
    } catch {
      Issue.record("\(path): \(error)")
      return nil
    }
  }
}

extension MeasuredGroup: CustomTestStringConvertible {
  var testDescription: String { group }
}

/// A view, and what was measured of it on the system.
///
/// Expectations are by time, in seconds as text.
struct MeasuredCase: Decodable, Sendable {
  let name: String
  /// The name of the recording.
  let recorded: String
  /// The system of the recording.
  let on: String
  /// The width and the height of the canvas, in points.
  let canvas: [CGFloat]
  /// The pixels per point.
  let scale: CGFloat
  /// The largest difference that is none, in points, or in steps of a color of 255; nil is
  /// ``exact``.
  let tolerance: Double?
  /// What fingers do, in the language of scripts; nil is a pause.
  let script: String?
  /// The reason why no expectation of the case is met; nil if all are.
  let differs: String?
  /// The frames on the canvas by the views' names: x, y, width and height; nil is any length.
  let frames: [String: [String: [CGFloat?]]]?
  /// The values of ``Relation``s between frames.
  let relations: [String: [String: Expected]]?
  /// The red, green and blue of pixels, by their places such as `28 50`.
  let colors: [String: [String: [Int]]]?

  /// The tolerance where no font is involved: layouts are exact.
  static let exact = 0.05

  /// An expected number, or its bounds.
  enum Expected: Decodable, Sendable {
    case number(Double)
    case bounds(Double, Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let bounds = try? container.decode([Double].self), bounds.count == 2 {
        self = .bounds(bounds[0], bounds[1])
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    func contains(_ found: Double, tolerance: Double) -> Bool {
      switch self {
      case .number(let number): abs(found - number) <= tolerance
      case .bounds(let low, let high): found >= low && found <= high
      }
    }

    var spelled: String {
      switch self {
      case .number(let number): "\(number)"
      case .bounds(let low, let high): "\(low) to \(high)"
      }
    }
  }
}
