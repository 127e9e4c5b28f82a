import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression
import Testing

/// Reports over reels that are drawn for them; `script/report-check` opens them in a browser.
@MainActor @Suite struct `A sample report` {
  /// The folder that they go to; nil if nobody asks for them.
  nonisolated static let folder = ProcessInfo.processInfo.environment["SCROLLWORK_SAMPLES"]

  @Test(.enabled(if: folder != nil)) func `is written`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = try SampleReel(count: 150, scale: 2)
    let new = try SampleReel(shrinking: 0.3, title: "Colors", count: 150, scale: 2)
    let slow = try SampleReel(velocity: 1350, count: 150, scale: 2)
    var reports: [(Comparison, any ComparisonPictures)] = [
      (try comparison("cards", old, new), HeldPictures(old: old.pictures, new: new.pictures)),
      (
        try comparison("cards-slow", old, slow), HeldPictures(old: old.pictures, new: slow.pictures)
      ),
      try edited(old, new),
    ]
    for (name, verdict) in [
      ("feed", Verdict.equal), ("feed-dark", .equal), ("harbors", .missing), ("gallery", .equal),
      ("old-gallery", .stale), ("pages", .equal), ("photo-dock", .equal), ("wheel", .equal),
    ] {
      var comparison = SampleComparisons.comparison(name, verdict, count: 60)
      (comparison.old.canvas, comparison.new.canvas) = ([300, 540], [300, 540])
      if verdict != .stale {
        comparison.stills = (0..<60).map { number in
          Comparison.StillPair(
            old: verdict == .missing ? nil : number, new: number, isEqual: verdict == .equal)
        }
      }
      reports.append((comparison, HeldPictures(old: old.pictures, new: old.pictures)))
    }
    try RegressionReport(reports).document().write(to: folder.appending(path: "scenes.html"))
    try RegressionReport([reports[0]], pictureLimit: 1_500_000).document()
      .write(to: folder.appending(path: "limited.html"))
    var hostile = SampleComparisons.hostile
    hostile.stills = [
      Comparison.StillPair(old: 0, new: 0, isEqual: false),
      Comparison.StillPair(old: 200, new: 1, isEqual: false),
    ]
    let pictures = HeldPictures(old: old.pictures, new: slow.pictures)
    try RegressionReport([(hostile, pictures), (hostile, pictures)]).document()
      .write(to: folder.appending(path: "hostile.html"))
    try RegressionReport([]).document().write(to: folder.appending(path: "empty.html"))

    let long = try SampleReel(count: 600, scale: 2)
    let longer = try SampleReel(shrinking: 0.3, title: "Colors", count: 600, scale: 2)
    var comparison = try comparison("long", long, longer)
    for number in 0..<40 {
      let keys = (0..<600).map { still -> [Double] in
        [Double(still), Double(still * (number + 3) % 100) / 100]
      }
      comparison.curves.append(
        Comparison.Curve(
          title: "opacity of Card[\(number)]", unit: "", finding: 0, old: [keys],
          new: [[[0, 0.2], [599, 0.8]]]))
    }
    let held = HeldPictures(old: long.pictures, new: longer.pictures)
    try RegressionReport([(comparison, held)]).document()
      .write(to: folder.appending(path: "long.html"))
  }

  /// What a comparison of two reels would say.
  private func comparison(
    _ name: String, _ old: SampleReel, _ new: SampleReel
  ) throws -> Comparison {
    let renderer = try CairoRenderer(fonts: .standard())
    var comparison = SampleComparisons.gallery
    comparison.name = name
    let scale = Double(old.lists[0].scale)
    let side = { (label: String, reel: SampleReel) in
      Comparison.Side(
        label: label, count: reel.pictures.count, fps: 60, canvas: [300, 540], scale: scale)
    }
    (comparison.old, comparison.new) = (side("main", old), side("feature/cards", new))
    var map: InstabilityMap?
    comparison.stills = try zip(old.lists, new.lists).enumerated().map { number, lists in
      if lists.0 == lists.1 {
        map?.addEqual()
        return Comparison.StillPair(old: number, new: number, isEqual: true)
      }
      guard number % 4 == 0 else {
        return Comparison.StillPair(old: number, new: number, isEqual: false)
      }
      let (first, second) = (try renderer.pixels(of: lists.0), try renderer.pixels(of: lists.1))
      var own = map ?? InstabilityMap(pictureWidth: first.width, pictureHeight: first.height)
      let before = own.counts.reduce(0, +)
      own.add(old: first, new: second)
      map = own
      let count = own.counts.reduce(0, +) - before
      return Comparison.StillPair(
        old: number, new: number, isEqual: false,
        pixels: Double(count) / Double(first.width * first.height))
    }
    comparison.instability = map
    let keys = { (values: [Double]) in [values.enumerated().map { [Double($0), $1] }] }
    comparison.curves = [
      Comparison.Curve(
        title: "offset y of ScrollView", unit: "pt", finding: nil, old: keys(old.offsets),
        new: keys(new.offsets)),
      Comparison.Curve(
        title: "scale of Card[0]", unit: "", finding: 0, old: keys(old.scales),
        new: keys(new.scales)),
    ]
    return comparison
  }

  /// Stills that were lost and added.
  private func edited(
    _ old: SampleReel, _ new: SampleReel
  ) throws -> (Comparison, any ComparisonPictures) {
    var comparison = try comparison("cards-edited", old, new)
    let pair = { (old: Int?, new: Int?) in
      Comparison.StillPair(old: old, new: new, isEqual: old != nil && new != nil)
    }
    comparison.stills = (0..<40).map { pair($0, $0) }
    comparison.stills += (40..<46).map { pair($0, nil) }
    comparison.stills += (46..<100).map { pair($0, $0 - 6) }
    comparison.stills += (94..<100).map { pair(nil, $0) }
    comparison.stills += (100..<150).map { pair($0, $0) }
    comparison.findings = [
      Finding(.stills, "6 stills were lost after still 39.", from: 39, to: 40, count: 6),
      Finding(.stills, "6 stills were added.", from: 94, to: 99, count: 6),
    ]
    comparison.curves.removeLast()
    comparison.instability = nil
    return (comparison, HeldPictures(old: old.pictures, new: old.pictures))
  }
}
