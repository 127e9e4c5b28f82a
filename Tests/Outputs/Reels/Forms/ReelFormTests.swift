import ScrollworkReels
import Testing

@Suite struct `The form of a reel` {
  @Test func `follows the ending`() {
    #expect(ReelForm(ending: "mp4") == .mp4)
    #expect(ReelForm(ending: "WebM") == .webm)
    #expect(ReelForm(ending: "apng") == .png)
    #expect(ReelForm(ending: "html") == .html)
    #expect(
      ReelForm(ending: "mov") == .mov && ReelForm(ending: "avi") == nil
        && ReelForm(ending: "") == nil)
  }

  @Test func `needs a program for compressed pixels alone`() {
    #expect(ReelForm.allCases.filter { !$0.needsFFmpeg } == [.png, .svg, .html])
  }

  /// GIF counts hundredths of a second, and two of them at least.
  @Test(arguments: [
    (240, "50"), (60, "50"), (50, "50"), (30, "33.3"), (24, "25"), (20, "20"), (15, "14.2"),
    (1, "1"),
  ])
  func `of a GIF has rates of whole hundredths`(fps: Int, rate: String) {
    #expect(ReelForm.gif.frameRate(nearest: fps).description == rate)
    #expect(ReelForm.mp4.frameRate(nearest: fps) == FrameRate(fps))
  }

  /// Browsers show a delay of up to 10 milliseconds for 100.
  @Test(arguments: [(240, 80), (120, 60), (91, 45), (90, 90), (60, 60)])
  func `of an animated picture has rates that browsers keep`(fps: Int, rate: Int) {
    for form in [ReelForm.png, .webp] {
      #expect(Int(form.frameRate(nearest: fps).time(of: rate).rounded()) == 1)
    }
  }

  @Test func `has a default rate that all forms can tell`() {
    #expect(ReelForm.defaultRate(of: [.mp4, .png]) == 60)
    #expect(ReelForm.defaultRate(of: [.mp4, .gif]) == 50)
  }
}

@Suite struct `A number of bytes` {
  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (792_390, "793 kB"),
    (999_000, "999 kB"), (999_001, "1 MB"), (1_500_000, "1.5 MB"), (12_000_000, "12 MB"),
    (999_900_000, "999.9 MB"), (999_900_001, "1 GB"), (2_147_483_648, "2.2 GB"),
  ])
  func `has one spelling`(count: Int, text: String) {
    #expect("\(ByteCount(count))" == text)
  }
}

@Suite struct `A frame rate` {
  @Test func `is in lowest terms`() {
    #expect(FrameRate(frames: 100, seconds: 2) == FrameRate(50))
    #expect(FrameRate(frames: 100, seconds: 3).description == "33.3")
  }

  @Test func `counts the frames that begin in a time`() {
    #expect(FrameRate(60).count(in: 2) == 120)
    #expect(FrameRate(60).count(in: 2.001) == 121)
    #expect(FrameRate(frames: 100, seconds: 3).count(in: 3) == 100)
    #expect(FrameRate(10).count(in: 0) == 1)
    #expect(FrameRate(frames: 100, seconds: 3).time(of: 100) == 3)
  }
}
