import Scrollwork

/// The view of a measured case.
struct CaseView {
  let name: String
  let make: @MainActor @Sendable () -> any View

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.name = name
    make = view
  }

  /// A box of 50 × 30 points.
  static let sample = CaseView("a box") { box(50, 30, "box") }
}

/// Lists the views of a group of cases.
@resultBuilder enum CaseViews {
  static func buildExpression(_ view: CaseView) -> [CaseView] { [view] }
  static func buildExpression(_ views: [CaseView]) -> [CaseView] { views }
  static func buildBlock(_ views: [CaseView]...) -> [CaseView] { views.flatMap { $0 } }
}

/// The views of all cases, by group.
@MainActor enum MeasuredViews {
  static let all: [String: [CaseView]] = [
    "bars": bars, "collections": collections, "colors": colors, "constraints": constraints,
    "controls": controls, "grids": grids, "layouts": layouts, "lazy stacks": lazyStacks,
    "lists": lists, "pictures": pictures, "positions": positions,
    "representables": representables, "right to left": rightToLeft, "scroll views": scrollViews,
    "shapes": shapes, "sheets": sheets, "stack views": stackViews, "stacks": stacks,
    "tables": tables, "text": text, "transforms": transforms, "UIKit controls": uiControls,
  ]
}

extension View {
  /// Names the frame of the view; a clear background has it, whatever the view is made of.
  func marked(_ name: String) -> some View { background { Color.clear.id(name) } }

  /// Does something once the view has been there for a time, in seconds.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> some View {
    task {
      try? await Task.sleep(for: .seconds(seconds))
      action()
    }
  }
}

/// A rigid view.
@MainActor func box(_ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> some View {
  color.frame(width: width, height: height)
}

/// A rigid view with a name.
@MainActor func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
  box(width, height).marked(name)
}

/// Shows a number to the test, in a point.
struct ShownNumber: View {
  let name: String
  let number: CGFloat

  init(_ name: String, _ number: CGFloat) {
    self.name = name
    self.number = number
  }

  var body: some View { Color.clear.frame(width: 1, height: 1).id("\(name)=\(number)") }
}
