import ScrollworkDrawing

extension SceneProblem: CustomStringConvertible {
  /// One sentence: the location, what was found, what was expected.
  public var description: String {
    switch self {
    case .notFinite(let view, let what):
      "\(view): \(what) is not a finite number; every length a view is laid out with must be one."
    case .noLength(let name, let value, let location):
      "\(location): frame(\(name): \(value)) is ignored, as a length must be a finite number of 0 or "
        + "more; \(name.lowercased().hasSuffix("width") ? "maxWidth" : "maxHeight"): .infinity takes "
        + "all available space."
    case .lengthNotFinite(let modifier, let value, let location):
      "\(location): \(modifier) has a length of \(value), which counts as 0; a length must be a finite "
        + "number."
    case .undrawable(let view, let what, let location, let time):
      "\(location.map { "\($0): " } ?? "")\(view): \(what) at \(Decimal3.spell(time)) s; numbers that "
        + "are drawn must be finite and within ±\(Decimal3.spell(DrawCommand.largestNumber))."
    case .endlessViews(let view):
      "\(view): the view contains itself, or views are nested deeper than \(ResolveSession.deepest) levels; "
        + "what is inside is left out."
    case .canvasTooLarge(let width, let height):
      "the canvas: \(Self.spell(width, height)) px is too large; an image has at most "
        + "\(Self.largestSide) px along each side."
    case .viewTooLarge(let view, let width, let height):
      "\(view): \(Self.spell(width, height)) points is too large; a view has at most "
        + "\(Decimal3.spell(Self.largestLength)) points along each side."
    case .missingImage(let name, let nearest, let location):
      "\(location): there is no image named \"\(name)\" among the scene's images, so nothing is "
        + "drawn\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .unusableShader(let modifier, let fault, let location):
      "\(location.map { "\($0): " } ?? "")\(modifier) is left out, as \(fault)."
    case .missingColor(let name, let nearest):
      "Color(\"\(name)\"): there is no color of that name among the scene's colors, so it is "
        + "clear\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .pictureNotLoaded(let url, let location):
      "\(location): the placeholder is shown, as nothing is loaded from the network (\(url)); add the "
        + "picture to the scene's images and show it with Image(_:)."
    case .missingFont(let name, let nearest):
      "Font.custom(\"\(name)\"): the font set has no family of that name, so the system face is "
        + "taken\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .missingSymbol(let name, let nearest, let location):
      "\(location): there is no drawing of the symbol \"\(name)\", so a plain square "
        + "is shown\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .noSuchView(let id, let step, let nearest) where nearest == id:
      "\(step): the view with the id \"\(id)\" is not visible at that moment; \"scroll to\" makes it "
        + "visible."
    case .noSuchView(let id, let step, let nearest):
      "\(step): no view with the id \"\(id)\" is in the scene at that moment"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
    case .noZoom(let step):
      "\(step): nothing under the fingers zooms; a view with a MagnifyGesture does, and a UIScrollView "
        + "with a view to zoom."
    case .noSuchValue(let name, let step, let nearest):
      "\(step): no view lends scripts a value called \"\(name)\""
        + (nearest.map { "; did you mean \"\($0)\"?" }
          ?? "; scriptable(\"\(name)\", $value) on one does.")
    case .wrongValue(let name, let step, let kind):
      "\(step): the value \"\(name)\" is \(kind), and cannot be set to this."
    case .unmet(let step, let instead, let time):
      "\(step): not met at \(Decimal3.spell(time)) s; \(instead)."
    case .nothingToDo(let step, let why): "\(step): \(why)"
    case .endlessChanges(let location):
      "\(location): actions keep changing the values that trigger them; stopped after "
        + "\(Agenda.mostRounds) rounds."
    case .noSuchScrollTarget(let id, let location):
      "\(location): no scroll view in the reader has a view with the id \"\(id)\"; the id must be "
        + "that of a ForEach element or of id(_:), and of the same type."
    case .scrolledWhileDrawing(let location):
      "\(location): scrollTo was called while a view was being made; call it in an action, such as "
        + "that of a button or of onAppear."
    case .severalSources(let id, let location):
      "\(location): matchedGeometryEffect\(id.map { " \"\($0)\"" } ?? "") has more than one source; the "
        + "first is taken. Give the others isSource: false, or show one at a time."
    case .noPhases(let view):
      "\(view): there are no phases; a phase animator without one shows nothing."
    case .stateWrittenWhileDrawing(let view):
      "\(view): state was written while a picture was being made; write it in an action instead."
    case .missingModel(let view, let type, let modifier):
      "\(view): there is no model of type \(type) in the environment, so the view is left out; add "
        + "one to a view around it with \(modifier)."
    case .stateOutlived(let view, let property, let isWrite):
      "\(view): \(property) was \(isWrite ? "written" : "read") after its view was removed; keep "
        + "longer-lived state in a view around it."
    case .duplicateID(let id, let location):
      "\(location): the id \(id) identifies more than one view; ids must be unique."
    case .taskWaits(let location):
      "\(location): the task waits for an event outside of the scene, so it never resumes. Wait with "
        + "Task.sleep, or provide the value at once."
    case .noDestination(let type):
      "NavigationStack: a value of type \(type) without a destination was pushed, so its page is "
        + "empty; add navigationDestination(for: \(type).self) in the stack, outside of lazy rows."
    case .badScript(let issue): "script, \(issue)"
    }
  }

  /// A width and a height in whole units.
  private static func spell(_ width: Double, _ height: Double) -> String {
    "\(Decimal3.spell(width.rounded(.down))) × \(Decimal3.spell(height.rounded(.down)))"
  }
}
