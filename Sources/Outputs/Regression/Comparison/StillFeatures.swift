/// The numbers by which stills of two reels are recognized as the same moment.
struct StillFeatures {
  /// The values of each still, one row after another, each in parts of its range.
  private let old: [Float]
  private let new: [Float]
  private let count: Int

  /// The most numbers of a still.
  ///
  /// - Source: chosen: the offsets of a few scroll views and the effects of a few rows.
  private static let most = 24

  /// The features of two recordings: the numbers that change most, of views that both have.
  init(_ old: Recording, _ new: Recording, _ matcher: ViewMatcher) {
    var columns: [(range: Double, old: [Double], new: [Double])] = []
    func add(
      _ range: Double, _ old: @autoclosure () -> [Double], _ new: @autoclosure () -> [Double]
    ) {
      guard range > 0 else { return }
      columns.append((range, old(), new()))
    }
    func values(_ track: NumberTrack?, _ count: Int, else value: Double) -> [Double] {
      var values: [Double] = []
      var last = value
      for still in 0..<count {
        last = track?.value(at: still) ?? last
        values.append(last)
      }
      return values
    }
    for (view, other) in matcher.scrollViews(old, new) {
      for property in [RecordedScrollView.Property.offsetX, .offsetY, .zoom] {
        let tracks = (view.numbers[property], other.numbers[property])
        let first = tracks.0?.keys.first?.value ?? 0
        add(
          Self.range(tracks.0, tracks.1), values(tracks.0, old.stills.count, else: first),
          values(tracks.1, new.stills.count, else: first))
      }
    }
    for (view, other) in matcher.pairs where columns.count < Self.most {
      for property in ViewProperty.allCases where property != .progress {
        let tracks = (view.numbers[property], other.numbers[property])
        guard tracks.0 != nil || tracks.1 != nil else { continue }
        add(
          Self.range(tracks.0, tracks.1),
          values(tracks.0, old.stills.count, else: property.neutral),
          values(tracks.1, new.stills.count, else: property.neutral))
      }
    }
    columns = Array(columns.prefix(Self.most))
    count = columns.count
    func rows(
      _ count: Int, _ side: KeyPath<(range: Double, old: [Double], new: [Double]), [Double]>
    )
      -> [Float]
    {
      (0..<count).flatMap { still in
        columns.map { Float($0[keyPath: side][still] / $0.range) }
      }
    }
    self.old = rows(old.stills.count, \.old)
    self.new = rows(new.stills.count, \.new)
  }

  private static func range(_ first: NumberTrack?, _ second: NumberTrack?) -> Double {
    let values = ((first?.keys ?? []) + (second?.keys ?? [])).map(\.value)
    guard let low = values.min(), let high = values.max() else { return 0 }
    return high - low
  }

  /// The mean difference of two stills, in parts of the ranges; 0 without any number.
  func distance(_ first: Int, _ second: Int) -> Double {
    guard count > 0 else { return 0 }
    var sum: Float = 0
    for column in 0..<count {
      sum += abs(old[first * count + column] - new[second * count + column])
    }
    return Double(sum) / Double(count)
  }
}
