import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Calls a closure as the code of a scene whose pictures are drawn.
@MainActor private func drawing<Result>(
  _ body: @MainActor () throws -> Result
) throws -> Result {
  let renderer = try CairoRenderer(fonts: .standard())
  let assets = SceneAssets(images: renderer, colorNames: [], traits: ImageTraits(scale: 2))
  return try SceneAssets.$current.withValue(assets) { try body() }
}

/// The color of a pixel of a picture: red, green, blue and opacity.
private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
  pixel(image?.cgImage?.bitmap, x, y)
}

/// The color of a pixel: red, green, blue and opacity.
private func pixel(_ bitmap: DrawnBitmap?, _ x: Int, _ y: Int) -> [UInt8] {
  guard let bitmap else { return [] }
  return Array(bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 4])
}

private let red: [UInt8] = [255, 0, 0, 255]
private let blue: [UInt8] = [0, 0, 255, 255]
private let clear: [UInt8] = [0, 0, 0, 0]

/// A renderer of pictures of ten by ten pixels.
@MainActor private func renderer(opaque: Bool = false) -> UIGraphicsImageRenderer {
  let format = UIGraphicsImageRendererFormat()
  (format.scale, format.opaque, format.preferredRange) = (1, opaque, .standard)
  return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
}

private let pure = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let left = CGRect(x: 0, y: 0, width: 5, height: 10)
private let all = CGRect(x: 0, y: 0, width: 10, height: 10)

@Suite @MainActor struct `A picture that code draws` {
  @Test func `has the pixels of areas, lines and clips`() throws {
    try drawing {
      let image = renderer().image { context in
        UIColor(cgColor: pure).set()
        context.fill(left)
        context.cgContext.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.clip(to: CGRect(x: 8, y: 0, width: 2, height: 5))
        context.fill(all, blendMode: .normal)
      }
      #expect(pixel(image, 2, 5) == red)
      #expect(pixel(image, 6, 5) == clear)
      #expect(pixel(image, 9, 2) == blue)
      #expect(pixel(image, 9, 7) == clear)
      #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 1)
    }
  }

  @Test func `keeps half of an opacity, and is white behind as JPEG`() throws {
    try drawing {
      let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      let image = renderer().image {
        $0.cgContext.setFillColor(half); $0.fill(all)
      }
      let png = try #require(image.pngData())
      #expect(pixel(UIImage(data: png), 5, 5)[3] == 128)
      let jpeg = try #require(image.jpegData(compressionQuality: 1))
      let shown = pixel(UIImage(data: jpeg), 5, 5)
      #expect(shown[0] > 250 && abs(Int(shown[1]) - 127) < 4 && shown[3] == 255)
      #expect(image.heicData() == nil)
      let files = (
        renderer(opaque: true).pngData { $0.fill(all) },
        renderer().jpegData(withCompressionQuality: 0.5) { $0.fill(all) }
      )
      #expect(files.0.count > 60 && files.1.count > 100)
    }
  }

  @Test func `is a picture of the screen's scale by default`() throws {
    try drawing {
      let area = CGRect(x: 5, y: 5, width: 4, height: 4)
      let one = UIGraphicsImageRenderer(size: area.size).image { $0.fill(all) }
      let other = UIGraphicsImageRenderer(bounds: area).image { context in
        context.stroke(area)
        #expect(context.currentImage.size == area.size && context.format.scale == 0)
      }
      #expect(one.scale == 2 && one.cgImage?.width == 8 && other.cgImage?.height == 8)
      let formats: [UIGraphicsImageRendererFormat] = [.default(), .preferred()]
      #expect(formats.allSatisfy { !$0.opaque && $0.preferredRange != .extended })
      #expect(
        UIGraphicsImageRenderer(bounds: area, format: formats[0]).format === formats[0]
          && UIGraphicsImageRendererFormat.Range.automatic != .unspecified)
    }
  }

  @Test func `is begun and ended by functions too`() throws {
    try drawing {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      UIColor(cgColor: pure).setFill()
      UIColor(cgColor: pure).setStroke()
      UIRectFill(left)
      UIRectFrame(CGRect(x: 7, y: 2, width: 2, height: 2))
      UIRectClip(left)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(pixel(image, 1, 1) == red && pixel(image, 9, 9) == clear)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
      UIGraphicsEndImageContext()
      let context = CGContext(size: CGSize(width: 4, height: 4), scale: 1)
      UIGraphicsPushContext(context)
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `has paths in a mode`() throws {
    try drawing {
      let image = renderer().image { _ in
        UIColor(cgColor: pure).set()
        let path = UIBezierPath(rect: left)
        path.addClip()
        path.fill(with: .normal, alpha: 1)
        path.stroke(with: .copy, alpha: 0.5)
      }
      #expect(pixel(image, 2, 2) == red && pixel(image, 7, 2) == clear)
    }
  }

  @Test func `is drawn again, turned and made smaller`() async throws {
    try drawing {
      let image = renderer().image {
        $0.cgContext.setFillColor(pure); $0.fill(left)
      }
      let again = renderer().image { _ in
        image.draw(at: .zero, blendMode: .normal, alpha: 1)
        image.draw(in: all, blendMode: .normal, alpha: 1)
        image.draw(at: .zero)
        image.draw(in: all)
      }
      #expect(pixel(again, 2, 5) == red && pixel(again, 7, 5) == clear)
      let bitmap = try #require(image.cgImage)
      let turned = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
      #expect(pixel(turned, 5, 2) == red && pixel(turned, 5, 7) == clear)
      let mirrored = UIImage(cgImage: bitmap, scale: 1, orientation: .upMirrored)
      #expect(pixel(mirrored, 7, 5) == red && pixel(mirrored, 2, 5) == clear)
      #expect(UIImage(cgImage: bitmap).size == all.size)
      #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .up).size.width == 5)
      let small = image.preparingThumbnail(of: CGSize(width: 4, height: 4))
      #expect(small?.cgImage?.width == 4 && pixel(small, 0, 2) == red)
      #expect(image.preparingForDisplay() === image)
      image.prepareForDisplay { #expect($0 === image) }
    }
    let plain = UIImage()
    #expect(await plain.byPreparingForDisplay() === plain)
    #expect(await plain.byPreparingThumbnail(ofSize: .zero) == nil)
  }

  @Test func `is made of pixels that can be cut`() throws {
    try drawing {
      let image = renderer().image {
        $0.cgContext.setFillColor(pure); $0.fill(left)
      }
      let pixels = try #require(image.cgImage)
      let facts = [pixels.width, pixels.height, pixels.bitsPerComponent, pixels.bitsPerPixel]
      #expect(facts == [10, 10, 8, 32] && pixels.bytesPerRow == 40)
      #expect(pixels.alphaInfo == .premultipliedLast && pixels.bitmapInfo.rawValue == 1)
      #expect(pixels.colorSpace == CGColorSpaceCreateDeviceRGB() && pixels.copy() == pixels)
      let part = try #require(pixels.cropping(to: CGRect(x: 3, y: 0, width: 4, height: 2)))
      #expect(part.width == 4 && part.height == 2 && part != pixels && part.hashValue != 0)
      #expect(part.bitmap?.bytes.prefix(12).suffix(8) == ArraySlice(red + clear))
      #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
    }
  }

  @Test func `has spaces and forms of pixels by name`() {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
      CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2,
    ]
    #expect(names.compactMap { CGColorSpace(name: $0)?.name } == names)
    #expect(CGColorSpaceCreateDeviceGray() != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceGray().hashValue == CGColorSpaceCreateDeviceGray().hashValue)
    let infos: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
      .noneSkipFirst, .alphaOnly,
    ]
    #expect(infos.map(\.rawValue) == Array(0...7))
    let orders: [CGBitmapInfo] = [
      .alphaInfoMask, .byteOrder16Little, .byteOrder32Little, .byteOrder32Big, .byteOrderDefault,
    ]
    #expect(orders.map(\.rawValue) == [31, 4096, 8192, 16384, 0])
    #expect(CGBitmapInfo(rawValue: 31) == .alphaInfoMask)
  }
}

@Suite @MainActor struct `A context of drawing` {
  /// The picture that is drawn in a context of ten by ten pixels with its origin at the top left.
  private func picture(_ body: (CGContext) -> Void) throws -> DrawnBitmap? {
    try drawing {
      let context = CGContext(size: all.size, scale: 1)
      context.setFillColor(pure)
      context.setStrokeColor(pure)
      body(context)
      return context.makeImage()?.bitmap
    }
  }

  @Test func `fills and strokes its path`() throws {
    let image = try picture { context in
      context.beginPath()
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 0))
      context.addLines(between: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 10)])
      context.closePath()
      #expect(context.path != nil)
      context.fillPath()
      #expect(context.path == nil)
      context.addRects([CGRect(x: 8, y: 0, width: 1, height: 1)])
      context.addRect(CGRect(x: 8, y: 4, width: 1, height: 1))
      context.addPath(CGPath(rect: CGRect(x: 8, y: 8, width: 1, height: 1), transform: nil))
      context.drawPath(using: .fill)
    }
    #expect(pixel(image, 4, 8) == red && pixel(image, 6, 5) == clear)
    #expect([0, 4, 8].allSatisfy { pixel(image, 8, $0) == red })
  }

  @Test func `draws curves and arcs`() throws {
    let image = try picture { context in
      context.addArc(
        center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      context.fillPath(using: .evenOdd)
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.drawPath(using: .fillStroke)
      context.move(to: CGPoint(x: 0, y: 9))
      context.addCurve(
        to: CGPoint(x: 10, y: 9), control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: 6, y: 9))
      context.addQuadCurve(to: CGPoint(x: 0, y: 9), control: CGPoint(x: 5, y: 9))
      context.strokePath()
      context.fillEllipse(in: CGRect(x: 8, y: 0, width: 2, height: 2))
      context.strokeEllipse(in: CGRect(x: 8, y: 0, width: 1, height: 1))
    }
    #expect(pixel(image, 5, 5) == red && pixel(image, 5, 8)[3] > 100)
    let modes: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `draws lines in its style`() throws {
    let image = try picture { context in
      context.setLineWidth(2)
      context.setLineCap(.butt)
      context.setLineJoin(.miter)
      context.setMiterLimit(4)
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 1)])
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.stroke(CGRect(x: 1, y: 5, width: 8, height: 4))
      context.stroke(CGRect(x: 4, y: 6, width: 2, height: 2), width: 1)
    }
    #expect(pixel(image, 0, 1) == red && pixel(image, 2, 1) == clear)
    #expect(pixel(image, 1, 6) == blue)
  }

  @Test func `moves, scales and turns, and keeps its state`() throws {
    let image = try picture { context in
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 5, y: 5)
      context.rotate(by: .pi)
      context.concatenate(CGAffineTransform(scaleX: -1, y: 1))
      #expect(context.ctm.tx == 5)
      context.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
      context.restoreGState()
      #expect(context.ctm == .identity && context.width == 10 && context.height == 10)
    }
    #expect(pixel(image, 7, 2) == red && pixel(image, 2, 7) == clear)
  }

  @Test func `keeps to clips, clears, and blends`() throws {
    let image = try picture { context in
      context.setAllowsAntialiasing(true)
      context.setShouldAntialias(true)
      context.interpolationQuality = .high
      context.saveGState()
      context.clip(to: [left])
      context.fill(all)
      context.restoreGState()
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.addRect(all)
      context.clip(using: .winding)
      context.clip(to: all)
      context.setBlendMode(.plusLighter)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 4, y: 4, width: 1, height: 1))
      context.setAlpha(0)
      context.fill(all)
    }
    #expect(pixel(image, 1, 1) == clear && pixel(image, 3, 3) == red)
    #expect(pixel(image, 4, 4) == [255, 0, 255, 255] && pixel(image, 7, 7) == clear)
    let qualities: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(Set(qualities).count == 5)
  }

  @Test func `casts shadows and draws gradients and pictures`() throws {
    let image = try picture { context in
      context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: pure)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setShadow(offset: .zero, blur: 0)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      let space = CGColorSpaceCreateDeviceRGB()
      let even = CGGradient(colorsSpace: space, colors: [pure, pure], locations: nil)
      let parts = CGGradient(
        colorSpace: space, colorComponents: [0, 0, 1, 1, 0, 0, 1, 1], locations: [0, 1], count: 2)
      guard let even, let parts else { return }
      context.clip(to: CGRect(x: 0, y: 5, width: 10, height: 5))
      context.drawLinearGradient(
        even, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsBeforeStartLocation)
      context.drawRadialGradient(
        parts, startCenter: CGPoint(x: 9, y: 9), startRadius: 0,
        endCenter: CGPoint(x: 9, y: 9), endRadius: 1, options: [])
      context.drawRadialGradient(
        even, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: CGGradientDrawingOptions(
          rawValue: CGGradientDrawingOptions.drawsAfterEndLocation.rawValue))
    }
    #expect(pixel(image, 6, 1) == red && pixel(image, 2, 8) == red)
    #expect(pixel(image, 6, 3) == clear)
  }

  @Test func `of pixels has its origin at the bottom left`() throws {
    try drawing {
      let space = CGColorSpaceCreateDeviceRGB()
      let context = try #require(
        CGContext(
          data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(pure)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      let image = try #require(context.makeImage())
      #expect(pixel(UIImage(cgImage: image), 5, 8) == red)
      // A picture is upright in it.
      let copy = try #require(
        CGContext(
          data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: 1))
      copy.draw(image, in: all)
      #expect(pixel(copy.makeImage().map { UIImage(cgImage: $0) }, 5, 8) == red)
    }
  }

  @Test func `knows the modes of blending`() {
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(modes.map(\.rawValue) == Array(0...27))
    #expect(modes[1].mode == .multiply && modes[16].mode == .destinationOut)
  }
}

@Suite @MainActor struct `A layer with a picture` {
  @Test func `places it by its gravity`() throws {
    try drawing {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.contents = renderer().image { $0.fill(all) }.cgImage
      @MainActor func frame(_ gravity: CALayerContentsGravity) -> CGRect {
        layer.contentsGravity = gravity
        return layer.picture.first?.bounds ?? .null
      }
      #expect(frame(.resize) == CGRect(x: 0, y: 0, width: 40, height: 20))
      #expect(frame(.resizeAspect) == CGRect(x: 10, y: 0, width: 20, height: 20))
      #expect(frame(.resizeAspectFill) == CGRect(x: 0, y: -10, width: 40, height: 40))
      #expect(frame(.center) == CGRect(x: 15, y: 5, width: 10, height: 10))
      #expect(frame(.left).minX == 0 && frame(.right).minX == 30)
      #expect(frame(.top).minY == 0 && frame(.bottom).minY == 10)
      #expect(CALayerContentsGravity(rawValue: "center") == .center)
    }
  }
}

@Suite @MainActor struct `A card of a controller` {
  @Test func `has the height of its detent`() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.height(in: 800) == 800)
    sheet.detents = [.medium(), .large()]
    #expect(sheet.height(in: 800) == 400)
    sheet.selectedDetentIdentifier = .large
    #expect(sheet.height(in: 800) == 800)
    let third = UISheetPresentationController.Detent.Identifier("third")
    sheet.detents = [.custom(identifier: third) { $0.maximumDetentValue / 4 }]
    sheet.selectedDetentIdentifier = .init(rawValue: "third")
    #expect(sheet.height(in: 800) == 200 && sheet.detents[0].identifier == third)
    #expect(UISheetPresentationController.Detent.Identifier.medium != .large)
    sheet.animateChanges { sheet.selectedDetentIdentifier = nil }
    #expect(sheet.selectedDetentIdentifier == nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test func `has the usual options`() {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  @Test func `is told of rectangles in values`() {
    #expect(NSValue(cgRect: left).cgRectValue == left)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: left.size).cgSizeValue == left.size)
  }
}
