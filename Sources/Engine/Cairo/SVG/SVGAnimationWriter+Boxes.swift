import Foundation
import ScrollworkDrawing

// Rounded rectangles, whose geometry and color CSS animates.
extension SVGAnimationWriter {
  /// Writes a box as a rectangle; what stays is an attribute alone.
  mutating func write(_ track: KeyframeTrack<RoundedBox>) throws(CairoError) -> String {
    let first = track.first
    let hasRadius = track.keys.contains { $0.value.radius > 0 }
    let keyframes = [
      try size(track), try color(track),
      try SVGAnimationStyles.lines(
        track.map(\.color.opacity), along: SVGAnimationLine.init(opacities:)
      ) { value throws(CairoError) in "fill-opacity:" + (try SVGNumber.format(value)) },
    ].compactMap(\.self)
    let name = styles.name(of: keyframes, in: &writer.definitions)
    return SVGElement("rect").with("width", try SVGNumber.format(first.width))
      .with("height", try SVGNumber.format(first.height))
      .with("rx", hasRadius ? try SVGNumber.format(first.radius) : nil)
      .with("fill", SVGColor.format(first.color))
      .with("fill-opacity", try SVGColor.opacity(first.color.opacity))
      .with("class", name).closed
  }

  private func size(
    _ track: KeyframeTrack<RoundedBox>
  ) throws(CairoError) -> SVGAnimationStyles.Keyframes? {
    let sizes = track.map { box in
      var box = box
      box.color = RoundedBox().color
      return box
    }
    let varies = { (length: KeyPath<RoundedBox, Double>) in
      sizes.keys.contains { $0.value[keyPath: length] != sizes.first[keyPath: length] }
    }
    let (width, height, radius) = (varies(\.width), varies(\.height), varies(\.radius))
    return try SVGAnimationStyles.lines(sizes, along: SVGAnimationLine.init(boxes:)) {
      box throws(CairoError) in
      var declarations: [String] = []
      if width { declarations.append("width:\(try SVGNumber.format(box.width))px") }
      if height { declarations.append("height:\(try SVGNumber.format(box.height))px") }
      if radius { declarations.append("rx:\(try SVGNumber.format(box.radius))px") }
      return declarations.joined(separator: ";")
    }
  }

  private func color(
    _ track: KeyframeTrack<RoundedBox>
  ) throws(CairoError) -> SVGAnimationStyles.Keyframes? {
    let colors = track.map { box in
      var result = RoundedBox()
      result.color = box.color
      result.color.opacity = 1
      return result
    }
    return try SVGAnimationStyles.lines(colors, along: SVGAnimationLine.init(boxes:)) {
      box throws(CairoError) in "fill:\(SVGColor.format(box.color))"
    }
  }
}
