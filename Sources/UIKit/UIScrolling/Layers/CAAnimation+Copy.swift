import Foundation

extension CAAnimation {
  /// Copies the timing.
  func copyTiming(to copy: CAAnimation) {
    (copy.duration, copy.beginTime, copy.timeOffset) = (duration, beginTime, timeOffset)
    (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
    (copy.autoreverses, copy.speed, copy.fillMode) = (autoreverses, speed, fillMode)
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    (copy.timingFunction, copy.delegate) = (timingFunction, delegate)
    copy.keyedValues = keyedValues
    if let own = self as? CAPropertyAnimation, let copy = copy as? CAPropertyAnimation {
      (copy.keyPath, copy.isAdditive, copy.isCumulative) = (
        own.keyPath, own.isAdditive, own.isCumulative
      )
    }
    if let own = self as? CABasicAnimation, let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (own.fromValue, own.toValue, own.byValue)
    }
    if let own = self as? CASpringAnimation, let copy = copy as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (own.mass, own.stiffness, own.damping)
      (copy.initialVelocity, copy.allowsOverdamping) = (own.initialVelocity, own.allowsOverdamping)
    }
    if let own = self as? CAKeyframeAnimation, let copy = copy as? CAKeyframeAnimation {
      (copy.values, copy.path, copy.keyTimes) = (own.values, own.path, own.keyTimes)
      (copy.timingFunctions, copy.calculationMode) = (own.timingFunctions, own.calculationMode)
      copy.rotationMode = own.rotationMode
    }
    if let own = self as? CAAnimationGroup, let copy = copy as? CAAnimationGroup {
      copy.animations = own.animations
    }
    if let own = self as? CATransition, let copy = copy as? CATransition {
      (copy.type, copy.subtype) = (own.type, own.subtype)
      (copy.startProgress, copy.endProgress) = (own.startProgress, own.endProgress)
    }
  }

  /// A new animation of the kind.
  func blank() -> CAAnimation {
    switch self {
    case is CASpringAnimation: CASpringAnimation()
    case is CABasicAnimation: CABasicAnimation()
    case is CAKeyframeAnimation: CAKeyframeAnimation()
    case is CAPropertyAnimation: CAPropertyAnimation()
    case is CAAnimationGroup: CAAnimationGroup()
    case is CATransition: CATransition()
    default: CAAnimation()
    }
  }
}
