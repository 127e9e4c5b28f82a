import Foundation
import ScrollworkEnvironment
import TestSupport
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

  private struct Numbered<Tag>: EnvironmentKey {
    static var defaultValue: Int { -1 }
  }

  /// Keys of which each is a type of its own.
  private static func numbered() -> [any EnvironmentKey.Type] {
    var keys: [any EnvironmentKey.Type] = []
    func add<Tag>(_: Tag.Type) {
      keys.append(Numbered<Tag>.self)
      if keys.count < 100 { add([Tag].self) }
    }
    add(Int.self)
    return keys
  }

  private func read<K: EnvironmentKey>(_ key: K.Type, of values: EnvironmentValues) -> Int? {
    values[key] as? Int
  }

  private func set<K: EnvironmentKey>(
    _ key: K.Type, to number: Int, of values: inout EnvironmentValues
  ) {
    if let number = number as? K.Value { values[key] = number }
  }

  /// Copies are taken between random changes; many keys share bits, and replaced values are left out.
  @Test(arguments: 1...5 as ClosedRange<UInt64>) func `are those of a dictionary`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Self.numbered().prefix(seed == 1 ? 3 : 100)
    var (values, model) = (EnvironmentValues(), [Int: Int]())
    var copies: [(EnvironmentValues, [Int: Int])] = []
    for step in 0..<600 {
      let place = Int.random(in: 0..<keys.count, using: &random)
      let key = keys[place]
      set(key, to: step, of: &values)
      model[place] = step
      if step.isMultiple(of: 40) { copies.append((values, model)) }
    }
    for (values, model) in copies + [(values, model)] {
      for (place, key) in keys.enumerated() {
        #expect(read(key, of: values) == model[place] ?? -1)
      }
    }
  }

  /// A value that is set again and again neither adds to what is looked through nor to memory.
  @Test func `can be set any number of times`() {
    var values = EnvironmentValues()
    values[Name.self] = "first"
    for depth in 0..<200_000 { values[Depth.self] = depth }
    #expect(values[Depth.self] == 199_999)
    #expect(values[Name.self] == "first")
  }

  @Test func `are known to be equal by their values, but for exceptions`() {
    var (one, other) = (EnvironmentValues(), EnvironmentValues())
    #expect(one.isKnownEqual(to: other, except: []))
    (one[Depth.self], one[Name.self]) = (1, "a")
    (other[Name.self], other[Depth.self]) = ("a", 1)
    #expect(one.isKnownEqual(to: one, except: []))
    #expect(one.isKnownEqual(to: other, except: []))
    other[Depth.self] = 2
    #expect(!one.isKnownEqual(to: other, except: []))
    #expect(one.isKnownEqual(to: other, except: [ObjectIdentifier(Depth.self)]))
    other[Depth.self] = 1
    #expect(one.isKnownEqual(to: other, except: []), "only the last value counts")
    other.colorScheme = .light
    #expect(!one.isKnownEqual(to: other, except: []), "one of them sets no value")
  }
}
