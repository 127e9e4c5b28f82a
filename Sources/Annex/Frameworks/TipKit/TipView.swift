public import ScrollworkViews

/// A card with a tip.
///
/// - Source: chosen: a card of 13 points of corners, with a picture, a title, a message and a cross.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// A card with a tip; nothing without one.
  public init(_ tip: Content?, arrowEdge: Edge? = nil) { self.init(tip) { _ in } }
  /// A card with a tip, whose buttons call a closure.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void) {
    (self.tip, self.action) = (tip, action)
  }

  /// The card of the tip.
  public var body: some View {
    if let tip, !tip.isInvalid {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image {
          image.font(.title).foregroundStyle(Color.accentColor)
        }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          tip.message?.font(.subheadline).foregroundStyle(Color.secondary)
          ForEach(tip.actions) { action in
            Divider()
            Button(action.title) {
              action.perform()
              self.action(action)
            }
          }
        }
        Spacer(minLength: 0)
        Button {
          tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.footnote).foregroundStyle(Color.secondary)
        }
      }
      .padding(16)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

extension View {
  /// Presents a tip in a popover, which is not drawn.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { background { Color.clear } }
}
