import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// The colors of what is presented; measured on Apple's frameworks: 28, 28, 30 and 44, 44, 46 in the dark.
@MainActor @Suite struct `In the dark color scheme` {
  enum Form: CaseIterable {
    case sheet, cover, popover, coverInSheet, alert
  }

  /// Views with the colors of a background and of a group, presented in a form.
  private struct Presented: View {
    let form: Form

    var body: some View {
      Color.clear
        .sheet(isPresented: .constant(form == .sheet)) { grounds }
        .fullScreenCover(isPresented: .constant(form == .cover)) { grounds }
        .popover(isPresented: .constant(form == .popover)) {
          grounds.presentationCompactAdaptation(.popover)
        }
        .sheet(isPresented: .constant(form == .coverInSheet)) {
          Color.clear.fullScreenCover(isPresented: .constant(true)) { grounds }
        }
        .alert("Title", isPresented: .constant(form == .alert)) {
          TextField("name", text: .constant("")).textFieldStyle(.roundedBorder)
        }
    }

    private var grounds: some View {
      VStack {
        Rectangle().fill(.background).frame(width: 11, height: 5)
        Color(uiColor: .secondarySystemGroupedBackground).frame(width: 12, height: 5)
      }
    }
  }

  private func dump(_ scheme: ColorScheme, _ root: some View & Sendable) -> [Substring] {
    var scene = Scene("test", canvas: CGSize(width: 200, height: 400)) { root }
    scene.colorScheme = scheme
    return Stage(scene).still(at: 0).displayList.dump.split(separator: "\n")
  }

  private func color(_ width: Int, _ lines: [Substring]) -> Substring? {
    lines.first { $0.contains(" \(width)x5 ") }?.split(separator: " ").last
  }

  @Test(arguments: Form.allCases) func `sheets, popovers and alerts are lighter`(form: Form) {
    let lines = dump(.dark, Presented(form: form))
    if form == .alert {
      #expect(lines.contains { $0.hasSuffix("#1c1c1e") })
      return
    }
    let isElevated = form == .sheet || form == .popover
    #expect(color(11, lines) == (isElevated ? "#1c1c1e" : "#000000"))
    #expect(color(12, lines) == (isElevated ? "#2c2c2e" : "#1c1c1e"))
    let light = dump(.light, Presented(form: form))
    #expect(color(11, light) == "#ffffff" && color(12, light) == "#ffffff")
  }

  @Test func `the list of a sheet has lighter plates on a lighter ground`() {
    struct Root: View {
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) { List { Text("One") } }
      }
    }
    let lines = dump(.dark, Root())
    #expect(
      lines.contains { $0.hasSuffix("#2c2c2e") } && lines.contains { $0.hasSuffix("#1c1c1e") })
  }
}
