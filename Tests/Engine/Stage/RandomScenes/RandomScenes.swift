import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling
import TestSupport
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A sketch with a script, and what can be said against it.
@MainActor struct RandomScene {
  static let canvas = CGSize(width: 120, height: 160)

  let seed: UInt64
  var sketch: Sketch
  let script: RandomScript

  init(seed: UInt64) {
    self.seed = seed
    var sketcher = Sketcher(seed: seed)
    sketch = sketcher.root()
    script = RandomScript(seed: seed, canvas: Self.canvas)
  }

  func scene(mirrored: Bool = false) -> Scene {
    let sketch = sketch
    var scene = Scene(
      "random", canvas: Self.canvas, script: mirrored ? script.mirrored : script.script
    ) { sketch.view }
    if mirrored { scene.layoutDirection = .rightToLeft }
    return scene
  }

  func times(_ stage: Stage) -> [Double] { [0, 0.15, stage.duration] }

  /// What is wrong with the scene, in words; nil if nothing is.
  typealias Complaint = @MainActor (RandomScene) -> String?

  /// What is wrong with the scene and with the smallest part of it of which it is true.
  func report(_ complaint: Complaint) -> String? {
    guard let first = complaint(self) else { return nil }
    let small = sketch.shrunk { smaller in
      var copy = self
      copy.sketch = smaller
      return complaint(copy) != nil
    }
    var copy = self
    copy.sketch = small
    return """
      seed \(seed): \(first)
      in small: \(complaint(copy) ?? "")
      \(small.text)
      script: \(script.script)
      """
  }

  /// Every number is one, nothing is said to be wrong that is not, and no order of asking matters;
  /// the last is asked of every other seed.
  static func isSound(_ random: RandomScene) -> String? {
    let forward = Stage(random.scene())
    let times = random.times(forward)
    let stills = times.map { forward.still(at: $0) }
    let backward = random.seed.isMultiple(of: 2) ? Stage(random.scene()) : forward
    let reversed = Array(times.reversed().map { backward.still(at: $0) }.reversed())
    for (a, b) in zip(stills, reversed) {
      let dump = a.displayList.dump
      if dump.contains("nan") || dump.contains("inf") {
        return "no number in the still at \(a.time)"
      }
      if a.displayList.digest != b.displayList.digest {
        return "the still at \(a.time) depends on the order"
      }
      if a.report != b.report { return "the report at \(a.time) depends on the order" }
      if let scroll = a.report.scrollViews.first(where: { !$0.isFinite }) {
        return "no number in the report of \(scroll.name) at \(a.time)"
      }
    }
    return forward.problems.first { !$0.isExpected }.map { "a problem: \($0)" }
  }

  /// What can be seen stands at its mirror image in a scene from right to left.
  static func isMirrored(_ random: RandomScene) -> String? {
    let (stage, mirror) = (Stage(random.scene()), Stage(random.scene(mirrored: true)))
    if stage.duration != mirror.duration {
      return "the mirrored script takes \(mirror.duration) instead of \(stage.duration)"
    }
    for time in random.times(stage) {
      let (view, image) = (stage.tree(at: time), mirror.tree(at: time))
      let (views, images) = (view.all, image.all)
      if let lost = view.seen().first(where: { view in !images.contains { $0.mirrors(view) } }) {
        return "at \(time) \(lost.spelled) has no mirror image"
      }
      if let added = image.seen().first(where: { image in !views.contains { image.mirrors($0) } }) {
        return "at \(time) \(added.spelled) is no mirror image"
      }
    }
    return nil
  }
}

extension ResolvedView {
  /// This view and those inside that reach more than a pixel into the canvas and the windows of
  /// the scroll views around.
  ///
  /// What is further away may be left out, on one side and not on the other.
  @MainActor fileprivate func seen(
    in window: CGRect = CGRect(origin: .zero, size: RandomScene.canvas)
  ) -> [ResolvedView] {
    let isSeen = frame.intersects(window.insetBy(dx: 1, dy: 1))
    let inner = kind == "ScrollView" ? window.intersection(frame) : window
    return (isSeen ? [self] : []) + children.flatMap { $0.seen(in: inner) }
  }

  /// Whether this is what a mirror at the middle of the canvas makes of another view.
  ///
  /// Offsets lie on pixels, and mirrored ones may be rounded the other way.
  @MainActor fileprivate func mirrors(_ other: ResolvedView) -> Bool {
    kind == other.kind
      && [
        frame.minX - (RandomScene.canvas.width - other.frame.maxX), frame.minY - other.frame.minY,
        frame.width - other.frame.width, frame.height - other.frame.height,
      ].allSatisfy { abs($0) < 0.51 }
  }

  fileprivate var spelled: String {
    "\(kind) at \(ReportFormat.point(frame.origin)), \(ReportFormat.size(frame.size))"
  }
}

extension ScrollReport {
  fileprivate var isFinite: Bool {
    [offset.x, offset.y, snappedOffset.x, snappedOffset.y, velocity.dx, velocity.dy]
      .allSatisfy(\.isFinite) && contentSize.width.isFinite && contentSize.height.isFinite
  }
}

extension SceneProblem {
  /// Whether a random tree may well have it: pictures that are not there, scripts that find nothing
  /// to scroll.
  fileprivate var isExpected: Bool {
    switch self {
    case .missingImage, .nothingToDo, .noSuchView: true
    default: false
    }
  }
}
