import Foundation

/// A reel as data: the digest of every still, and what its views and scroll views do.
///
/// Two reels are compared by their recordings, and only then by pictures.
public struct Recording: Sendable {
  /// What the reel was recorded with.
  public var settings: RecordingSettings
  /// The stills, from number zero on.
  public var stills: [RecordedStill]
  /// The scroll views, in the order in which they appear.
  public var scrollViews: [RecordedScrollView]
  /// The views, back to front.
  public var views: [RecordedView]
  /// The lines of draw commands, by the digest that views name them by.
  public var drawings: [String: [String]]
  /// The parameters of views and modifiers; nil in a recording of an older version.
  public var parameters: [RecordedParameters]?

  /// A recording of the given parts.
  public init(
    settings: RecordingSettings, stills: [RecordedStill],
    scrollViews: [RecordedScrollView] = [], views: [RecordedView] = [],
    drawings: [String: [String]] = [:], parameters: [RecordedParameters]? = nil
  ) {
    self.settings = settings
    self.stills = stills
    self.scrollViews = scrollViews
    self.views = views
    self.drawings = drawings
    self.parameters = parameters
  }
}

extension Recording {
  /// The frame of a view on the canvas, in points, before effects; nil if it is not drawn there.
  func canvasFrame(of view: RecordedView, at still: Int) -> CGRect? {
    guard var frame = view.frame(at: still) else { return nil }
    var name = view.scrollView
    while !name.isEmpty {
      guard let scroll = scrollViews.first(where: { $0.name == name }),
        let holder = views.first(where: { $0.name == name && $0.isScrollView }),
        let origin = holder.frame(at: still)?.origin
      else { break }
      frame.origin.x += origin.x - (scroll.value(.offsetX, at: still) ?? 0)
      frame.origin.y += origin.y - (scroll.value(.offsetY, at: still) ?? 0)
      // A scroll view is in one whose name its own begins with.
      name = holder.scrollView.count < name.count ? holder.scrollView : ""
    }
    return frame
  }

  /// The name of the scroll view around another one; empty if there is none.
  func scrollView(around name: String) -> String {
    if let holder = views.first(where: { $0.isScrollView && $0.name == name }) {
      return holder.scrollView
    }
    // A trace has no views that hold others; inner ones have the beginning of their name.
    return scrollViews.map(\.name).filter { $0 != name && name.hasPrefix($0 + "/") }
      .max { $0.count < $1.count } ?? ""
  }

  /// The recording without the views that have an id, or are in one that has.
  func without(ids: [String]) -> Recording {
    var copy = self
    copy.views = views.filter { view in !ids.contains { view.isNamed($0) } }
    copy.scrollViews = scrollViews.filter { view in
      !ids.contains { id in ViewLabel.components(of: view.name).contains { $0.hasSuffix("#" + id) }
      }
    }
    copy.parameters = parameters?.filter { entry in
      !ids.contains { id in
        entry.label == ViewLabel.quoted(id)
          || ViewLabel.components(of: entry.view).contains { $0.hasSuffix("#" + id) }
      }
    }
    return copy
  }
}

extension RecordedView {
  /// Whether the view has an id, or is in one that has, or is a text of these words.
  func isNamed(_ id: String) -> Bool {
    ViewLabel.components(of: name).contains { $0.hasSuffix("#" + id) }
      || texts[.words]?.keys.contains { $0.text == id } == true
  }
}
