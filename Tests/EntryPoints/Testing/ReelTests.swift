import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkTesting
import ScrollworkViews
import Testing

@MainActor @Suite struct `Asking a reel` {
  private func reel(_ script: GestureScript = .flick) throws -> Reel {
    try Reel(of: Boxes(), script: script, canvas: Boxes.canvas)
  }

  @Test func `where it settles`() throws {
    let reel = try reel()
    let end = reel.duration
    #expect(reel.offset(at: 0) == .zero && reel.scrollPhase(at: end) == .idle)
    #expect(reel.settles().holds)
    #expect(reel.settles(on: "card 2", by: end).holds)
    #expect(reel.settles(on: "card 2", by: 10).holds)
    #expect(reel.settles(on: "card 2").explanation == "it settles on “card 2” at 0.342 s")
    #expect(reel.settles(on: "card 2", anchor: .leading).holds)
    #expect(!reel.settles(on: "card 2", anchor: .center).holds)
    #expect(reel.offset(at: end).x == 40)
    #expect(reel.frame(of: "card 2", at: end) == CGRect(x: 0, y: 5, width: 30, height: 30))
  }

  @Test func `why it does not settle so`() throws {
    let reel = try reel()
    let cases = [
      (
        reel.settles(on: "card 4"),
        "it settles on “card 2” at 0.342 s, at the offset 40, 80 pt before “card 4”"
      ),
      (
        reel.settles(on: "card 1"),
        "it settles on “card 2” at 0.342 s, at the offset 40, 40 pt past “card 1”"
      ),
      (
        reel.settles(on: "card 2", by: 0.2),
        "it settles on “card 2” at 0.342 s, 0.142 s later than 0.2 s"
      ),
      (
        reel.settles(on: "crad 3"),
        "there is no view “crad 3” in the reel; did you mean “card 3”?"
      ),
      (
        reel.settles(in: "shelf"),
        "there is no scroll view “shelf” in the reel, and no view of that name in one; there are "
          + "“Boxes/ScrollView”, “card 1”, “card 2”, “card 3”, “card 4” and 1 other"
      ),
      (
        try self.reel([.flick(.left, velocity: 300)]).settles(),
        "it never settles: it still moves at the end of the reel, at 0.1 s"
      ),
    ]
    for (check, explanation) in cases {
      #expect(!check.holds)
      #expect(check.explanation == explanation)
      #expect("\(check)" == explanation && check.testDescription == explanation)
    }
  }

  @Test func `that a late row is as near as the end allows`() throws {
    let flick = GestureScript.Step.flick(.left, velocity: 3000)
    let reel = try reel([flick, .untilSettled(), flick, .untilSettled()])
    #expect(reel.offset(at: reel.duration).x == 170)
    #expect(reel.settles(on: "card 6").holds)
    #expect(!reel.settles(on: "card 4").holds)
  }

  @Test func `where it settles right to left`() throws {
    let reel = try Reel(
      of: Boxes(), script: [.flick(.right, velocity: 300), .untilSettled()],
      canvas: Boxes.canvas, layoutDirection: .rightToLeft)
    #expect(reel.settles(on: "card 2").holds)
    #expect(
      reel.settles(on: "card 4").explanation
        == "it settles on “card 2” at 0.342 s, at the offset 130, 80 pt before “card 4”")
  }

  @Test func `whether it overshoots`() throws {
    #expect(try reel().neverOvershoots().holds)
    let far = try reel([.flick(.left, velocity: 4000), .untilSettled()]).neverOvershoots()
    #expect(!far.holds)
    #expect(far.explanation.contains(" past the right end of the content at 0."))
    let dragged = try reel([
      .drag(by: CGVector(dx: 30, dy: 0), over: 0.2), .untilSettled(),
    ])
    #expect(
      dragged.neverOvershoots().explanation
        == "it moves 9.3 pt past the left end of the content at 0.2 s")
    #expect(dragged.neverOvershoots(by: 10).holds)
  }

  @Test func `whether it goes past the place where it rests`() throws {
    let reel = try Reel(of: Bouncing(), script: [.untilSettled()], canvas: Boxes.canvas)
    let explanation = reel.neverOvershoots().explanation
    #expect(explanation.contains(" past the place where it rests at 0."))
    #expect(reel.settles().holds && !reel.neverOvershoots(by: 20).holds)
  }

  @Test func `what views look like`() throws {
    let reel = try reel()
    #expect(reel.phase(of: "card 1", at: 0) == .identity)
    #expect(reel.phase(of: "card 2", at: 0) == .bottomTrailing)
    #expect(reel.opacity(of: "card 1", at: 0) == 1 && reel.scale(of: "card 1", at: 0) == 1)
    #expect(reel.opacity(of: "card 2", at: 0) < 1 && reel.scale(of: "card 2", at: 0) < 1)
    #expect(reel.shows("card 1", at: 0) && !reel.shows("card 1", at: reel.duration))
    // Between two stills, numbers change evenly.
    let (early, late) = (reel.offset(at: 0.2).x, reel.offset(at: 0.2 + 1.0 / 60).x)
    #expect(abs(reel.offset(at: 0.2 + 0.5 / 60).x - (early + late) / 2) < 1e-9)
  }

  @Test(arguments: Stacked.Container.allCases)
  func `every text of a container is a view of its own`(
    container: Stacked.Container
  ) throws {
    let reel = try Reel(
      of: Stacked(container: container), script: [.wait(0.1)],
      canvas: CGSize(width: 200, height: 100))
    let frames = ["First", "Second", "Third"].map { reel.frame(of: $0, at: 0) }
    for (name, frame) in zip(["First", "Second", "Third"], frames) {
      #expect(reel.shows(name, at: 0) && !frame.isNull, "\(name)")
      #expect(frame.width < 200 && frame.height < 50, "\(name): \(frame)")
    }
    #expect(reel.opacity(of: "First", at: 0.05) == 1 && reel.opacity(of: "Second", at: 0.05) == 0.5)
    // A text with modifiers is one view, with the frame of the outermost.
    #expect(abs(frames[2].height - frames[0].height - 10) < 1e-9)
  }

  @Test func `a text that scrolls has its own frame, and moves`() throws {
    let reel = try Reel(
      of: ScrollView {
        Text("Top")
        Color.teal.frame(height: 900)
        Text("Bottom")
      }, script: [.flick(.up, velocity: 600), .untilSettled()],
      canvas: CGSize(width: 100, height: 100))
    #expect(reel.frame(of: "Top", at: 0).height < 40)
    #expect(reel.shows("Top", at: 0) && !reel.shows("Bottom", at: 0))
    #expect(!reel.shows("Top", at: reel.duration))
  }

  @Test func `rows of equal words move on their own`() throws {
    let reel = try Reel(
      of: ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { _ in Text("Same").frame(height: 40) } }
      }, script: [.drag(by: CGVector(dx: 0, dy: -30), over: 0.5)],
      canvas: CGSize(width: 100, height: 100))
    for still in 0..<20 {
      let time = (Double(still) + 0.5) / 60
      let frame = reel.frame(of: "Same", at: time)
      #expect(abs(frame.minY + reel.offset(at: time).y) < 0.6, "\(time): \(frame)")
    }
  }

  @Test func `is told in a line where an expectation fails`() throws {
    let reel = try reel()
    #expect(String(describingForTest: reel) == "reel of “view” of 60 × 40 pt: 21 stills in 0.342 s")
    var dumped = ""
    dump(reel, to: &dumped)
    #expect(dumped.count < 200, "\(dumped)")
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(
      Scene("boxes", canvas: Boxes.canvas) { Boxes() }, text: renderer, images: renderer)
    let still = stage.still(at: 0)
    let texts = [
      "\(still)", "\(still.displayList)", "\(still.report)", "\(stage.tree(at: 0))",
      "\(stage.scene)",
    ]
    #expect(texts.allSatisfy { $0.count < 120 }, "\(texts)")
    #expect(texts[0] == "still at 0 s of 60 × 40 pt" && texts[4] == "scene “boxes” of 60 × 40 pt")
  }

  @Test func `about views that are not there fails, with the nearest name`() async throws {
    let reel = try reel()
    let found = await issues {
      #expect(reel.phase(of: "crad 1", at: 0) == nil)
      #expect(reel.opacity(of: "card 9", at: 0).isNaN)
      #expect(reel.offset(of: "shelf", at: 0).x.isNaN)
      #expect(reel.frame(of: "table", at: 0).isNull)
      assertHolds(reel.settles(on: "card 4"))
    }
    #expect(
      found.messages == [
        "There is no view “crad 1” in the reel; did you mean “card 1”?",
        "There is no view “card 9” in the reel; did you mean “card 1”?",
        "There is no scroll view “shelf” in the reel, and no view of that name in one; there are "
          + "“Boxes/ScrollView”, “card 1”, “card 2”, “card 3”, “card 4” and 1 other",
        "There is no view “table” in the reel; there are “card 1”, “card 2”, “card 3”, “card 4”, "
          + "“card 5”",
        "It settles on “card 2” at 0.342 s, at the offset 40, 80 pt before “card 4”.",
      ])
    #expect(found.all.allSatisfy { $0.sourceLocation?.fileName == "ReelTests.swift" })
  }
}

/// Three texts in a container, the second half transparent and the third with a margin.
struct Stacked: View {
  enum Container: String, Sendable, CaseIterable {
    case column
    case row
    case layers
    case overlay
    case group
    case rowOfForEach
  }

  let container: Container

  var body: some View {
    switch container {
    case .column: VStack { texts }
    case .row: HStack { texts }
    case .layers: ZStack { texts }
    case .overlay: first.overlay { second }.background { third }
    case .group: VStack { Group { texts } }
    case .rowOfForEach: HStack { ForEach(0..<1) { _ in texts } }
    }
  }

  private var first: some View { Text("First") }
  private var second: some View { Text("Second").opacity(0.5) }
  private var third: some View { Text("Third").padding(5) }

  @ViewBuilder private var texts: some View {
    first
    second
    third
  }
}

/// A shelf that scrolls to its third box with a spring, by itself.
private struct Bouncing: View {
  @State private var position = ScrollPosition(edge: .leading)

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<12, id: \.self) { _ in
          Rectangle().fill(Color.teal).frame(width: 30, height: 30)
        }
      }
    }
    .scrollPosition($position)
    .onAppear {
      withAnimation(.spring(duration: 0.5, bounce: 0.6)) { position.scrollTo(x: 100) }
    }
  }
}
