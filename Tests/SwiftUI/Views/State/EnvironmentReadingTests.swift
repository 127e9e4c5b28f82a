import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `Reading the environment` {
  /// Shows one value of the environment.
  private struct Reader<Value: Sendable>: View {
    @Environment private var value: Value
    let spell: @MainActor @Sendable (Value) -> String

    init(
      _ keyPath: KeyPath<EnvironmentValues, Value>,
      _ spell: @escaping @MainActor @Sendable (Value) -> String
    ) {
      _value = Environment(keyPath)
      self.spell = spell
    }

    var body: some View { Text(spell(value)) }
  }

  private func text(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.texts.first ?? ""
  }

  @Test func `gives the values set by text modifiers`() {
    #expect(text { Reader(\.font) { "\($0 == .title)" }.font(.title) } == "true")
    #expect(text { Reader(\.font) { "\($0 == nil)" } } == "true")
    #expect(text { Reader(\.lineLimit) { "\($0 ?? -1)" }.lineLimit(3) } == "3")
    #expect(text { Reader(\.lineLimit) { "\($0 ?? -1)" } } == "-1")
    #expect(text { Reader(\.lineSpacing) { "\($0)" }.lineSpacing(4) } == "4.0")
    #expect(text { Reader(\.lineSpacing) { "\($0)" } } == "0.0")
    #expect(
      text { Reader(\.minimumScaleFactor) { "\($0)" }.minimumScaleFactor(0.5) } == "0.5")
    #expect(text { Reader(\.minimumScaleFactor) { "\($0)" } } == "1.0")
    #expect(
      text {
        Reader(\.multilineTextAlignment) { "\($0)" }.multilineTextAlignment(.trailing)
      } == "trailing")
    #expect(text { Reader(\.multilineTextAlignment) { "\($0)" } } == "leading")
    #expect(text { Reader(\.textCase) { "\($0 == .uppercase)" }.textCase(.uppercase) } == "TRUE")
    #expect(text { Reader(\.imageScale) { "\($0)" }.imageScale(.small) } == "small")
    #expect(text { Reader(\.imageScale) { "\($0)" } } == "medium")
  }

  @Test func `gives values set by key path, and transformed`() {
    #expect(text { Text("a").environment(\.lineLimit, 1).environment(\.lineLimit, 2) } == "a")
    #expect(text { Reader(\.lineLimit) { "\($0 ?? -1)" }.environment(\.lineLimit, 2) } == "2")
    #expect(
      text {
        Reader(\.lineLimit) { "\($0 ?? -1)" }
          .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
          .environment(\.lineLimit, 4)
      } == "5")
  }

  private enum Depth: EnvironmentKey {
    static let defaultValue = 0
  }

  @Test func `gives custom values, with a default`() {
    var values = EnvironmentValues()
    #expect(values[Depth.self] == 0)
    values[Depth.self] = 3
    #expect(values[Depth.self] == 3)
    func standard<K: EnvironmentKey>(_ key: K.Type) -> K.Value { key.defaultValue }
    #expect(standard(Depth.self) == 0)
  }
}
