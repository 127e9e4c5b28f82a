import ScrollworkFoundation
import ScrollworkGeometry

/// The transform of a layer or of a group.
struct LottieTransform {
  private let anchor: LottieProperty
  private let position: LottieProperty
  private let split: (x: LottieProperty, y: LottieProperty)?
  private let scale: LottieProperty
  private let rotation: LottieProperty
  private let opacity: LottieProperty

  init(_ value: LottieValue) {
    anchor = LottieProperty(value["a"], default: [0, 0])
    let place = value["p"]
    position = LottieProperty(
      place["x"].any == nil ? place : LottieValue(any: nil), default: [0, 0])
    split =
      place["x"].any == nil
      ? nil
      : (LottieProperty(place["x"], default: [0]), LottieProperty(place["y"], default: [0]))
    scale = LottieProperty(value["s"], default: [100, 100])
    rotation = LottieProperty(value["r"].any == nil ? value["rz"] : value["r"], default: [0])
    opacity = LottieProperty(value["o"], default: [100])
  }

  /// The opacity at a frame, from 0 to 1.
  func opacity(at frame: Double) -> Double { min(max(opacity.number(at: frame) / 100, 0), 1) }

  /// The transform at a frame.
  func matrix(at frame: Double) -> CGAffineTransform {
    func pair(_ property: LottieProperty) -> (x: Double, y: Double) {
      let numbers = property.numbers(at: frame)
      return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : numbers.first ?? 0)
    }
    let place =
      split.map { (x: $0.x.number(at: frame), y: $0.y.number(at: frame)) } ?? pair(position)
    let (size, origin) = (pair(scale), pair(anchor))
    return CGAffineTransform(translationX: place.x, y: place.y)
      .rotated(by: rotation.number(at: frame) * .pi / 180)
      .scaledBy(x: size.x / 100, y: size.y / 100)
      .translatedBy(x: -origin.x, y: -origin.y)
  }
}
