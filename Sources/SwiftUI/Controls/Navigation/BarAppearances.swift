package import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

/// The looks of all bars that an app sets for its whole process, through UIKit's appearance proxies.
@MainActor package final class BarAppearances {
  /// The looks of navigation bars; nil for the system's.
  package var navigationBar: () -> NavigationBarLook? = { nil }
  /// The looks of tab bars; nil for the system's.
  package var tabBar: () -> TabBarLook? = { nil }

  /// Those of the app whose code runs.
  package static var current: BarAppearances { AppProcess.current.only { BarAppearances() } }
}

/// The background of a bar.
package struct BarGround {
  let hasMaterial: Bool
  let color: Color?
  let line: Color?

  /// Creates a background of the system's material, a color over it, and a line toward the page.
  package init(hasMaterial: Bool, color: Color?, line: Color?) {
    (self.hasMaterial, self.color, self.line) = (hasMaterial, color, line)
  }

  /// The system's background.
  static var system: BarGround {
    BarGround(hasMaterial: true, color: nil, line: Color(uiColor: .separator))
  }
}

/// The color and the font of a bar's text; nil for the system's.
package struct BarText {
  let color: Color?
  let font: Font?

  /// Creates a look.
  package init(color: Color?, font: Font?) { (self.color, self.font) = (color, font) }
}

/// The looks of navigation bars.
package struct NavigationBarLook {
  let title: BarText
  let largeTitle: BarText
  let tint: Color?
  let standard: BarGround
  /// The background while nothing is under the bar; nil for none.
  let scrollEdge: BarGround?

  /// Creates looks.
  package init(
    title: BarText, largeTitle: BarText, tint: Color?, standard: BarGround,
    scrollEdge: BarGround?
  ) {
    (self.title, self.largeTitle, self.tint) = (title, largeTitle, tint)
    (self.standard, self.scrollEdge) = (standard, scrollEdge)
  }
}

/// The looks of tab bars.
package struct TabBarLook {
  let isHidden: Bool
  let selected: Color?
  let unselected: Color?
  let ground: BarGround

  /// Creates looks.
  package init(isHidden: Bool, selected: Color?, unselected: Color?, ground: BarGround) {
    (self.isHidden, self.ground) = (isHidden, ground)
    (self.selected, self.unselected) = (selected, unselected)
  }
}

extension Text {
  /// The text in a font and with the color of a look, whose font goes first.
  func inBar(_ look: BarText?, font: Font) -> Text {
    let text = self.font(look?.font ?? font)
    guard let color = look?.color else { return text }
    return text.foregroundColor(color)
  }
}
