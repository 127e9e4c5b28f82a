public import ScrollworkViews

/// A card with a tip.
///
/// - Source: chosen: a card of 13 points of corners, with a picture, a title, words and a cross.
public struct TipView<Content: Tip>: View {
  @State private var isClosed = false
  private let tip: Content?

  /// A card with a tip; nothing without one.
  public init(_ tip: Content?, arrowEdge: Edge? = nil) { self.tip = tip }
  /// A card with a tip, whose buttons call a closure.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
  }

  /// The card.
  public var body: some View {
    if let tip, !isClosed {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image {
          image.font(.title).foregroundStyle(Color.accentColor)
        }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          tip.message?.font(.subheadline).foregroundStyle(Color.secondary)
          ForEach(tip.actions) { action in
            Divider()
            Button(action.title) { action.perform() }
          }
        }
        Spacer(minLength: 0)
        Button {
          isClosed = true
        } label: {
          Image(systemName: "xmark").font(.footnote).foregroundStyle(Color.secondary)
        }
      }
      .padding(16)
      .background(
        Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

extension View {
  /// Presents a tip in a bubble, which a still at rest does not show: a tip waits for its rules.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { background { Color.clear } }
}
