import ScrollworkFoundation
import ScrollworkGeometry

/// A layer of an animation.
final class LottieLayer {
  /// The content of a layer.
  enum Content {
    case shapes([LottieShape])
    case solid(Color, CGSize)
    case layers([LottieLayer], CGSize)
    case nothing
  }

  let content: Content
  let transform: LottieTransform
  let index: Int?
  let parent: Int?
  /// The frames in which the layer is there, and its first frame.
  let frames: (first: Double, last: Double, start: Double, stretch: Double)
  let masks: [(path: LottiePath, opacity: LottieProperty)]
  /// The kind of matte that the layer before it is; nil for none.
  let matte: Int?
  let isHidden: Bool

  init(_ value: LottieValue, assets: [String: LottieValue], depth: Int = 0) {
    transform = LottieTransform(value["ks"])
    index = value["ind"].whole
    parent = value["parent"].whole
    let stretch = value["sr"].number ?? 1
    frames = (
      value["ip"].number ?? 0, value["op"].number ?? .infinity, value["st"].number ?? 0,
      stretch > 0 ? stretch : 1
    )
    masks = value["masksProperties"].list.filter { ["a", "i"].contains($0["mode"].text) }
      .map { (LottiePath($0["pt"]), LottieProperty($0["o"], default: [100])) }
    matte = value["tt"].whole
    isHidden = value["hd"].isTrue
    let size = CGSize(width: value["w"].number ?? 0, height: value["h"].number ?? 0)
    switch value["ty"].whole {
    case 0:
      let inner = value["refId"].text.flatMap { assets[$0] }?["layers"].list ?? []
      // Compositions that contain themselves end somewhere.
      content = .layers(
        depth > 20 ? [] : inner.map { LottieLayer($0, assets: assets, depth: depth + 1) }, size)
    case 1:
      content = .solid(
        Color(hex: value["sc"].text ?? ""),
        CGSize(width: value["sw"].number ?? 0, height: value["sh"].number ?? 0))
    case 4: content = .shapes(value["shapes"].list.compactMap(LottieShape.init))
    default: content = .nothing
    }
  }
}

extension Color {
  /// The color of six hexadecimal digits after a number sign.
  fileprivate init(hex text: String) {
    let value = UInt32(text.dropFirst(), radix: 16) ?? 0
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
