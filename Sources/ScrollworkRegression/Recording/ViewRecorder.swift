import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

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

  /// A recorder for the view of a sample, the first of it.
  init(_ first: ViewSample) {
    (name, kind, scrollView) = (first.name, first.kind, first.scrollView ?? "")
  }

  /// Appends the view as a still draws it.
  mutating func append(_ view: ViewSample, at still: Int) {
    if let known = view.source { source = known }
    let effect = view.effect(after: linear)
    linear = effect.linear
    let values: [ViewProperty: Double] = [
      .x: view.frame[0], .y: view.frame[1], .width: view.frame[2], .height: view.frame[3],
      .scaleX: effect.linear.scaleX, .scaleY: effect.linear.scaleY,
      .rotation: effect.linear.rotation, .skew: effect.linear.skew,
      .offsetX: effect.offset.dx, .offsetY: effect.offset.dy,
      .perspectiveX: effect.perspective.dx, .perspectiveY: effect.perspective.dy,
      .opacity: view.opacity ?? 1, .blur: view.blur ?? 0, .progress: view.progress ?? 0,
    ]
    for property in ViewProperty.allCases {
      guard let value = values[property]?.rounded(to: property.unit) else { continue }
      append(value, property, at: still)
    }
    for property in RecordedView.TextProperty.allCases {
      append(view.text(property), property, at: still)
    }
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
