import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio

/// The numbers behind a reel, for its page: of scenes, scroll views, views with effects and fingers
/// in every frame.
///
/// All of them are whole numbers: lengths, factors and times are in thousandths, phases and other
/// choices are numbers in lists. Each quantity is a ``PlayerColumn``.
struct PlayerNumbers {
  private struct ScrollKey: Hashable {
    let scene: Int
    let name: String
    let occurrence: Int
  }

  private struct ViewKey: Hashable {
    let scene: Int
    let name: String
    let source: String
    let occurrence: Int
  }

  private struct SceneKey: Hashable {
    let name: String
    let occurrence: Int
  }

  private struct FingerKey: Hashable {
    let scene: Int
    let number: Int
  }

  private var scenes = PlayerObjects<SceneKey>()
  private var scrollViews = PlayerObjects<ScrollKey>()
  private var views = PlayerObjects<ViewKey>()
  private var fingers = PlayerObjects<FingerKey>()
  /// The number of frames.
  private(set) var count = 0

  /// Adds the next frame.
  mutating func add(_ frame: FilmFrame) {
    defer { count += 1 }
    var occurrences: [String: Int] = [:]
    for still in frame.stills {
      let key = SceneKey(name: still.scene, occurrence: occurrences[still.scene, default: 0])
      occurrences[still.scene, default: 0] += 1
      let scene = scenes.add(
        [
          "time": [Self.thousandths(still.report.time)],
          "origin": [Self.thousandths(still.origin.x), Self.thousandths(still.origin.y)],
        ], to: key, at: count
      ) { ["name": .text(still.scene)] }
      add(still, of: scene)
    }
  }

  // MARK: Objects

  /// A scroll view of the present frame.
  private struct ShownScrollView {
    let name: String
    let number: Int
    /// The offset as drawn, in thousandths.
    let offset: [Int]
  }

  private mutating func add(_ still: ShownStill, of scene: Int) {
    var shown: [ShownScrollView] = []
    var occurrences: [String: Int] = [:]
    for report in still.report.scrollViews {
      let key = ScrollKey(
        scene: scene, name: report.name, occurrence: occurrences[report.name, default: 0])
      occurrences[report.name, default: 0] += 1
      let number = scrollViews.add(Self.numbers(of: report), to: key, at: count) {
        ["scene": .integer(scene), "name": .text(report.name)]
      }
      shown.append(
        ShownScrollView(
          name: report.name, number: number, offset: Self.thousandths(report.snappedOffset)))
    }
    var viewOccurrences: [[String]: Int] = [:]
    for report in still.report.children {
      let name = [report.name, report.source]
      let key = ViewKey(
        scene: scene, name: report.name, source: report.source,
        occurrence: viewOccurrences[name, default: 0])
      viewOccurrences[name, default: 0] += 1
      // The innermost scroll view around it.
      let around = shown.filter { report.name.hasPrefix($0.name + "/") }
        .max { $0.name.count < $1.name.count }
      views.add(Self.numbers(of: report, in: around?.offset), to: key, at: count) {
        var entries: [String: JSONText] = [
          "scene": .integer(scene), "name": .text(report.name), "source": .text(report.source),
        ]
        entries["scrollView"] = around.map { .integer($0.number) }
        return entries
      }
    }
    for (number, track) in still.fingers.enumerated() {
      guard let numbers = Self.numbers(of: track, at: still.report.time) else { continue }
      fingers.add(numbers, to: FingerKey(scene: scene, number: number), at: count) {
        ["scene": .integer(scene)]
      }
    }
  }

  /// The phases of scroll views, in the order of their numbers.
  static let scrollPhases = ScrollPhase.allCases
  /// The phases of scroll transitions, in the order of their numbers.
  static let phases = [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing]

  private static func numbers(of report: ScrollReport) -> [String: [Int]] {
    var numbers = [
      "phase": [scrollPhases.firstIndex(of: report.phase) ?? 0],
      "offset": thousandths(report.offset),
      "snapped": thousandths(report.snappedOffset),
      "velocity": [thousandths(report.velocity.dx), thousandths(report.velocity.dy)],
      "content": thousandths(report.contentSize),
      "container": thousandths(report.containerSize),
    ]
    if report.zoomScale != 1 { numbers["zoom"] = [thousandths(report.zoomScale)] }
    return numbers
  }

  private static func numbers(of report: ChildReport, in offset: [Int]?) -> [String: [Int]] {
    let (frame, map) = (report.frame, report.transform)
    let place = thousandths(frame.origin)
    // The displacement of the center is 0 for a view that is scaled or turned about it.
    let center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let moved = center.applying(map)
    var numbers = [
      "place": place,
      "size": thousandths(frame.size),
      "matrix": [map.a, map.b, map.c, map.d].map { thousandths($0) },
      "moved": [thousandths(moved.x - center.x), thousandths(moved.y - center.y)],
      "opacity": [thousandths(report.opacity)],
      "blur": [thousandths(report.blur)],
    ]
    if let offset { numbers["inContent"] = zip(place, offset).map { $0 + $1 } }
    if let phase = report.phase.flatMap({ phases.firstIndex(of: $0) }) {
      numbers["phase"] = [phase]
      numbers["progress"] = [thousandths(report.progress ?? 0)]
    }
    if let projection = report.projection {
      numbers["corners"] = projection.corners(of: CGRect(origin: .zero, size: frame.size))
        .flatMap { thousandths($0) }
    }
    numbers["perspective"] = [report.projection == nil ? 0 : 1]
    return numbers
  }

  /// The numbers of a finger near the screen; nil for one that is away.
  private static func numbers(of track: FingerTrack, at time: Double) -> [String: [Int]]? {
    let height = TouchDot(track: track).height(at: time)
    guard height < 1 else { return nil }
    let isDown = time >= track.down && time < track.lift
    return [
      "down": [isDown ? 1 : 0], "height": [thousandths(height)],
      "place": thousandths(track.location(at: time)),
    ]
  }

  // MARK: Output

  /// The numbers of all frames, and the columns that they are in.
  func json() -> [String: JSONText] {
    var columns = PlayerColumns()
    var views = views
    views.forEach { $0.keepShorter(of: "place", "inContent") }
    let parts = [
      "scenes": scenes.json(&columns, count: count),
      "scrollViews": scrollViews.json(&columns, count: count),
      "views": views.json(&columns, count: count),
      "fingers": fingers.json(&columns, count: count),
      "scrollPhases": .list(Self.scrollPhases.map { .text("\($0)") }),
      "phases": .list(Self.phases.map { .text("\($0)") }),
    ]
    return parts.merging(["columns": .list(columns.columns.map(\.differences))]) { $1 }
  }

  /// The nearest whole number of thousandths; 0 for a number that is not finite or too large.
  static func thousandths(_ value: some BinaryFloatingPoint) -> Int {
    let value = (Double(value) * 1000).rounded()
    // Pages have numbers of 53 bits.
    return abs(value) < 9e15 ? Int(value) : 0
  }

  private static func thousandths(_ point: CGPoint) -> [Int] {
    [thousandths(point.x), thousandths(point.y)]
  }

  private static func thousandths(_ size: CGSize) -> [Int] {
    [thousandths(size.width), thousandths(size.height)]
  }
}
