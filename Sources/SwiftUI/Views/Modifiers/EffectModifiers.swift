public import Foundation
public import ScrollworkDrawing
public import ScrollworkEffects
public import ScrollworkGeometry

extension View {
  private func effect(
    _ name: String, _ effect: some VisualEffect, at location: SourceLocation
  ) -> some View {
    wrapped(name, at: location) { _, _ in .effect(effect) }
  }

  /// Sets the opacity of the view as one layer, from 0 (transparent) to 1 (opaque).
  public func opacity(
    _ opacity: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "opacity", EmptyVisualEffect().opacity(opacity),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Scales the view's rendering about an anchor, without changing its layout.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "scaleEffect", EmptyVisualEffect().scaleEffect(scale, anchor: anchor),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Scales the view's rendering about an anchor, without changing its layout.
  public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor, fileID: fileID, line: line)
  }

  /// Scales the view's rendering about an anchor, without changing its layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor, fileID: fileID, line: line)
  }

  /// Rotates the view's rendering clockwise about an anchor, without changing its layout.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "rotationEffect", EmptyVisualEffect().rotationEffect(angle, anchor: anchor),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Offsets the view's rendering, without changing its layout.
  public func offset(
    _ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "offset", EmptyVisualEffect().offset(offset), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Offsets the view's rendering, without changing its layout.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    offset(CGSize(width: x, height: y), fileID: fileID, line: line)
  }

  /// Rotates the view's rendering in 3D about an axis, with perspective, without changing its
  /// layout.
  ///
  /// A positive angle about the y axis moves the right side away from the viewer, one about the x
  /// axis the top side. The viewer's distance is the longer side of the view divided by
  /// `perspective`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    effect(
      "rotation3DEffect",
      EmptyVisualEffect().rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Applies an affine transform, about the top left corner, to the view's rendering, without
  /// changing its layout.
  public func transformEffect(
    _ transform: CGAffineTransform, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "transformEffect", EmptyVisualEffect().transformEffect(transform),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Applies a projective transform, about the top left corner, to the view's rendering, without
  /// changing its layout.
  public func projectionEffect(
    _ transform: ProjectionTransform, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "projectionEffect", EmptyVisualEffect().transformEffect(transform),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Sets the blend mode that composites the view, as one layer, with the content beneath it.
  ///
  /// The content beneath is everything drawn earlier into the same layer: that of the nearest
  /// ancestor with an opacity, filter, mask, clip shape or blend mode of its own.
  public func blendMode(
    _ blendMode: BlendMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "blendMode", EmptyVisualEffect().blendMode(blendMode),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Composites the view into one layer, which isolates the blending and the material backdrops
  /// inside it.
  ///
  /// Effects always apply to a view's composited layer; a compositing group does not change them.
  public func compositingGroup(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    wrapped("compositingGroup", at: SourceLocation(fileID: fileID, line: line)) { _, _ in .group }
  }

  /// Applies a Gaussian blur to the view as one layer; `radius` is the standard deviation, in
  /// points.
  ///
  /// With `opaque`, only the colors are blurred and the opacity is kept.
  ///
  /// - Source: chosen, as for shadows; the meaning of the radius is unpublished.
  public func blur(
    radius: CGFloat, opaque: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "blur", EmptyVisualEffect().blur(radius: radius, opaque: opaque),
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Brightens the view by adding an amount to each of its color components.
  public func brightness(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "brightness", EmptyVisualEffect().brightness(amount),
      at: SourceLocation(fileID: fileID, line: line)
    )
    .noted("brightness", [("", amount)], fileID, line)
  }

  /// Scales the view's color components about the middle value; 1 leaves them unchanged.
  public func contrast(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "contrast", EmptyVisualEffect().contrast(amount),
      at: SourceLocation(fileID: fileID, line: line)
    )
    .noted("contrast", [("", amount)], fileID, line)
  }

  /// Sets the saturation of the view's colors; 1 leaves them unchanged, 0 is gray.
  public func saturation(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "saturation", EmptyVisualEffect().saturation(amount),
      at: SourceLocation(fileID: fileID, line: line)
    )
    .noted("saturation", [("", amount)], fileID, line)
  }

  /// Desaturates the view's colors; 0 leaves them unchanged, 1 is gray.
  public func grayscale(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "grayscale", EmptyVisualEffect().grayscale(amount),
      at: SourceLocation(fileID: fileID, line: line)
    )
    .noted("grayscale", [("", amount)], fileID, line)
  }

  /// Rotates the hues of the view's colors by an angle.
  public func hueRotation(
    _ angle: Angle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect(
      "hueRotation", EmptyVisualEffect().hueRotation(angle),
      at: SourceLocation(fileID: fileID, line: line)
    )
    .noted("hueRotation", [("", angle)], fileID, line)
  }

  /// Multiplies the view's colors by a color.
  public func colorMultiply(
    _ color: Color, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    wrapped("colorMultiply", at: SourceLocation(fileID: fileID, line: line)) { context, _ in
      .effect(ColorProductEffect(color: color.resolve(in: context.environment)))
    }
  }

  /// Inverts the view's colors.
  public func colorInvert(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    effect("colorInvert", ColorInverseEffect(), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Clips the view to its bounds.
  ///
  /// Hit testing ignores the clip; `contentShape(_:)` limits touches. Edges between pixels are
  /// antialiased in any case.
  public func clipped(
    antialiased: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    clipShape(
      Rectangle(), style: FillStyle(antialiased: antialiased), fileID: fileID, line: line)
  }

  /// Clips the view to a shape.
  ///
  /// Hit testing ignores the clip; `contentShape(_:)` limits touches.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    wrapped("clipShape", at: SourceLocation(fileID: fileID, line: line)) { context, _ in
      if let shape = (shape as? any EnvironmentalShape)?.shape(in: context.environment) {
        return .clip(shape, isEvenOdd: style.isEOFilled)
      }
      return .clip(shape, isEvenOdd: style.isEOFilled)
    }
  }

  /// Clips the view to a rounded rectangle.
  ///
  /// Edges are antialiased in any case.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased), fileID: fileID, line: line)
  }

  /// Adds a drop shadow beneath the view.
  ///
  /// `radius` is the standard deviation of the blur, in points. Non-finite values count as 0.
  ///
  /// - Source: the color is Apple's default, linear-light black at a third; that the radius is the
  ///   standard deviation is chosen, as for every blur here.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    wrapped("shadow", at: SourceLocation(fileID: fileID, line: line)) { context, _ in
      .shadow(
        ShadowLook(
          color: color.resolve(in: context.environment), radius: radius,
          offset: CGSize(width: x, height: y)))
    }
  }

  /// Applies a visual effect that depends on the view's geometry.
  ///
  /// The closure runs again for every still in which the geometry differs. What a change of state
  /// changes in its result is animated by the transaction of the change. Inside a timeline view
  /// `Date()` is the date of its entry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    wrapped("visualEffect", at: SourceLocation(fileID: fileID, line: line)) { context, _ in
      context.session.observed.insert(.positionEffects)
      let inputs = MainActorValue(context)
      return .geometry { proxy in
        onMainActor {
          MainActorValue(inputs.value.evaluate { effect(EmptyVisualEffect(), proxy) })
        }.value
      }
    }
  }

  /// Applies a visual effect as the view enters and leaves the visible area of its scroll view.
  ///
  /// The closure runs for the three phases only; effects in between are interpolated. A nil axis is
  /// that of the nearest scroll view, or vertical if it scrolls along both axes.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition, fileID: fileID, line: line)
  }

  /// Applies a visual effect as the view enters and leaves the visible area of its scroll view,
  /// with a separate configuration for each side.
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
      context.session.observed.insert(.positionEffects)
      if made.takesTime { context.session.observed.insert(.timedTransitions) }
      return .transition(made, axis: axis)
    }
  }
}
