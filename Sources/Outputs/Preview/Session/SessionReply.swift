package import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// A message of a session to the page.
package enum SessionReply: Hashable, Sendable {
  /// A JSON object.
  case text(String)
  /// A picture with its head.
  case picture(Data)
  /// All that has happened so far, for a session that goes on with other code.
  case record(Data)
}

extension Encodable {
  /// The values as JSON on one line, with keys in order.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension SessionReply {
  /// A JSON object of values.
  static func object(_ values: some Encodable) -> SessionReply { .text(values.json) }
}

/// What a page has to know of a scene.
struct SceneMessage: Encodable {
  let kind = "scene"
  let generation: UInt16
  let name: String
  let title: String
  let width: Double
  let height: Double
  let safeArea: [Double]
  let ratio: Double
  let end: Double
  let settings: PreviewSettings
  let devices: [String]
  let file: String?
}

/// The numbers of the scroll views at a moment.
struct MomentMessage: Encodable {
  struct Scroll: Encodable {
    let name: String
    let id: String?
    let phase: String
    let offset: [Double]
    let velocity: [Double]
    let content: [Double]
    let width: Double
    let height: Double

    init(_ report: ScrollReport) {
      (name, id) = (report.name, report.id)
      phase = "\(report.phase)"
      offset = [report.offset.x, report.offset.y]
      velocity = [report.velocity.dx, report.velocity.dy]
      content = [report.contentSize.width, report.contentSize.height]
      (width, height) = (report.containerSize.width, report.containerSize.height)
    }
  }

  let kind = "moment"
  let time: Double
  let end: Double
  let isMoving: Bool
  let scrolls: [Scroll]
}

/// The numbers of a whole session that was played again.
struct MomentsMessage: Encodable {
  let kind = "moments"
  let generation: UInt16
  let items: [MomentMessage]
}

/// The views at a point, the innermost first.
struct ViewsMessage: Encodable {
  struct Item: Encodable {
    let name: String
    let id: String?
    let frame: [Double]
    let values: [String: String]
    let source: String?
  }

  let kind = "view"
  let x: Double
  let y: Double
  let items: [Item]
}

/// The text of a session's script.
struct ScriptMessage: Encodable {
  let kind = "script"
  let text: String
  let lines: Int
}

/// The expectations that hold at the present moment, as lines of a script.
struct OffersMessage: Encodable {
  let kind = "offers"
  let lines: [String]
}

/// A text for the person at the page.
package struct NoticeMessage: Encodable {
  let kind = "said"
  package let text: String
  let isError: Bool

  /// A text; `isError` if something did not work.
  package init(text: String, isError: Bool) { (self.text, self.isError) = (text, isError) }
}

/// The tree of all views as text.
struct TreeMessage: Encodable {
  let kind = "tree"
  let text: String
}

/// What is wrong with a scene or its code.
package struct ProblemsMessage: Encodable {
  /// A place in a file, and what is wrong there.
  package struct Item: Encodable, Hashable, Sendable {
    let severity: String
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
    let source: String?
    let note: String?

    /// A problem, with its place where it has one.
    package init(
      severity: String, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
      source: String? = nil, note: String? = nil
    ) {
      (self.severity, self.file, self.line, self.column) = (severity, file, line, column)
      (self.message, self.source, self.note) = (message, source, note)
    }
  }

  let kind = "problems"
  let isStale: Bool
  let items: [Item]

  /// Problems; `isStale` if the picture is that of older code.
  package init(_ items: [Item], isStale: Bool) { (self.items, self.isStale) = (items, isStale) }

  /// The message.
  var reply: SessionReply { .object(self) }
}
