/// The curves that a comparison shows: the offsets of scroll views, and all changed numbers.
struct ChangedCurves {
  let old: Recording
  let new: Recording
  /// The views that both have.
  let matcher: ViewMatcher

  /// The most curves.
  ///
  /// - Source: chosen: more than a person compares.
  private static let most = 60

  /// The curves of the findings, and the offsets that move.
  func curves(_ findings: [Finding]) -> [Comparison.Curve] {
    var curves: [Comparison.Curve] = []
    for (other, view) in matcher.scrollViews(old, new) {
      for (property, letter) in [
        (RecordedScrollView.Property.offsetX, "x"), (.offsetY, "y"), (.zoom, "zoom"),
      ] {
        let tracks = (other.numbers[property], view.numbers[property])
        guard tracks.0?.isConstant == false || tracks.1?.isConstant == false else { continue }
        let finding = findings.firstIndex {
          $0.views == [view.name] && $0.property == property.rawValue
        }
        let title = property == .zoom ? "zoom scale" : "offset \(letter)"
        curves.append(
          Comparison.Curve(
            title: "\(title) of \(ViewLabel.label(scrollView: view.name))",
            unit: property == .zoom ? "" : "pt", finding: finding, old: Self.keys(tracks.0),
            new: Self.keys(tracks.1)))
      }
    }
    let others = Dictionary(
      matcher.pairs.map { (ViewName($0.new), $0.old) }
    ) { first, _ in first }
    for (index, finding) in findings.enumerated() {
      guard let property = finding.property.flatMap(ViewProperty.init(rawValue:)),
        let name = finding.views.first, curves.count < Self.most
      else { continue }
      let isWanted = { (view: RecordedView) in
        view.name == name && view.numbers[property]?.isConstant == false
      }
      guard
        let view = new.views.first(where: isWanted)
          ?? new.views.first(where: { $0.name == name && $0.numbers[property] != nil }),
        let other = others[ViewName(view)]
      else { continue }
      curves.append(
        Comparison.Curve(
          title: "\(property.rawValue) of \(ViewLabel.label(view))",
          unit: property.unit == .points ? "pt" : property.unit == .degrees ? "°" : "",
          finding: index, old: Self.keys(other.numbers[property]),
          new: Self.keys(view.numbers[property])))
    }
    return curves
  }

  /// The keys of each span.
  private static func keys(_ track: NumberTrack?) -> [[[Double]]] {
    guard let track else { return [] }
    return track.spans.map { span in
      var keys = track.keys.filter { span.contains($0.still) }.map { [Double($0.still), $0.value] }
      // A value that holds to the end of its span has no key there.
      if let last = keys.last, last[0] < Double(span.upperBound) {
        keys.append([Double(span.upperBound), last[1]])
      }
      return keys
    }
  }
}
