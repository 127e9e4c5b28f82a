import Foundation
import ScrollworkControls
import ScrollworkScrolling
import Testing

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `The wording of problems` {
  /// Every problem says where it is, what was found and what was expected.
  static let sentences: [(SceneProblem, String)] = [
    (
      .notFinite(view: "Text[0]", what: "its width"),
      "Text[0]: its width is not a finite number; every length a view is laid out with must be one."
    ),
    (
      .noLength("width", "-3.0", at: "a.swift:1"),
      "a.swift:1: frame(width: -3.0) is ignored, as a length must be a finite number of 0 or more; "
        + "maxWidth: .infinity takes all available space."
    ),
    (
      .lengthNotFinite(modifier: "padding", value: "nan", at: "a.swift:1"),
      "a.swift:1: padding has a length of nan, which counts as 0; a length must be a finite number."
    ),
    (
      .undrawable(
        view: "VStack/Circle", what: "the path has the number nan", at: "a.swift:1", time: 0.5),
      "a.swift:1: VStack/Circle: the path has the number nan at 0.5 s; numbers that are drawn must be "
        + "finite and within ±1000000."
    ),
    (
      .canvasTooLarge(width: 40_000, height: 10.5),
      "the canvas: 40000 × 10 px is too large; an image has at most 32767 px along each side."
    ),
    (
      .viewTooLarge(view: "ScrollView/Color", width: 100, height: 2e9),
      "ScrollView/Color: 100 × 2000000000 points is too large; a view has at most 100000000 points "
        + "along each side."
    ),
    (
      .endlessViews(view: "Loop"),
      "Loop: the view contains itself, or views are nested deeper than 600 levels; what is inside is left "
        + "out."
    ),
    (
      .missingImage(name: "sum", nearest: "sun", at: "a.swift:1"),
      "a.swift:1: there is no image named \"sum\" among the scene's images, so nothing is drawn; did "
        + "you mean \"sun\"?"
    ),
    (
      .pictureNotLoaded(url: "https://example.com/a.png", at: "a.swift:1"),
      "a.swift:1: the placeholder is shown, as nothing is loaded from the "
        + "network (https://example.com/a.png); add the picture to the scene's images and show it with "
        + "Image(_:)."
    ),
    (
      .missingFont(name: "Hock", nearest: "Hack"),
      "Font.custom(\"Hock\"): the font set has no family of that name, so the system face is taken; "
        + "did you mean \"Hack\"?"
    ),
    (
      .missingColor(name: "seo", nearest: "sea"),
      "Color(\"seo\"): there is no color of that name among the scene's colors, so it is clear; did "
        + "you mean \"sea\"?"
    ),
    (
      .missingSymbol(name: "sta", nearest: "star", at: "a.swift:1"),
      "a.swift:1: there is no drawing of the symbol \"sta\", so a plain square is shown; did you mean "
        + "\"star\"?"
    ),
    (
      .noSuchView(id: "next", step: "step 1"),
      "step 1: no view with the id \"next\" is in the scene at that moment."
    ),
    (
      .noSuchView(id: "next", step: "step 1", nearest: "text"),
      "step 1: no view with the id \"next\" is in the scene at that moment; did you mean \"text\"?"
    ),
    (
      .noSuchView(id: "next", step: "step 1", nearest: "next"),
      "step 1: the view with the id \"next\" is not visible at that moment; \"scroll to\" makes it "
        + "visible."
    ),
    (
      .noZoom(step: "step 1"),
      "step 1: nothing under the fingers zooms; a view with a MagnifyGesture does, and a UIScrollView "
        + "with a view to zoom."
    ),
    (
      .noSuchValue(name: "speed", step: "step 1", nearest: "sped"),
      "step 1: no view lends scripts a value called \"speed\"; did you mean \"sped\"?"
    ),
    (
      .wrongValue(name: "speed", step: "step 1", kind: "a number (1)"),
      "step 1: the value \"speed\" is a number (1), and cannot be set to this."
    ),
    (
      .unmet(step: "step 1", instead: "it is 3", time: 1.25),
      "step 1: not met at 1.25 s; it is 3."
    ),
    (
      .nothingToDo(step: "step 1", why: "there is no scroll view."),
      "step 1: there is no scroll view."
    ),
    (
      .endlessChanges(at: "a.swift:1"),
      "a.swift:1: actions keep changing the values that trigger them; stopped after "
        + "\(Agenda.mostRounds) rounds."
    ),
    (
      .noSuchScrollTarget(id: "9", at: "a.swift:1"),
      "a.swift:1: no scroll view in the reader has a view with the id \"9\"; the id must be that of "
        + "a ForEach element or of id(_:), and of the same type."
    ),
    (
      .scrolledWhileDrawing(at: "a.swift:1"),
      "a.swift:1: scrollTo was called while a view was being made; call it in an action, such as that "
        + "of a button or of onAppear."
    ),
    (
      .severalSources(id: "hero", at: "a.swift:1"),
      "a.swift:1: matchedGeometryEffect \"hero\" has more than one source; the first is taken. Give "
        + "the others isSource: false, or show one at a time."
    ),
    (
      .stateWrittenWhileDrawing(view: "Counter"),
      "Counter: state was written while a picture was being made; write it in an action instead."
    ),
    (
      .missingModel(view: "Row", type: "Model", modifier: "environmentObject(_:)"),
      "Row: there is no model of type Model in the environment, so the view is left "
        + "out; add one to a view around it with environmentObject(_:)."
    ),
    (
      .stateOutlived(view: "Row", property: "count", isWrite: true),
      "Row: count was written after its view was removed; keep longer-lived state in a view "
        + "around it."
    ),
    (
      .duplicateID(id: "7", at: "a.swift:1"),
      "a.swift:1: the id 7 identifies more than one view; ids must be unique."
    ),
    (
      .noPhases(view: "Pulse"),
      "Pulse: there are no phases; a phase animator without one shows nothing."
    ),
    (
      .taskWaits(at: "a.swift:1"),
      "a.swift:1: the task waits for an event outside of the scene, so it never resumes. Wait "
        + "with Task.sleep, or provide the value at once."
    ),
    (
      .noDestination(type: "Int"),
      "NavigationStack: a value of type Int without a destination was pushed, so its page is "
        + "empty; add navigationDestination(for: Int.self) in the stack, outside of lazy rows."
    ),
    (
      .badScript("step 1: the duration of the wait is -1; expected 0 to 600 seconds"),
      "script, step 1: the duration of the wait is -1; expected 0 to 600 seconds"
    ),
  ]

  @Test func `is one sentence each`() {
    for (problem, sentence) in Self.sentences { #expect(problem.description == sentence) }
    #expect(SceneProblem.largestSide == 32_767)
    #expect(SceneProblem.largestLength == 1e8)
  }

  @Test func `leaves out missing details`() {
    #expect(
      SceneProblem.severalSources(id: nil, at: "a.swift:1").description
        .hasPrefix("a.swift:1: matchedGeometryEffect has more"))
    #expect(
      SceneProblem.missingColor(name: "seo", nearest: nil).description.hasSuffix("it is clear."))
    #expect(
      SceneProblem.stateOutlived(view: "Row", property: "count", isWrite: false).description
        .contains("count was read"))
  }
}
