import Dispatch
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkSystem
import Testing

/// The invariant of the layer cache: earlier drawing never affects the output.
@Suite struct `Layer cache` {
  static let seeds: [UInt64] = Array(1...8)

  /// The images of a seed, drawn one by one without a cache.
  static func references(_ seed: UInt64) throws -> (lists: [DisplayList], pngs: [Data]) {
    var random = RandomLists(seed: seed)
    let lists = (0..<6).map { _ in random.next() }
    let fresh = try CairoRenderer(fonts: .standard(), reusesLayers: false)
    return (lists, try lists.map(fresh.png(of:)))
  }

  @Test(arguments: seeds) func `caching layers changes no byte, in any order`(seed: UInt64) throws {
    let (lists, pngs) = try Self.references(seed)
    let keeping = try CairoRenderer(fonts: .standard())
    for index in Array(lists.indices) + lists.indices.reversed() {
      #expect(try keeping.png(of: lists[index]) == pngs[index], "seed \(seed), list \(index)")
    }
  }

  @Test(arguments: seeds.prefix(4)) func `a cache that is too small changes no byte`(seed: UInt64)
    throws
  {
    let (lists, pngs) = try Self.references(seed)
    let tight = try CairoRenderer(fonts: .standard(), images: [], cacheByteLimit: 40_000)
    for index in Array(lists.indices) + Array(lists.indices) {
      #expect(try tight.png(of: lists[index]) == pngs[index], "seed \(seed), list \(index)")
    }
  }

  @Test func `four threads draw the same bytes`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let work = try Self.seeds.prefix(3).map(Self.references)
    let jobs = work.flatMap { zip($0.lists, $0.pngs) }
    let wrong = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in jobs.indices {
        // Each thread starts at another list, so that they request the same layers at times.
        let index = (step + thread * jobs.count / 4) % jobs.count
        if (try? renderer.png(of: jobs[index].0)) != jobs[index].1 {
          wrong.withLock { $0.append(index) }
        }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test func `moving a layer by whole pixels moves its pixels and nothing else`() throws {
    let renderer = try Samples.renderer.get()
    let card = Samples.card(7)
    func picture(_ x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      try renderer.bitmap(
        of: Samples.list(
          [.layer(Layer(card, transform: Samples.move(x, y), opacity: 0.7))], width: 400,
          height: 160, scale: 2))
    }
    let (here, there) = (try picture(3, 4), try picture(20.5, 30))
    for y in 0..<250 {
      for x in 0..<750 where here[x, y] != there[x + 35, y + 52] {
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
  }

  @Test func `a layer larger than two canvases is cropped, not changed`() throws {
    let renderer = try Samples.renderer.get()
    let long = LayerContent([
      Samples.fill(Samples.rect(0, 0, 60, 100_000), Samples.color(0.2, 0.4, 0.6))
    ])
    let bitmap = try renderer.bitmap(
      of: Samples.list([.layer(Layer(long, transform: Samples.move(10, -50_000), opacity: 0.999))]))
    #expect(bitmap[30, 20] == 0xFF33_6699)
    #expect(bitmap[5, 20] == 0xFFFF_FFFF)
  }
}
