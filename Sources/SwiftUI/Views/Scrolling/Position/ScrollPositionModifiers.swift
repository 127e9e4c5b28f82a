public import ScrollworkGeometry

extension View {
  /// Binds a value to the id of the view that is scrolled to.
  ///
  /// Fingers update the value: it is the id of the target nearest to the anchor, or to the leading
  /// edge. Writing it scrolls to the view: without an anchor by the smallest distance that shows
  /// it, and animated only if the change is. The view keeps its position when other views are
  /// inserted or removed, or the scroll view changes its size.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    environment(
      \.scroll.position,
      ScrollPositionBinding(
        wish: {
          ScrollPositionRequest(
            place: id.wrappedValue.map { .view(AnyHashable($0), anchor: nil) } ?? .automatic)
        },
        follow: { new in
          // Without a target the value keeps its last id.
          if let typed = new?.base as? ID, id.wrappedValue != typed { id.wrappedValue = typed }
        }, anchor: anchor))
  }

  /// Binds a position to the scroll views inside.
  ///
  /// Requesting a view, an end or an offset scrolls there, animated only if the change is. A finger
  /// discards a requested end or offset; the position then names the target nearest to the anchor,
  /// or to the leading edge.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    environment(
      \.scroll.position,
      ScrollPositionBinding(
        wish: { position.wrappedValue.wish },
        follow: { new in
          let followed = position.wrappedValue.followed(to: new)
          if followed != position.wrappedValue { position.wrappedValue = followed }
        }, anchor: anchor))
  }
}
