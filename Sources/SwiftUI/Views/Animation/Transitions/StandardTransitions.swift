public import Foundation
import ScrollworkEffects
public import ScrollworkGeometry

/// A transition without change: the view is inserted and removed at once.
public struct IdentityTransition: Transition, IdentityPreservingTransition {
  /// An identity transition.
  public init() {}

  /// The unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition between transparent and opaque.
public struct OpacityTransition: Transition, IdentityPreservingTransition {
  /// An opacity transition.
  public init() {}

  /// The view, transparent outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that scales the view about an anchor.
public struct ScaleTransition: Transition, IdentityPreservingTransition {
  /// The scale of a view outside the identity phase, relative to its own size.
  public var scale: Double
  /// The fixed point of the scale.
  public var anchor: UnitPoint

  /// A transition from and to a scale.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// The view, scaled outside the identity phase.
  ///
  /// - Source: measured by others (OpenSwiftUI): the scale of a view that is not there is never
  ///   quite zero but 0.00001.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale, anchor: anchor)
  }
}

/// A transition that moves the view by an offset.
public struct OffsetTransition: Transition, IdentityPreservingTransition {
  /// The offset of a view outside the identity phase, in points.
  public var offset: CGSize

  /// A transition from and to an offset.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, offset outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from beyond one of its edges, and out again.
public struct MoveTransition: Transition, IdentityPreservingTransition {
  /// The edge that the view moves beyond.
  public var edge: Edge

  /// A transition across an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beyond the edge outside the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(beyond: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// A transition that moves the view in from one edge and out at the opposite edge with a fade.
public struct PushTransition: Transition, IdentityPreservingTransition {
  /// The edge of insertion.
  public var edge: Edge

  /// A transition from an edge to the opposite one.
  public init(edge: Edge) { self.edge = edge }

  /// The view, moved to one side before insertion and to the opposite side after removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(beyond: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that moves the view in from the leading edge and out at the trailing edge.
public struct SlideTransition: Transition, IdentityPreservingTransition {
  /// A slide transition.
  public init() {}

  /// The view, moved to one side before insertion and to the opposite side after removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(beyond: .leading, by: -phase.value)
  }
}

/// A transition with separate parts for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// A transition of an insertion and a removal.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// The view in a phase of the insertion or of the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.asymmetric(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal)
    ).view(AnyView(content), phase: phase)
  }
}

extension View {
  fileprivate func offset(beyond edge: Edge, by amount: Double) -> some View {
    wrapped("move") { _, _ in .effect(MoveEffect(edge: edge, amount: amount)) }
  }
}

extension AnyTransition {
  /// A transition without change: the view is inserted and removed at once.
  public static let identity = AnyTransition(isPlain: true) { content, _ in content }
  /// A transition between transparent and opaque.
  public static let opacity = AnyTransition(isPlain: true) { content, phase in
    AnyView(OpacityTransition().apply(content: content, phase: phase))
  }
  /// A transition that moves the view in from the leading edge and out at the trailing edge.
  public static let slide = AnyTransition(isPlain: true) { content, phase in
    AnyView(SlideTransition().apply(content: content, phase: phase))
  }
  /// A transition that scales the view about its center.
  public static let scale = AnyTransition.scale(scale: 0)

  /// A transition that scales the view about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(
        ScaleTransition(Double(scale), anchor: anchor).apply(content: content, phase: phase))
    }
  }

  /// A transition that moves the view in from beyond one of its edges, and out again.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(MoveTransition(edge: edge).apply(content: content, phase: phase))
    }
  }

  /// A transition that moves the view in from one edge and out at the opposite edge with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(PushTransition(edge: edge).apply(content: content, phase: phase))
    }
  }

  /// A transition that moves the view by an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(OffsetTransition(offset).apply(content: content, phase: phase))
    }
  }

  /// A transition that moves the view by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without change: the view is inserted and removed at once.
  public static var identity: Self { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition between transparent and opaque.
  public static var opacity: Self { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out at the trailing edge.
  public static var slide: Self { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view about its center.
  public static var scale: Self { ScaleTransition(0) }

  /// A transition that scales the view about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves the view in from beyond one of its edges, and out again.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// A transition that moves the view in from one edge and out at the opposite edge with a fade.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves the view by an offset, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// A transition that moves the view by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
