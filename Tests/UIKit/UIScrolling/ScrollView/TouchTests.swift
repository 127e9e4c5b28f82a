import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `Touches in a scroll view` {
  /// A view that records its touches.
  final class Noting: UIView {
    var notes: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("began \(touches.first?.timestamp ?? -1)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("cancelled")
    }
  }

  final class Asked: UIScrollView {
    var begins = true
    var cancels = true
    var questions: [String] = []
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      questions.append("begin \(touchScreen.time)")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      questions.append("cancel")
      return cancels
    }
  }

  func make() -> (Asked, Noting) {
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize.height = 4000
    let card = Noting(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(card)
    return (view, card)
  }

  let place = CGPoint(x: 100, y: 400)

  @Test func `that move before the delay ends never reach the content`() {
    let (view, card) = make()
    view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -100), over: 0.1)])
    #expect(card.notes == [] && view.questions == [])
    #expect(view.contentOffset.y == 90)
  }

  @Test func `that rest reach the content after 0.15 seconds, and are cancelled by a drag`() {
    let (view, card) = make()
    let screen = view.touchScreen
    screen.touchDown(at: place)
    #expect(view.isTracking && !view.isDragging)
    screen.advance(to: 0.149)
    #expect(view.questions == [])
    screen.advance(to: 0.16)
    #expect(view.questions == ["begin 0.15"] && card.notes == ["began 0.0"])
    screen.touchMoved(to: CGPoint(x: 100, y: 395), time: 0.2)
    screen.touchMoved(to: CGPoint(x: 100, y: 380), time: 0.22)
    #expect(card.notes == ["began 0.0", "moved", "cancelled"])
    #expect(view.questions == ["begin 0.15", "cancel"] && view.isDragging)
    #expect(view.contentOffset.y == 10)
  }

  @Test func `that end at once are delivered as a tap`() {
    let (view, card) = make()
    view.touchScreen.play([.tap(.point(place))])
    #expect(card.notes.map { $0.prefix(5) } == ["began", "ended"])
    #expect(view.questions.count == 1 && !view.isTracking)
  }

  @Test func `without a delay reach the content at once`() {
    let (view, card) = make()
    view.delaysContentTouches = false
    view.touchScreen.touchDown(at: place, time: 1)
    #expect(card.notes == ["began 1.0"])
  }

  @Test func `withheld by touchesShouldBegin still scroll`() {
    let (view, card) = make()
    view.begins = false
    view.touchScreen.touchDown(at: place)
    view.touchScreen.touchMoved(to: CGPoint(x: 100, y: 300), time: 0.5)
    #expect(card.notes == [] && view.isDragging && view.questions.count == 1)
  }

  @Test func `kept by the content do not scroll, and are asked about once`() {
    let (view, card) = make()
    view.cancels = false
    view.touchScreen.touchDown(at: place)
    for step in 1...5 {
      view.touchScreen.touchMoved(
        to: CGPoint(x: 100, y: 400 - CGFloat(step) * 30), time: 0.3 + Double(step) / 10)
    }
    view.touchScreen.touchUp(time: 1)
    #expect(view.questions.filter { $0 == "cancel" }.count == 1)
    #expect(card.notes.last == "ended" && view.contentOffset == .zero)
    view.canCancelContentTouches = false
    view.questions = []
    view.touchScreen.touchDown(at: place, time: 2)
    view.touchScreen.touchMoved(to: CGPoint(x: 100, y: 300), time: 2.5)
    #expect(view.questions.count == 1 && view.contentOffset == .zero)
  }

  @Test func `on a control are not cancelled`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize.height = 4000
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(button)
    view.touchScreen.touchDown(at: place)
    view.touchScreen.advance(to: 0.2)
    #expect(button.isHighlighted && button.isTracking)
    view.touchScreen.touchMoved(to: CGPoint(x: 100, y: 200), time: 0.3)
    #expect(view.contentOffset == .zero && !view.isDragging)
    view.touchScreen.touchUp(time: 0.4)
    #expect(!button.isHighlighted)
  }

  @Test func `reach the content when scrolling is disabled`() {
    let (view, card) = make()
    view.isScrollEnabled = false
    view.touchScreen.touchDown(at: place)
    view.touchScreen.touchMoved(to: CGPoint(x: 100, y: 300), time: 0.1)
    view.touchScreen.touchUp(time: 0.2)
    #expect(card.notes == ["began 0.0", "moved", "ended"])
    #expect(view.contentOffset == .zero && view.questions == [])
  }

  @Test func `on moving content only stop the motion`() {
    let (view, card) = make()
    view.touchScreen.play([.flick(.up, velocity: 3000), .wait(0.1)])
    let there = view.contentOffset
    view.touchScreen.play([.press(.point(place), for: 0.5)])
    #expect(view.contentOffset == there && card.notes == [] && view.questions == [])
  }

  @Test func `that are cancelled leave the content in place`() {
    let (view, _) = make()
    let screen = view.touchScreen
    screen.touchDown(at: place)
    for step in 1...10 {
      screen.touchMoved(
        to: CGPoint(x: 100, y: 400 - CGFloat(step) * 20), time: Double(step) / 120)
    }
    screen.touchCancelled()
    #expect(!view.isDecelerating && view.contentOffset.y == 190)
  }

  @Test func `with impossible values are ignored`() {
    let (view, _) = make()
    let screen = view.touchScreen
    screen.touchUp()
    screen.touchMoved(to: place)
    screen.touchDown(at: CGPoint(x: CGFloat.nan, y: 3))
    screen.touchDown(at: place, time: 1)
    screen.touchDown(at: place, time: 0.5)
    screen.touchMoved(to: CGPoint(x: CGFloat.infinity, y: 0), time: 0.2)
    screen.touchMoved(to: CGPoint(x: 100, y: 350), time: -5)
    #expect(screen.time == 1 && view.contentOffset.y == 40)
    screen.advance(to: .nan)
    screen.advance(to: .infinity)
    screen.advance(to: 0.5)
    #expect(screen.time == 1)
    screen.touchUp(time: 1.5)
    let strange = screen.play([.wait(-1), .tap(.view("missing")), .wait(0.5)])
    #expect(strange == [.wait(-1), .tap(.view("missing"))])
    #expect(screen.time == 2)
  }

  @Test func `that stay where they are do not move, and are stationary`() {
    let (view, card) = make()
    view.delaysContentTouches = false
    let screen = view.touchScreen
    screen.touchDown(at: place)
    for tick in 1...30 { screen.touchMoved(to: place, time: Double(tick) / 120) }
    #expect(card.notes == ["began 0.0"])
    screen.touchMoved(to: CGPoint(x: 100, y: 403), time: 0.3)
    screen.touchMoved(to: CGPoint(x: 100, y: 403), time: 0.31)
    screen.touchUp(time: 0.4)
    #expect(card.notes == ["began 0.0", "moved", "ended"])
    #expect(UITouch.Phase.stationary.rawValue == 2)
  }

  @Test func `of an event are all that belong together, each in its phase`() {
    final class Phased: UIView {
      var phases: [[UITouch.Phase]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append((event?.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue })
      }
    }
    let (view, _) = make()
    view.delaysContentTouches = false
    view.canCancelContentTouches = false
    let card = Phased(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(card)
    let screen = view.touchScreen
    screen.touchDown(0, at: place)
    screen.touchDown(1, at: CGPoint(x: 300, y: 400))
    let still = (finger: 1, place: CGPoint(x: 300, y: 400))
    screen.touchesMoved([(0, CGPoint(x: 105, y: 400)), still], time: 0.1)
    #expect(card.phases == [[.moved, .stationary]])
  }

  @Test func `delivered late begin as they did`() {
    final class Phased: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
    }
    let (view, _) = make()
    let card = Phased(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(card)
    view.touchScreen.play([.tap(.point(place)), .press(.point(place), for: 0.4)])
    #expect(card.phases == [.began, .ended, .began, .ended])
  }

  @Test func `at one time add no velocity`() {
    func release(twice: Bool) -> CGFloat {
      let (view, _) = make()
      let screen = view.touchScreen
      screen.touchDown(at: CGPoint(x: 100, y: 700))
      for step in 1...12 {
        let y = 700 - CGFloat(step) * 10
        screen.touchMoved(to: CGPoint(x: 100, y: y), time: Double(step) / 120)
        if twice, step == 12 {
          screen.touchMoved(to: CGPoint(x: 100, y: y - 50), time: Double(step) / 120)
        }
      }
      let before = view.contentOffset.y
      screen.touchUp()
      return view.contentOffset(at: .infinity).y - before
    }
    #expect(release(twice: true) == release(twice: false))
  }

  @Test func `hit the frontmost view through transforms and offsets`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 400))
    view.contentSize = CGSize(width: 200, height: 2000)
    root.addSubview(view)
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    view.addSubview(card)
    view.contentOffset.y = 250
    #expect(root.hitTest(CGPoint(x: 75, y: 155), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 65, y: 155), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    #expect(card.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 70, y: 150))
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(card.frame == CGRect(x: -30, y: 250, width: 200, height: 200))
    #expect(root.convert(CGPoint(x: 70, y: 150), to: card) == CGPoint(x: 25, y: 25))
    card.isHidden = true
    #expect(root.hitTest(CGPoint(x: 75, y: 155), with: nil) === view)
  }
}
