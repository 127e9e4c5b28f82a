import ScrollworkLottie
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `An animation file` {
  private static let text = """
    {"fr": 10, "ip": 0, "op": 20, "w": 100, "h": 50, "markers": [{"cm": "half", "tm": 10}],
     "assets": [{"id": "inner", "layers": [
       {"ty": 1, "ip": 0, "op": 20, "st": 0, "sw": 10, "sh": 10, "sc": "#ff0000",
        "ks": {"p": {"k": [90, 0]}}}]}],
     "layers": [
      {"ty": 4, "ind": 1, "ip": 0, "op": 20, "st": 0, "ks": {"p": {"a": 1, "k": [
         {"t": 0, "s": [10, 10], "o": {"x": [0.3], "y": [0.3]}, "i": {"x": [0.7], "y": [0.7]}},
         {"t": 20, "s": [90, 10]}]}},
       "shapes": [{"ty": "gr", "it": [
         {"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [10, 10]}, "r": {"k": 0}},
         {"ty": "fl", "c": {"k": [0, 0, 1]}, "o": {"k": 100}},
         {"ty": "tr", "p": {"k": [0, 0]}, "s": {"k": [200, 100]}}]}]},
      {"ty": 0, "ip": 10, "op": 20, "st": 10, "refId": "inner", "w": 100, "h": 50, "ks": {}}]}
    """

  private func animation() throws -> LottieAnimation { try .from(data: Data(Self.text.utf8)) }

  /// The rectangles that are filled, on the canvas.
  private func fills(_ view: some View, at time: Double) -> [String] {
    let stage = Stage(canvas: CGSize(width: 200, height: 100), script: [.wait(3)]) { view }
    return stage.still(at: time).displayList.dump.split(separator: "\n")
      .filter { $0.contains("fill") }.map { String($0.trimmingPrefix { $0 == " " }) }
  }

  @Test func `is drawn at the time of the scene`() throws {
    let view = LottieView(animation: try animation()).looping().resizable()
    let (first, later, again) = (fills(view, at: 0), fills(view, at: 1.5), fills(view, at: 2))
    #expect(first.count == 1 && later.count == 2)
    #expect(first != later && first == again)
  }

  @Test func `rests where it is told to`() throws {
    let animation = try animation()
    #expect(animation.duration == 2 && animation.size == CGSize(width: 100, height: 50))
    #expect(animation.progressTime(forMarker: "half") == 0.5)
    let view = LottieView(animation: animation)
    let half = fills(view.currentProgress(0.75), at: 0)
    #expect(half == fills(view.playbackMode(.paused(at: .frame(15))), at: 1))
    #expect(half == fills(view.playing(.toProgress(0.75, loopMode: .playOnce)), at: 2.5))
    #expect(fills(LottieView(animation: nil), at: 0) == [])
    #expect(Animation.named("none") == nil)
  }

  @Test func `is played by a view of UIKit`() throws {
    let view = LottieAnimationView(animation: try animation())
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 50))
    view.contentMode = .scaleAspectFit
    view.loopMode = .autoReverse
    view.play()
    #expect(view.isAnimationPlaying)
    view.currentFrame = 10
    #expect(view.currentProgress == 0.5 && !view.isAnimationPlaying)
    view.stop()
    #expect(view.currentTime == 0)
  }
}
