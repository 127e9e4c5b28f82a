import ScrollworkScript
import ScrollworkStage

/// An unknown name in a compiler error.
struct UnknownName: Hashable {
  enum Kind: Hashable { case type, member, module }

  let kind: Kind
  let name: String

  init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Parses an error message; nil for other errors.
  init?(_ message: String) {
    let words = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if message.hasPrefix("cannot find"), words.count >= 3 {
      (kind, name) = (.type, words[1].hasPrefix("$") ? String(words[1].dropFirst()) : words[1])
    } else if message.hasPrefix("no such module"), words.count >= 3 {
      (kind, name) = (.module, words[1])
    } else if message.contains(" has no member '"), words.count >= 5 {
      // A member of a module is a type.
      (kind, name) = (message.hasPrefix("module") ? .type : .member, words[words.count - 2])
    } else if message.hasPrefix("no type has a member"), words.count >= 3 {
      (kind, name) = (.member, words[1].hasPrefix(".") ? String(words[1].dropFirst()) : words[1])
    } else if message.hasPrefix("unknown attribute") || message.hasPrefix("no macro named"),
      words.count >= 3
    {
      (kind, name) = (.type, words[1])
    } else {
      return nil
    }
  }
}

extension CompilerReport {
  /// Whether an unknown name has neither advice of ours nor a suggestion of the compiler.
  var wantsNearestNames: Bool {
    findings.contains { finding in
      UnknownName(finding.message).map { unknown in
        unknown.kind != .module && UnsupportedNames.advice(for: unknown) == nil
          && Self.coordinateAdvice(for: finding) == nil && !finding.message.contains("did you mean")
      } ?? false
    }
  }

  /// The report with advice on unknown names.
  func explained(by known: KnownNames) -> CompilerReport {
    var report = self
    for index in report.findings.indices {
      let finding = report.findings[index]
      guard let unknown = UnknownName(finding.message) else {
        report.findings[index].advice = Self.advice(for: finding)
        continue
      }
      if let advice = Self.coordinateAdvice(for: finding) ?? UnsupportedNames.advice(for: unknown) {
        report.findings[index].advice = advice
      } else if finding.message.contains("VisualEffect") {
        // One that views have is not misspelled.
        let near =
          known.members.contains(unknown.name)
          ? nil : NearestWord.nearest(to: unknown.name, among: known.members)
        report.findings[index].advice =
          near.map { "did you mean \($0)?" }
          ?? "a visual effect has no such modifier; apply it to the view"
      } else if !finding.message.contains("did you mean"), unknown.kind != .module {
        let names = unknown.kind == .type ? known.types : known.members
        if names.contains(unknown.name) {
          // A member of that name exists on another type, which the compiler reports.
          guard unknown.kind == .type else { continue }
          report.findings[index].advice =
            "\(unknown.name) comes with SwiftUI; does the file say import SwiftUI?"
        } else if let near = NearestWord.nearest(to: unknown.name, among: names) {
          report.findings[index].advice = "did you mean \(near)?"
        }
      }
    }
    return report
  }

  /// Advice for a coordinate of a rectangle without its origin, such as `target.rect.x` on the page of
  /// `ScrollTargetBehavior`; nil for other errors.
  private static func coordinateAdvice(for finding: Finding) -> String? {
    ["x", "y"].first { finding.message == "value of type 'CGRect' has no member '\($0)'" }
      .map { "a rectangle has its coordinates in its origin: write origin.\($0)" }
  }

  /// Advice for incomplete `--view` expressions and for errors that the compiler reports at the
  /// wrong place.
  private static func advice(for finding: Finding) -> String? {
    if CompilerReport.isMisplacedInForEach(finding.message) {
      return "an expression in this ForEach is unknown or of the wrong type; the compiler does "
        + "not report which, so remove its lines one by one"
    }
    if finding.message.contains("Objective-C") {
      return
        "selectors are not supported; use a SwiftUI gesture on the views, such as "
        + "onTapGesture(count: 2)"
    }
    guard finding.path == LooseProgram.expressionName,
      finding.message.hasPrefix("missing argument")
    else { return nil }
    let view = finding.excerpt.first.map { String($0.prefix { $0 != "(" }) } ?? ""
    return "pass an expression that creates the view, such as --view '\(view)(…)'"
  }
}
