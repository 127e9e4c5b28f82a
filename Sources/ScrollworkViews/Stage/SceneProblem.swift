import ScrollworkDrawing

/// Something in a scene that cannot be shown as it was asked for.
///
/// A picture is made all the same where one is possible; whoever asked for it decides whether to go
/// on.
public enum SceneProblem: Hashable, Sendable {
  /// A view's layout has a number that is infinite or not a number.
  case notFinite(view: String, what: String)
  /// A frame is to have a length that is none; it is ignored.
  case noLength(_ name: String, _ value: String, at: String)
  /// Views lie in views without an end.
  case endlessViews(view: String)
  /// A view, or the canvas, is larger than a picture can be.
  case tooLarge(view: String, width: Double, height: Double)
  /// There is no picture of that name.
  case missingImage(name: String, at: String)
  /// There is no color of that name.
  case missingColor(name: String, nearest: String?)
  /// A picture is to come from the net.
  case pictureNotLoaded(url: String, at: String)
  /// The font set has no family of that name.
  case missingFont(name: String, nearest: String?)
  /// There is no drawing of that symbol.
  case missingSymbol(name: String, nearest: String?, at: String)
  /// A script names a view that is not there at that moment.
  case noSuchView(id: String, step: String, nearest: String? = nil)
  /// A script asks for a zoom of a view that has none.
  case noZoom(step: String)
  /// A script sets or expects a value that no view lends it.
  case noSuchValue(name: String, step: String, nearest: String?)
  /// A script sets a value to one that it cannot be.
  case wrongValue(name: String, step: String, kind: String)
  /// Something that a script expects is not so.
  case unmet(step: String, instead: String, time: Double)
  /// A script step has nothing to act on: no scroll view under the finger, for instance.
  case nothingToDo(step: String, why: String)
  /// Actions kept changing what they are called for: `onChange`, `onGeometryChange`, `onAppear` and
  /// the like.
  case endlessChanges(at: String)
  /// An action scrolls to an id that no scroll view in its reader has.
  case noSuchScrollTarget(id: String, at: String)
  /// Scrolling was asked for while a view was being made.
  case scrolledWhileDrawing(at: String)
  /// Several views say that others have to match them.
  case severalSources(id: String?, at: String)
  /// State was written while a picture was being made.
  case stateWrittenWhileDrawing(view: String)
  /// A view asks for a model that nobody hands down to it.
  case missingModel(view: String, type: String, modifier: String)
  /// State was read or written by something that outlived the view.
  case stateOutlived(view: String, property: String, isWrite: Bool)
  /// Two elements or views that are to be told apart have one id.
  case duplicateID(id: String, at: String)
  /// A phase animator without a phase.
  case noPhases(view: String)
  /// An asynchronous task would have to wait.
  case taskWaits(at: String)
  /// A value was pushed onto a navigation stack, and nobody makes a page of it.
  case noDestination(type: String)
  /// A menu was tapped, which opens for nobody.
  case closedMenu(at: String)
  /// A number of a script is out of range, or a name is missing.
  case badScript(String)

  /// The most pixels a picture may have along one side.
  ///
  /// - Source: documented, the cairo manual: image surfaces hold 32,767 pixels along each side.
  public static let largestSide = 32_767
}

extension SceneProblem: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected.
  public var description: String {
    switch self {
    case .notFinite(let view, let what):
      "\(view): \(what) is not a finite number; every length a view is laid out with must be one."
    case .noLength(let name, let value, let location):
      "\(location): frame(\(name): \(value)) is ignored, as a length must be a finite number of 0 or "
        + "more; \(name == "width" ? "maxWidth" : "maxHeight"): .infinity takes all the room there is."
    case .endlessViews(let view):
      "\(view): the view contains itself, or views lie deeper than \(ResolveSession.deepest) levels; "
        + "what is inside is left out."
    case .tooLarge(let view, let width, let height):
      "\(view): \(Decimal3.spell(width.rounded(.down))) × "
        + "\(Decimal3.spell(height.rounded(.down))) px is too large; a picture has at most "
        + "\(Self.largestSide) px along each side."
    case .missingImage(let name, let location):
      "\(location): there is no image named \"\(name)\" among the scene's images."
    case .missingColor(let name, let nearest):
      "Color(\"\(name)\"): there is no color of that name among the scene's colors, so it is "
        + "gray\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .pictureNotLoaded(let url, let location):
      "\(location): AsyncImage shows its placeholder, as nothing is loaded from the net (\(url)); put the "
        + "picture among the scene's images and show it with Image(_:)."
    case .missingFont(let name, let nearest):
      "Font.custom(\"\(name)\"): the font set has no family of that name, so the system face is "
        + "taken\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .missingSymbol(let name, let nearest, let location):
      "\(location): there is no drawing of the symbol \"\(name)\", so a dashed box "
        + "is shown\(nearest.map { "; did you mean \"\($0)\"?" } ?? ".")"
    case .noSuchView(let id, let step, let nearest) where nearest == id:
      "\(step): the view with the id \"\(id)\" is not in sight at that moment; \"scroll to\" brings it "
        + "there."
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
      "\(step): the value \"\(name)\" is \(kind), and cannot become this."
    case .unmet(let step, let instead, let time):
      "\(step): not so at \(Decimal3.spell(time)) s; \(instead)."
    case .nothingToDo(let step, let why): "\(step): \(why)"
    case .endlessChanges(let location):
      "\(location): actions change what they are called for without end; stopped after "
        + "\(Player.mostRounds) rounds."
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
      "\(view): there are no phases; a phase animator needs one at least, and shows nothing without."
    case .stateWrittenWhileDrawing(let view):
      "\(view): state was written while a picture was being made; write it in an action instead."
    case .missingModel(let view, let type, let modifier):
      "\(view): no model of type \(type) is handed down, so the view is left out; give one to a "
        + "view around it with \(modifier)."
    case .stateOutlived(let view, let property, let isWrite):
      "\(view): \(property) was \(isWrite ? "written" : "read") after its view had gone; keep "
        + "what must last longer in a view around it."
    case .duplicateID(let id, let location):
      "\(location): the id \(id) stands for more than one view; ids must be unique."
    case .taskWaits(let location):
      "\(location): the task waits for something that is not of the scene, so it never goes on. Wait "
        + "with Task.sleep, or make what it waits for at once."
    case .noDestination(let type):
      "NavigationStack: a value of type \(type) was pushed, for which there is no page, so it is left "
        + "empty; say navigationDestination(for: \(type).self) in the stack, outside of lazy rows."
    case .closedMenu(let location):
      "\(location): a menu was tapped, which does not open; change what it would change from the "
        + "script, or use a Picker with .pickerStyle(.segmented)."
    case .badScript(let issue): "script, \(issue)"
    }
  }
}
