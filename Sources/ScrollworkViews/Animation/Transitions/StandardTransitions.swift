public import Foundation
import ScrollworkEffects
public import ScrollworkGeometry

/// Nothing: the view comes and goes at once.
public struct IdentityTransition: Transition, PlainTransition {
  /// A transition without any change.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fading.
public struct OpacityTransition: Transition, PlainTransition {
  /// A fade.
  public init() {}

  /// The view, clear unless it stands.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Growing out of a point and shrinking into it.
public struct ScaleTransition: Transition, PlainTransition {
  /// The size of a view that is not there, as a part of its own.
  public var scale: Double
  /// The point.
  public var anchor: UnitPoint

  /// A transition from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// The view, small unless it stands.
  ///
  /// - Source: measured by others (OpenSwiftUI): the size of a view that is not there is never quite
  ///   zero but 0.00001.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale, anchor: anchor)
  }
}

/// Coming from where it does not stand yet.
public struct OffsetTransition: Transition, PlainTransition {
  /// How far a view that is not there stands off, in points.
  public var offset: CGSize

  /// A transition from and to another place.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, elsewhere unless it stands.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moving in from beyond an edge of its own, and out again.
public struct MoveTransition: Transition, PlainTransition {
  /// The edge.
  public var edge: Edge

  /// A transition beyond an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beyond its edge unless it stands.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(beyond: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// Moving in from one edge and out at the other, while it fades.
public struct PushTransition: Transition, PlainTransition {
  /// The edge it comes from.
  public var edge: Edge

  /// A transition from an edge to the opposite one.
  public init(edge: Edge) { self.edge = edge }

  /// The view, to one side before and to the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(beyond: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moving in from where reading begins and out where it ends.
public struct SlideTransition: Transition, PlainTransition {
  /// A slide.
  public init() {}

  /// The view, to one side before and to the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(beyond: .leading, by: -phase.value)
  }
}

/// One transition for coming and another one for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// A transition of two.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// The view in the phase of the one or the other.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.asymmetric(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal)
    ).view(AnyView(content), phase: phase)
  }
}

extension View {
  fileprivate func moved(beyond edge: Edge, by amount: Double) -> some View {
    wrapped("move") { _, _ in .effect(MoveEffect(edge: edge, amount: amount)) }
  }
}

extension AnyTransition {
  /// Nothing: the view comes and goes at once.
  public static let identity = AnyTransition(isPlain: true) { content, _ in content }
  /// Fading.
  public static let opacity = AnyTransition(isPlain: true) { content, phase in
    AnyView(OpacityTransition().apply(content: content, phase: phase))
  }
  /// Moving in from where reading begins and out where it ends.
  public static let slide = AnyTransition(isPlain: true) { content, phase in
    AnyView(SlideTransition().apply(content: content, phase: phase))
  }
  /// Growing out of the middle and shrinking into it.
  public static let scale = AnyTransition.scale(scale: 0)

  /// Growing out of a point and shrinking into it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(
        ScaleTransition(Double(scale), anchor: anchor).apply(content: content, phase: phase))
    }
  }

  /// Moving in from beyond an edge of its own, and out again.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(MoveTransition(edge: edge).apply(content: content, phase: phase))
    }
  }

  /// Moving in from one edge and out at the other, while it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(PushTransition(edge: edge).apply(content: content, phase: phase))
    }
  }

  /// Coming from another place, so many points off.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(OffsetTransition(offset).apply(content: content, phase: phase))
    }
  }

  /// Coming from another place, so many points off.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}

extension Transition where Self == IdentityTransition {
  /// Nothing: the view comes and goes at once.
  public static var identity: Self { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fading.
  public static var opacity: Self { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Moving in from where reading begins and out where it ends.
  public static var slide: Self { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Growing out of the middle and shrinking into it.
  public static var scale: Self { ScaleTransition(0) }

  /// Growing out of a point and shrinking into it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Moving in from beyond an edge of its own, and out again.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Moving in from one edge and out at the other, while it fades.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Coming from another place, so many points off.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Coming from another place, so many points off.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
