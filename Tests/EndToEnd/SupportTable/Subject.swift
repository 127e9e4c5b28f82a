/// A part of the support table: what the files of some folders declare.
struct Subject {
  let title: String
  private let folders: [String]

  static let all = [
    Subject(
      title: "Scroll views",
      folders: [
        "SwiftUI/Views/Scrolling", "Engine/Scrolling/Geometry",
        "Engine/Scrolling/Interaction",
      ]),
    Subject(title: "Scroll targets", folders: ["Engine/Scrolling/Targets"]),
    Subject(
      title: "UIKit's scroll view", folders: ["UIKit/UIScrolling", "SwiftUI/Views/Hosting"]),
    Subject(title: "Scroll transitions and visual effects", folders: ["Engine/Effects"]),
    Subject(title: "Stacks and grids", folders: ["SwiftUI/Views/Stacks"]),
    Subject(title: "Lists", folders: ["SwiftUI/Controls/Lists"]),
    Subject(
      title: "Pages and tabs",
      folders: ["SwiftUI/Controls/Navigation", "SwiftUI/Controls/Tabs"]),
    Subject(
      title: "Presentations",
      folders: ["SwiftUI/Views/Presentations", "SwiftUI/Controls/Presentations"]),
    Subject(title: "Layout", folders: ["Engine/Layout"]),
    Subject(
      title: "Modifiers", folders: ["SwiftUI/Views/Modifiers", "SwiftUI/Views/Feedback"]),
    Subject(
      title: "Geometry, preferences and anchors",
      folders: ["SwiftUI/Views/Geometry", "SwiftUI/Views/Preferences"]),
    Subject(
      title: "Text",
      folders: [
        "SwiftUI/Views/Text", "Engine/Drawing/Text/Font.swift", "Engine/Drawing/Text/Font+",
      ]),
    Subject(title: "Symbols and images", folders: ["SwiftUI/Controls/Symbols"]),
    Subject(
      title: "Shapes and paths",
      folders: [
        "SwiftUI/Views/Shapes", "Engine/Geometry/Paths",
        "Engine/Drawing/StrokeStyle",
      ]),
    Subject(
      title: "Colors and styles", folders: ["SwiftUI/Views/Styles", "Engine/Drawing/Colors"]),
    Subject(title: "Controls", folders: ["SwiftUI/Controls"]),
    Subject(title: "Gestures", folders: ["SwiftUI/Views/Gestures"]),
    Subject(
      title: "State and models", folders: ["SwiftUI/Views/State", "Engine/Environment"]),
    Subject(title: "Publishers", folders: ["Engine/Publishers"]),
    Subject(
      title: "Foundation: settings, networking, files, predicates", folders: ["Imports/Foundation"]),
    Subject(
      title: "UIKit's tables and collections",
      folders: ["UIKit/UIControls/Tables", "UIKit/UIControls/Collections"]),
    Subject(
      title: "UIKit's bars, menus and alerts",
      folders: ["UIKit/UIControls/Bars", "UIKit/UIControls/Menus", "UIKit/UIControls/Alerts"]),
    Subject(title: "UIKit's views and controls", folders: ["UIKit/UIControls"]),
    Subject(title: "Animation", folders: ["SwiftUI/Views/Animation", "Engine/Motion"]),
    Subject(title: "Time", folders: ["SwiftUI/Views/Time"]),
    Subject(title: "Views", folders: ["SwiftUI/Views/Views", "SwiftUI/Views/Tree"]),
    Subject(title: "Previews", folders: ["SwiftUI/Views/Previews"]),
    Subject(title: "Coordinates", folders: ["Engine/Geometry"]),
    Subject(
      title: "Scrollwork's own: scenes, scripts, stills, display lists",
      folders: [
        "Engine/Stage", "SwiftUI/Views/Names", "SwiftUI/Views/Problems", "Engine/Script",
        "Engine/Drawing",
      ]),
  ]

  /// The title of the part that a file of `Sources` belongs to.
  static func of(_ file: String) -> String? {
    all.first { subject in subject.folders.contains { file.hasPrefix($0) } }?.title
  }
}
