/// A part of the support table: what the files of some folders declare.
struct Subject {
  let title: String
  private let folders: [String]

  static let all = [
    Subject(
      title: "Scroll views",
      folders: [
        "ScrollworkViews/Scrolling", "ScrollworkScrolling/Geometry",
        "ScrollworkScrolling/Interaction",
      ]),
    Subject(title: "Scroll targets", folders: ["ScrollworkScrolling/Targets"]),
    Subject(
      title: "UIKit's scroll view", folders: ["ScrollworkUIScrolling", "ScrollworkViews/Hosting"]),
    Subject(title: "Scroll transitions and visual effects", folders: ["ScrollworkEffects"]),
    Subject(title: "Stacks and grids", folders: ["ScrollworkViews/Stacks"]),
    Subject(title: "Lists", folders: ["ScrollworkControls/Lists"]),
    Subject(
      title: "Pages and tabs",
      folders: ["ScrollworkControls/Navigation", "ScrollworkControls/Tabs"]),
    Subject(
      title: "Presentations",
      folders: ["ScrollworkViews/Presentations", "ScrollworkControls/Presentations"]),
    Subject(title: "Layout", folders: ["ScrollworkLayout"]),
    Subject(
      title: "Modifiers", folders: ["ScrollworkViews/Modifiers", "ScrollworkViews/Feedback"]),
    Subject(
      title: "Geometry, preferences and anchors",
      folders: ["ScrollworkViews/Geometry", "ScrollworkViews/Preferences"]),
    Subject(
      title: "Text",
      folders: [
        "ScrollworkViews/Text", "ScrollworkDrawing/Text/Font.swift", "ScrollworkDrawing/Text/Font+",
      ]),
    Subject(title: "Symbols and images", folders: ["ScrollworkControls/Symbols"]),
    Subject(
      title: "Shapes and paths",
      folders: [
        "ScrollworkViews/Shapes", "ScrollworkGeometry/Paths",
        "ScrollworkDrawing/StrokeStyle",
      ]),
    Subject(
      title: "Colors and styles", folders: ["ScrollworkViews/Styles", "ScrollworkDrawing/Colors"]),
    Subject(title: "Controls", folders: ["ScrollworkControls"]),
    Subject(title: "Gestures", folders: ["ScrollworkViews/Gestures"]),
    Subject(
      title: "State and models", folders: ["ScrollworkViews/State", "ScrollworkEnvironment"]),
    Subject(title: "Publishers", folders: ["ScrollworkPublishers"]),
    Subject(title: "Settings and networking", folders: ["ScrollworkFoundation"]),
    Subject(title: "Animation", folders: ["ScrollworkViews/Animation", "ScrollworkMotion"]),
    Subject(title: "Time", folders: ["ScrollworkViews/Time"]),
    Subject(title: "Views", folders: ["ScrollworkViews/Views", "ScrollworkViews/Tree"]),
    Subject(title: "Previews", folders: ["ScrollworkViews/Previews"]),
    Subject(title: "Coordinates", folders: ["ScrollworkGeometry"]),
    Subject(
      title: "Scrollwork's own: scenes, scripts, stills, display lists",
      folders: [
        "ScrollworkStage", "ScrollworkViews/Names", "ScrollworkViews/Problems", "ScrollworkScript",
        "ScrollworkDrawing",
      ]),
  ]

  /// What links to the part call it.
  var mark: String {
    title.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
  }

  /// The title of the part that a file of `Sources` belongs to.
  static func of(_ file: String) -> String? {
    all.first { subject in subject.folders.contains { file.hasPrefix($0) } }?.title
  }
}
