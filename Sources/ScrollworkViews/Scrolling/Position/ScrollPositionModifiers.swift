public import ScrollworkGeometry

extension View {
  /// Ties a value to the id of the view that is scrolled to.
  ///
  /// The value follows fingers: it is the id of the target nearest to the anchor, or to the leading
  /// edge. Writing it scrolls there, by as little as shows the view when there is no anchor, and
  /// animated only if the change is. The view stays in its place when others come and go, or the
  /// scroll view changes its size.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    environment(
      \.scroll.position,
      ScrollPositionBinding(
        wish: {
          ScrollWish(
            place: id.wrappedValue.map { .view(AnyHashable($0), anchor: nil) } ?? .automatic)
        },
        follow: { new in
          // Where there is no target the value stays as it is.
          if let typed = new?.base as? ID, id.wrappedValue != typed { id.wrappedValue = typed }
        }, anchor: anchor))
  }

  /// Ties a position to the scroll views inside.
  ///
  /// Asking the position for a view, an end or an offset scrolls there, animated only if the change
  /// is. A finger lets go of an end or an offset; of views, the position then knows the target
  /// nearest to the anchor, or to the leading edge.
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
