import Foundation
import ScrollworkLayout
import Testing

@Suite struct `Grid tracks` {
  struct Case: Sendable {
    let name: String
    let items: [GridItem]
    let length: CGFloat?
    /// The start and the length of each track.
    let tracks: [[CGFloat]]
    let total: CGFloat
  }

  /// Source: the rule measured by objc.io ("Grid Layout"), computed by hand.
  static let cases = [
    Case(
      name: "a fixed and an adaptive column",
      items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], length: 200,
      tracks: [[0, 70], [78, 57], [143, 57]], total: 200),
    Case(
      name: "as many as fit", items: [GridItem(.adaptive(minimum: 50))], length: 358,
      tracks: (0..<6).map { [CGFloat($0) * 61, 53] }, total: 358),
    Case(
      name: "one when none fits", items: [GridItem(.adaptive(minimum: 50))], length: 30,
      tracks: [[0, 50]], total: 50),
    Case(
      name: "no wider than allowed", items: [GridItem(.adaptive(minimum: 40, maximum: 42))],
      length: 200, tracks: [[4, 42], [54, 42], [104, 42], [154, 42]], total: 200),
    Case(
      name: "fair shares", items: [GridItem(), GridItem(), GridItem()], length: 316,
      tracks: [[0, 100], [108, 100], [216, 100]], total: 316),
    Case(
      name: "a minimum takes from those behind",
      items: [GridItem(.flexible(minimum: 140)), GridItem()], length: 200,
      tracks: [[0, 140], [148, 52]], total: 200),
    Case(
      name: "a minimum behind overflows, twice",
      items: [GridItem(), GridItem(.flexible(minimum: 180))], length: 200,
      tracks: [[0, 138], [146, 180]], total: 284),
    Case(
      name: "a minimum behind overflows, as published",
      items: [
        GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
      ], length: 200, tracks: [[0, 107.5], [117.5, 120]], total: 225),
    Case(
      name: "own distances",
      items: [
        GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30), spacing: 5), GridItem(.fixed(10)),
      ], length: 500, tracks: [[217.5, 20], [237.5, 30], [272.5, 10]], total: 500),
    Case(
      name: "mixed",
      items: [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 40), spacing: 10),
        GridItem(.adaptive(minimum: 30, maximum: 60), spacing: 4),
      ], length: 220, tracks: [[0, 50], [60, 40], [110, 34], [148, 34], [186, 34]], total: 220),
    Case(
      name: "nothing offered", items: [GridItem(), GridItem(.adaptive(minimum: 30))], length: nil,
      tracks: [[0, 20], [28, 30]], total: 48),
    Case(name: "no items", items: [], length: 90, tracks: [[0, 90]], total: 90),
    Case(
      name: "nonsense",
      items: [GridItem(.fixed(-5), spacing: .nan), GridItem(.adaptive(minimum: -50))], length: 20,
      tracks: [[0, 0], [8, 2], [18, 2]], total: 20),
  ]

  @Test(arguments: cases) func `share the length`(c: Case) {
    let tracks = GridTracks(c.items, in: c.length)
    #expect(tracks.tracks.count == c.tracks.count, "\(c.name)")
    for (track, wanted) in zip(tracks.tracks, c.tracks) {
      #expect(abs(track.start - wanted[0]) < 1e-9, "\(c.name)")
      #expect(abs((track.length ?? -1) - wanted[1]) < 1e-9, "\(c.name)")
    }
    #expect(abs(tracks.totalLength - c.total) < 1e-9, "\(c.name)")
  }

  @Test func `follow the grid's alignment when they do not fill it`() {
    let items = [GridItem(.fixed(50)), GridItem(.fixed(42))]
    #expect(GridTracks(items, in: 200, alignment: 0).tracks[0].start == 0)
    #expect(GridTracks(items, in: 200, alignment: 0.5).tracks[0].start == 50)
    #expect(GridTracks(items, in: 200, alignment: 1).tracks[0].start == 100)
    let wide = [GridItem(), GridItem(.flexible(minimum: 180))]
    #expect(GridTracks(wide, in: 200, alignment: 1).tracks[0].start == 0)
  }

  @Test func `an item keeps its parameters, and is flexible by default`() {
    let item = GridItem(.fixed(30), spacing: 4, alignment: .topLeading)
    guard case .fixed(30) = item.size else {
      Issue.record("\(item.size)")
      return
    }
    #expect(item.spacing == 4 && item.alignment == .topLeading)
    let plain = GridItem()
    guard case .flexible(10, .infinity) = plain.size else {
      Issue.record("\(plain.size)")
      return
    }
    #expect(plain.spacing == nil && plain.alignment == nil)
  }
}
