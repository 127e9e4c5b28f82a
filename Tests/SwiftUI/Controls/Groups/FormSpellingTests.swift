import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

#Preview("Framed", traits: .sizeThatFitsLayout, .portrait, .fixedLayout(width: 1, height: 2)) {
  Text("a")
}

/// Every way to say it compiles, and shows the same.
@MainActor @Suite struct `Forms are spelled as elsewhere` {
  private let title = "a".uppercased()

  @Test func `groups`() {
    let title = title
    let stage = Stage(canvas: CGSize(width: 300, height: 900)) {
      GroupBox(title) { EmptyView() }
      GroupBox {
        EmptyView()
      } label: {
        Text("A")
      }
      LabeledContent(title) { EmptyView() }
      LabeledContent(title, value: "A".lowercased())
      LabeledContent {
        EmptyView()
      } label: {
        Text("A")
      }
      DisclosureGroup(title) { EmptyView() }
      DisclosureGroup(title, isExpanded: .constant(false)) { EmptyView() }
      DisclosureGroup {
        EmptyView()
      } label: {
        Text("A")
      }
      DisclosureGroup(isExpanded: .constant(true)) {
        EmptyView()
      } label: {
        Text("A")
      }
    }
    #expect(stage.texts.filter { $0 == "A" }.count == 9)
  }

  @Test func `what is not there`() {
    let title = title
    let stage = Stage(canvas: CGSize(width: 300, height: 900)) {
      ContentUnavailableView(title, systemImage: "leaf")
      ContentUnavailableView { Text("A") }
      ContentUnavailableView {
        Text("A")
      } description: {
        EmptyView()
      }
    }
    #expect(stage.texts == ["A", "A", "A"])
  }

  @Test func `menus and links`() throws {
    let title = title
    let url = try #require(URL(string: "https://example.com"))
    let stage = Stage(canvas: CGSize(width: 300, height: 900)) {
      Menu(title) { EmptyView() }
      Menu("A", systemImage: "leaf") { EmptyView() }
      Menu {
        EmptyView()
      } label: {
        Text("A")
      }
      Link(title, destination: url)
      Link(destination: url) { Text("A") }
    }
    #expect(stage.texts == ["A", "A", "A", "A", "A"])
  }

  @Test func `pickers and fields`() {
    let title = title
    let stage = Stage(canvas: CGSize(width: 300, height: 1_800)) {
      Picker(title, selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(MenuPickerStyle())
      Picker(title, systemImage: "leaf", selection: .constant(1)) { Text("A").tag(1) }
        .pickerStyle(DefaultPickerStyle())
      Picker("a", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(WheelPickerStyle())
      Picker("a", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(InlinePickerStyle())
      TextField(title, text: .constant("")).textFieldStyle(.automatic)
      TextField(title, text: .constant(""), axis: .vertical).textFieldStyle(PlainTextFieldStyle())
      TextField(text: .constant(""), axis: .vertical) { Text("A") }
        .textFieldStyle(RoundedBorderTextFieldStyle())
      SecureField(title, text: .constant(""))
      SecureField(text: .constant("")) { Text("A") }.textFieldStyle(DefaultTextFieldStyle())
    }
    #expect(stage.texts.filter { $0 == "A" }.count == 9)
  }

  @Test func `what no picture shows`() {
    let labels: [SubmitLabel] = [
      .done, .go, .send, .join, .route, .search, .return, .next, .continue,
    ]
    #expect(Set(labels).count == 9)
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch,
    ]
    #expect(keyboards.map(\.rawValue) == Array(0...10))
    let capitals: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
    #expect(Set(capitals).count == 4)
    let traits: [AccessibilityTraits] = [
      .isButton, .isHeader, .isSelected, .isLink, .isImage, .isStaticText, .isModal,
      .isSummaryElement, .isToggle,
    ]
    #expect(Set(traits).count == 9)
    let children: [AccessibilityChildBehavior] = [.ignore, .contain, .combine]
    #expect(Set(children).count == 3)
    #expect(SubmitTriggers.text.union(.search).rawValue == 3)
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
      .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    #expect(sizes == DynamicTypeSize.allCases && sizes == sizes.sorted())
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
    let frames: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .portrait, .portraitUpsideDown, .landscapeLeft,
      .landscapeRight, .fixedLayout(width: 1, height: 2),
    ]
    #expect(frames.count == 7)
    let stage = Stage { Text("a").onSubmit(of: .search) {} }
    #expect(stage.texts == ["a"])
  }
}
