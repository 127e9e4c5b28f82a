import Foundation

/// A view of a reel, with its properties over the stills.
public struct RecordedView: Hashable, Sendable {
  /// The structural name; a name that several views of a still share has a number added.
  public let name: String
  /// The kind of view or modifier, such as `Text` or `scrollTransition`.
  public let kind: String
  /// The source line of the view or modifier; empty if unknown.
  public internal(set) var source: String
  /// The name of the scroll view whose content the view is in; empty outside of scroll views.
  public let scrollView: String
  /// The properties that are numbers; those that keep their neutral value are left out.
  public internal(set) var numbers: [ViewProperty: NumberTrack]
  /// The properties that are texts.
  public internal(set) var texts: [TextProperty: TextTrack]
  /// The stills in which the view is drawn.
  public internal(set) var spans: [ClosedRange<Int>]

  /// A property of a recorded view that is a text.
  public enum TextProperty: String, CaseIterable, Hashable, Sendable, Codable {
    /// The characters of a text.
    case words
    /// The digest of the draw commands.
    case drawing
    /// The outline of the clip.
    case clip
    /// The filters besides blurs.
    case filters
    /// The blend mode.
    case blend
    /// The phase of a scroll transition.
    case phase
  }

  /// The value of a property at a still; nil if the view is not drawn there.
  public func value(_ property: ViewProperty, at still: Int) -> Double? {
    guard isDrawn(at: still) else { return nil }
    return numbers[property]?.value(at: still) ?? property.neutral
  }

  /// A text of the view at a still; nil if the view is not drawn there.
  public func text(_ property: TextProperty, at still: Int) -> String? {
    guard isDrawn(at: still) else { return nil }
    return texts[property]?.text(at: still) ?? ""
  }

  /// Whether the view is drawn at a still.
  public func isDrawn(at still: Int) -> Bool {
    let next = spans.partition { $0.lowerBound > still }
    return next > 0 && spans[next - 1].contains(still)
  }

  /// Whether the view is a scroll view.
  public var isScrollView: Bool { kind == "ScrollView" }

  /// Whether the view is a modifier with an effect.
  public var isEffect: Bool { texts[.drawing] == nil && !isScrollView }

  /// The frame at a still, in points, before effects; nil if the view is not drawn there.
  func frame(at still: Int) -> CGRect? {
    guard let x = value(.x, at: still), let y = value(.y, at: still),
      let width = value(.width, at: still), let height = value(.height, at: still)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
