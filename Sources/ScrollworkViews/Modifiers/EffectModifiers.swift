public import Foundation
public import ScrollworkDrawing
public import ScrollworkEffects
public import ScrollworkGeometry

extension View {
  private func effect(_ name: String, _ effect: some VisualEffect) -> some View {
    wrapped(name) { _, _ in .effect(effect) }
  }

  /// Makes the view, as one flat picture, translucent: 0 is clear, 1 solid.
  public func opacity(_ opacity: Double) -> some View {
    effect("opacity", EmptyVisualEffect().opacity(opacity))
  }

  /// Draws the view larger or smaller, about a place in it; its room stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", EmptyVisualEffect().scaleEffect(scale, anchor: anchor))
  }

  /// Draws the view larger or smaller, about a place in it; its room stays the same.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, about a place in it; its room stays the same.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned, clockwise, about a place in it; its room stays the same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", EmptyVisualEffect().rotationEffect(angle, anchor: anchor))
  }

  /// Draws the view elsewhere; its room stays the same.
  public func offset(_ offset: CGSize) -> some View {
    effect("offset", EmptyVisualEffect().offset(offset))
  }

  /// Draws the view elsewhere; its room stays the same.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view turned in space about an axis, in perspective; its room stays the same.
  ///
  /// A positive turn about y takes the right side away, one about x the upper side. The eye is as far
  /// as the longer side of the view divided by `perspective`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect(
      "rotation3DEffect",
      EmptyVisualEffect().rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view moved by a map from its top left corner; its room stays the same.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("transformEffect", EmptyVisualEffect().transformEffect(transform))
  }

  /// Draws the view moved by a map that may have perspective, from its top left corner; its room stays
  /// the same.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect("projectionEffect", EmptyVisualEffect().transformEffect(transform))
  }

  /// Sets how the colors of the view, as one flat picture, meet those beneath.
  ///
  /// What is beneath is all that is drawn before in the same flat picture: that of the view around
  /// that is made translucent, filtered, masked, cut to a shape, or itself blended.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect("blendMode", EmptyVisualEffect().blendMode(blendMode))
  }

  /// Makes the view one flat picture, in which what is inside blends, and materials blur what is
  /// beneath them.
  ///
  /// Effects always apply to the flat picture of a view; for them it changes nothing.
  public func compositingGroup() -> some View {
    wrapped("compositingGroup") { _, _ in .group }
  }

  /// Blurs the view as one flat picture; `radius` is the standard deviation, in points.
  ///
  /// With `opaque` only its colors are blurred, and it stays as solid as it is.
  ///
  /// - Source: chosen, as for shadows; how the radius counts is unpublished.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("blur", EmptyVisualEffect().blur(radius: radius, opaque: opaque))
  }

  /// Makes the view brighter: an amount is added to each component of its colors.
  public func brightness(_ amount: Double) -> some View {
    effect("brightness", EmptyVisualEffect().brightness(amount))
  }

  /// Moves the components of the view's colors away from the middle; 1 is no change.
  public func contrast(_ amount: Double) -> some View {
    effect("contrast", EmptyVisualEffect().contrast(amount))
  }

  /// Moves the view's colors away from gray; 1 is no change, 0 is gray.
  public func saturation(_ amount: Double) -> some View {
    effect("saturation", EmptyVisualEffect().saturation(amount))
  }

  /// Moves the view's colors towards gray; 0 is no change, 1 is gray.
  public func grayscale(_ amount: Double) -> some View {
    effect("grayscale", EmptyVisualEffect().grayscale(amount))
  }

  /// Turns the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some View {
    effect("hueRotation", EmptyVisualEffect().hueRotation(angle))
  }

  /// Multiplies the view's colors by a color.
  public func colorMultiply(_ color: Color) -> some View {
    wrapped("colorMultiply") { context, _ in
      .effect(ColorProductEffect(color: color.resolve(in: context.environment)))
    }
  }

  /// Turns the view's colors into their opposites.
  public func colorInvert() -> some View {
    effect("colorInvert", ColorInverseEffect())
  }

  /// Shows the view only within its own frame.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Shows the view only within a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    wrapped("clipShape") { _, _ in .clip(shape) }
  }

  /// Shows the view only within a rectangle with rounded corners.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Puts a blurred silhouette beneath the view.
  ///
  /// `radius` is the standard deviation of the blur, in points. What is not finite counts as 0.
  ///
  /// - Source: the color is Apple's default, linear-light black at a third; that the radius is the
  ///   standard deviation is chosen, as for every blur here.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapped("shadow") { context, _ in
      .shadow(
        ShadowLook(
          color: color.resolve(in: context.environment), radius: radius,
          offset: CGSize(width: x, height: y)))
    }
  }

  /// Changes the look of the view by where it stands.
  ///
  /// The closure is asked again for every still in which the geometry is another one.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    wrapped("visualEffect", at: SourceLocation(fileID: fileID, line: line)) { _, _ in
      .geometry { effect(EmptyVisualEffect(), $0) }
    }
  }

  /// Changes the look of the view as it comes into and leaves the visible part of its scroll view.
  ///
  /// The closure is asked for the three phases only; in between the effects are blended. With a nil
  /// axis it is that of the nearest scroll view, vertical when that one scrolls both ways.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition, fileID: fileID, line: line)
  }

  /// Changes the look of the view as it comes into and leaves the visible part of its scroll view,
  /// in another way on each side.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let made = ScrollTransition(
      topLeading: topLeading, bottomTrailing: bottomTrailing, transition: transition)
    return wrapped("scrollTransition", at: SourceLocation(fileID: fileID, line: line)) {
      context, _ in
      if made.takesTime { context.session.hasTimedTransitions = true }
      return .transition(made, axis: axis)
    }
  }
}
