import Foundation

extension CALayer {
  /// A time of another layer, or of the scene for nil, as a time of this one.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    layerTime(at: l?.mediaTime(of: t) ?? t)
  }

  /// A time of this layer as a time of another one, or of the scene for nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(of: t)
    return l?.layerTime(at: time) ?? time
  }

  private func layerTime(at mediaTime: Double) -> Double {
    let outer = superlayer?.layerTime(at: mediaTime) ?? mediaTime
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(of layerTime: Double) -> Double {
    let outer = speed == 0 ? beginTime : (layerTime - timeOffset) / Double(speed) + beginTime
    return superlayer?.mediaTime(of: outer) ?? outer
  }

  /// The time by which animations of the layer are played, at a time of the screen.
  func animationTime(at time: Double) -> Double {
    guard let start = sequence(first: self, next: \.superlayer).lazy.compactMap(\.mediaStart).first
    else { return time }
    return layerTime(at: time + start) - start
  }

  /// The seconds of the layer in a second of the screen.
  var rate: Double { Double(speed) * (superlayer?.rate ?? 1) }

  /// Takes another pace of the time, which moves the ends of animations.
  func timingDidChange() {
    mediaStart = CACurrentMediaTime() - screen.time
    scheduleEnds()
  }

  private func scheduleEnds() {
    animations.forEach(scheduleEnd)
    for layer in sublayers ?? [] { layer.scheduleEnds() }
  }

  /// Ends an animation at its time, unless it is removed or the layer's time is stopped.
  func scheduleEnd(of added: AddedAnimation) {
    let (screen, animation) = (screen, added.animation)
    guard rate > 0, added.end.isFinite, !added.hasEnded else { return }
    guard animation.delegate != nil || animation.isRemovedOnCompletion else { return }
    let rest = (added.end - animationTime(at: screen.time)) / rate
    screen.after(rest) { [weak self, weak animation] in
      guard let self, let animation, animationTime(at: screen.time) > added.end - 0.0001,
        let index = animations.firstIndex(where: { $0.animation === animation && !$0.hasEnded })
      else { return }
      animations[index].hasEnded = true
      if animation.isRemovedOnCompletion { animations.remove(at: index) }
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }
}
