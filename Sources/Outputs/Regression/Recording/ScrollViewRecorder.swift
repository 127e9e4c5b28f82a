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
  mutating func append(_ sample: ScrollSample, at still: Int) {
    for (property, value) in zip(ScrollSample.properties, sample.values) {
      let unit: ViewProperty.Unit = property == .zoom ? .fraction : .points
      numbers[property, default: NumberTrackBuilder(tolerance: unit.tolerance)]
        .append((value * 1e4).rounded() / 1e4 + 0, at: still)
    }
    phase.append(sample.phase, at: still)
  }

  /// The recorded scroll view.
  var scrollView: RecordedScrollView {
    RecordedScrollView(name: name, numbers: numbers.mapValues { $0.track() }, phase: phase)
  }
}

extension ScrollSample {
  /// The properties of ``values``, in order.
  fileprivate static let properties: [RecordedScrollView.Property] = [
    .offsetX, .offsetY, .contentWidth, .contentHeight, .containerWidth, .containerHeight, .zoom,
  ]

  private init(
    _ name: String, _ offset: CGPoint, _ content: CGSize, _ container: CGSize, zoom: Double,
    _ phase: ScrollPhase
  ) {
    self.name = name
    values =
      [offset.x, offset.y, content.width, content.height, container.width, container.height]
      .map(Double.init) + [zoom]
    self.phase = phase.name
  }

  /// The sample of a scroll view in a still, with a name of its own.
  init(_ report: ScrollReport, name: String) {
    self.init(
      name, report.offset, report.contentSize, report.containerSize, zoom: report.zoomScale,
      report.phase)
  }

  /// The sample of a scroll view in a line of a trace.
  init(_ record: TraceRecord.ScrollView) {
    self.init(
      record.name, record.offset, record.content, record.container, zoom: record.zoom,
      record.phase)
  }
}
