import ScrollworkScript
import ScrollworkViews

/// A name that the compiler does not know, as one of its messages tells of it.
struct UnknownName: Hashable {
  enum Kind: Hashable { case type, member, module }

  let kind: Kind
  let name: String

  /// Reads a message; nil for other messages.
  init?(_ message: String) {
    let words = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if message.hasPrefix("cannot find"), words.count >= 3 {
      (kind, name) = (.type, words[1].hasPrefix("$") ? String(words[1].dropFirst()) : words[1])
    } else if message.hasPrefix("no such module"), words.count >= 3 {
      (kind, name) = (.module, words[1])
    } else if message.contains(" has no member '"), words.count >= 5 {
      // A module's members are types.
      (kind, name) = (message.hasPrefix("module") ? .type : .member, words[words.count - 2])
    } else if message.hasPrefix("unknown attribute"), words.count >= 3 {
      (kind, name) = (.type, words[1])
    } else {
      return nil
    }
  }
}

extension CompilerReport {
  /// Whether some names are unknown of which we say nothing yet and the compiler offers no other.
  var wantsNearestNames: Bool {
    findings.contains { finding in
      UnknownName(finding.message).map { unknown in
        unknown.kind != .module && LackingNames.advice(for: unknown) == nil
          && !finding.message.contains("did you mean")
      } ?? false
    }
  }

  /// The report with what we know about names that do not exist.
  func explained(by known: KnownNames) -> CompilerReport {
    var report = self
    for index in report.findings.indices {
      let finding = report.findings[index]
      guard let unknown = UnknownName(finding.message) else {
        report.findings[index].advice = Self.advice(for: finding)
        continue
      }
      if let advice = LackingNames.advice(for: unknown) {
        report.findings[index].advice = advice
      } else if finding.message.contains("VisualEffect") {
        report.findings[index].advice =
          "an effect cannot change a layout or a look beyond its own; say it of the view"
      } else if !finding.message.contains("did you mean"), unknown.kind != .module {
        let names = unknown.kind == .type ? known.types : known.members
        let near = NearestWord.nearest(to: unknown.name, among: names)
        if near == unknown.name, unknown.kind == .type {
          report.findings[index].advice =
            "\(unknown.name) comes with SwiftUI; does the file say import SwiftUI?"
        } else if let near, near != unknown.name {
          // A member that exists is one of something else, which the compiler says.
          report.findings[index].advice = "did you mean \(near)?"
        }
      }
    }
    return report
  }

  /// What helps with an expression of the command line that lacks something, and where the compiler
  /// looks for a fault beside it.
  private static func advice(for finding: Finding) -> String? {
    if CompilerReport.isMisled(finding.message) {
      return "something inside this ForEach is unknown or does not fit, which the compiler does "
        + "not find; take its lines out one by one"
    }
    if finding.message.contains("Objective-C") {
      return
        "there are no selectors here; a gesture on the views says it in SwiftUI's words, such as "
        + "onTapGesture(count: 2)"
    }
    guard finding.path == LooseProgram.expressionName,
      finding.message.hasPrefix("missing argument")
    else { return nil }
    let view = finding.excerpt.first.map { String($0.prefix { $0 != "(" }) } ?? ""
    return "say how the view is made, such as --view '\(view)(…)'"
  }
}
