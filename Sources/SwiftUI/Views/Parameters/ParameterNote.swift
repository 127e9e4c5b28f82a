import ScrollworkEnvironment
import ScrollworkMotion

/// The parameters of a modifier that leaves no view of its own, spelled when a recording asks for them.
package struct ParameterNote {
  /// The name of the modifier.
  let kind: String
  /// The values by name.
  let values: [(name: String, value: Any)]
  /// The line of code.
  let location: SourceLocation?

  /// Whether another note is of the same modifier at the same line.
  func isSame(as other: ParameterNote) -> Bool {
    guard let location, let line = other.location, kind == other.kind else { return false }
    return location.description == line.description
  }

  /// The spelled parameters.
  var parameters: ViewParameters {
    let spelled = values.flatMap { name, value in
      if let path = value as? EnvironmentNote { return path.spelled }
      return ParameterSpelling.pairs(of: value, named: name)
    }
    return ViewParameters(
      kind, Dictionary(spelled) { first, _ in first }, source: location?.inScene ?? "")
  }
}

/// A value that a modifier sets in the environment.
struct EnvironmentNote {
  let path: PartialKeyPath<EnvironmentValues>
  let value: Any

  /// The name and the value; none for a value without a name.
  nonisolated(unsafe) private static let names: [PartialKeyPath<EnvironmentValues>: String] = [
    \.layoutDirection: "layoutDirection", \.colorScheme: "colorScheme",
    \.dynamicTypeSize: "dynamicTypeSize", \.lineLimit: "lineLimit",
    \.lineSpacing: "lineSpacing", \.tracking: "tracking", \.baselineOffset: "baselineOffset",
    \.multilineTextAlignment: "multilineTextAlignment", \.minimumScaleFactor: "minimumScaleFactor",
    \.isEnabled: "isEnabled", \.truncationMode: "truncationMode", \.isItalic: "italic",
  ]

  /// The pair of the name and the spelled value.
  var spelled: [(String, String)] {
    let name = Self.names[path]
    return name.map { ParameterSpelling.pairs(of: value, named: $0) } ?? []
  }
}

/// A view with a note of a modifier's parameters.
struct NotedView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let note: ParameterNote

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context).map { node in
      node.note(note)
      return node
    }
  }
}

extension View {
  /// Notes the parameters of a modifier at a line of code.
  func noted(
    _ kind: String, _ values: [(name: String, value: Any)],
    _ fileID: StaticString, _ line: UInt
  ) -> some View {
    NotedView(
      content: self,
      note: ParameterNote(
        kind: kind, values: values, location: SourceLocation(fileID: fileID, line: line)))
  }
}
