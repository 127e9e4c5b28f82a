import Foundation
import ScrollworkScript

/// The constraints of a parsed visual format.
@MainActor struct VisualFormatLayout {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) { (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views) }

  /// The distance of the system between two views.
  ///
  /// - Source: measured by others: 8 points between views. At the superview it is the layout margin.
  private static let standard: CGFloat = 8

  private var isHorizontal: Bool { format.axis == .horizontal }
  private var isBackward: Bool { isHorizontal && options.contains(.directionRightToLeft) }

  /// The edges of an item at the beginning and at the end of the line, and at the margins of the
  /// superview.
  private var edges:
    (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute)
  {
    guard isHorizontal else { return (.top, .bottom, .topMargin, .bottomMargin) }
    if isBackward { return (.right, .left, .rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight)
      ? (.left, .right, .leftMargin, .rightMargin)
      : (.leading, .trailing, .leadingMargin, .trailingMargin)
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for item in format.items {
      if case .view(let name, _) = item { items.append(try view(name)) }
    }
    if format.items.first == .superview { items.insert(try superview(of: items[0], at: 0), at: 0) }
    if format.items.last == .superview {
      items.append(try superview(of: items[items.count - 1], at: format.items.count - 1))
    }
    var found: [NSLayoutConstraint] = []
    for (index, item) in format.items.enumerated() {
      if case .view(_, let predicates) = item {
        for predicate in predicates { found.append(try length(of: items[index], predicate)) }
      }
      guard index < format.distances.count else { continue }
      switch format.distances[index] {
      case .touching: found.append(link(items, index))
      case .standard: found.append(link(items, index, isStandard: true))
      case .predicates(let predicates):
        for predicate in predicates {
          found.append(
            link(
              items, index, predicate.relation, try number(predicate.object),
              try priority(predicate)))
        }
      }
    }
    return try found + alignments(items)
  }

  // MARK: Constraints

  /// The distance after an item.
  private func link(
    _ items: [any LayoutItem], _ index: Int, _ relation: NSLayoutConstraint.Relation = .equal,
    _ distance: Double = 0, _ priority: UILayoutPriority = .required, isStandard: Bool = false
  ) -> NSLayoutConstraint {
    let (edges, isFirst) = (edges, format.items[index] == .superview)
    let isLast = format.items[index + 1] == .superview
    let isOnBaselines =
      !isHorizontal && !isFirst && !isLast && options.contains(.spacingBaselineToBaseline)
    var before = isFirst ? edges.start : isOnBaselines ? .lastBaseline : edges.end
    var after = isLast ? edges.end : isOnBaselines ? .firstBaseline : edges.start
    var distance = CGFloat(distance)
    if isStandard {
      if isFirst {
        before = edges.startMargin
      } else if isLast {
        after = edges.endMargin
      } else {
        distance = Self.standard
      }
    }
    // From right to left the earlier item is at the greater coordinate.
    let (far, near) = isBackward ? (index, index + 1) : (index + 1, index)
    let (farEdge, nearEdge) = isBackward ? (before, after) : (after, before)
    return NSLayoutConstraint(
      items[far], farEdge, relation, items[near], nearEdge, multiplier: 1, constant: distance,
      priority: priority)
  }

  /// A condition on the length of a view along the line.
  private func length(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = isHorizontal ? .width : .height
    if case .name(let name) = predicate.object, metrics[name.text] == nil,
      views[name.text] is any LayoutItem
    {
      return NSLayoutConstraint(
        item, attribute, predicate.relation, try view(name), attribute, multiplier: 1, constant: 0,
        priority: try priority(predicate))
    }
    return NSLayoutConstraint(
      item, attribute, predicate.relation, nil, .notAnAttribute, multiplier: 1,
      constant: CGFloat(try number(predicate.object)), priority: try priority(predicate))
  }

  /// The alignments of neighbors that the options ask for.
  private func alignments(
    _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let across: [Attribute] =
      isHorizontal
      ? [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
      : [.left, .right, .leading, .trailing, .centerX]
    let wanted = options.intersection(.alignmentMask)
    let attributes = across.filter { wanted.rawValue & 1 << UInt($0.rawValue) != 0 }
    guard attributes.count == wanted.rawValue.nonzeroBitCount else {
      throw VisualFormatError(
        reason: "the options align \(isHorizontal ? "horizontal" : "vertical") places, along which "
          + "the views stand; those of a \(isHorizontal ? "row" : "column") are aligned "
          + "\(isHorizontal ? "vertically" : "horizontally").", place: 0)
    }
    let inner = zip(format.items, items).filter { $0.0 != .superview }.map(\.1)
    return attributes.flatMap { attribute in
      zip(inner, inner.dropFirst()).map { item, next in
        NSLayoutConstraint(
          next, attribute, .equal, item, attribute, multiplier: 1, constant: 0)
      }
    }
  }

  // MARK: Names

  private func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name.text] as? any LayoutItem { return item }
    let reason =
      views[name.text] == nil
      ? "no view is called \"\(name.text)\"\(hint(name.text, among: views))"
      : "\"\(name.text)\" is no view."
    throw VisualFormatError(reason: reason, place: name.place)
  }

  private func superview(
    of item: any LayoutItem, at index: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    let owner = item is UILayoutGuide ? item.layoutView : item.layoutView?.superview
    if let owner { return owner }
    guard case .view(let name, _) = format.items[index == 0 ? 1 : index - 1] else { return item }
    throw VisualFormatError(
      reason: "\"|\" is the superview of \"\(name.text)\", which has none yet.", place: name.place)
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        throw VisualFormatError(
          reason: "no metric is called \"\(name.text)\"\(hint(name.text, among: metrics))",
          place: name.place)
      }
      guard let number = Self.number(metric) else {
        throw VisualFormatError(
          reason: "the metric \"\(name.text)\" is no number.", place: name.place)
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    return UILayoutPriority(Float(min(max(try number(value), 1), 1000)))
  }

  private func hint(_ name: String, among known: [String: Any]) -> String {
    NearestWord.nearest(to: name, among: known.keys.sorted()).map { "; did you mean \"\($0)\"?" }
      ?? "."
  }
}
