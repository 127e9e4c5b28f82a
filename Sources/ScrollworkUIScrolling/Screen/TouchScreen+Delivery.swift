import Foundation
import ScrollworkScrolling

// Who has a touch: the scroll view, or what is in it.
extension TouchScreen {
  /// Time has gone by for fingers that stay where they are.
  func passTime(_ hold: Hold) {
    guard let deadline = hold.delivery.deadline, deadline <= time + 1e-9 else { return }
    deliver(.passing, to: hold)
  }

  func rules(of hold: Hold) -> TouchDelivery.Rules {
    var rules = TouchDelivery.Rules()
    if let inner = hold.chain.first {
      rules.delaysContentTouches = inner.delaysContentTouches
      rules.canCancelContentTouches = inner.canCancelContentTouches
    } else {
      rules.isScrollEnabled = false
    }
    return rules
  }

  func deliver(
    _ event: TouchDelivery.Event, to hold: Hold, takingBy taker: UIScrollView? = nil
  ) {
    guard let first = hold.fingers.first else { return }
    let inner = hold.chain.first
    let uiEvent = UIEvent([first.touch], at: time)
    let effects = hold.delivery.receive(event, at: time, rules: rules(of: hold)) { question in
      guard let content = hold.content, let inner else { return false }
      switch question {
      case .shouldBegin:
        return inner.touchesShouldBegin([first.touch], with: uiEvent, in: content)
      case .shouldCancel: return (taker ?? inner).touchesShouldCancel(in: content)
      }
    }
    for effect in effects {
      switch effect {
      case .contentBegan:
        hold.contentTouch = first.touch
        hold.content?.touchesBegan([first.touch], with: uiEvent)
      case .contentEnded: endContent(hold, isCancelled: false)
      case .contentCancelled: endContent(hold, isCancelled: true)
      case .stopMotion, .beginDragging, .endDragging: break
      }
    }
  }

  func endContent(_ hold: Hold, isCancelled: Bool) {
    guard let touch = hold.contentTouch else { return }
    hold.contentTouch = nil
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    let event = UIEvent([touch], at: time)
    if isCancelled {
      hold.content?.touchesCancelled([touch], with: event)
    } else {
      hold.content?.touchesEnded([touch], with: event)
    }
  }
}
