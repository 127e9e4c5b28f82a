import Foundation
import ScrollworkScrolling

// Touch delivery: to the scroll view, or to its content.
extension TouchScreen {
  /// Delivers a touch whose delay has ended.
  func deliverDelayedTouch(_ group: TouchGroup) {
    guard let deadline = group.delivery.deadline, deadline <= time + 1e-9 else { return }
    deliver(.passing, to: group)
  }

  func rules(of group: TouchGroup) -> TouchDelivery.Rules {
    var rules = TouchDelivery.Rules()
    if let inner = group.chain.first {
      rules.delaysContentTouches = inner.delaysContentTouches
      rules.canCancelContentTouches = inner.canCancelContentTouches
    } else {
      rules.isScrollEnabled = false
    }
    return rules
  }

  func deliver(
    _ event: TouchDelivery.Event, to group: TouchGroup, takingBy taker: UIScrollView? = nil
  ) {
    guard let first = group.fingers.first else { return }
    let inner = group.chain.first
    let uiEvent = group.event(at: time)
    let effects = group.delivery.receive(event, at: time, rules: rules(of: group)) { question in
      guard let content = group.content, let inner else { return false }
      switch question {
      case .shouldBegin:
        return inner.touchesShouldBegin([first.touch], with: uiEvent, in: content)
      case .shouldCancel: return (taker ?? inner).touchesShouldCancel(in: content)
      }
    }
    for effect in effects {
      switch effect {
      case .contentBegan:
        guard !group.isContentCancelled else { break }
        guard !group.delaysContent else {
          group.heldTouch = first.touch
          break
        }
        beginContentTouch(first.touch, in: group)
      case .contentEnded: endContentTouch(group, isCancelled: false)
      case .contentCancelled: endContentTouch(group, isCancelled: true)
      case .stopMotion, .beginDragging, .endDragging: break
      }
    }
  }

  /// Delivers a touch to the content.
  func beginContentTouch(_ touch: UITouch, in group: TouchGroup) {
    group.contentTouch = touch
    touch.phase = .began
    if group.content?.mayRespondToTouches ?? false, let first = group.fingers.first {
      received.insert(first.number)
    }
    group.content?.touchesBegan([touch], with: group.event(at: time))
  }

  /// Delivers a further touch to content that takes several.
  func beginFurtherTouch(_ touch: UITouch, on view: UIView?, in group: TouchGroup) {
    guard let content = group.content, view === content, content.isMultipleTouchEnabled,
      group.contentTouch != nil
    else { return }
    group.furtherTouches.append(touch)
    content.touchesBegan([touch], with: group.event(at: time))
  }

  /// Ends a further touch of the content.
  func endFurtherTouch(_ touch: UITouch, in group: TouchGroup, isCancelled: Bool) {
    guard let index = group.furtherTouches.firstIndex(of: touch) else { return }
    group.furtherTouches.remove(at: index)
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    let event = group.event(including: touch, at: time)
    if isCancelled {
      group.content?.touchesCancelled([touch], with: event)
    } else {
      group.content?.touchesEnded([touch], with: event)
    }
  }

  /// Whether a view that takes touches alone keeps a new touch from `view`.
  func isExcluded(_ view: UIView?) -> Bool {
    groups.contains { group in
      guard group.contentTouch != nil, let content = group.content, content !== view else {
        return false
      }
      return content.isExclusiveTouch || (view?.isExclusiveTouch ?? false)
    }
  }

  func endContentTouch(_ group: TouchGroup, isCancelled: Bool) {
    if isCancelled {
      group.heldTouch = nil
      for touch in group.furtherTouches { endFurtherTouch(touch, in: group, isCancelled: true) }
    }
    guard let touch = group.contentTouch else { return }
    group.contentTouch = nil
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    let event = group.event(including: touch, at: time)
    if isCancelled {
      group.content?.touchesCancelled([touch], with: event)
    } else {
      group.content?.touchesEnded([touch], with: event)
    }
  }
}
