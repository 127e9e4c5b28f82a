import Foundation
import Testing

@testable import ScrollworkReels

@Suite struct `The search for a size` {
  private func first(_ form: ReelForm) -> SizeFitting {
    SizeFitting(
      form: form, limit: 1000, settings: EncodingSettings(), scale: 2, fps: 60,
      canvas: CGSize(width: 390, height: 844))
  }

  /// Six steps of the rate factor halve a video.
  @Test func `lowers the quality of video first`() {
    var search = first(.mp4)
    let shrinks1 = search.shrink(from: 2000)
    #expect(shrinks1)
    #expect(search.settings.crf == 24 && search.scale == 2 && search.fps == 60)
    let shrinks2 = search.shrink(from: 1001)
    #expect(shrinks2)
    #expect(search.settings.crf == 25)
    let shrinks3 = search.shrink(from: 1_000_000)
    #expect(shrinks3)
    #expect(search.settings.crf == 36)
    let shrinks4 = search.shrink(from: 2000)
    #expect(shrinks4)
    #expect(search.scale < 1.5 && search.scale > 1.2)
  }

  @Test(arguments: ReelForm.allCases) func `ends, and never goes up`(form: ReelForm) {
    var search = first(form)
    var (before, count) = (search, 0)
    while search.shrink(from: 1_000_000) {
      #expect(search != before && search.scale <= before.scale && search.fps <= before.fps)
      #expect((search.settings.crf ?? 0) >= (before.settings.crf ?? 0))
      (before, count) = (search, count + 1)
    }
    #expect(count < 20)
    #expect(search.scale <= 0.5 && search.scale > 0.3 && search.fps == 10)
  }

  @Test func `takes scales of even sides`() throws {
    let canvas = CGSize(width: 390, height: 844)
    for wanted in stride(from: 0.3, through: 3, by: 0.1) {
      let scale = try #require(SizeFitting.drawable(below: wanted, canvas, isEven: true))
      #expect(scale <= wanted && scale > wanted - 0.25)
      #expect(Int((390 * scale).rounded(.up)).isMultiple(of: 2))
      #expect(Int((844 * scale).rounded(.up)).isMultiple(of: 2))
    }
    #expect(SizeFitting.drawable(below: 1.99, canvas, isEven: false) == 127.0 / 64)
    #expect(SizeFitting.drawable(below: 0.01, canvas, isEven: true) == nil)
  }
}
