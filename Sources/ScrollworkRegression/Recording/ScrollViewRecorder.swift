import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio

/// Records one scroll view over the stills that show it.
struct ScrollViewRecorder {
  private let name: String
  private var numbers: [RecordedScrollView.Property: NumberTrackBuilder] = [:]
  private var phase = TextTrack()

  /// A recorder for the scroll view of that name.
  init(name: String) { self.name = name }

  /// Appends the state of the scroll view in a still.
  mutating func append(_ report: ScrollReport, at still: Int) {
    append(
      report.offset, report.contentSize, report.containerSize, zoom: report.zoomScale,
      phase: report.phase, at: still)
  }

  /// Appends the state of the scroll view in a line of a trace.
  mutating func append(_ record: TraceRecord.ScrollView, at still: Int) {
    append(
      record.offset, record.content, record.container, zoom: record.zoom, phase: record.phase,
      at: still)
  }

  private mutating func append(
    _ offset: CGPoint, _ content: CGSize, _ container: CGSize, zoom: Double, phase: ScrollPhase,
    at still: Int
  ) {
    let values: [RecordedScrollView.Property: Double] = [
      .offsetX: offset.x, .offsetY: offset.y, .contentWidth: content.width,
      .contentHeight: content.height, .containerWidth: container.width,
      .containerHeight: container.height, .zoom: zoom,
    ]
    for property in RecordedScrollView.Property.allCases {
      guard let value = values[property] else { continue }
      let unit: ViewProperty.Unit = property == .zoom ? .fraction : .points
      numbers[property, default: NumberTrackBuilder(tolerance: unit.tolerance)]
        .append((value * 1e4).rounded() / 1e4 + 0, at: still)
    }
    self.phase.append("\(phase)", at: still)
  }

  /// The recorded scroll view.
  var scrollView: RecordedScrollView {
    RecordedScrollView(name: name, numbers: numbers.mapValues { $0.track() }, phase: phase)
  }
}
