import ScrollworkDrawing
import ScrollworkRegression
import Testing

@Suite struct `Clusters of different pixels` {
  private func mask(_ boxes: [PixelBox]) throws -> PixelMask {
    let size = (width: 200, height: 160)
    let white = [UInt32](repeating: .max, count: size.width * size.height)
    var pixels = white
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { pixels[y * size.width + x] = 0xFF00_0000 }
      }
    }
    let result = PixelMeasure.exact.compare(
      Picture(width: size.width, height: size.height, pixels: white),
      Picture(width: size.width, height: size.height, pixels: pixels))
    return try #require(result.difference).mask
  }

  @Test func `a filled rectangle is one`() throws {
    let box = PixelBox(x: 30, y: 112, width: 12, height: 40)
    #expect(try mask([box]).clusters() == [DifferenceCluster(bounds: box, count: 480)])
    #expect(box.description == "12 × 40 px at 30, 112")
  }

  @Test func `near ones are one, far ones are not, and the largest comes first`() throws {
    let near = [
      PixelBox(x: 10, y: 10, width: 4, height: 4), PixelBox(x: 22, y: 10, width: 4, height: 4),
    ]
    let far = PixelBox(x: 100, y: 90, width: 7, height: 7)
    #expect(
      try mask(near + [far]).clusters() == [
        DifferenceCluster(bounds: far, count: 49),
        DifferenceCluster(bounds: PixelBox(x: 10, y: 10, width: 16, height: 4), count: 32),
      ])
  }

  @Test func `up to the distance apart is near, twice as far is not`() throws {
    for start in 0..<8 {
      func count(_ gap: Int) throws -> Int {
        try mask([
          PixelBox(x: 0, y: 0, width: 1, height: 1), PixelBox(x: start, y: 50, width: 1, height: 1),
          PixelBox(x: start + gap, y: 50 + gap, width: 1, height: 1),
        ]).clusters().count
      }
      #expect(try count(8) == 2)
      #expect(try count(16) == 3)
    }
  }

  @Test func `no pixels, no clusters`() throws {
    let mask = try mask([PixelBox(x: 3, y: 3, width: 1, height: 1)])
    #expect(mask.clusters(within: 1).count == 1)
    let one = Picture(width: 1, height: 1, pixels: [0xFF00_0000])
    let same = Picture(width: 1, height: 1, pixels: [0xFF00_0001])
    #expect(PixelMeasure.pixelmatch().compare(one, same).difference?.mask.clusters() == [])
  }
}
