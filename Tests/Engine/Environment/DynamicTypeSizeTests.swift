import Testing

@testable import ScrollworkEnvironment

@Suite struct `A Dynamic Type size` {
  @Test func `is limited to the nearest size of a range`() {
    #expect(DynamicTypeSize.xSmall.limited(to: .medium ... .xLarge) == .medium)
    #expect(DynamicTypeSize.large.limited(to: .medium ... .xLarge) == .large)
    #expect(DynamicTypeSize.accessibility5.limited(to: .medium ... .xLarge) == .xLarge)
    #expect(DynamicTypeSize.accessibility5.limited(to: ...DynamicTypeSize.xxxLarge) == .xxxLarge)
    #expect(DynamicTypeSize.small.limited(to: DynamicTypeSize.accessibility1...) == .accessibility1)
    // A half-open range ends before its bound.
    #expect(DynamicTypeSize.accessibility5.limited(to: .small ..< .large) == .medium)
    #expect(DynamicTypeSize.xLarge.limited(to: ..<DynamicTypeSize.xSmall) == .xLarge)
    #expect(DynamicTypeSize.xLarge.limited(to: .large ..< .large) == .xLarge)
  }

  @Test func `has a name`() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(name: "\(size)") == size) }
    #expect(DynamicTypeSize(name: "XLarge") == nil)
    #expect(DynamicTypeSize(name: "") == nil)
  }
}
