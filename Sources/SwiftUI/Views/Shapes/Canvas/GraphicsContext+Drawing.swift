public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry
import ScrollworkLayout

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(shading, in: path.boundingRect) { paint in
      .fill(path, paint, evenOdd: style.isEOFilled)
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(shading, in: path.boundingRect) { paint in .stroke(path, style, paint) }
  }

  /// Strokes a path with a line; `lineWidth` is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ shading: Shading, in area: CGRect, _ command: (Paint) -> DrawCommand) {
    guard !area.isNull else { return }
    if let tiles = shading.tiles(in: self, over: area) {
      let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      return addPlaced([
        .layer(
          Layer(LayerContent(tiles), mask: LayerContent([.command(command(black))])))
      ])
    }
    let paint = shading.paint(in: area, environment: environment)
    guard !paint.isClear else { return }
    addPlaced([.command(command(paint))])
  }

  // MARK: Images

  /// An image ready to draw.
  public struct ResolvedImage: @unchecked Sendable {
    let leaf: any Leaf
    /// The size, in points.
    public let size: CGSize
    /// The distance from the top to the baseline.
    public let baseline: CGFloat
    /// The shading of a template image; without effect on others.
    public var shading: Shading?
  }

  /// An image ready to draw.
  public func resolve(_ image: Image) -> ResolvedImage {
    onMainActor {
      let leaf = image.leaf(in: source.context)
      let size = leaf.size(for: .unspecified)
      return ResolvedImage(
        leaf: leaf, size: size,
        baseline: leaf.baseline(.first, proposal: .unspecified) ?? size.height)
    }
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    onMainActor {
      let proposal = ProposedViewSize(rect.size)
      if image.shading == nil,
        let items = image.leaf.items(in: rect, proposal: proposal, views: { _, _ in [] })
      {
        return addPlaced(items)
      }
      let commands = image.leaf.commands(in: rect, proposal: proposal)
      guard let shading = image.shading else { return addPlaced(commands.map(DisplayItem.command)) }
      let paint = shading.paint(in: rect, environment: environment)
      addPlaced(commands.map { .command($0.painted(paint)) })
    }
  }

  /// Draws an image in its size, its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, at: point, anchor: anchor))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its size, its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// A text ready to draw.
  public struct ResolvedText: @unchecked Sendable {
    let leaf: TextLeaf
    /// The shading of what has no style of its own; nil is the text's.
    public var shading: Shading

    /// The size of the text in a size proposed to it.
    public func measure(in size: CGSize) -> CGSize {
      onMainActor { leaf.size(for: ProposedViewSize(size)) }
    }

    /// The distance from the top to the first line's baseline, in a size proposed to the text.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      onMainActor { leaf.baseline(.first, proposal: ProposedViewSize(size)) ?? 0 }
    }

    /// The distance from the top to the last line's baseline, in a size proposed to the text.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      onMainActor { leaf.baseline(.last, proposal: ProposedViewSize(size)) ?? 0 }
    }
  }

  /// A text ready to draw.
  public func resolve(_ text: Text) -> ResolvedText {
    onMainActor {
      ResolvedText(leaf: TextLeaf(text.parts, in: source.context), shading: .foreground)
    }
  }

  /// Draws a text into a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    onMainActor {
      let proposal = ProposedViewSize(rect.size)
      let frame = CGRect(origin: rect.origin, size: text.leaf.size(for: proposal))
      let commands = text.leaf.commands(in: frame, proposal: proposal)
      guard case .foreground = text.shading.kind else {
        let paint = text.shading.paint(in: frame, environment: environment)
        return addPlaced(
          commands.map { command in
            // Parts with a style of their own keep it.
            if case .text(let run, _, _) = command, run.ink != 0 { return .command(command) }
            return .command(command.painted(paint))
          })
      }
      addPlaced(commands.map(DisplayItem.command))
    }
  }

  /// Draws a text on as many lines as it has, its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = onMainActor { text.leaf.size(for: .unspecified) }
    draw(text, in: CGRect(size: size, at: point, anchor: anchor))
  }

  /// Draws a text into a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on as many lines as it has, its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Views

  /// A view of the canvas ready to draw.
  public struct ResolvedSymbol: @unchecked Sendable {
    let node: Node
    /// The size, in points.
    public let size: CGSize
  }

  /// The view of the canvas with a tag, ready to draw; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = MainActorValue(AnyHashable(id))
    return onMainActor {
      guard let node = source.symbols.first(where: { $0.traits.tag == tag.value })
      else { return nil }
      return ResolvedSymbol(node: node, size: node.sizeThatFits(.unspecified))
    }
  }

  /// Draws a view into a rectangle, scaled to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    onMainActor {
      let items = source.paint(symbol.node, in: symbol.size)
      guard !items.isEmpty else { return }
      let place = CGAffineTransform(
        a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
        tx: rect.minX, ty: rect.minY)
      addPlaced([.layer(Layer(LayerContent(items), transform: place))])
    }
  }

  /// Draws a view in its size, its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, at: point, anchor: anchor))
  }
}

extension CGRect {
  /// A rectangle whose anchor is at a point.
  fileprivate init(size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}

extension DrawCommand {
  /// The command in another paint.
  fileprivate func painted(_ paint: Paint) -> DrawCommand {
    switch self {
    case .fill(let path, _, let isEvenOdd): .fill(path, paint, evenOdd: isEvenOdd)
    case .stroke(let path, let style, _): .stroke(path, style, paint)
    case .text(let run, let frame, _): .text(run, frame: frame, paint)
    case .image: self
    case .template(let asset, let frame, let smooth, _):
      .template(asset, frame: frame, smooth: smooth, paint)
    }
  }
}
