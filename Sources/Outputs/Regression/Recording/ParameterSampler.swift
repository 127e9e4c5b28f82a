import ScrollworkStage
import ScrollworkViews

/// Takes the parameters of views that no still before has.
struct ParameterSampler: Sendable {
  /// The lists that were taken; a reference stands for its contents.
  private var taken: Set<ViewParameterList> = []
  private var references: [ObjectIdentifier: ViewParameterList] = [:]
  /// Names of source files by what views call them.
  private let sourceNames: [String: String]

  init(sourceNames: [String: String]) { self.sourceNames = sourceNames }

  /// The parameters of a still's views, without those taken before; nil without any.
  mutating func samples(_ views: [DrawnView]) -> [ParameterSample]? {
    var found: [(list: ViewParameterList, label: String?, count: Int)] = []
    var places: [ViewParameterList: Int] = [:]
    for view in views where !view.parameters.isEmpty {
      for list in view.parameters where references[ObjectIdentifier(list)] == nil {
        if let place = places[list] {
          found[place].count += 1
        } else if !taken.contains(list) {
          places[list] = found.count
          found.append((list, list.label.isEmpty ? nil : list.label, 1))
        }
      }
    }
    for (list, _, _) in found {
      taken.insert(list)
      references[ObjectIdentifier(list)] = list
    }
    let samples = found.flatMap { list, label, count in
      list.entries.map { entry in
        ParameterSample(
          view: list.view, kind: entry.kind, label: label, source: name(of: entry.source),
          values: entry.values, count: count)
      }
    }
    return samples.isEmpty ? nil : samples
  }

  private func name(of source: String) -> String? {
    guard !source.isEmpty else { return nil }
    guard let colon = source.lastIndex(of: ":"), let name = sourceNames[String(source[..<colon])]
    else { return source }
    return name + source[colon...]
  }
}
