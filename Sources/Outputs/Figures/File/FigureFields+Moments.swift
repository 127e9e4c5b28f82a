import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import Yams

// Moments, anchors, sizes and annotations.
extension FigureFields {
  /// A moment: seconds, `end`, or the name of a mark.
  mutating func moment(_ key: String) throws(FigureError) -> FigureMoment? {
    try moments(key)?.first
  }

  /// Moments: a list, or one alone.
  mutating func moments(_ key: String) throws(FigureError) -> [FigureMoment]? {
    try strings(key)?.map { text in
      if let time = Double(text), time.isFinite { return .time(time) }
      return text == "end" ? .end : .mark(text)
    }
  }

  /// A size, such as `390x844`.
  mutating func size(_ key: String) throws(FigureError) -> CGSize? {
    guard let node = node(key) else { return nil }
    let parts = (node.scalar?.string ?? "").split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ (1...10_000).contains($0) }) else {
      mistakes.add(error(key, found: node, expected: "a size such as 390x844"))
      return nil
    }
    return CGSize(width: parts[0], height: parts[1])
  }

  /// An anchor: a view by its id, text or name, or a point as `[x, y]`.
  mutating func anchor(_ key: String, up: Int = 0) throws(FigureError) -> ViewAnchor? {
    guard let node = node(key) else { return nil }
    return try anchor(node, key, up: up)
  }

  /// The coordinates of a list; none if one of them is no number, or of no canvas.
  func coordinates(_ node: Node) -> [Double] {
    let numbers = node.sequence?.map { $0.float ?? .nan } ?? []
    return numbers.allSatisfy { abs($0) <= Self.farthest } ? numbers : []
  }

  /// The largest coordinate of a point, in points.
  ///
  /// - Source: chosen; ten times the largest canvas.
  private static let farthest = 100_000.0

  /// Anchors: a list of views, or one anchor alone.
  mutating func anchors(_ key: String, up: Int = 0) throws(FigureError) -> [ViewAnchor]? {
    guard let node = node(key), isShort(node.sequence, key) else { return nil }
    if let sequence = node.sequence, sequence.contains(where: { $0.float == nil }) {
      var anchors: [ViewAnchor] = []
      for item in sequence { anchors.append(try anchor(item, key, up: up)) }
      return anchors
    }
    return [try anchor(node, key, up: up)]
  }

  private func anchor(_ node: Node, _ key: String, up: Int) throws(FigureError) -> ViewAnchor {
    if let name = node.scalar?.string { return .view(name, up: up) }
    let numbers = coordinates(node)
    guard numbers.count == 2 else {
      throw error(key, found: node, expected: "the name of a view, or a point such as [120, 300]")
    }
    return .point(CGPoint(x: numbers[0], y: numbers[1]))
  }

  /// The name of a device.
  mutating func device(_ key: String) throws(FigureError) -> String? {
    guard let name = try string(key) else { return nil }
    guard Device(named: name) != nil else {
      mistakes.add(
        FigureError(
          "found \"\(name)\", \(YAMLText.expectation(name, among: Device.names))", at: keys(key)))
      return nil
    }
    return name
  }

  /// A Dynamic Type size by its name in SwiftUI.
  mutating func typeSize(_ key: String) throws(FigureError) -> DynamicTypeSize? {
    guard let name = try string(key) else { return nil }
    guard let size = DynamicTypeSize(name: name) else {
      let known = DynamicTypeSize.allCases.map { "\($0)" }
      mistakes.add(
        FigureError(
          "found \"\(name)\", \(YAMLText.expectation(name, among: known))", at: keys(key)))
      return nil
    }
    return size
  }

  /// A locale by its language tag.
  mutating func locale(_ key: String) throws(FigureError) -> Locale? {
    guard let tag = try string(key) else { return nil }
    guard let locale = Locale(languageTag: tag) else {
      mistakes.add(
        FigureError("found \"\(tag)\", expected \(Locale.expectedTag)", at: keys(key)))
      return nil
    }
    return locale
  }

  /// A unit point by its name in SwiftUI.
  mutating func unitPoint(_ key: String) throws(FigureError) -> UnitPoint? {
    try choice(key, of: PointName.self)?.point
  }

  /// The list under `annotations`.
  mutating func annotations() throws(FigureError) -> [Annotation] {
    try list("annotations") { (fields) throws(FigureError) in
      try Annotation(&fields)
    } ?? []
  }
}

/// The names of unit points in figure files.
private enum PointName: String, CaseIterable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom,
    bottomTrailing

  var point: UnitPoint {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

/// The sides of a still in figure files.
private enum SideName: String, CaseIterable { case left, right }

/// The lengths of a view in figure files.
private enum LengthName: String, CaseIterable { case width, height }

extension Annotation {
  /// The keys that name the kind of an annotation.
  private static let kinds = [
    "callout", "badge", "highlight", "dimension", "bracket", "arrow", "dim",
  ]

  /// An annotation of a figure file: its first key names the kind, with the anchor.
  fileprivate init(_ fields: inout FigureFields) throws(FigureError) {
    let named = Self.kinds.filter(fields.has)
    guard let kind = named.first, named.count == 1 else {
      for kind in Self.kinds { _ = fields.node(kind) }
      if named.isEmpty { fields.finish() }
      throw FigureError(
        "found \(named.isEmpty ? "no kind" : named.joined(separator: " and ")), expected one of "
          + Self.kinds.joined(separator: ", "), at: fields.keys)
    }
    let up = try fields.integer("up", in: 0...20) ?? 0
    let anchors = try fields.anchors(kind, up: up) ?? []
    guard let first = anchors.first else {
      throw FigureError("found no anchor, expected the name of a view", at: fields.keys(kind))
    }
    switch kind {
    case "callout": self.init(.callout, first)
    case "badge": self.init(.badge, first)
    case "highlight": self.init(.highlight, first, others: Array(anchors.dropFirst()))
    case "dimension":
      if case .point = first {
        throw FigureError("found a point, expected the name of a view", at: fields.keys(kind))
      }
      let length = try fields.choice("of", of: LengthName.self) ?? .width
      self.init(.dimension(length == .width ? .horizontal : .vertical), first)
    case "bracket": self.init(.bracket, first, others: Array(anchors.dropFirst()))
    case "arrow":
      let later = try fields.number("later", in: -3600...3600)
      let target =
        try fields.anchor("to", up: up).map(ArrowTarget.anchor) ?? later.map(ArrowTarget.later)
      if later != nil, fields.has("to") {
        throw FigureError(
          "found \"later\" beside \"to\", expected one of them", at: fields.keys("later"))
      }
      guard let target else {
        throw FigureError(
          "found no end of the arrow, expected \"to\" with a view or \"later\" with seconds",
          at: fields.keys)
      }
      self.init(.arrow(target), first)
    default: self.init(.dim, first, others: Array(anchors.dropFirst()))
    }
    if kind != "highlight", kind != "dim" { text = try fields.string("text") }
    if text?.isEmpty ?? false {
      throw FigureError("found an empty text, expected words", at: fields.keys("text"))
    }
    if ["callout", "badge", "bracket"].contains(kind), text == nil {
      throw FigureError("found no \"text\", expected the words of the \(kind)", at: fields.keys)
    }
    if ["callout", "bracket"].contains(kind) {
      note = try fields.string("note")
      side = try fields.choice("side", of: SideName.self).map {
        $0 == .left ? .leading : .trailing
      }
    }
    if ["callout", "badge", "arrow"].contains(kind) {
      point = try fields.unitPoint("point")
    }
    still = try fields.integer("still", in: 1...100)
    keys = fields.keys(kind)
  }
}
