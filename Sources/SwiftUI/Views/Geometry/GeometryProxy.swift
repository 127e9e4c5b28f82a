public import Foundation
public import ScrollworkGeometry
import ScrollworkSystem

/// The size and frame of a view, before any effect.
///
/// A proxy that an action captures keeps the frame of the last evaluation.
public struct GeometryProxy: Sendable {
  private let source: GeometrySource

  init(_ source: GeometrySource) { self.source = source }

  /// The proxy of a view with a fixed frame.
  package init(_ geometry: Geometry) { source = GeometrySource(geometry) }

  /// The view's size.
  public var size: CGSize { source.size }

  /// The distance on each side by which the view could extend if it ignored the safe area; zero
  /// where it does not touch the safe area's edge.
  public var safeAreaInsets: EdgeInsets { source.safeAreaInsets }

  /// The view's frame in a coordinate space; in the canvas's if the space does not exist.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    source.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space; in the canvas's if the space does not exist.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    source.frame(in: coordinateSpace)
  }

  /// The visible area of a scroll view, or the area of a named view, in the coordinates of this
  /// view; nil if the space does not exist.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.bounds(of: coordinateSpace)
  }

  /// The value of an anchor in the coordinates of this view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(from: source.frame(in: .global).origin)
  }
}

/// The geometry behind a proxy, and a record of the values read from it.
///
/// Content made from a proxy is valid for every geometry that gives the same values.
final class GeometrySource: Sendable {
  fileprivate struct State {
    var geometry: Geometry
    var answers: [Answer] = []
  }

  fileprivate enum Question {
    case frame(Space)
    case bounds(NamedCoordinateSpace)
    case safeAreaInsets
  }

  /// A coordinate space that is only compared, whatever the type of its name.
  fileprivate struct Space: Equatable, @unchecked Sendable {
    let space: CoordinateSpace

    init(_ space: CoordinateSpace) { self.space = space }
  }

  fileprivate struct Answer {
    let question: Question
    var rect: CGRect?
    var insets = EdgeInsets()
  }

  let size: CGSize
  private let state: Locked<State>

  init(_ geometry: Geometry) {
    size = geometry.size
    state = Locked(State(geometry: geometry))
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let asked = Space(space)
    return state.withLock { state in
      let rect = state.geometry.frame(in: asked.space)
      if asked.space != .local { state.note(.frame(asked), rect) }
      return rect
    }
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    state.withLock { state in
      let rect = state.geometry.bounds(of: space)
      state.note(.bounds(space), rect)
      return rect
    }
  }

  var safeAreaInsets: EdgeInsets {
    state.withLock { state in
      let insets = state.geometry.safeAreaInsets
      state.note(.safeAreaInsets, insets: insets)
      return insets
    }
  }

  /// Whether a frame or bounds have been read, beside the size and the safe area.
  ///
  /// The safe area beside the view is known with the layout.
  var dependsOnPosition: Bool {
    state.withLock { state in
      state.answers.contains { if case .safeAreaInsets = $0.question { false } else { true } }
    }
  }

  /// Replaces the geometry if all values read so far are the same in it; returns whether they are.
  func move(to geometry: Geometry) -> Bool {
    guard geometry.size == size else { return false }
    return state.withLock { state in
      let isSame = state.serves(geometry)
      if isSame { state.geometry = geometry }
      return isSame
    }
  }
}

extension GeometrySource.State {
  fileprivate func serves(_ geometry: Geometry) -> Bool {
    answers.allSatisfy { answer in
      switch answer.question {
      case .frame(let space): geometry.frame(in: space.space) == answer.rect
      case .bounds(let space): geometry.bounds(of: space) == answer.rect
      case .safeAreaInsets: geometry.safeAreaInsets == answer.insets
      }
    }
  }

  fileprivate mutating func note(
    _ question: GeometrySource.Question, _ rect: CGRect? = nil, insets: EdgeInsets = EdgeInsets()
  ) {
    let isKnown = answers.contains { known in
      switch (known.question, question) {
      case (.frame(let known), .frame(let asked)): known == asked
      case (.bounds(let known), .bounds(let asked)): known == asked
      case (.safeAreaInsets, .safeAreaInsets): true
      default: false
      }
    }
    if !isKnown { answers.append(.init(question: question, rect: rect, insets: insets)) }
  }
}
