/// The parameters of a view or modifier, as code gives them.
package struct ViewParameters: Hashable, Sendable {
  /// The view or modifier, such as `VStack` or `padding`.
  package let kind: String
  /// The values by name, such as `14` for `spacing`; those left out are the defaults.
  package let values: [String: String]
  /// The source line; empty if it is unknown.
  package let source: String

  package init(_ kind: String, _ values: [String: String], source: String) {
    (self.kind, self.values, self.source) = (kind, values, source)
  }

  /// The parameters of a view or modifier at a line of code; the values are spelled by name.
  init(_ kind: String, of subject: Any, at location: SourceLocation?) {
    self.init(kind, ParameterSpelling.values(of: subject), source: location?.inScene ?? "")
  }
}

/// The parameters of a view, and of the modifiers that leave no view of their own.
///
/// A reference, so that a recording knows the list of a still from that of the still before.
package final class ViewParameterList: Hashable, Sendable {
  /// The structural name of the view.
  package let view: String
  /// What the view is, inside of all modifiers: the words of a text in quotation marks, or its kind.
  package let label: String
  /// The parameters, those of the view itself first.
  package let entries: [ViewParameters]

  package init(_ view: String, label: String, _ entries: [ViewParameters]) {
    (self.view, self.label, self.entries) = (view, label, entries)
  }

  package static func == (first: ViewParameterList, second: ViewParameterList) -> Bool {
    first === second
      || first.view == second.view && first.label == second.label
        && first.entries == second.entries
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(view)
    hasher.combine(entries)
  }
}

extension SourceLocation {
  /// The line of code; empty outside of scene code.
  var inScene: String { isInScene ? "\(self)" : "" }
}
