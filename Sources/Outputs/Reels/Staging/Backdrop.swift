import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// The background of a staged canvas.
struct Backdrop {
  /// The color that the canvas is cleared to.
  let color: Color.Resolved
  /// The color of text on the background.
  let ink: Color.Resolved
  /// The items over the color.
  let items: [DisplayItem]

  /// The gradients of the automatic background.
  ///
  /// - Source: chosen: cool grays, of which a canvas in either color scheme stands out.
  private static let light: [Color.Resolved] = [.hexadecimal(0xF2F4F9), .hexadecimal(0xD3DBEA)]
  private static let dark: [Color.Resolved] = [.hexadecimal(0x353B4A), .hexadecimal(0x14171F)]

  /// The darkest background with dark text.
  ///
  /// - Source: documented, W3C "WCAG 2.2": at 0.18 black and white have equal contrast; chosen
  ///   higher, as white text looks better on saturated colors.
  private static let leastLightLuminance = 0.4

  /// The color of grounds under text: the ink's opposite.
  var paper: Color.Resolved { ink.luminance > 0.5 ? .gray(0x12) : .gray(0xFF) }

  /// - Throws: A `StudioError` for a first still without a picture, or a ``StagingError`` for a picture
  ///   that `pictures` cannot read.
  @MainActor init(
    _ background: Staging.Background, behind stage: Stage, canvas: CGSize,
    pictures: (any DisplayListRendering)?
  ) throws {
    switch background {
    case .automatic:
      self.init(
        gradient: stage.scene.colorScheme == .dark ? Self.dark : Self.light, canvas: canvas)
    case .clear:
      // Text is legible on white pages and, where it is dark, on none else: it follows the scene.
      self.init(
        color: .gray(0).opacity(0),
        ink: stage.scene.colorScheme == .dark ? .gray(0xFF) : .gray(0x1D), items: [])
    case .picture(let file):
      guard let pictures, let data = try? InputFile.contents(of: file.path),
        let image = pictures.image(in: data, scale: 1), image.size.width > 0, image.size.height > 0
      else { throw StagingError.noPicture(path: file.relativePath) }
      try self.init(image, canvas: canvas, with: pictures)
    case .color(let color): self.init(gradient: [color], canvas: canvas)
    case .gradient(let colors): self.init(gradient: colors, canvas: canvas)
    case .blurredStill:
      let still = stage.still(at: 0)
      try stage.require(still.problems)
      self.init(blurred: still.displayList, canvas: canvas)
    }
  }

  /// The canvas with its last pixels, which a size in points may cover in part.
  private static func area(_ canvas: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: canvas.width + margin, height: canvas.height + margin)
  }

  /// The points beyond the canvas: a pixel at the least scale.
  private static let margin: CGFloat = 10

  private init(color: Color.Resolved, ink: Color.Resolved, items: [DisplayItem]) {
    (self.color, self.ink, self.items) = (color, ink, items)
  }

  /// A picture that covers the canvas, with the ink that its mean color asks for.
  private init(
    _ image: ImageAsset, canvas: CGSize, with renderer: any DisplayListRendering
  ) throws {
    let area = Self.area(canvas)
    let factor = max(area.width / image.size.width, area.height / image.size.height)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let frame = CGRect(
      x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width,
      height: size.height)
    // A picture of few pixels tells its mean color.
    let side = CGSize(width: 8, height: 8)
    let pixels = try renderer.pixels(
      of: DisplayList(
        canvas: side, scale: 1, background: .gray(0xFF),
        content: LayerContent([
          .command(.image(image, frame: CGRect(origin: .zero, size: side), smooth: true))
        ])))
    let sums = pixels.data.enumerated().reduce(into: [0.0, 0, 0, 0]) {
      $0[$1.offset % 4] += Double($1.element)
    }
    let parts = sums.map { $0 / 255 / 64 }
    let mean = Color.Resolved(red: parts[2], green: parts[1], blue: parts[0])
    self.init(
      color: mean, ink: mean.luminance > Self.leastLightLuminance ? .gray(0x1D) : .gray(0xFF),
      items: [.command(.image(image, frame: frame, smooth: true))])
  }

  private init(gradient colors: [Color.Resolved], canvas: CGSize) {
    precondition(!colors.isEmpty, "a gradient of no colors")
    color = colors[0]
    let luminance = colors.reduce(0) { $0 + $1.luminance } / Double(colors.count)
    ink = luminance > Self.leastLightLuminance ? .gray(0x1D) : .gray(0xFF)
    guard colors.count > 1 else {
      items = []
      return
    }
    let stops = colors.enumerated().map { index, color in
      Paint.Stop(color: color, location: Double(index) / Double(colors.count - 1))
    }
    items = [
      .command(
        .fill(
          Path(Self.area(canvas)),
          .linearGradient(
            stops, start: .zero, end: CGPoint(x: canvas.width, y: canvas.height)),
          evenOdd: false))
    ]
  }

  /// The deviation of the blur, as a share of the canvas's shorter side, and the shade over it.
  ///
  /// - Source: chosen: nothing is legible, the colors remain, and white text has contrast.
  private static let blur = (share: CGFloat(0.1), shade: 0.38)

  private init(blurred list: DisplayList, canvas: CGSize) {
    let radius = Self.blur.share * min(canvas.width, canvas.height)
    // The still covers the canvas and the reach of the blur, so that no edge shows.
    let reach = 3 * radius
    let factor = max(
      (canvas.width + 2 * reach) / list.canvas.width,
      (canvas.height + 2 * reach) / list.canvas.height)
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: (canvas.width - list.canvas.width * factor) / 2,
      ty: (canvas.height - list.canvas.height * factor) / 2)
    let whole = Path(CGRect(origin: .zero, size: list.canvas))
    let picture = LayerContent([
      .command(.fill(whole, .color(list.background), evenOdd: false)),
      .layer(Layer(list.content)),
    ])
    let bounds = Path(Self.area(canvas))
    items = [
      .layer(
        Layer(
          LayerContent([
            .layer(
              Layer(
                picture, transform: transform, filters: [.blur(radius: radius / factor)],
                clip: whole))
          ]), clip: bounds)),
      .command(.fill(bounds, .color(.gray(0).opacity(Self.blur.shade)), evenOdd: false)),
    ]
    (color, ink) = (list.background, .gray(0xFF))
  }
}
