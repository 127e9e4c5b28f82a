import Foundation
import ScrollworkDrawing
import ScrollworkReels
import TestSupport
import Testing

@Suite struct `The mean of bitmaps` {
  private func row(_ bytes: [UInt8]) -> Pixels {
    Pixels(width: bytes.count, height: 1, data: Data(bytes.flatMap { [$0, $0, $0, 255] }))
  }

  @Test func `is in linear light`() {
    // Half of the light of white is 0.735 of its sRGB value.
    #expect(Pixels.mean(of: [row([0]), row([255])]) == row([188]))
    #expect(Pixels.mean(of: [row([0]), row([0]), row([0]), row([255])]) == row([137]))
  }

  @Test func `of equal bitmaps is the bitmap`() {
    let all = row(Array(0...255))
    #expect(Pixels.mean(of: [all]) == all)
    #expect(Pixels.mean(of: [all, all, all]) == all)
    // Beside a bitmap that differs in one pixel, the others keep their bytes.
    let other = row([255] + Array(1...255))
    let mean = Pixels.mean(of: [all, other, all])
    #expect(mean.data.dropFirst(4) == all.data.dropFirst(4) && mean != all)
  }

  @Test func `does not depend on the order, and lies between the samples`() {
    var random = SeededGenerator(seed: 7)
    let samples = (0..<5).map { _ in
      row((0..<64).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    let mean = Pixels.mean(of: samples)
    #expect(Pixels.mean(of: samples.reversed()) == mean)
    for index in mean.data.indices {
      let bytes = samples.map { $0.data[index] }
      #expect((bytes.min() ?? 0)...(bytes.max() ?? 0) ~= mean.data[index])
    }
  }
}
