import Foundation
import Testing

@testable import ScrollworkViews

/// The raw values of the sets of options.
///
/// Source: documented that they are bit masks; the bits are chosen.
@Suite struct `The raw value of a set of options` {
  @Test func `of pinned views has a bit for headers and one for footers`() {
    let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    #expect(
      both.rawValue
        == PinnedScrollableViews.sectionHeaders.rawValue
        + PinnedScrollableViews.sectionFooters.rawValue)
    #expect(PinnedScrollableViews(rawValue: both.rawValue) == both)
    #expect(PinnedScrollableViews(rawValue: 0).isEmpty)
  }

  @Test func `of gestures has a bit for the gesture and one for the subviews`() {
    #expect(GestureMask.none.rawValue == 0)
    #expect(
      GestureMask.all.rawValue == GestureMask.gesture.rawValue + GestureMask.subviews.rawValue)
    #expect(GestureMask(rawValue: GestureMask.all.rawValue) == [.gesture, .subviews])
  }

  @Test func `of matched geometry has a bit for the position and one for the size`() {
    #expect(
      MatchedGeometryProperties.frame.rawValue
        == MatchedGeometryProperties.position.rawValue + MatchedGeometryProperties.size.rawValue)
    #expect(
      MatchedGeometryProperties(rawValue: MatchedGeometryProperties.size.rawValue) == .size)
  }

  @Test func `of safe area regions covers the container, the keyboard and whatever comes`() {
    let known: SafeAreaRegions = [.container, .keyboard]
    #expect(SafeAreaRegions.all.isSuperset(of: known))
    #expect(SafeAreaRegions.all.rawValue == UInt.max)
    #expect(SafeAreaRegions(rawValue: SafeAreaRegions.keyboard.rawValue) == .keyboard)
  }

  @Test func `of redaction has a bit for placeholders`() {
    #expect(RedactionReasons.placeholder.rawValue != 0)
    #expect(RedactionReasons(rawValue: RedactionReasons.placeholder.rawValue) == .placeholder)
    #expect(!RedactionReasons(rawValue: 0).contains(.placeholder))
  }

  /// Source: documented, Foundation's `InlinePresentationIntent`, in its header.
  @Test func `of presentation intents is Foundation's`() {
    let intents: [InlinePresentationIntent] = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough,
    ]
    #expect(intents.map { $0.rawValue } == [1, 2, 4, 32])
    #expect(InlinePresentationIntent(rawValue: 3) == [.emphasized, .stronglyEmphasized])
  }
}
