import Foundation
import ScrollworkEnvironment
import Testing

@Suite struct `Environment values` {
  private enum Depth: EnvironmentKey {
    static var defaultValue: Int { 3 }
  }

  private enum Name: EnvironmentKey {
    static var defaultValue: String? { "nobody" }
  }

  @Test func `begin at their keys' defaults`() {
    let values = EnvironmentValues()
    #expect(values[Depth.self] == 3)
    #expect(values[Name.self] == "nobody")
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.colorScheme == .light)
    #expect(values.displayScale == 1)
    #expect(values.pixelLength == 1)
    #expect(values.horizontalSizeClass == nil)
    #expect(values.verticalSizeClass == nil)
  }

  @Test func `keep set values, each copy on its own`() {
    var values = EnvironmentValues()
    values[Depth.self] = 4
    var copy = values
    copy[Depth.self] = 5
    copy.layoutDirection = .rightToLeft
    copy.verticalSizeClass = .compact
    #expect(values[Depth.self] == 4)
    #expect(copy[Depth.self] == 5)
    #expect(values.layoutDirection == .leftToRight)
    #expect(copy.layoutDirection == .rightToLeft)
    #expect(copy.verticalSizeClass == .compact && copy.horizontalSizeClass == nil)
  }

  @Test func `can be set to nil where the default is not nil`() {
    var values = EnvironmentValues()
    values[Name.self] = nil
    #expect(values[Name.self] == nil)
  }
}
