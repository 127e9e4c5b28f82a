import Foundation
import ScrollworkEffects
import ScrollworkGeometry

/// Everything that is on its way in a scene at a moment, beside scrolling.
struct Running {
  /// Attributes on their way.
  var displacements: [AttributeKey: Displacement] = [:]

  /// Texts that turn into others.
  var fades: [ViewPath: ContentFade] = [:]
  /// Views that have come and are not quite there yet, and when they are, in seconds.
  var arrivals: [ViewPath: Double] = [:]
  /// Groups of matching views on their way from one source to another.
  var flights: [MatchedKey: Flight] = [:]
  /// Views that have gone and are still seen.
  var departures: [Departure] = []

  var isEmpty: Bool {
    displacements.isEmpty && fades.isEmpty && arrivals.isEmpty && flights.isEmpty
      && departures.isEmpty
  }

  /// The views in which something is on its way.
  var paths: Set<ViewPath> {
    Set(displacements.keys.map(\.path) + fades.keys + departures.map(\.container))
  }

  /// Everything that goes, in no order.
  var ways: [Displacement] {
    displacements.values + fades.values.map(\.way) + flights.values.map(\.way)
  }

  /// What has begun to go at a time, less what `old` has begun then by the same animation.
  func ways(begunAt time: Double, since old: Running) -> [Displacement] {
    func begun<Key>(_ now: [Key: Displacement], _ old: [Key: Displacement]) -> [Displacement] {
      now.filter { key, way in
        way.start == time
          && !(old[key].map { $0.start == time && $0.animation == way.animation } ?? false)
      }
      .map(\.value)
    }
    return begun(displacements, old.displacements)
      + begun(fades.mapValues(\.way), old.fades.mapValues(\.way))
      + begun(flights.mapValues(\.way), old.flights.mapValues(\.way))
  }

  /// What is not over yet at a time.
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

/// How views look at one moment: as they say, or on their way to what they say.
struct FixedLooks {
  let animations: Running
  let time: Double
  /// What scroll transitions that take their time were asked for.
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

  /// The shape that a view is cut to.
  @MainActor func outline(_ shape: any Shape, of node: Node) -> any Shape {
    shape.displaced(by: displacement(.outline, of: node), at: time)
  }

  /// The shadow of a view.
  @MainActor func shadow(_ shadow: ShadowLook, of node: Node) -> ShadowLook {
    shadow.displaced(by: displacement(.shadow, of: node), at: time)
  }

  /// What a leaf draws.
  @MainActor func leaf(_ node: LeafNode) -> any Leaf {
    guard node.isAnimated else { return node.leaf }
    return node.leaf.displaced(
      shape: displacement(.shape, of: node), paint: displacement(.paint, of: node), at: time)
  }

  /// What a text still shows of the one it was before.
  @MainActor func fade(of node: LeafNode) -> (fade: ContentFade, part: Double)? {
    guard node.isAnimated, let fade = animations.fades[node.path],
      let part: Double = fade.way.value(at: time)
    else { return nil }
    return (fade, part)
  }

  /// Views that are still seen in one that they have left.
  @MainActor func departures(from node: Node) -> [Departure] {
    guard node.isAnimated else { return [] }
    return animations.departures.filter { $0.container == node.path && time < $0.end }
  }

  /// How far a view stands from its place.
  @MainActor func frame(of node: Node) -> FrameVector? {
    displacement(.frame, of: node)?.value(at: time)
  }

  /// How far outside its window a scroll view shows views, as the layout has them: as far as it
  /// still is from its size, and its content from its place and size.
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
