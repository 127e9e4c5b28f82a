/// The place of a recorded view: the parts of its name, with those that are rows.
struct ViewPlace: Hashable {
  /// The parts of the name, without the number of a view that shares it.
  let parts: [String]
  /// The number that a shared name has added, such as ` (2)`; empty without one.
  let suffix: String

  /// The place of a view; `isKnown` tells whether a view of the same kind has a name.
  init(_ view: RecordedView, isKnown: (_ name: String) -> Bool) {
    let parts = ViewLabel.components(of: view.name)
    // An id may end in a number itself.
    if let last = parts.last, RowStep(last) != nil, let row = last.unnumbered,
      let name = view.name.unnumbered, isKnown(name)
    {
      self.parts = parts.dropLast() + [row]
      suffix = String(last.dropFirst(row.count))
    } else {
      (self.parts, suffix) = (parts, "")
    }
  }

  /// The index of the first part from `start` on that is a row; nil if the rest has none.
  func row(from start: Int) -> Int? {
    parts[start...].firstIndex { RowStep($0) != nil }
  }

  /// The name from a part on.
  func name(from start: Int) -> String { parts[start...].joined(separator: "/") + suffix }

  /// The places of some views, in their order.
  static func places(of views: [RecordedView]) -> [ViewPlace] {
    let known = Set(views.map { $0.name + "\n" + $0.kind })
    return views.map { view in
      ViewPlace(view) { known.contains($0 + "\n" + view.kind) }
    }
  }
}
