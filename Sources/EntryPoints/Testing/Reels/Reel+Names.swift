import ScrollworkDrawing
import ScrollworkScript

extension Reel {
  /// The view that a person calls `name` in a still: of several, the outermost one.
  func view(_ name: String, in moment: TracedMoment) -> TracedView? {
    let called = moment.views.filter { $0.isCalled(name) }
    // An id is meant for being called; words may be anybody's.
    let ids = called.filter { $0.id == name }
    return (ids.isEmpty ? called : ids).min { $0.depth < $1.depth }
  }

  /// The scroll view of a name, which may be that of a view in it; by default the outermost one.
  func scrollView(_ name: String?, in moment: TracedMoment) -> TracedScrollView? {
    guard let name else { return moment.scrollViews.first }
    let own = moment.scrollViews.first { $0.id == name || $0.name == name }
    if let own { return own }
    guard let view = view(name, in: moment) else { return nil }
    return moment.scrollViews.first { $0.name == view.name }
      ?? moment.scrollViews.first { $0.name == view.scrollView }
  }

  /// Why a view cannot be found: no still shows it, or only others do.
  func absence(of name: String, at time: Double? = nil) -> String {
    let shown = moments.filter { view(name, in: $0) != nil }
    guard let first = shown.first, let last = shown.last, let time else {
      return "there is no view “\(name)” in the reel\(suggestion(for: name, among: viewNames))"
    }
    return "“\(name)” is not drawn at \(Self.spell(time)); it is, between "
      + "\(Self.spell(first.time)) and \(Self.spell(last.time))"
  }

  /// Why a scroll view cannot be found.
  func absence(ofScrollView name: String?) -> String {
    guard let name else { return "there is no scroll view in the reel" }
    let names = moments.flatMap { $0.scrollViews.map { $0.id ?? $0.name } }
    return "there is no scroll view “\(name)” in the reel, and no view of that name in one"
      + suggestion(for: name, among: names.distinct + viewNames)
  }

  /// The ids and words of all views, in order of appearance.
  private var viewNames: [String] {
    let views = moments.flatMap(\.views)
    return (views.compactMap(\.id) + views.compactMap(\.words)).distinct
  }

  /// The nearest name, or else some names.
  private func suggestion(for name: String, among names: [String]) -> String {
    if let nearest = NearestWord.nearest(to: name, among: names) {
      return "; did you mean “\(nearest)”?"
    }
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    let rest = names.count - 5
    return "; there are \(shown)" + (rest > 0 ? " and \(rest) other\(rest == 1 ? "" : "s")" : "")
  }

  /// A time in a sentence.
  static func spell(_ time: Double) -> String { Decimal3.spell(time) + " s" }

  /// A length in a sentence.
  static func spell(points: Double) -> String {
    Decimal3.spell((points * 100).rounded() / 100) + " pt"
  }
}

extension [String] {
  /// The texts, each once, in order.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
