import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Runs of rows` {
  /// Digests of rows that show the given numbers.
  private func digests(_ rows: [Int]) -> [RowDigest] { rows.map { RowDigest(of: [$0]) } }

  @Test(arguments: [1, 7, 8, 9, 128, 129, 500, 1688])
  func `cover every row once, within their lengths`(height: Int) {
    var random = SeededGenerator(seed: UInt64(height))
    let rows = digests((0..<height).map { _ in Int.random(in: 0..<40, using: &random) })
    let runs = RowRuns.cut(rows)
    #expect(runs.flatMap(Array.init) == Array(0..<height))
    #expect(runs.allSatisfy { $0.count <= RowRuns.longest })
    #expect(runs.dropLast().allSatisfy { $0.count >= RowRuns.shortest })
  }

  /// A page of cards, each of different rows, with equal rows between them.
  @Test func `begin with the contents, wherever these stand`() {
    let page = (0..<8).flatMap { card in
      (0..<100).map { card * 1000 + $0 } + Array(repeating: -1, count: 30)
    }
    func runs(from first: Int) -> Set<[Int]> {
      let rows = Array(page[first..<first + 600])
      return Set(RowRuns.cut(digests(rows)).map { Array(rows[$0]) })
    }
    let (here, there) = (runs(from: 40), runs(from: 97))
    #expect(here.intersection(there).count >= here.count - 4)
    #expect(here.contains { $0.first == 1000 }, "a card begins a run")
  }
}

@Suite struct `PNG files of runs` {
  @Test(arguments: [UInt64(1), 2, 3])
  func `show the bitmap, and are equal whichever way it was drawn`(seed: UInt64) throws {
    var random = RandomLists(seed: seed)
    let (keeping, forgetting) = (
      try CairoRenderer(fonts: .standard()),
      try CairoRenderer(fonts: .standard(), reusesLayers: false)
    )
    for list in (0..<4).map({ _ in random.next() }) {
      let pixels = try forgetting.pixels(of: list)
      #expect(try forgetting.bitmap(of: list).frozenData == pixels.data)
      let file = try keeping.png(of: list)
      #expect(try keeping.png(of: list) == file)
      #expect(try forgetting.png(of: list) == file)
      #expect(try forgetting.png(of: pixels) == file)
      let bytes = [UInt8](pixels.data)
      let shown = stride(from: 0, to: bytes.count, by: 4).map { place -> UInt32 in
        let (blue, green, red) = (bytes[place], bytes[place + 1], bytes[place + 2])
        return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      }
      #expect(try PNGDecoder().picture(of: file).pixels == shown)
    }
  }

  /// A page of cards that scrolled by an offset.
  private func page(_ offset: CGFloat) -> DisplayList {
    Samples.list(
      (0..<12).map { number in
        .layer(
          Layer(
            Samples.card(number), transform: Samples.move(10, 90 * CGFloat(number) - offset)))
      }, width: 400, height: 600, scale: 2)
  }

  /// A page that scrolls: nearly all runs of a still were compressed for the one before.
  @Test func `are equal with the runs of earlier stills and without them`() throws {
    let (renderer, fresh) = (
      try CairoRenderer(fonts: .standard()),
      try CairoRenderer(fonts: .standard(), reusesLayers: false)
    )
    for step in 0..<6 {
      let list = page(CGFloat(step) * 20)
      #expect(try renderer.png(of: list) == fresh.png(of: list), "step \(step)")
    }
  }

  /// The rows of a still that come into sight, and those of the runs at its edges, are composited.
  @Test func `know the rows that scrolled by`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    func composited(_ offset: CGFloat) throws -> Int {
      var count = 0
      _ = try renderer.png(of: page(offset)) { step in
        if case .composite(let rows) = step { count += rows.count }
      }
      return count
    }
    #expect(try composited(0) == 1200)
    // Layers are kept from their second use on, and rows of kept layers are known. At the top and at the
    // bottom the rows of a card that is cut off are composited anew, up to the next begin of a run.
    for offset in [10, 20, 30] { _ = try composited(CGFloat(offset)) }
    let rows = try composited(40)
    #expect(rows < 600)
    for _ in 0..<3 { _ = try composited(40) }
    #expect(try composited(40) == 0, "the same still, with kept layers only")
  }
}
