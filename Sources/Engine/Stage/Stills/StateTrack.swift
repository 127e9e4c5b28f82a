import Foundation
import ScrollworkViews

/// The values of a state property of a view over a script.
package struct StateTrack: Hashable, Sendable {
  /// A value, from a time on.
  package struct Value: Hashable, Sendable {
    /// The time, in seconds from the start.
    package let time: Double
    /// The value in words; nil where the property ends.
    package let text: String?
    /// The value of a number; nil for others.
    package let number: Double?
  }

  /// The structural name of the view.
  package let owner: String
  /// The name of the property, without its underscore.
  package let property: String
  /// The values, in the order of time; each differs from the one before.
  package let values: [Value]
}

extension Stage {
  /// The state properties with values that can be spelled, in the order of their first values.
  ///
  /// References to models are left out: their values change without state.
  package var stateTracks: [StateTrack] {
    var keys: [StateKey] = []
    var values: [StateKey: [StateTrack.Value]] = [:]
    for epoch in epochs {
      let named = epoch.store.keys.filter { $0.name != nil && values[$0] == nil }
        .sorted { ($0.path.name, $0.property) < ($1.path.name, $1.property) }
      keys += named
      for key in named { values[key] = [] }
      for key in keys {
        let value = epoch.store[key].flatMap { StateTrack.Value($0, at: epoch.start) }
        let last = values[key]?.last
        if let value {
          // Of several epochs in one tick, the last one is seen.
          if last?.time == value.time { values[key]?.removeLast() }
          if values[key]?.last?.text != value.text { values[key]?.append(value) }
        } else if let last, last.text != nil {
          values[key]?.append(StateTrack.Value(time: epoch.start, text: nil, number: nil))
        }
      }
    }
    return keys.compactMap { key in
      guard let values = values[key], !values.isEmpty, let name = key.name else { return nil }
      return StateTrack(owner: key.path.name, property: name, values: values)
    }
  }
}

extension StateKey {
  /// The name of a property of code; nil for values of the engine's own.
  fileprivate var name: String? {
    let parts = property.split(separator: ".")
    guard let last = parts.last, last.hasPrefix("_") else { return nil }
    return parts.map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }.joined(separator: ".")
  }
}

extension StateTrack.Value {
  /// A value in words; nil for one without, such as an object.
  fileprivate init?(_ value: Any, at time: Double) {
    guard let text = Self.spell(value) else { return nil }
    let number: Double? =
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      default: nil
      }
    self.init(time: time, text: text, number: number)
  }

  private static func spell(_ value: Any) -> String? {
    switch value {
    case let text as String: return "\u{201C}\(text)\u{201D}"
    case let number as Double: return ReportFormat.number(number)
    case let number as CGFloat: return ReportFormat.number(Double(number))
    case let point as CGPoint: return ReportFormat.point(point)
    case let size as CGSize: return ReportFormat.size(size)
    case let flag as Bool: return "\(flag)"
    case let number as any BinaryInteger: return "\(number)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { spell($0.value) } ?? "nil"
    case .enum:
      let name = mirror.children.first?.label ?? "\(value)"
      return name.count > 40 ? nil : name
    case .collection, .set, .dictionary:
      return "\(mirror.children.count) element\(mirror.children.count == 1 ? "" : "s")"
    default: return nil
    }
  }
}
