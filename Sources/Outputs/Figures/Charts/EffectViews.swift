import Foundation
import ScrollworkDrawing
import ScrollworkStage

/// A view with effects that follow scrolling, and what charts call it.
struct EffectView: Hashable {
  /// The wrappers of its effects, which combine.
  let keys: [EffectKey]
  /// The name in charts.
  let title: String
}

/// The identity of an effect report across stills.
struct EffectKey: Hashable {
  let name: String
  let source: String
  /// The index among reports of the same name and source.
  let occurrence: Int
}

extension StillReport {
  /// The reports of effects by their keys, in view order.
  var effects: [(key: EffectKey, report: ChildReport)] {
    var seen: [EffectKey: Int] = [:]
    return children.map { child in
      let first = EffectKey(name: child.name, source: child.source, occurrence: 0)
      defer { seen[first, default: 0] += 1 }
      return (
        EffectKey(name: child.name, source: child.source, occurrence: seen[first] ?? 0), child
      )
    }
  }

  /// The effects of a view, outermost first; none where it is not visible.
  func effects(of view: EffectView) -> [ChildReport] {
    effects.filter { view.keys.contains($0.key) }.map(\.report)
  }
}

extension SceneSamples {
  /// The views of some names: ids, texts or structural names.
  ///
  /// - Throws: A ``FigureError`` for a name that no view with an effect has.
  func views(_ names: [String]) throws(FigureError) -> [EffectView] {
    var views: [EffectView] = []
    for (index, name) in names.enumerated() {
      if let keys = keys(of: name) {
        views.append(EffectView(keys: keys, title: name))
        continue
      }
      let known = allViews(byWords: true).map(\.title)
      let list = known.isEmpty ? "there are none" : known.prefix(12).joined(separator: ", ")
      throw FigureError(
        "found no view \"\(name)\" with an effect that follows scrolling, expected an id, a text "
          + "or a name: \(list)",
        at: [.name("of")] + (names.count > 1 ? [.index(index)] : []))
    }
    return views
  }

  /// All views with effects, in view order, with titles by their texts or their ids.
  ///
  /// - Parameters:
  ///   - byWords: Whether texts come before ids.
  ///   - condition: What the report of a view has to meet at some time.
  /// - Returns: The views.
  func allViews(
    byWords: Bool, where condition: (ChildReport) -> Bool = { _ in true }
  ) -> [EffectView] {
    var found: [EffectKey: (time: Double, report: ChildReport)] = [:]
    var order: [EffectKey] = []
    for report in reports {
      var after = 0
      for (key, child) in report.effects {
        if let index = order.firstIndex(of: key) {
          after = index + 1
        } else if condition(child) {
          // Views that come later in time but earlier in the layout go before their neighbors.
          order.insert(key, at: min(after, order.count))
          after += 1
          found[key] = (report.time, child)
        }
      }
    }
    return order.compactMap { key in
      found[key].map { EffectView(keys: [key], title: title(of: $0.report, at: $0.time, byWords)) }
    }
  }

  /// The keys of the effects of a view with a name; nil for a name that no such view has.
  private func keys(of name: String) -> [EffectKey]? {
    for matches in [{ $0.id == name }, { $0.name == name }] as [(ChildReport) -> Bool] {
      for report in reports {
        let keys = report.effects.filter { matches($0.report) }.map(\.key)
        if !keys.isEmpty { return keys }
      }
    }
    // Each set of views has to be searched once only.
    var searched: Set<[EffectKey]> = []
    for report in reports where searched.insert(report.effects.map(\.key)).inserted {
      if let keys = keys(ofWords: name, in: report) { return keys }
    }
    return nil
  }

  private func keys(ofWords words: String, in report: StillReport) -> [EffectKey]? {
    let effects = report.effects
    for seen in subject.views(at: report.time)
    where seen.view.words == words || seen.view.id == words {
      for view in ([seen.view] + seen.ancestors.reversed()) {
        let keys = effects.filter { $0.report.isEffect(of: view) }.map(\.key)
        if !keys.isEmpty { return keys }
      }
    }
    return nil
  }

  private func title(of child: ChildReport, at time: Double, _ byWords: Bool) -> String {
    let id = child.id
    if !byWords, let id { return id }
    let views = subject.views(at: time)
    let inner = views.first { seen in
      seen.view.words != nil && seen.ancestors.contains { child.isEffect(of: $0) }
    }
    let words = inner?.view.words?.split(separator: "\n").first.map(String.init)
    return words ?? id ?? child.name.split(separator: "/").last.map(String.init) ?? child.name
  }
}

extension ChildReport {
  /// Whether a view of the tree of the same still is the one with this effect.
  fileprivate func isEffect(of view: ResolvedView) -> Bool {
    view.effect != nil && view.name == name && view.source == source && view.frame == frame
  }
}
