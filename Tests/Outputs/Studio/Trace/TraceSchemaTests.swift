import Foundation
import ScrollworkStage
import TestSupport
import Testing

@testable import ScrollworkStudio

/// Traces and inspections against `docs/trace.schema.json`.
@Suite @MainActor struct `The schema of traces` {
  private static let path = "docs/trace.schema.json"

  private static func lines() -> [String] {
    TraceScenes.reports(TraceScenes.stage(), fps: 10).enumerated()
      .map { TraceLine.spell($0, $1.report, since: $1.last) }
  }

  @Test func `has all fields of a trace`() throws {
    let schema = try JSONSchema(Self.path)
    for line in Self.lines() {
      #expect(try schema.complaints(about: JSONNode(line)) == [])
    }
  }

  @Test func `has all fields of an inspection`() throws {
    let schema = try JSONSchema(Self.path, definition: "inspection")
    for time in [0, 0.2, 0.6] {
      let json = try SceneInspection(TraceScenes.stage(), at: time).json
      #expect(try schema.complaints(about: JSONNode(json)) == [])
    }
  }

  /// Or a schema that allows everything would do.
  @Test func `refuses what is no line of a trace`() throws {
    let schema = try JSONSchema(Self.path)
    let node = try JSONNode(Self.lines()[3])
    func change(_ path: String, _ value: JSONNode?) -> JSONNode {
      changed(node, path.split(separator: "/").map(String.init)[...], value)
    }
    let rich = try #require(
      node["children"].elements.firstIndex { $0["filters"] != .null && $0["corners"] != .null })
    let child = "children/\(rich)"
    let plain = try #require(node["children"].elements.firstIndex { $0["corners"] == .null })
    let wrong: [(String, JSONNode)] = [
      ("version 1", change("version", .number(1))), ("no version", change("version", nil)),
      ("a new field", change("more", .null)), ("half a still", change("number", .number(0.5))),
      ("no children", change("children", nil)), ("a text", change("time", .text("0"))),
      ("a phase", change("scrollViews/0/phase", .text("gone"))),
      (
        "a long point", change("scrollViews/0/offset", .list([.number(1), .number(2), .number(3)]))
      ),
      ("no frame", change("\(child)/frame", nil)), ("a field", change("\(child)/size", .number(1))),
      ("too opaque", change("\(child)/opacity", .number(1.5))),
      ("no corners", change("\(child)/corners", nil)),
      ("no projection", change("\(child)/projection", nil)),
      ("two maps", change("\(child)/transform", .list((0..<6).map { .number(Double($0)) }))),
      ("no map", change("children/\(plain)/transform", nil)),
      ("no total", change("\(child)/total", nil)),
      ("seven numbers", change("\(child)/total", .list((0..<7).map { .number(Double($0)) }))),
      ("a filter", change("\(child)/filters/0/kind", .text("sepia"))),
      ("a filter's field", change("\(child)/filters/0/more", .null)),
      ("no filters", change("\(child)/filters", .list([]))),
      ("a callback", change("scrollViews/0/callbacks", .list([.number(1)]))),
      ("normal", change("\(child)/blend", .text("normal"))),
    ]
    for (name, line) in wrong {
      #expect(!schema.complaints(about: line).isEmpty, "\(name) is allowed")
    }
    #expect(schema.complaints(about: change("\(child)/blend", .text("multiply"))) == [])
    #expect(schema.complaints(about: change("\(child)/opacity", .null)) == [])
  }

  private func changed(_ node: JSONNode, _ path: ArraySlice<String>, _ value: JSONNode?) -> JSONNode
  {
    guard let step = path.first else { return value ?? .null }
    guard value != nil || path.count > 1 else { return node.without(step) }
    var copy = node
    copy[step] = changed(node[step], path.dropFirst(), value)
    return copy
  }

  /// Each keyword, by a value that it allows and one that it does not.
  nonisolated static let keywords: [(schema: String, right: String, wrong: String)] = [
    (#"{"type":"integer"}"#, "2", "2.5"), (#"{"type":["null","string"]}"#, "null", "true"),
    (#"{"enum":["a",1]}"#, "1", #""b""#), (#"{"const":true}"#, "true", "false"),
    (#"{"minimum":0,"maximum":1}"#, "1", "1.1"), (#"{"minimum":0}"#, #""text""#, "-1"),
    (#"{"minLength":1}"#, #""é""#, #""""#), (#"{"required":["a"]}"#, #"{"a":1}"#, "{}"),
    (#"{"properties":{"a":{"type":"null"}}}"#, #"{"b":1}"#, #"{"a":1}"#),
    (#"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1}"#, #"{"b":1}"#),
    (#"{"additionalProperties":{"type":"number"}}"#, #"{"a":1}"#, #"{"a":""}"#),
    (#"{"items":{"type":"number"}}"#, "[1,2]", #"[1,"2"]"#),
    (#"{"prefixItems":[{"const":1}],"items":{"const":2}}"#, "[1,2,2]", "[1,1]"),
    (#"{"minItems":1,"maxItems":2}"#, "[1]", "[1,2,3]"), (#"{"minItems":1}"#, "1", "[]"),
    (#"{"oneOf":[{"minimum":1},{"maximum":2}]}"#, "3", "1.5"),
    (#"{"oneOf":[{"const":1},{"const":2}]}"#, "2", "3"),
    (#"{"anyOf":[{"const":1},{"minimum":1}]}"#, "1", "0"),
    (#"{"allOf":[{"minimum":1},{"maximum":2}]}"#, "1.5", "0"),
    (#"{"not":{"const":1}}"#, "2", "1"),
    (##"{"$ref":"#/$defs/a","$defs":{"a":{"const":1}}}"##, "1", "2"),
  ]

  @Test(arguments: keywords.indices) func `is read keyword by keyword`(index: Int) throws {
    let (text, right, wrong) = Self.keywords[index]
    let schema = try JSONSchema(text: text)
    #expect(try schema.complaints(about: JSONNode(right)) == [], "\(text)")
    #expect(try !schema.complaints(about: JSONNode(wrong)).isEmpty, "\(text)")
  }

  @Test(arguments: [#"{"minimun":1}"#, ##"{"$ref":"#/$defs/b"}"##, #"{"type":"float"}"#, "1"])
  func `is refused where it has a mistake`(text: String) throws {
    #expect(try !JSONSchema(text: text).complaints(about: JSONNode("1")).isEmpty)
  }
}
