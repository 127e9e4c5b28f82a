import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// The room around the sections of a list; rows here are 44 points high.
@MainActor @Suite struct `Around the sections of a list` {
  private static var mark: some View { Color.red.frame(width: 30, height: 10) }

  private func top(_ id: String, in stage: Stage) -> CGFloat? {
    stage.place(id, at: 0).map { $0.midY - 22 }
  }

  private func stage(
    width: CGFloat = 200, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(canvas: CGSize(width: width, height: 400), root: root)
  }

  /// A title's display mode, and the lower edge of the bar with the room above the first section.
  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.automatic, 96.0), (.large, 96), (.inline, 44 + 35),
  ])
  func `are 35 points below an inline title, none below a large one`(
    mode: NavigationBarItem.TitleDisplayMode, top: CGFloat
  ) {
    for isForm in [false, true] {
      let stage = stage {
        NavigationStack {
          Group {
            if isForm {
              Form { Self.mark.id("a") }
            } else {
              List { Section { Self.mark.id("a") } }.listStyle(.grouped)
            }
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
      #expect(self.top("a", in: stage) == top, "\(isForm)")
    }
  }

  @Test func `are 35 points without a bar, also where sections are closer`() {
    let bare = stage {
      NavigationStack {
        List { Self.mark.id("a") }.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(top("a", in: bare) == 35)
    let close = stage {
      List {
        Section { Self.mark.id("a") }.listSectionSpacing(4)
        Section { Self.mark.id("b") }
      }
      .listSectionSpacing(9)
    }
    #expect(top("a", in: close) == 35)
    // 35 above the first section, 44 of its row, 9 between them.
    #expect(top("b", in: close) == 88)
  }

  /// The distance from the text of a footer to the next section: 7 points of the footer's, and half of 35.
  @Test func `are half as much below a footer`() throws {
    let stage = stage {
      List {
        Section {
          Self.mark
        } footer: {
          Self.mark.id("footer")
        }
        Section { Self.mark.id("b") }
      }
    }
    let footer = try #require(stage.place("footer", at: 0))
    #expect(top("b", in: stage) == footer.maxY + 7 + 17.5)
  }

  /// The width of a screen, and the margin of views on it.
  @Test(arguments: [(200.0, 16.0), (375, 16), (389, 16), (390, 20), (430, 20), (1024, 20)])
  func `are the margins of the screen`(width: CGFloat, margin: CGFloat) {
    let plain = stage(width: width) { List { Self.mark.id("a") }.listStyle(.plain) }
    #expect(plain.place("a", at: 0)?.minX == margin)
    let plates = stage(width: width) { List { Self.mark.id("a") } }
    #expect(plates.place("a", at: 0)?.minX == 2 * margin)
  }

  /// - Source: measured by others, in pictures of iOS 18.
  @Test func `are the least height around controls, more around texts`() throws {
    let stage = stage(width: 300) {
      List {
        Stepper("", value: .constant(1)).background { Self.mark.id("a") }
        Toggle("", isOn: .constant(true)).background { Self.mark.id("b") }
        Picker("", selection: .constant(1)) { Text("A").tag(1) }
          .pickerStyle(.segmented).background { Self.mark.id("c") }
        Color.red.frame(height: 32).id("d")
        Color.red.frame(height: 10).id("e")
      }
    }
    let middles = try ["a", "b", "c", "d", "e"].map { try #require(stage.place($0, at: 0)).midY }
    #expect(zip(middles, middles.dropFirst()).map { $1 - $0 } == [44, 44, 49, 49])
  }
}
