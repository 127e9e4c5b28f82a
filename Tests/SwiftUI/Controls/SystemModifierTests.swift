import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Modifiers for what a scene has not: other apps, keys, drags of items, assistive technologies.
@Suite @MainActor struct `A modifier for what is not there` {
  private struct Place: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
  }

  private struct Context: PreviewContext {
    struct Key: PreviewContextKey { static var defaultValue: Int { 3 } }
    subscript<K: PreviewContextKey>(key: K.Type) -> K.Value { K.defaultValue }
  }

  private struct Fields: View {
    @FocusState var isFocused: Bool
    @FocusState var field: Int?
    @Namespace var space
    @Environment(\.isFocused) var isNear

    var body: some View {
      Text("\(field ?? 0) \(isNear)")
        .focusable().focusable(true, interactions: [.activate, .edit]).focusEffectDisabled()
        .focusSection().focusScope(space).prefersDefaultFocus(in: space)
        .defaultFocus($field, 2, priority: .userInitiated)
        .accessibilityFocused($isFocused).accessibilityFocused($field, equals: 1)
        .searchFocused($isFocused).searchFocused($field, equals: 1)
    }
  }

  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.still(at: 0).displayList.dump
  }

  @Test func `leaves the view as it is`() {
    let plain = dump { Text("a") }
    let flag = Binding.constant(false)
    #expect(
      plain
        == dump {
          Text("a").onOpenURL { _ in }.defersSystemGestures(on: .top)
            .allowedDynamicRange(.high)
            .accessibilityRotor("b", entries: [1], entryID: \.self, entryLabel: \.description)
            .writingToolsBehavior(.limited).typeSelectEquivalent("a")
            .buttonRepeatBehavior(.enabled).menuActionDismissBehavior(.disabled)
            .springLoadingBehavior(.enabled).dialogIcon(nil)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .searchDictationBehavior(.preventDictation).presentationSizing(.form)
            .previewContext(Context()).controlGroupStyle(.navigation)
        })
    #expect(
      plain
        == dump {
          Text("a").onDrag { NSItemProvider(object: "a") }
            .onDrag {
              NSItemProvider()
            } preview: {
              Text("b")
            }
            .onDrop(of: ["public.text"], isTargeted: flag) { _ in true }
            .onDrop(of: ["public.text"], isTargeted: nil) { _, _ in true }
            .onDrop(of: ["public.text"], delegate: Place())
            .draggable("a").draggable("a") { Text("b") }
            .dropDestination(for: String.self) { _, _ in true }.itemProvider { nil }
            .onKeyPress(.upArrow) { .handled }
            .onKeyPress(.downArrow, phases: .all) { _ in .ignored }
            .onKeyPress(keys: [.leftArrow, .rightArrow]) {
              $0.characters.isEmpty ? .handled : .ignored
            }
            .onKeyPress(phases: [.down, .repeat, .up]) { _ in .ignored }
            .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
            .sensoryFeedback(trigger: 1) { _, _ in .impact(flexibility: .soft) }
        })
    #expect(Context()[Context.Key.self] == 3)
    #expect(Stage { Fields() }.texts == ["2 false"])
  }

  @Test func `has kinds that differ`() {
    #expect(Set([WritingToolsBehavior.automatic, .complete, .limited, .disabled]).count == 4)
    #expect(Set([ButtonRepeatBehavior.automatic, .enabled, .disabled]).count == 3)
    #expect(Set([MenuActionDismissBehavior.automatic, .enabled, .disabled]).count == 3)
    #expect(Set([SpringLoadingBehavior.automatic, .enabled, .disabled]).count == 3)
    #expect(SearchPresentationToolbarBehavior.automatic != .avoidHidingContent)
    #expect(TextInputDictationBehavior.automatic != .preventDictation)
    #expect(Set([PresentationSizing.automatic, .form, .page, .fitted]).count == 4)
    let groups: Set<ControlGroupStyleKind> = [
      .automatic, .navigation, .menu, .compactMenu, .palette,
    ]
    #expect(groups.count == 5)
    #expect(Set([Image.DynamicRange.standard, .constrainedHigh, .high]).count == 3)
    #expect(Set([PreviewPlatform.iOS, .tvOS, .watchOS, .macOS]).count == 4)
    struct Shown: PreviewProvider { static var previews: some View { Text("a") } }
    #expect(Shown.platform == nil)
    #expect(Set([SensoryFeedback.Weight.light, .medium, .heavy]).count == 3)
    #expect(Set([SensoryFeedback.Flexibility.rigid, .solid, .soft]).count == 3)
    #expect(FocusInteractions(rawValue: 3) == .automatic && FocusInteractions.edit.rawValue == 2)
    #expect(DefaultFocusEvaluationPriority.automatic != .userInitiated)
    #expect(KeyPress.Phases(rawValue: 1) == .down && KeyPress.Phases.all.rawValue == 7)
    #expect(KeyPress.Result.handled != .ignored)
    let press = KeyPress(key: "a", characters: "a", modifiers: [], phase: .up)
    #expect((press.key, press.characters, press.modifiers, press.phase) == ("a", "a", [], .up))
  }

  @Test func `carries items`() {
    let words = NSItemProvider(object: "a")
    words.suggestedName = "name"
    #expect(words.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(words.canLoadObject(ofClass: NSString.self) && words.suggestedName == "name")
    var (loaded, item): (String?, Any?) = (nil, nil)
    let progress = words.loadObject(ofClass: NSString.self) { object, _ in
      loaded = object.map { "\($0)" }
    }
    words.loadItem(forTypeIdentifier: "public.text") { value, _ in item = value }
    #expect(loaded == "a" && item as? Data == Data("a".utf8) && progress.totalUnitCount == 1)
    let url = NSItemProvider(contentsOf: URL(filePath: "/a"))
    #expect(url?.hasItemConformingToTypeIdentifier("public.url") == true)
    let number = NSItemProvider(item: 3, typeIdentifier: nil)
    let info = DropInfo(location: .zero, providers: [words, number])
    #expect(info.itemProviders(for: ["public.text"]) == [words] && info.location == .zero)
    let place = Place()
    #expect(place.performDrop(info: info) && place.validateDrop(info: info))
    place.dropEntered(info: info)
    place.dropExited(info: info)
    #expect(place.dropUpdated(info: info) == nil)
    let proposals = [DropOperation.cancel, .forbidden, .copy, .move].map {
      DropProposal(operation: $0).operation
    }
    #expect(Set(proposals).count == 4)
    #expect(
      Stage {
        List {
          ForEach(0..<1) { _ in Text("a") }.onInsert(of: ["public.text"]) { _, _ in }
            .dropDestination(for: String.self) { _, _ in }
        }
      }.texts == ["a"])
  }
}

@Suite @MainActor struct `A control in another spelling` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.still(at: 0).displayList.dump
  }

  @Test func `has its label last`() {
    let (value, number) = (Binding.constant(0.5), Binding.constant(2))
    #expect(
      dump { Slider(value: value, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("a") } }
        == dump { Slider(value: value, in: 0...1, step: 0.1, label: { Text("a") }) })
    let stepper = dump { Stepper(value: number, in: 0...3, label: { Text("a") }) }
    #expect(
      stepper
        == dump { Stepper(value: number, in: 0...3, onEditingChanged: { _ in }) { Text("a") } })
    #expect(stepper == dump { Stepper(value: number, onEditingChanged: { _ in }) { Text("a") } })
    #expect(stepper == dump { Stepper(onIncrement: {}, onDecrement: {}) { Text("a") } })
  }

  @Test func `has its label hidden`() {
    let flag = Binding.constant(true)
    #expect(
      dump { Toggle("a", isOn: flag).labelsVisibility(.hidden) }
        == dump { Toggle("a", isOn: flag).labelsHidden() })
    #expect(Stage { Toggle("a", isOn: flag).labelsVisibility(.visible) }.texts == ["a"])
  }

  @Test func `says what its role does`() {
    #expect(Stage { Button(role: .confirm) {} }.texts == ["Done"])
    #expect(Stage { Button(role: .destructive) {} }.texts == ["Delete"])
    #expect(Stage { Button(role: .close) {} }.texts == ["Close"])
  }

  @Test func `shares anything that has a preview`() {
    let texts = Stage {
      VStack {
        ShareLink(item: 3, preview: SharePreview("Three"))
        ShareLink("Give", item: 3, preview: SharePreview("Three", image: Image("a")))
        ShareLink(item: 3, preview: SharePreview("Three", image: 1, icon: 2)) { Text("Take") }
        ShareLink(items: ["a", "b"])
      }
    }.texts
    #expect(texts == ["Share…", "Give", "Take", "Share…"])
    _ = SharePreview(Text("a"))
    _ = SharePreview("a" as Substring)
    _ = SharePreview("a" as Substring, image: 1)
    _ = SharePreview("a", icon: 1)
  }

  @Test func `picks days of an open range`() {
    let days = Binding.constant(Set<DateComponents>())
    let day = Date(timeIntervalSinceReferenceDate: 86400 * 14.5)
    let whole = dump { MultiDatePicker("a", selection: days) }
    let later = dump { MultiDatePicker("a", selection: days, in: day...) }
    #expect(later == dump { MultiDatePicker(selection: days, in: day...) { Text("a") } })
    let earlier = dump { MultiDatePicker("a", selection: days, in: ..<day) }
    #expect(earlier == dump { MultiDatePicker(selection: days, in: ..<day) { Text("a") } })
    #expect(!whole.isEmpty && !later.isEmpty && !earlier.isEmpty)
  }

  @Test func `asks about data, or tells that there is none`() {
    let (flag, data) = (Binding.constant(true), Optional(3))
    let texts = Stage(canvas: CGSize(width: 393, height: 852)) {
      Color.white.confirmationDialog(
        Text("Delete"), isPresented: flag, titleVisibility: .visible, presenting: data
      ) {
        Button("Row \($0)") {}
      } message: {
        Text("Really \($0)?")
      }
    }.texts
    #expect(texts.contains("Row 3") && texts.contains("Really 3?") && texts.contains("Delete"))
    let plain = Stage(canvas: CGSize(width: 393, height: 852)) {
      Color.white
        .confirmationDialog(Text("a"), isPresented: flag, presenting: data) { Button("\($0)") {} }
        .confirmationDialog("b" as Substring, isPresented: .constant(false), presenting: data) {
          Button("\($0)") {}
        }
        .confirmationDialog("c" as Substring, isPresented: .constant(false), presenting: data) {
          Button("\($0)") {}
        } message: {
          Text("\($0)")
        }
    }.texts
    #expect(plain.contains("3"))
    #expect(
      Stage { ContentUnavailableView("Empty", image: "none", description: Text("Nothing")) }.texts
        == ["Empty", "Nothing"])
  }
}

/// A model as in the first betas of SwiftUI.
private final class EarlyModel: BindableObject {
  let didChange = PassthroughSubject<Void, Never>()
  var count = 1 { didSet { didChange.send() } }
  @Published var last = 0
}

@Suite @MainActor struct `An early name` {
  private struct Early: View {
    @ObjectBinding var model: EarlyModel
    @State var words = ""

    var body: some View {
      VStack {
        Text("\(model.count)").color(.red)
        TextField($words, placeholder: Text("Name"))
        Color.red.frame(width: 100, height: 40)
          .tapAction { model.count += 1 }
          .longPressAction { model.count += 10 }
      }
    }
  }

  @Test func `does what its later one does`() {
    let model = EarlyModel()
    Just(7).assign(to: model.$last)
    #expect(model.last == 7)
    let stage = Stage(
      canvas: CGSize(width: 200, height: 200),
      script: [.tap(.point(CGPoint(x: 100, y: 130))), .wait(1)]
    ) { Early(model: EarlyModel()) }
    #expect(stage.texts == ["2", "Name"])
    var pressed: [Bool] = []
    let view = Text("a").onLongPressGesture(pressing: { pressed.append($0) }) {}
    #expect(Stage { view }.texts == ["a"] && pressed.isEmpty)
  }
}
