import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A way to animate everything that is advised against, called without a warning.
@MainActor private protocol Outdated {
  func animated(_ view: AnyView) -> AnyView
}

@MainActor private struct Everything: Outdated {
  @available(*, deprecated, message: "as what it calls")
  func animated(_ view: AnyView) -> AnyView { AnyView(view.animation(.linear(duration: 1))) }
}

@Suite @MainActor struct `A transaction` {
  private enum Mark: TransactionKey {
    static let defaultValue = "none"
  }

  /// A square that a tap fades, and the way its change is animated.
  private struct Fader: View {
    enum Way: CaseIterable { case outdated, body, value, otherValue, key }

    let way: Way
    let outdated: any Outdated = Everything()
    @State private var isOut = false

    var body: some View {
      VStack {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go").onTapGesture {
          if way == .key {
            var transaction = Transaction()
            transaction[Mark.self] = "slow"
            withTransaction(transaction) { isOut = true }
          } else {
            isOut = true
          }
        }
        let square = Rectangle().frame(width: 10, height: 10)
        switch way {
        case .outdated: outdated.animated(AnyView(square.opacity(isOut ? 0 : 1)))
        case .body:
          square.transaction {
            $0.animation = .linear(duration: 1)
          } body: {
            $0.opacity(isOut ? 0 : 1)
          }
        case .value:
          square.opacity(isOut ? 0 : 1)
            .transaction(value: isOut) { $0.animation = .linear(duration: 1) }
        case .otherValue:
          square.opacity(isOut ? 0 : 1)
            .transaction(value: 7) { $0.animation = .linear(duration: 1) }
        case .key:
          square.opacity(isOut ? 0 : 1)
            .transaction { if $0[Mark.self] == "slow" { $0.animation = .linear(duration: 1) } }
        }
      }
    }
  }

  @Test(arguments: [0.25, 0.5]) func `animates a view with a transaction modifier`(part: Double) {
    for way in Fader.Way.allCases {
      let stage = Stage(script: [.tap("go"), .wait(1.2)]) { Fader(way: way) }
      let opacity = stage.tree(at: tapTime + part).all.compactMap { $0.detail("opacity") }.first
      #expect(opacity == (way == .otherValue ? "0" : "\(1 - part)"), "\(way)")
    }
  }

  @Test func `has values of a scene's own, with defaults`() {
    var transaction = Transaction()
    #expect(transaction[Mark.self] == "none")
    transaction[Mark.self] = "marked"
    #expect(transaction[Mark.self] == "marked")
    func standard<K: TransactionKey>(_ key: K.Type) -> K.Value { key.defaultValue }
    #expect(standard(Mark.self) == "none")
  }

  @Test func `calls its completion when its animations are over`() {
    struct Sender: View {
      @State private var isOut = false
      @State private var words = "waits"

      var body: some View {
        VStack {
          Text(words)
          Rectangle().frame(width: 20, height: 20).opacity(isOut ? 0.5 : 1).id("go")
            .onTapGesture {
              var transaction = Transaction(animation: .linear(duration: 0.5))
              transaction.addAnimationCompletion { words = "done" }
              withTransaction(transaction) { isOut = true }
            }
        }
      }
    }
    let stage = Stage(script: [.tap("go"), .wait(1)]) { Sender() }
    #expect(stage.texts(at: tapTime + 0.4) == ["waits"])
    #expect(stage.texts(at: tapTime + 0.52) == ["done"])
  }
}
