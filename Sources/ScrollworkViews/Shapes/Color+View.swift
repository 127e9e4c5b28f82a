public import ScrollworkDrawing

extension Color: View {
  /// A rectangle of the color.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}
