import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// A summary in the Static Analysis Results Interchange Format: a rule for each kind of finding, and
/// a result for each finding.
///
/// A finding without a source line has only the name of its view as its location.
struct SARIFSummary {
  /// The address of the schema.
  ///
  /// - Source: documented in SARIF 2.1.0, section 3.13.3.
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private let comparisons: [Comparison]

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// The document, with a final line feed.
  var text: String {
    let driver: JSONText = .object([
      "name": .text("Scrollwork"), "rules": .list(Self.rules.map(\.json)),
    ])
    let run: JSONText = .object([
      "columnKind": .text("unicodeCodePoints"),
      "originalUriBaseIds": .object([
        "SRCROOT": .object(["description": Self.message("The top folder of the sources.")])
      ]),
      "results": .list(comparisons.flatMap(results(of:))),
      "tool": .object(["driver": driver]),
    ])
    return JSONText.object([
      "$schema": .text(Self.schema), "runs": .list([run]), "version": .text("2.1.0"),
    ]).lines(depth: 6)
  }

  // MARK: Rules

  private struct Rule {
    let id: String
    let sentence: String

    var json: JSONText {
      .object([
        "id": .text(id), "name": .text(id), "shortDescription": message(sentence),
        "defaultConfiguration": .object(["level": .text("error")]),
      ])
    }
  }

  /// A rule for each kind, then those for scenes without findings.
  private static let rules =
    Finding.Kind.allCases.map { Rule(id: $0.rawValue, sentence: $0.sentence) }
    + [Verdict.missing, .stale, .different, .broken]
    .map { Rule(id: $0.rawValue, sentence: $0.sentence) }

  // MARK: Results

  private func results(of comparison: Comparison) -> [JSONText] {
    if comparison.verdict.isPassing { return [] }
    guard !comparison.findings.isEmpty else {
      let rule = comparison.verdict.rawValue
      let message = "\(comparison.name): \(comparison.sentence)"
      let key = [comparison.name, rule]
      return [
        result(rule, "error", message, key, [logical(comparison.name, "module")], source: nil)
      ]
    }
    var occurrences: [[String]: Int] = [:]
    return FindingOutline(comparison.findings).entries.map { entry in
      let finding = comparison.findings[entry.index]
      // Neither lines nor values: both change while the finding is the same.
      var key = [comparison.name, finding.kind.rawValue, finding.property ?? ""] + finding.views
      let occurrence = occurrences[key, default: 0]
      occurrences[key] = occurrence + 1
      if occurrence > 0 { key.append("\(occurrence)") }
      let names = finding.views.map { logical($0, "element") }
      return result(
        finding.kind.rawValue, entry.depth == 0 ? "error" : "note",
        "\(comparison.name): \(finding.sentence)", key,
        names.isEmpty ? [logical(comparison.name, "module")] : names,
        source: finding.source.map(SourceLine.init))
    }
  }

  private func result(
    _ rule: String, _ level: String, _ message: String, _ key: [String], _ names: [JSONText],
    source: SourceLine?
  ) -> JSONText {
    var location: [String: JSONText] = ["logicalLocations": .list(names)]
    if let source {
      var physical: [String: JSONText] = [
        "artifactLocation": .object([
          "uri": .text(Self.reference(source.file)), "uriBaseId": .text("SRCROOT"),
        ])
      ]
      physical["region"] = source.line.map { .object(["startLine": .integer($0)]) }
      location["physicalLocation"] = .object(physical)
    }
    let print = ContentDigest(of: Data(JSONText.list(key.map(JSONText.text)).line.utf8))
    var entries: [String: JSONText] = [
      "level": .text(level), "locations": .list([.object(location)]),
      "message": Self.message(message), "ruleId": .text(rule),
      "partialFingerprints": .object(["finding/v1": .text(print.hexadecimal(digits: 32))]),
    ]
    entries["ruleIndex"] = Self.rules.firstIndex { $0.id == rule }.map { .integer($0) }
    return .object(entries)
  }

  private func logical(_ name: String, _ kind: String) -> JSONText {
    .object(["fullyQualifiedName": .text(name), "kind": .text(kind)])
  }

  private static func message(_ text: String) -> JSONText { .object(["text": .text(text)]) }

  /// A relative reference: a path whose other characters are percent-encoded.
  private static func reference(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
