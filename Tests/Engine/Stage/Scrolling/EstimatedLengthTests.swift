import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `The estimated length of a lazy stack` {
  @Test func `changes at events only`() {
    let stage = Stage(Sample.uneven.scene)
    _ = stage.duration
    var lengths: [Double] = []
    for tick in 0...Int(stage.duration * 120) {
      let report = stage.still(at: Double(tick) / 120).report.scrollViews[0]
      #expect(report.isEstimated)
      if lengths.last != report.contentSize.height { lengths.append(report.contentSize.height) }
    }
    // One for the start and at most one for each of the three motions.
    #expect(lengths.count <= 4, "\(lengths)")
  }
}
