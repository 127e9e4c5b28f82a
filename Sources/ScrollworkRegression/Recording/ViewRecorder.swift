import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// Records one view over the stills that draw it.
struct ViewRecorder {
  private let name: String
  private let kind: String
  private let scrollView: String
  private var source = ""
  private var numbers: [ViewProperty: NumberTrackBuilder] = [:]
  private var texts: [RecordedView.TextProperty: TextTrack] = [:]
  private var presence = NumberTrackBuilder(tolerance: 0)
  private var linear: TransformComponents?
  /// The last still with the view.
  private var lastStill: Int?

  /// A recorder for the view of that name, which `view` is the first sight of.
  init(_ view: DrawnView, name: String) {
    self.name = name
    kind = view.kind
    scrollView = view.scrollView ?? ""
  }

  /// Appends the view as a still draws it; `drawing` is the name of its draw commands.
  mutating func append(_ view: DrawnView, drawing: String?, at still: Int) {
    if !view.source.isEmpty { source = view.source }
    let effect = EffectComponents(view.map, size: view.frame.size, after: linear)
    linear = effect.linear
    let blur = view.filters.reduce(0) { sum, filter in
      if case .blur(let radius, _) = filter { sum + radius * radius } else { sum }
    }.squareRoot()
    let values: [ViewProperty: Double] = [
      .x: view.frame.minX, .y: view.frame.minY, .width: view.frame.width,
      .height: view.frame.height, .scaleX: effect.linear.scaleX, .scaleY: effect.linear.scaleY,
      .rotation: effect.linear.rotation, .skew: effect.linear.skew,
      .offsetX: effect.offset.dx, .offsetY: effect.offset.dy,
      .perspectiveX: effect.perspective.dx, .perspectiveY: effect.perspective.dy,
      .opacity: view.opacity, .blur: blur, .progress: view.progress ?? 0,
    ]
    for property in ViewProperty.allCases {
      guard let value = values[property]?.rounded(to: property.unit) else { continue }
      append(value, property, at: still)
    }
    append(view.words ?? "", .words, at: still)
    append(drawing ?? "", .drawing, at: still)
    append(view.clip?.dump ?? "", .clip, at: still)
    append(Self.filters(of: view), .filters, at: still)
    append(view.blend == .normal ? "" : view.blend.rawValue, .blend, at: still)
    append(view.phase.map { "\($0)" } ?? "", .phase, at: still)
    presence.append(0, at: still)
    lastStill = still
  }

  /// Appends a number, unless it has been neutral so far.
  private mutating func append(_ value: Double, _ property: ViewProperty, at still: Int) {
    if numbers[property] == nil {
      guard value != property.neutral else { return }
      var builder = NumberTrackBuilder(tolerance: property.unit.tolerance)
      for span in presence.track().spans {
        builder.append(property.neutral, at: span.lowerBound)
        for past in span.dropFirst() { builder.append(property.neutral, at: past) }
      }
      numbers[property] = builder
    }
    numbers[property]?.append(value, at: still)
  }

  /// Appends a text, unless it has been empty so far.
  private mutating func append(
    _ text: String, _ property: RecordedView.TextProperty, at still: Int
  ) {
    if texts[property] == nil, text.isEmpty { return }
    if texts[property] == nil, let first = presence.track().spans.first {
      texts[property] = TextTrack(keys: [.init(still: first.lowerBound, text: "")])
    }
    texts[property, default: TextTrack()].append(text, at: still)
  }

  /// The filters that have no property of their own.
  private static func filters(of view: DrawnView) -> String {
    view.filters.compactMap { filter in
      if case .blur(_, false) = filter { nil } else { filter.dump }
    }.joined(separator: ", ")
  }

  /// The recorded view.
  var view: RecordedView {
    RecordedView(
      name: name, kind: kind, source: source, scrollView: scrollView,
      numbers: numbers.mapValues { $0.track() }, texts: texts, spans: presence.track().spans)
  }
}

extension Double {
  /// The number as it is recorded: points to four decimals, other units to six.
  fileprivate func rounded(to unit: ViewProperty.Unit) -> Double {
    let steps = unit == .points ? 1e4 : 1e6
    return (self * steps).rounded() / steps + 0
  }
}
