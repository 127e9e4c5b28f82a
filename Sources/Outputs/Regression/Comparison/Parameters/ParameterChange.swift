/// A parameter of a view or modifier that code gives another value.
struct ParameterChange: Hashable {
  /// The view or modifier, such as `VStack` or `padding`.
  var kind: String
  /// The name of the parameter.
  var name: String
  /// The old value; nil if code did not give it.
  var old: String?
  /// The new value; nil if code gives it no more.
  var new: String?
  /// The views, as the recording that has them calls them.
  var view: String
  /// What a sentence calls the view; nil for a container.
  var label: String?
  /// The source line; nil if it is unknown.
  var source: String?
  /// The number of views.
  var count: Int
}

/// Pairs the parameters of two recordings, and lists what differs.
struct ParameterPairing {
  private let old: [RecordedParameters]
  private let new: [RecordedParameters]

  init(_ old: [RecordedParameters], _ new: [RecordedParameters]) {
    (self.old, self.new) = (old, new)
  }

  private struct Place: Hashable {
    var view: String
    var kind: String
  }

  /// The pairs, in the order of the new recording; those of one side only are last.
  func pairs() -> [(old: RecordedParameters?, new: RecordedParameters?)] {
    var counterparts: [Int?] = Array(repeating: nil, count: new.count)
    var left = Set(old.indices)
    func pair(_ news: [Int], _ olds: [Int], where isPair: (Int, Int) -> Bool) {
      for index in news where counterparts[index] == nil {
        guard let other = olds.first(where: { left.contains($0) && isPair($0, index) }) else {
          continue
        }
        counterparts[index] = other
        left.remove(other)
      }
    }
    let places = Dictionary(grouping: old.indices) { Place(view: old[$0].view, kind: old[$0].kind) }
    let newPlaces = Dictionary(grouping: new.indices) {
      Place(view: new[$0].view, kind: new[$0].kind)
    }
    for (place, news) in newPlaces {
      guard let olds = places[place] else { continue }
      // The same values first: of two modifiers one may be gone.
      if news.count != olds.count { pair(news, olds) { isSame($0, $1) } }
      let rest = news.filter { counterparts[$0] == nil }
      let others = olds.filter(left.contains)
      guard rest.count == others.count || rest.count == 1 || others.count == 1 else { continue }
      pair(rest, others) { old[$0].label == new[$1].label }
      pair(rest, others) { _, _ in true }
    }
    // A view in another container, or one that is called otherwise.
    pair(Array(new.indices), old.indices.sorted()) { isSame($0, $1) }
    let found = new.indices.map { index in
      (old: counterparts[index].map { old[$0] }, new: Optional(new[index]))
    }
    return found + left.sorted().map { (old[$0], nil) }
  }

  /// Whether two parameters have the same values, wherever their views are.
  private func isSame(_ first: Int, _ second: Int) -> Bool {
    old[first].kind == new[second].kind
      && old[first].values.mapValues { $0.map(\.text) }
        == new[second].values.mapValues { $0.map(\.text) }
  }
}

extension RecordedParameters {
  /// The changes from another recording's parameters of the same view.
  ///
  /// `isKnown` tells whether the other recording draws something of a view; what one of them does not
  /// draw is not told.
  static func changes(
    _ old: RecordedParameters, _ new: RecordedParameters,
    isOldKnown: (String) -> Bool, isNewKnown: (String) -> Bool
  ) -> [ParameterChange] {
    let names = Set(old.values.keys).union(new.values.keys).sorted()
    let changes = names.compactMap { name -> ParameterChange? in
      let (before, after) = (old.values[name] ?? [], new.values[name] ?? [])
      // Many values are those of an animation.
      guard max(before.count, after.count) < mostValues else { return nil }
      let texts = (Set(before.map(\.text)), Set(after.map(\.text)))
      let gone = before.filter { !texts.1.contains($0.text) && isNewKnown($0.view) }
      let come = after.filter { !texts.0.contains($0.text) && isOldKnown($0.view) }
      guard let shown = come.first ?? gone.first else { return nil }
      let isSubset = gone.isEmpty && !before.isEmpty || come.isEmpty && !after.isEmpty
      // One of several values, or of several moments: those of the same view.
      if isSubset, before.count > 0, after.count > 0,
        (gone + come).allSatisfy({ $0.view == (before + after)[0].view })
      {
        return nil
      }
      let first = gone.first ?? before.first
      let second = come.first ?? after.first
      let isOfAll = before.count <= 1 && after.count <= 1
      return ParameterChange(
        kind: new.kind, name: name, old: first?.text, new: second?.text,
        view: isOfAll ? new.view : shown.view,
        label: isOfAll || new.label?.hasPrefix("“") == false ? new.label : nil,
        source: new.source ?? old.source, count: isOfAll ? max(old.count, new.count) : 1)
    }
    return essential(changes)
  }

  /// The changes that say what others follow from: another curve or function has other parameters, and
  /// equal ones of both sides are one.
  private static func essential(_ changes: [ParameterChange]) -> [ParameterChange] {
    for name in ["curve", "function"] {
      if let change = changes.first(where: { $0.name == name }) { return [change] }
    }
    // The number of a color adjustment is told by its modifier.
    let isNamed = changes.contains { $0.name.isEmpty }
    var essential: [ParameterChange] = []
    for var change in changes where !isNamed || !["amount", "change"].contains(change.name) {
      let size = ["width": "height", "height": "width"][change.name]
      if change.kind == "frame", let size,
        let other = changes.first(where: { $0.name == size }), other.old == change.old,
        other.new == change.new
      {
        change.name = "size"
      }
      if change.kind == "scrollTransition" {
        change.name = change.name.replacing("topLeading.", with: "")
          .replacing("bottomTrailing.", with: "")
      }
      if !essential.contains(change) { essential.append(change) }
    }
    return essential
  }
}
