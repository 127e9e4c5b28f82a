import ScrollworkFoundation
import ScrollworkViews

/// The picture of an animation at the scene's time, in the middle of its room.
struct LottieCanvas: View {
  let animation: LottieAnimation
  let playback: LottiePlayback
  /// When the animation began; nil before that.
  let start: Date?
  let mode: Mode

  /// How the animation fills its room.
  enum Mode {
    case fit, fill, stretch, none
  }

  var body: some View {
    if playback.isMoving, let start {
      TimelineView(.animation) { context in
        canvas(playback.progress(after: context.date.timeIntervalSince(start), of: animation))
      }
    } else {
      canvas(playback.progress(after: 0, of: animation))
    }
  }

  private func canvas(_ progress: Double) -> some View {
    Canvas { context, size in
      let own = animation.size
      guard own.width > 0, own.height > 0 else { return }
      let (x, y) = (size.width / own.width, size.height / own.height)
      let scale =
        switch mode {
        case .fit: (min(x, y), min(x, y))
        case .fill: (max(x, y), max(x, y))
        case .stretch: (x, y)
        case .none: (CGFloat(1), CGFloat(1))
        }
      var context = context
      context.translateBy(
        x: (size.width - own.width * scale.0) / 2, y: (size.height - own.height * scale.1) / 2)
      context.scaleBy(x: scale.0, y: scale.1)
      context.clip(to: Path(animation.bounds))
      LayerPainter(layers: animation.layers, frame: animation.frame(at: progress))
        .paint(in: context)
    }
  }
}
