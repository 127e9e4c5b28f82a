public import Foundation
public import ScrollworkGeometry

// The coordinates of views, of their superviews and of the screen.
extension UIView {
  /// The transform in space, of which the flat part is drawn.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.flat }
  }

  /// The size, the place and the transform on screen at `time`.
  private func presentedGeometry(at time: Double) -> ViewGeometry {
    var shown = geometry
    let presented = presentation(at: time)
    (shown.size, shown.center, shown.transform) =
      (presented.size, presented.center, presented.transform)
    return shown
  }

  /// The transform from the view's coordinates to the superview's.
  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
      .concatenating(geometry.toSuperview)
  }

  /// The on-screen transform to the superview at `time`; the identity for a root view.
  ///
  /// The coordinates of both views begin at the corner of their bounds.
  package func presentationTransform(at time: Double) -> CGAffineTransform {
    guard let superview else { return .identity }
    let (growth, origin) = (
      superview.presentationScale(of: self, at: time), superview.presentationOrigin(at: time)
    )
    let held = layoutState.held?.shift(at: time) ?? .zero
    var shown = presentedGeometry(at: time)
    shown.center.x += held.dx
    shown.center.y += held.dy
    return shown.toSuperview
      .concatenating(CGAffineTransform(scaleX: growth, y: growth))
      .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
  }

  /// The transform from own coordinates to those of the screen, with the origin at the root's
  /// corner.
  private var toScreen: CGAffineTransform {
    superview.map { toSuperview.concatenating($0.toScreen) }
      ?? CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
  }

  /// Converts a point to another view's coordinates; to screen coordinates for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// Converts a point from another view's coordinates; from screen coordinates for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toScreen) } ?? point).applying(toScreen.inverted())
  }

  /// Converts a rectangle to another view's coordinates; to screen coordinates for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let place = rect.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// Converts a rectangle from another view's coordinates; from screen coordinates for nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.toScreen) } ?? rect).applying(toScreen.inverted())
  }
}
