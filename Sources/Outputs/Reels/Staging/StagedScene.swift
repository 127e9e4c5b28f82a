import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage

/// A scene on its screen: a still in a device, with the fingers over it.
@MainActor struct StagedScene {
  let stage: Stage
  let staging: Staging
  let text: any TextMeasuring

  /// The measures of the device; nil without one.
  private var measures: DeviceFrame.Measures? {
    guard !staging.isFilled else { return nil }
    return switch staging.device {
    case .phone: .phone
    case .tablet: .tablet
    case .none: nil
    case .automatic:
      stage.scene.safeArea.top >= StatusBar.leastInsets.top ? .phone : nil
    }
  }

  private func device(around screen: CGSize) -> DeviceFrame? {
    measures.map { DeviceFrame($0, screen: screen, color: staging.deviceColor) }
  }

  /// The size of the device in all orientations of the reel, or of the picture without a device.
  var size: CGSize {
    let picture = stage.scene.pictureSize
    guard let device = device(around: stage.scene.canvas) else { return picture }
    return CGSize(
      width: picture.width + 2 * device.inset, height: picture.height + 2 * device.inset)
  }

  /// The shorter side of the screen, in points.
  var unit: CGFloat { min(stage.scene.canvas.width, stage.scene.canvas.height) }

  /// The color of system overlays.
  private var overlayColor: Color.Resolved {
    .gray(stage.scene.colorScheme == .dark ? 0xFF : 0)
  }

  /// The top left corner of a still's screen in a slot of ``size``.
  func origin(of still: Still, in slot: CGRect) -> CGPoint {
    // The screen is in the middle of the picture.
    let (list, margin) = (still.displayList, stage.origin(of: still))
    return CGPoint(
      x: StagingLayout.pixels(slot.midX - list.canvas.width / 2 + margin.x, list.scale),
      y: StagingLayout.pixels(slot.midY - list.canvas.height / 2 + margin.y, list.scale))
  }

  /// The fingers over a still, in points of its canvas.
  private func touches(at time: Double) -> [DisplayItem] {
    guard staging.showsTouches else { return [] }
    return staging.showsPointer ?? stage.scene.hasMouse
      ? PointerDrawing(fingers: stage.fingers).items(at: time)
      : stage.fingers.flatMap { TouchDot(track: $0).items(at: time) }
  }

  /// Whether fingers are drawn over the still at a time.
  func hasTouches(at time: Double) -> Bool { !touches(at: time).isEmpty }

  /// The items of a still in a slot of ``size``, with or without the fingers.
  func items(
    _ still: Still, in slot: CGRect, cornerRadius: CGFloat, touches hasTouches: Bool = true
  ) -> [DisplayItem] {
    let list = still.displayList
    let (screen, safeArea) = stage.screen(at: still.time)
    let device = device(around: screen)
    let inset = device?.inset ?? 0
    let radius = device?.screenRadius ?? cornerRadius
    let (margin, origin) = (stage.origin(of: still), origin(of: still, in: slot))
    let place = Self.translation(origin.x, origin.y)
    let bounds = CGRect(origin: .zero, size: screen)
    let outline = device?.outline ?? Path(roundedRect: bounds, cornerRadius: radius)
    let body = place.translated(by: -inset)
    var items: [DisplayItem] = []
    if staging.hasShadow, !staging.isFilled {
      items += shadows(of: outline, filledWith: device?.color ?? list.background, at: body)
    }
    if let device {
      items.append(.layer(Layer(LayerContent(device.body), transform: body)))
    }
    var content: [DisplayItem] = [
      .command(.fill(Path(bounds), .color(list.background), evenOdd: false)),
      .layer(Layer(list.content, transform: Self.translation(-margin.x, -margin.y))),
    ]
    if staging.showsMarkers {
      content += stage.markers(at: still.time).flatMap {
        MarkerDrawing(markers: $0, text: text).items
      }
    }
    if measures == .phone {
      let bar = StatusBar(screen: screen, safeArea: safeArea, color: overlayColor, text: text)
      content += bar.camera + (stage.scene.showsStatusBar ? [] : bar.items)
    }
    let clip = radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius) : Path(bounds)
    items.append(.layer(Layer(LayerContent(content), transform: place, clip: clip)))
    let dots = hasTouches ? touches(at: still.time) : []
    if !dots.isEmpty { items.append(.layer(Layer(LayerContent(dots), transform: place))) }
    return items
  }

  /// The shadows of a device: a wide one far below it, and a narrow one at its edge.
  ///
  /// - Source: chosen, as shares of ``unit``: an object that stands a finger's breadth before a
  ///   wall.
  private func shadows(
    of outline: Path, filledWith color: Color.Resolved, at place: CGAffineTransform
  ) -> [DisplayItem] {
    [(radius: 0.065, distance: 0.06, opacity: 0.30), (0.012, 0.008, 0.22)].map { shadow in
      .layer(
        Layer(
          LayerContent([.command(.fill(outline, .color(color), evenOdd: false))]),
          transform: place,
          filters: [
            .shadow(
              color: .gray(0).opacity(shadow.opacity), radius: shadow.radius * unit,
              offset: CGSize(width: 0, height: shadow.distance * unit))
          ]))
    }
  }

  static func translation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}

extension CGAffineTransform {
  /// The transform of content that lies `distance` points further along both axes.
  fileprivate func translated(by distance: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + distance, ty: ty + distance)
  }
}
