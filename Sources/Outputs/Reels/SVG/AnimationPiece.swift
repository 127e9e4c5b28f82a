import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A part of a still in normal form: content at its own origin, and the attributes that may change
/// from still to still.
///
/// Equal content that moves, or is grouped otherwise, has an equal normal form.
struct AnimationPiece {
  /// What a piece can become from still to still.
  enum Kind: Hashable {
    /// One command: the same content or another piece, except that boxes may change.
    case command(isBox: Bool)
    /// A layer whose content may change.
    case layer(filters: Int, hasClip: Bool, mask: ContentDigest?)
    /// A layer that is rasterized: the same content or another piece.
    case picture
    /// A layer that depends on the pixels beneath it or on its position.
    case item(Int, of: DisplayList)
  }

  var kind: Kind
  var content: LayerContent
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var filters: [Layer.Filter] = []
  var clip: Path?
  var mask: LayerContent?
  /// What the content draws, if that is a rounded rectangle in one color.
  var box: RoundedBox?

  /// A rectangle, in the coordinates of the content, that contains the piece before filters.
  var localBounds: CGRect {
    guard let clip else { return content.bounds }
    return content.bounds.intersection(clip.boundingRect)
  }

  /// A rectangle, in the enclosing coordinates, that contains the piece with its filters.
  var bounds: CGRect {
    Layer(content, transform: transform, filters: filters, clip: clip, mask: mask).bounds
  }
}

/// Takes stills apart into pieces.
struct AnimationPieces {
  private let text: any TextMeasuring
  private var commands: [DrawCommand: AnimationPiece] = [:]
  private var contents: [ContentDigest: [AnimationPiece]] = [:]
  private let parts: PictureParts

  /// Takes stills apart whose text a renderer measures.
  init(text: any TextMeasuring, parts: PictureParts = PictureParts()) {
    (self.text, self.parts) = (text, parts)
  }

  /// The part of a rasterized layer that any still shows; all of it if that is not known.
  func part(of content: LayerContent) -> CGRect { parts[content] ?? content.bounds }

  /// The pieces of a still, back to front.
  mutating func pieces(of list: DisplayList) -> [AnimationPiece] {
    if list.content.hasBlendUnsupportedBySVG {
      return [AnimationPiece(kind: .item(-1, of: list), content: list.content)]
    }
    return list.content.items.enumerated().flatMap { index, item in
      if case .layer(let layer) = item, layer.opacity > 0,
        layer.blends || layer.dependsOnBackdrop
      {
        // What is drawn over it changes nothing.
        let below = DisplayList(
          canvas: list.canvas, scale: list.scale, background: list.background,
          content: LayerContent(Array(list.content.items[...index])))
        return [
          AnimationPiece(kind: .item(index, of: below), content: LayerContent([item]))
        ]
      }
      return pieces(of: item)
    }
  }

  /// The pieces of a layer's content, back to front.
  mutating func pieces(of content: LayerContent) -> [AnimationPiece] {
    if let known = contents[content.digest] { return known }
    let result = content.items.flatMap { pieces(of: $0) }
    contents[content.digest] = result
    return result
  }

  private mutating func pieces(of item: DisplayItem) -> [AnimationPiece] {
    switch item {
    case .command(let command): [piece(of: command)]
    case .layer(let layer): pieces(of: layer)
    }
  }

  private mutating func piece(of command: DrawCommand) -> AnimationPiece {
    if let known = commands[command] { return known }
    let anchor = command.anchor
    let moved = normal(command.moved(by: -anchor.x, -anchor.y))
    let shape = RoundedBox(moved)
    let piece = AnimationPiece(
      kind: .command(isBox: shape != nil), content: LayerContent([.command(moved)]),
      transform: CGAffineTransform(translationX: anchor.x, y: anchor.y), box: shape)
    commands[command] = piece
    return piece
  }

  /// A command without the line width of text that does not need it, such as that of a label whose
  /// room grows.
  private func normal(_ command: DrawCommand) -> DrawCommand {
    guard case .text(let run, let frame, .color(let color)) = command, run.width != nil else {
      return command
    }
    var free = run
    free.width = nil
    let metrics = text.metrics(of: free)
    guard metrics == text.metrics(of: run) else { return command }
    return .text(free, frame: CGRect(origin: frame.origin, size: metrics.size), .color(color))
  }

  private mutating func pieces(of layer: Layer) -> [AnimationPiece] {
    guard layer.opacity > 0 else { return [] }
    if let kind = layer.atomicKind {
      let still = layer.standing
      if kind == .picture, parts.isHidden(still) { return [] }
      return [
        AnimationPiece(
          kind: kind, content: still,
          transform: CGAffineTransform(translationX: layer.transform.tx, y: layer.transform.ty),
          opacity: layer.opacity)
      ]
    }
    if layer.filters.isEmpty, layer.clip == nil, layer.mask == nil,
      let inlined = inlined(layer, pieces(of: layer.content))
    {
      return inlined
    }
    return [
      AnimationPiece(
        kind: .layer(
          filters: layer.filters.count, hasClip: layer.clip != nil, mask: layer.mask?.digest),
        content: layer.content, transform: layer.transform, opacity: layer.opacity,
        filters: layer.filters, clip: layer.clip, mask: layer.mask)
    ]
  }

  /// The pieces of a layer without the layer, if it only moves them and fades them; nil otherwise.
  ///
  /// The opacity of a group is that of each piece as long as no two of them overlap.
  private func inlined(_ layer: Layer, _ pieces: [AnimationPiece]) -> [AnimationPiece]? {
    guard !layer.content.blends else { return nil }
    if pieces.count > 1 {
      guard layer.transform.isTranslation else { return nil }
      guard layer.opacity == 1 || Self.areDisjoint(pieces.map(\.bounds)) else { return nil }
    }
    return pieces.map { piece in
      var piece = piece
      piece.transform = piece.transform.concatenating(layer.transform)
      piece.opacity *= layer.opacity
      return piece
    }
  }

  /// The number of pieces up to which overlap is looked for.
  ///
  /// - Source: chosen; larger groups fade as one.
  private static let disjointLimit = 16

  private static func areDisjoint(_ bounds: [CGRect]) -> Bool {
    guard bounds.count <= disjointLimit else { return false }
    return bounds.enumerated().allSatisfy { index, rect in
      bounds.dropFirst(index + 1).allSatisfy { !rect.intersects($0) }
    }
  }
}
