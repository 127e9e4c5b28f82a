// At 0.3, 1.5.
import Lottie
import SwiftUI
import UIKit

private let json = """
  {"fr": 10, "ip": 0, "op": 10, "w": 100, "h": 20, "markers": [{"cm": "half", "tm": 5, "dr": 1}],
  "layers": [{"ty": 4, "ip": 0, "op": 10, "st": 0,
  "ks": {"p": {"a": 1, "k": [{"t": 0, "s": [10, 10]}, {"t": 10, "s": [90, 10]}]}},
  "shapes": [{"ty": "gr", "it": [
  {"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [20, 20]}, "r": {"k": 0}},
  {"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}, {"ty": "tr"}]}]}]}
  """
/// A cache of the app's own.
private final class Cache: AnimationCacheProvider {}

private let movie = try? LottieAnimation.from(data: Data(json.utf8))

/// The views of UIKit, and what they say.
private struct Players: UIViewRepresentable {
  let say: (String) -> Void

  func makeUIView(context: Context) -> UIStackView {
    let missing = LottieAnimationView(name: "missing", animationCache: Cache())
    DispatchQueue.main.async { say("missing \(missing.animation == nil)") }
    let once = LottieAnimationView(animation: movie)
    once.backgroundBehavior = LottieBackgroundBehavior.pauseAndRestore
    let completion: LottieCompletionBlock = { say("finished \($0)") }
    once.play(completion: completion)
    let slow: AnimationView = AnimationView(animation: movie)
    (slow.loopMode, slow.animationSpeed) = (LottieLoopMode.autoReverse, 0.5)
    slow.play()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
      say("\(once.currentProgress) \(slow.currentProgress) \(slow.isAnimationPlaying)")
    }
    let stack = UIStackView(arrangedSubviews: [once, slow])
    stack.axis = .vertical
    return stack
  }

  func updateUIView(_ view: UIStackView, context: Context) {}
}

struct LottieFixture: View {
  @State private var lines: [String] = []
  @State private var isHalf = false

  var body: some View {
    VStack {
      LottieView(animation: movie).looping()
      LottieView(animation: movie)
        .playing(
          LottiePlaybackMode.PlaybackMode.fromMarker("half", toMarker: "half", loopMode: .loop))
      LottieView(animation: movie)
        .playbackMode(.paused(at: LottiePlaybackMode.PausedState.frame(5)))
      LottieView(animation: movie)
        .playbackMode(.playing(.toProgress(0.5, loopMode: .playOnce)))
        .configuration(
          LottieConfiguration(renderingEngine: LottieConfiguration.RenderingEngineOption.mainThread)
        )
        .animationDidFinish { isHalf = $0 }
      LottieView {
        try await Task.sleep(for: .seconds(1))
        return movie
      } placeholder: {
        Text("placeholder")
      }
      .resizable().frame(width: 50, height: 20)
      Players { lines.append($0) }
      Text("half \(isHalf)")
      ForEach(lines, id: \.self) { Text($0) }
    }
  }
}
