import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// A row of a scroll view at a time: a view of the innermost container with several of them.
struct ScrolledRow {
  /// The identity across stills.
  let key: String
  /// The id, else the first text in it, else the kind of view.
  let title: String
  /// The view.
  let view: SeenView
}

extension FigureSubject {
  /// The rows of a scroll view at a time; none if it is not there.
  ///
  /// - Parameters:
  ///   - scroll: The structural name of the scroll view.
  ///   - time: The time, in seconds.
  /// - Returns: The rows, back to front.
  func rows(of scroll: String, at time: Double) -> [ScrolledRow] {
    guard var container = stage.tree(at: time).first(where: { $0.name == scroll }) else {
      return []
    }
    let canvas = CGRect(origin: .zero, size: stage.screen(at: time).size)
    let clip = canvas.intersection(container.placedFrame)
    while container.children.count == 1 { container = container.children[0] }
    var counts: [String: Int] = [:]
    return container.seen(in: clip).filter { $0.ancestors.count == 1 }.map { seen in
      let title = seen.view.title
      let count = counts[title, default: 0]
      counts[title] = count + 1
      return ScrolledRow(key: "\(title) \(count)", title: title, view: seen)
    }
  }
}

extension ResolvedView {
  /// The first view, outermost first, that meets a condition.
  fileprivate func first(where condition: (ResolvedView) -> Bool) -> ResolvedView? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// The id, else the first words, else the kind.
  fileprivate var title: String {
    func words(_ view: ResolvedView) -> String? {
      // The number of a row says less than its name.
      if let own = view.words, Double(own) == nil { return own }
      return view.children.lazy.compactMap(words).first
    }
    func id(_ view: ResolvedView) -> String? {
      view.id ?? (view.children.count == 1 ? id(view.children[0]) : nil)
    }
    let line = words(self)?.split(separator: "\n").first.map(String.init)
    return line ?? id(self) ?? kind
  }
}
