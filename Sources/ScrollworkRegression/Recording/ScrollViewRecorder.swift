import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// Records one scroll view over the stills that show it.
struct ScrollViewRecorder {
  private let name: String
  private var numbers: [RecordedScrollView.Property: NumberTrackBuilder] = [:]
  private var phase = TextTrack()

  /// A recorder for the scroll view of that name.
  init(name: String) { self.name = name }

  /// Appends the state of the scroll view in a still.
  mutating func append(_ report: ScrollReport, at still: Int) {
    let values: [RecordedScrollView.Property: Double] = [
      .offsetX: report.offset.x, .offsetY: report.offset.y,
      .contentWidth: report.contentSize.width, .contentHeight: report.contentSize.height,
      .containerWidth: report.containerSize.width, .containerHeight: report.containerSize.height,
      .zoom: report.zoomScale,
    ]
    for property in RecordedScrollView.Property.allCases {
      guard let value = values[property] else { continue }
      let unit: ViewProperty.Unit = property == .zoom ? .fraction : .points
      numbers[property, default: NumberTrackBuilder(tolerance: unit.tolerance)]
        .append((value * 1e4).rounded() / 1e4 + 0, at: still)
    }
    phase.append("\(report.phase)", at: still)
  }

  /// The recorded scroll view.
  var scrollView: RecordedScrollView {
    RecordedScrollView(name: name, numbers: numbers.mapValues { $0.track() }, phase: phase)
  }
}
