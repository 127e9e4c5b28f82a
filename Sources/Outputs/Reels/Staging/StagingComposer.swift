import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkStudio

/// Composes the frames of a staged reel, each from its time.
@MainActor struct StagingComposer {
  private let staging: Staging
  private let scenes: [StagedScene]
  private let clock: TimeMap
  private let layout: StagingLayout
  private let captions: CaptionTrack
  private let backdrop: Backdrop
  /// Pixels per point.
  let scale: CGFloat

  /// - Throws: ``StagingError``, or a `StudioError` for a first still without a picture.
  init(
    _ stages: [Stage], staging: Staging, labels: [String], clock: TimeMap,
    text: any TextMeasuring
  ) throws {
    let scenes = stages.map { StagedScene(stage: $0, staging: staging, text: text) }
    let scale = stages.reduce(0) { max($0, $1.scene.scale) }
    let layout = try StagingLayout(
      staging, devices: scenes.map(\.size), unit: scenes[0].unit, scale: scale, labels: labels,
      text: text)
    (self.staging, self.scenes, self.clock) = (staging, scenes, clock)
    (self.scale, self.layout) = (scale, layout)
    captions = CaptionTrack(staging.captions, clock: clock)
    backdrop = try Backdrop(staging.background, behind: stages[0], canvas: layout.canvas)
  }

  /// The size of the frames, in points.
  var canvas: CGSize { isBare ? scenes[0].stage.scene.pictureSize : layout.canvas }

  /// Whether frames are the stills as they are.
  private var isBare: Bool {
    var plain = staging
    (plain.background, plain.motionBlur, plain.poster) = (.automatic, nil, nil)
    (plain.speedChanges, plain.freezes) = ([], [])
    return plain == .bare && scenes.count == 1
  }

  /// The frame of a number.
  func frame(_ number: Int, rate: FrameRate) throws -> FilmFrame {
    let time = rate.time(of: number)
    let times = staging.motionBlur?.times(at: time, rate: rate) ?? [time]
    // While the scene stands still, one sample is the mean of all.
    let isStill = times.allSatisfy { clock.sceneTime(at: $0) == clock.sceneTime(at: time) }
    let stills = try stills(at: time)
    var samples = [compose(stills, at: time)]
    if !isStill {
      for sample in times.dropFirst() {
        samples.append(compose(try self.stills(at: sample), at: time))
      }
    }
    if samples.allSatisfy({ $0 == samples[0] }) { samples = [samples[0]] }
    let hasTouches = zip(scenes, stills).contains { $0.hasTouches(at: $1.time) }
    return FilmFrame(
      number: number, samples: samples, stills: shown(stills),
      untouched: hasTouches ? compose(stills, at: time, touches: false) : nil)
  }

  /// The stills with their places in the frame.
  private func shown(_ stills: [Still]) -> [ShownStill] {
    zip(zip(scenes, stills), layout.slots).map { pair, slot in
      let (scene, still) = pair
      return ShownStill(
        scene: scene.stage.scene.name, report: still.report,
        origin: isBare ? scene.stage.origin(of: still) : scene.origin(of: still, in: slot),
        fingers: scene.stage.fingers)
    }
  }

  private func stills(at time: Double) throws -> [Still] {
    try scenes.map { scene in
      let still = scene.stage.still(at: clock.sceneTime(at: time))
      try scene.stage.require(still.problems)
      return still
    }
  }

  /// The picture of stills, with the captions of a time of the reel.
  private func compose(
    _ stills: [Still], at time: Double, touches: Bool = true
  ) -> DisplayList {
    if isBare { return stills[0].displayList }
    var items = backdrop.items
    for ((scene, still), slot) in zip(zip(scenes, stills), layout.slots) {
      items += scene.items(
        still, in: slot, cornerRadius: layout.cornerRadius, touches: touches)
    }
    let ink = backdrop.ink
    if let title = layout.title { items.append(title.item(ink)) }
    items += layout.labels.map { $0.item(ink.opacity(Self.secondary)) }
    if let (index, opacity) = captions.caption(at: time), opacity > 0 {
      items.append(layout.captions[index].item(ink.opacity(Self.secondary * opacity)))
    }
    return DisplayList(
      canvas: layout.canvas, scale: scale, background: backdrop.color,
      content: LayerContent(items))
  }

  /// The opacity of text beside the title.
  ///
  /// - Source: chosen: quieter than the title, with a contrast above 4.5.
  private static let secondary = 0.82
}

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

  /// - Throws: A `StudioError` for a first still without a picture.
  @MainActor init(
    _ background: Staging.Background, behind stage: Stage, canvas: CGSize
  ) throws {
    switch background {
    case .automatic:
      self.init(
        gradient: stage.scene.colorScheme == .dark ? Self.dark : Self.light, canvas: canvas)
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
