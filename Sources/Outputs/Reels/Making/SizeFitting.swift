public import Foundation

/// The search for settings with which a file is small enough: the quality of video first, then the
/// size and the rate of the frames by turns.
public struct SizeFitting: Hashable, Sendable {
  /// The form of the file.
  public let form: ReelForm
  /// The most bytes that the file may have.
  public let limit: Int
  /// The settings to try.
  public private(set) var settings: EncodingSettings
  /// The number of pixels per point to try.
  public private(set) var scale: CGFloat
  /// The frames per second to try.
  public private(set) var fps: Int
  private let canvas: CGSize
  private let hasFixedSize: Bool
  private let firstScale: CGFloat

  /// A search that begins with the settings asked for; `canvas` is in points, and with `hasFixedSize`
  /// the size of the frames is kept.
  public init(
    form: ReelForm, limit: Int, settings: EncodingSettings, scale: CGFloat, fps: Int,
    canvas: CGSize, hasFixedSize: Bool = false
  ) {
    self.hasFixedSize = hasFixedSize
    (self.form, self.limit, self.settings) = (form, limit, settings)
    (self.scale, self.fps, self.canvas, firstScale) = (scale, fps, canvas, scale)
  }

  /// The highest rate factors: beyond them text cannot be read.
  ///
  /// - Source: chosen.
  private static let highestCRF = [ReelForm.mp4: 36, .webm: 52]
  /// The steps of frames' sizes, as parts of the one asked for, each with the highest rate for it.
  ///
  /// - Source: chosen: a picture of half the size at 20 frames per second still shows a scroll.
  private static let steps = [(1.0, 240), (0.5, 240), (0.5, 30), (0.5, 20), (0.25, 20), (0.25, 10)]

  /// Chooses settings for a file smaller than one of `size` bytes; returns false if none are left.
  public mutating func shrink(from size: Int) -> Bool {
    let ratio = max(1.01, Double(size) / Double(limit))
    if let highest = Self.highestCRF[form] {
      let current = settings.crf ?? FFmpegArguments.defaultCRF(of: form, settings.preset)
      if current < highest {
        // H.264 and VP9 double their rate with about six steps of the factor.
        settings.crf = min(highest, current + Int((6 * log2(ratio)).rounded(.up)))
        return true
      }
    }
    for (part, rate) in Self.steps {
      let least = firstScale * part
      if !hasFixedSize, scale > least * 1.001 {
        let wanted = max(least, scale * 0.97 / ratio.squareRoot())
        guard
          let next = Self.drawable(
            below: min(wanted, scale * 0.97), canvas, isEven: form.needsEvenSides), next < scale
        else { continue }
        scale = next
        return true
      }
      if fps > rate {
        fps = rate
        return true
      }
    }
    return false
  }

  /// The largest scale up to `scale`, in 64ths, at which the sides of the canvas have even numbers
  /// of pixels, if they must; nil if there is none.
  static func drawable(below scale: CGFloat, _ canvas: CGSize, isEven: Bool) -> CGFloat? {
    for step in stride(from: (scale * 64).rounded(.down), through: 1, by: -1) {
      let sides = [canvas.width, canvas.height].map { Int(($0 * step / 64).rounded(.up)) }
      if !isEven || sides.allSatisfy({ $0.isMultiple(of: 2) }) { return step / 64 }
    }
    return nil
  }
}
