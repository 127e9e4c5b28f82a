import Foundation
import ScrollworkDrawing

// Frames of a size or a ratio.
extension StagingLayout {
  /// A size that is asked for.
  struct Frames: Hashable {
    /// The sides: pixels, or parts of a ratio.
    let width: Int
    let height: Int
    /// Whether the sides are a ratio.
    let isRatio: Bool
  }

  /// Fits everything into frames of a size, or fills them; the rest of a frame is background.
  mutating func frame(_ wanted: Frames, fills: Bool) {
    let natural = canvas
    let (width, height) = (CGFloat(wanted.width), CGFloat(wanted.height))
    // A scene that fills the frame reaches two pixels beyond its edges, wherever it is rounded to.
    let slack = fills ? 4 / scale : 0
    let (across, along) = (width / (natural.width - slack), height / (natural.height - slack))
    let factor = fills ? max(across, along) : min(across, along)
    if wanted.isRatio {
      canvas = CGSize(
        width: Self.even(width / factor, scale: scale),
        height: Self.even(height / factor, scale: scale))
    } else {
      // On the grid of display lists; a scene that fills the frame still covers it.
      scale = (factor * CGFloat(Grid.length)).rounded(fills ? .up : .down) / CGFloat(Grid.length)
      canvas = CGSize(
        width: PixelPart.length(of: wanted.width, at: scale),
        height: PixelPart.length(of: wanted.height, at: scale))
    }
    let way = CGPoint(
      x: (canvas.width - natural.width) / 2, y: (canvas.height - natural.height) / 2)
    slots = slots.map { slot in
      CGRect(
        x: Self.pixels(slot.minX + way.x, scale), y: Self.pixels(slot.minY + way.y, scale),
        width: slot.width, height: slot.height)
    }
    title = title.map { $0.moved(by: way) }
    labels = labels.map { $0.moved(by: way) }
    captions = captions.map { $0.moved(by: way) }
  }

  /// Puts the title to the top of the frame, and captions to its bottom.
  mutating func moveText(toMargin margin: CGFloat) {
    title?.frame.origin.y = margin
    for index in captions.indices {
      captions[index].frame.origin.y =
        (canvas.height - margin - captions[index].frame.height).rounded()
    }
  }
}

extension StagingLayout.TextBlock {
  fileprivate func moved(by way: CGPoint) -> Self {
    Self(
      run: run,
      frame: frame.offsetBy(dx: way.x.rounded(), dy: way.y.rounded()))
  }
}

extension Staging {
  /// Whether the scene fills the frame.
  var isFilled: Bool { frameSize != .natural && (fillsFrame || frameSize == .appStore) }

  /// The frames that are asked for around a scene of a size; nil for natural ones.
  func frames(around scene: CGSize) -> StagingLayout.Frames? {
    switch frameSize {
    case .natural: return nil
    case .aspect(let width, let height):
      return .init(width: width, height: height, isRatio: true)
    case .pixels(let width, let height):
      return .init(width: width, height: height, isRatio: false)
    case .appStore:
      let (short, long) = AppStorePreview.sides
      return scene.width > scene.height
        ? .init(width: long, height: short, isRatio: false)
        : .init(width: short, height: long, isRatio: false)
    }
  }
}
