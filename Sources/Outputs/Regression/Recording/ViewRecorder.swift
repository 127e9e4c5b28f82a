import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Records one view over the stills that draw it.
struct ViewRecorder {
  let name: String
  let kind: String
  private let scrollView: String
  private var source = ""
  /// The tracks of all properties, in their order; nil for one that has been neutral so far.
  private var numbers: [NumberTrackBuilder?]
  private var texts: [RecordedView.TextProperty: TextTrack] = [:]
  /// The stills with the view.
  private var spans: [ClosedRange<Int>] = []
  private var linear: TransformComponents?
  /// The view in the last still that draws it.
  private var last: ViewSample?
  /// The stills after the last one in ``numbers``, which draw the view without a change.
  private var repeated = 0

  /// A recorder for the view of a sample, the first of it.
  init(_ first: ViewSample) {
    (name, kind, scrollView) = (first.name, first.kind, first.scrollView ?? "")
    numbers = Array(repeating: nil, count: ViewProperty.allCases.count)
  }

  /// Appends the view as a still draws it.
  mutating func append(_ view: ViewSample, at still: Int) {
    if let end = spans.last?.upperBound, end == still - 1 {
      spans[spans.count - 1] = spans[spans.count - 1].lowerBound...still
      if view == last { return repeated += 1 }
    } else {
      spans.append(still...still)
    }
    catchUp()
    last = view
    if let known = view.source { source = known }
    let effect = view.effect(after: linear)
    linear = effect.linear
    for (index, property) in ViewProperty.allCases.enumerated() {
      let value = view.value(property, effect).rounded(to: property.unit)
      append(value, property, index, at: still)
    }
    for property in RecordedView.TextProperty.allCases {
      append(view.text(property), property, at: still)
    }
  }

  /// Appends the numbers of the stills that draw the view without a change.
  private mutating func catchUp() {
    guard repeated > 0 else { return }
    for index in numbers.indices { numbers[index]?.repeatLast(repeated) }
    repeated = 0
  }

  /// Appends a number, unless it has been neutral so far.
  private mutating func append(
    _ value: Double, _ property: ViewProperty, _ index: Int, at still: Int
  ) {
    if numbers[index] == nil {
      guard value != property.neutral else { return }
      var builder = NumberTrackBuilder(tolerance: property.unit.tolerance)
      for past in spans.joined() where past < still { builder.append(property.neutral, at: past) }
      numbers[index] = builder
    }
    numbers[index]?.append(value, at: still)
  }

  /// Appends a text, unless it has been empty so far.
  private mutating func append(
    _ text: String, _ property: RecordedView.TextProperty, at still: Int
  ) {
    if texts[property] == nil, text.isEmpty { return }
    if texts[property] == nil, let first = spans.first?.lowerBound, first < still {
      texts[property] = TextTrack(keys: [.init(still: first, text: "")])
    }
    texts[property, default: TextTrack()].append(text, at: still)
  }

  /// The recorded view.
  var view: RecordedView {
    var whole = self
    whole.catchUp()
    let numbers = zip(ViewProperty.allCases, whole.numbers).compactMap { property, builder in
      builder.map { (property, $0.track()) }
    }
    return RecordedView(
      name: name, kind: kind, source: source, scrollView: scrollView,
      numbers: Dictionary(uniqueKeysWithValues: numbers), texts: texts, spans: spans)
  }
}

extension ViewSample {
  /// The value of a property that is a number; `effect` is that of the view.
  fileprivate func value(_ property: ViewProperty, _ effect: EffectComponents) -> Double {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.z
    case .height: frame.w
    case .scaleX: Double(effect.linear.scaleX)
    case .scaleY: Double(effect.linear.scaleY)
    case .rotation: Double(effect.linear.rotation)
    case .skew: Double(effect.linear.skew)
    case .offsetX: Double(effect.offset.dx)
    case .offsetY: Double(effect.offset.dy)
    case .perspectiveX: Double(effect.perspective.dx)
    case .perspectiveY: Double(effect.perspective.dy)
    case .opacity: opacity ?? 1
    case .blur: blur ?? 0
    case .progress: progress ?? 0
    }
  }
}
