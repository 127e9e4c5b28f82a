import Foundation
import ScrollworkEffects
import ScrollworkGeometry

/// All running animations of a scene at a time, except scrolling.
struct Running {
  /// The displacements of animated attributes.
  var displacements: [AttributeKey: Displacement] = [:]

  /// The running cross-fades of texts.
  var fades: [ViewPath: ContentFade] = [:]
  /// The views being inserted, and the end times of their insertions, in seconds.
  var arrivals: [ViewPath: Double] = [:]
  /// The groups of matched views that move from one source to another.
  var flights: [MatchedKey: Flight] = [:]
  /// The removed views that are still drawn.
  var departures: [Departure] = []

  var isEmpty: Bool {
    displacements.isEmpty && fades.isEmpty && arrivals.isEmpty && flights.isEmpty
      && departures.isEmpty
  }

  /// The paths of views with a running animation.
  var paths: Set<ViewPath> {
    Set(displacements.keys.map(\.path) + fades.keys + departures.map(\.container))
  }

  /// The displacements of all attributes, fades and flights, in no order.
  var ways: [Displacement] {
    displacements.values + fades.values.map(\.way) + flights.values.map(\.way)
  }

  /// The displacements that begin at `time`, without those that `old` began then by the same
  /// animation.
  func ways(begunAt time: Double, since old: Running) -> [Displacement] {
    func begun<Key>(_ now: [Key: Displacement], _ old: [Key: Displacement]) -> [Displacement] {
      now.filter { key, new in
        new.start == time
          && !(old[key].map { $0.start == time && $0.animation == new.animation } ?? false)
      }
      .map(\.value)
    }
    return begun(displacements, old.displacements)
      + begun(fades.mapValues(\.way), old.fades.mapValues(\.way))
      + begun(flights.mapValues(\.way), old.flights.mapValues(\.way))
  }

  /// The animations that are not over at a time.
  func still(at time: Double) -> Running {
    var copy = self
    copy.displacements = displacements.filter { time < $0.value.end }
    copy.fades = fades.filter { time < $0.value.way.end }
    copy.arrivals = arrivals.filter { time < $0.value }
    copy.flights = flights.filter { time < $0.value.way.end }
    copy.departures = departures.filter { time < $0.end }
    return copy
  }
}

/// The animated attributes of views at one time.
struct FixedLooks {
  let animations: Running
  let time: Double
  /// The records of animated scroll transitions.
  var transitions: [ViewPath: TransitionRecord] = [:]

  @MainActor private func displacement(_ attribute: AttributeKey.Attribute, of node: Node)
    -> Displacement?
  {
    guard node.isAnimated else { return nil }
    return animations.displacements[AttributeKey(path: node.path, attribute: attribute)]
  }

  @MainActor func look(of wrapper: WrapperNode, size: CGSize) -> EffectLook {
    guard let effect = wrapper.fixedEffect else { return .identity }
    let current = effect.displaced(by: displacement(.effect, of: wrapper), at: time)
    return ScrollworkEffects.look(of: current, size: size, isRightToLeft: wrapper.isRightToLeft)
  }

  /// The animated clip shape of a view.
  @MainActor func outline(_ shape: any Shape, of node: Node) -> any Shape {
    shape.displaced(by: displacement(.outline, of: node), at: time)
  }

  /// The animated shadow of a view.
  @MainActor func shadow(_ shadow: ShadowLook, of node: Node) -> ShadowLook {
    shadow.displaced(by: displacement(.shadow, of: node), at: time)
  }

  /// The animated leaf of a node.
  @MainActor func leaf(_ node: LeafNode) -> any Leaf {
    guard node.isAnimated else { return node.leaf }
    return node.leaf.displaced(
      shape: displacement(.shape, of: node), paint: displacement(.paint, of: node), at: time)
  }

  /// The cross-fade of a text, and the opacity of the replaced text.
  @MainActor func fade(of node: LeafNode) -> (fade: ContentFade, part: Double)? {
    guard node.isAnimated, let fade = animations.fades[node.path],
      let part: Double = fade.way.value(at: time)
    else { return nil }
    return (fade, part)
  }

  /// The removed views that are still drawn inside a view.
  @MainActor func departures(from node: Node) -> [Departure] {
    guard node.isAnimated else { return [] }
    return animations.departures.filter { $0.container == node.path && time < $0.end }
  }

  /// The displacement of a view's frame.
  @MainActor func frame(of node: Node) -> FrameVector? {
    displacement(.frame, of: node)?.value(at: time)
  }

  /// The distance beyond its visible area in which a scroll view shows views, in layout
  /// coordinates: what its own frame, and its content's offset and size, still have to move.
  @MainActor func reach(of scroll: PlacedScrollView) -> CGSize {
    func left(_ attribute: AttributeKey.Attribute) -> CGRect {
      var rect = CGRect.zero
      if let left: FrameVector = displacement(attribute, of: scroll.node)?.value(at: time) {
        rect.animatableData = left
      }
      return rect
    }
    return scroll.reach(frame: left(.frame), content: left(.content))
  }
}
