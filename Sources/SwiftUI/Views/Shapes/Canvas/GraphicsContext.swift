public import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// The destination of drawing commands, with a state that a copy of it does not share.
///
/// `withCGContext` is absent: there is no Core Graphics.
@dynamicMemberLookup public struct GraphicsContext: @unchecked Sendable {
  /// The items drawn so far, which all copies of a context add to.
  final class Sheet {
    var items: [DisplayItem] = []
  }

  /// A clip: a path in the coordinates of the sheet, or a mask.
  enum Clip {
    case path(Path)
    case mask(LayerContent)
  }

  let source: CanvasSource
  private let sheet = Sheet()
  private var state = State()

  /// The changeable part of a context.
  struct State {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blend = ScrollworkDrawing.BlendMode.normal
    var filters: [Layer.Filter] = []
    var clips: [Clip] = []
    var clipBounds = CGRect.zero
  }

  init(_ source: CanvasSource, clipBounds: CGRect) {
    self.source = source
    state.clipBounds = clipBounds
  }

  /// The items drawn, after which views can no longer be drawn.
  @MainActor func finish() -> [DisplayItem] {
    source.close()
    return sheet.items
  }

  /// The transform from the coordinates of commands to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The opacity of what is drawn, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// The blend mode of what is drawn.
  public var blendMode: BlendMode {
    get { BlendMode(state.blend) }
    set { state.blend = newValue.mode }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues {
    onMainActor { source.context.environment }
  }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }

  /// The bounding box of the clip, in the coordinates of commands.
  public var clipBoundingRect: CGRect {
    state.clipBounds.applying(state.transform.inverted())
  }

  /// Scales the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of the coordinates.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Rotates the coordinates clockwise.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to the coordinates.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// Adds a filter to all that is drawn from now on, before those that were added earlier.
  ///
  /// - Source: measured by others: a threshold that is added first cuts what a blur that is added
  ///   after it has blurred.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters =
      filter.filters(in: environment, space: state.transform) + state.filters
  }

  /// Adds an area to the clip.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(state.transform)
    guard style.isEOFilled || options.contains(.inverse) else {
      state.clips.append(.path(placed))
      state.clipBounds = state.clipBounds.intersection(placed.boundingRect)
      return
    }
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    var items: [DisplayItem] = [.command(.fill(placed, black, evenOdd: style.isEOFilled))]
    if options.contains(.inverse) { items = inverted(items) }
    state.clips.append(.mask(LayerContent(items)))
  }

  /// Adds a drawing to the clip, by its opacity.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try drawn(content)
    if opacity < 1 {
      items = items.isEmpty ? [] : [.layer(Layer(LayerContent(items), opacity: opacity))]
    }
    if options.contains(.inverse) { items = inverted(items) }
    state.clips.append(.mask(LayerContent(items)))
  }

  /// Draws into a layer, which is then drawn as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(try drawn(content), isGroup: true)
  }

  /// The items that a drawing adds, in the coordinates of the sheet.
  private func drawn(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    var inner = GraphicsContext(source, clipBounds: state.clipBounds)
    inner.state.transform = state.transform
    try content(&inner)
    return inner.sheet.items
  }

  /// All of the canvas but a drawing.
  private func inverted(_ items: [DisplayItem]) -> [DisplayItem] {
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    let all = DisplayItem.command(
      .fill(Path(state.clipBounds.insetBy(dx: -1, dy: -1)), black, evenOdd: false))
    guard !items.isEmpty else { return [all] }
    let hole = DisplayItem.layer(
      Layer(LayerContent(items), blend: ScrollworkDrawing.BlendMode.destinationOut))
    return [.layer(Layer(LayerContent([all, hole]), isGroup: true))]
  }

  // MARK: Drawing

  /// Adds items in the coordinates of the sheet, with the state of the context.
  func add(_ items: [DisplayItem], isGroup: Bool = false) {
    guard !items.isEmpty, state.opacity > 0 else { return }
    var content = items
    if isGroup || state.opacity < 1 || !state.filters.isEmpty {
      content = [
        .layer(
          Layer(
            LayerContent(content), opacity: state.opacity, filters: state.filters,
            isGroup: isGroup))
      ]
    }
    for clip in state.clips.reversed() {
      let inner = LayerContent(content)
      switch clip {
      case .path(let path): content = [.layer(Layer(inner, clip: path))]
      case .mask(let mask):
        guard !mask.items.isEmpty else { return }
        content = [.layer(Layer(inner, mask: mask))]
      }
    }
    if state.blend != .normal {
      content = [.layer(Layer(LayerContent(content), blend: state.blend))]
    }
    sheet.items += content
  }

  /// Adds items in the coordinates of commands.
  func addPlaced(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    if state.transform.isIdentity { return add(items) }
    add([.layer(Layer(LayerContent(items), transform: state.transform))])
  }
}
