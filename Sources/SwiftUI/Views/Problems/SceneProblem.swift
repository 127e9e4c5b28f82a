/// A problem in a scene or its script: something that cannot be shown or done as written.
///
/// Stills are made nevertheless, where possible; the caller decides whether to continue.
public enum SceneProblem: Hashable, Sendable {
  /// A length in a view's layout is infinite or not a number.
  case notFinite(view: String, what: String)
  /// A length of a frame is negative, infinite or not a number; it is ignored.
  case noLength(_ name: String, _ value: String, at: String)
  /// A length given to a modifier is infinite or not a number; it counts as zero.
  case lengthNotFinite(modifier: String, value: String, at: String)
  /// A path, a gradient or a stroke has a number that cannot be drawn. The time is that of the first
  /// such still, in seconds.
  case undrawable(view: String, what: String, at: String?, time: Double)
  /// A view contains itself, or views are nested too deep.
  case endlessViews(view: String)
  /// The canvas, in pixels, is larger than the largest image.
  case canvasTooLarge(width: Double, height: Double)
  /// A view, in points, has a side over ``largestLength``.
  case viewTooLarge(view: String, width: Double, height: Double)
  /// The scene has no image of that name.
  case missingImage(name: String, nearest: String?, at: String)
  /// A shader's function is not there, or its arguments do not fit.
  case unusableShader(modifier: String, fault: String, at: String?)
  /// The scene has no color of that name.
  case missingColor(name: String, nearest: String?)
  /// An image is at a URL, and nothing is loaded from the network.
  case pictureNotLoaded(url: String, at: String)
  /// The font set has no family of that name.
  case missingFont(name: String, nearest: String?)
  /// The symbol has no drawing.
  case missingSymbol(name: String, nearest: String?, at: String)
  /// A script names a view that is not in the scene at that moment.
  case noSuchView(id: String, step: String, nearest: String? = nil)
  /// A script pinches where no view zooms.
  case noZoom(step: String)
  /// A script sets or expects a value that no view provides.
  case noSuchValue(name: String, step: String, nearest: String?)
  /// A script sets a value to a value of another type.
  case wrongValue(name: String, step: String, kind: String)
  /// An expectation of a script is not met.
  case unmet(step: String, instead: String, time: Double)
  /// A script step has nothing to act on: for example, no scroll view is under the scripted touch.
  case nothingToDo(step: String, why: String)
  /// Actions keep changing the values that trigger them: `onChange`, `onGeometryChange`, `onAppear`
  /// and the like.
  case endlessChanges(at: String)
  /// An action scrolls to an id that no scroll view in its reader has.
  case noSuchScrollTarget(id: String, at: String)
  /// `scrollTo` was called while a view was being made.
  case scrolledWhileDrawing(at: String)
  /// A matched geometry group has several sources.
  case severalSources(id: String?, at: String)
  /// State was written while a still was being made.
  case stateWrittenWhileDrawing(view: String)
  /// A view reads a model that is not in its environment.
  case missingModel(view: String, type: String, modifier: String)
  /// State was read or written after its view had been removed.
  case stateOutlived(view: String, property: String, isWrite: Bool)
  /// Two elements or views have the same id.
  case duplicateID(id: String, at: String)
  /// A phase animator has no phases.
  case noPhases(view: String)
  /// An asynchronous task waits for an event outside of the scene.
  case taskWaits(at: String)
  /// A value without a destination was pushed onto a navigation stack.
  case noDestination(type: String)
  /// A number in a script is out of range, or a name is missing.
  case badScript(String)

  /// The maximum number of pixels along each side of an image.
  ///
  /// - Source: documented, the cairo manual: image surfaces hold 32,767 pixels along each side.
  public static let largestSide = 32_767

  /// The maximum length of a view that is drawn, in points.
  ///
  /// - Source: chosen: a tenth of the largest number that the renderers take, which leaves room for
  ///   scales and for places in a scroll view.
  public static let largestLength = 1e8
}
