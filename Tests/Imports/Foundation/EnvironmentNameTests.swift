import ScrollworkEnvironment
import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import Testing
import ViewTestSupport

extension FocusedValues {
  private enum NoteKey: FocusedValueKey { typealias Value = Binding<String> }

  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// Actions and values of the environment that a phone with one window has.
private struct Surroundings: View {
  @Environment(\.scenePhase) private var phase: ScenePhase
  @Environment(\.requestReview) private var review: RequestReviewAction
  @Environment(\.openWindow) private var open: OpenWindowAction
  @Environment(\.dismissWindow) private var close: DismissWindowAction
  @FocusedBinding(\.note) private var note: String?
  @State private var taps = 0

  var body: some View {
    Text("\(phase == .active) \(note ?? "none") \(taps)").id("text")
      .focusedSceneValue(\.note, .constant("words"))
      .onTapGesture {
        review()
        open(id: "other")
        open(id: "other", value: 1)
        close(id: "other")
        note = "changed"
        taps += 1
      }
  }
}

@MainActor @Suite struct `The environment of one window` {
  @Test func `is active, and leaves its window as it is`() {
    let stage = Stage(script: [.tap("text"), .wait(0.1)]) { Surroundings() }
    #expect(stage.texts(at: 0) == ["true none 0"] && stage.texts == ["true none 1"])
    // Source: documented, a scene goes from the background to the foreground by its phases.
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test func `advertises activities with what they are made of`() {
    let activity = NSUserActivity(activityType: "reading")
    // Source: documented, an activity can be handed off unless it says otherwise.
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    (activity.title, activity.userInfo) = ("Page", ["page": 3])
    #expect(activity.activityType == "reading" && activity.userInfo?["page"] as? Int == 3)
    let stage = Stage {
      Text("page").userActivity("reading") { (other: NSUserActivity) in
        other.title = "never"
      }
    }
    #expect(stage.texts == ["page"] && activity.title == "Page")
  }

  @Test func `stores values of the kinds of property lists`() {
    func kinds(_ values: [any AppStorable]) -> [String] { values.map { "\(type(of: $0))" } }
    #expect(kinds([true, 1, 2.5, "a"]) == ["Bool", "Int", "Double", "String"])
    struct Stored<Value: AppStorable & Equatable>: View {
      @AppStorage private var value: Value
      let next: Value
      init(_ value: Value, _ next: Value) {
        _value = AppStorage(wrappedValue: value, "value")
        self.next = next
      }
      var body: some View { Text("\(value == next)").id("text").onTapGesture { value = next } }
    }
    func changed(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) -> [String] {
      let stage = Stage(script: [.tap("text"), .wait(0.1)], root: view)
      return stage.texts(at: 0) + stage.texts
    }
    let stories = [
      changed { Stored(false, true) }, changed { Stored(1, 2) }, changed { Stored("a", "b") },
      changed { Stored(Data(), Data([1])) }, changed { Stored(Date.distantPast, .distantFuture) },
    ]
    for story in stories { #expect(story == ["false", "true"]) }
  }

  @Test func `awaits groups of works on the clock of the scene`() {
    let log = Log()
    struct Page: View {
      let log: Log
      var body: some View {
        Text("page").onAppear {
          let group = DispatchGroup()
          for number in 1...2 {
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(number)) {
              MainActor.assumeIsolated { log.add("\(number)") }
              group.leave()
            }
          }
          group.notify(queue: .main) { MainActor.assumeIsolated { log.add("all") } }
        }
      }
    }
    _ = Stage(script: [.wait(1)]) { Page(log: log) }.texts
    #expect(log.lines == ["1", "2", "all"])
  }
}

@MainActor @Suite struct `Names of Core Foundation` {
  @Test func `are the types of Foundation and Swift`() throws {
    let (text, data): (CFString, CFData) = ("words", Data([1, 2]))
    #expect(text == String("words") && data.count == 2)
    let url: CFURL = URL(filePath: "/a/b")
    #expect(url.lastPathComponent == "b")
    let error: CFError = NSError(domain: "a", code: 3)
    #expect((error as any Error as NSError).code == 3)
    let allocator: CFAllocator? = kCFAllocatorDefault
    var (input, output): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
    CFStreamCreatePairWithSocketToHost(allocator, "example.com", 80, &input, &output)
    let stream: CFReadStream = try #require(input).takeRetainedValue()
    // A connection without a network has no bytes.
    stream.open()
    #expect(!stream.hasBytesAvailable)
    let other: CFWriteStream = try #require(output).takeRetainedValue()
    other.open()
    #expect(other.hasSpaceAvailable)
  }
}

@Suite struct `Formats and predicates` {
  @Test(arguments: [
    (Measurement<UnitLength>.FormatStyle.UnitWidth.wide, "kilomet"), (.abbreviated, " km"),
    (.narrow, "5km"),
  ])
  func `write units as wide as they are told`(
    width: Measurement<UnitLength>.FormatStyle.UnitWidth, part: String
  ) {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: width, locale: Locale(identifier: "en_GB"), usage: .asProvided)
    #expect(length.formatted(style).contains(part))
  }

  @Test(arguments: [("Café", true), ("CAFE", true), ("tea", false)])
  func `find texts without regard of case and accents`(name: String, isFound: Bool) throws {
    typealias Contains = PredicateExpressions.StringLocalizedStandardContains
    let expression:
      Contains<
        PredicateExpressions.Value<String>, PredicateExpressions.Value<String>
      > = PredicateExpressions.build_localizedStandardContains(
        PredicateExpressions.Value(name), PredicateExpressions.Value("cafe"))
    #expect(try expression.evaluate(PredicateBindings()) == isFound)
  }
}
