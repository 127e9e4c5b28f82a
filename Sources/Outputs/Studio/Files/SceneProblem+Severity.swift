public import ScrollworkViews

extension SceneProblem {
  /// The effect of a problem on the output.
  public enum Severity: Hashable, Sendable {
    /// The picture shows all that can be drawn; reported as a warning.
    case warning
    /// The picture is valid, but an expectation of the script is not met.
    case unmet
    /// The scene is invalid; there is no picture.
    case malformed
    /// A resource of the scene is missing; there is no picture.
    case missing

    /// Whether there is no picture.
    var leavesNoPicture: Bool { self == .malformed || self == .missing }
  }

  /// The severity of the problem.
  public var severity: Severity {
    switch self {
    case .notFinite, .canvasTooLarge, .viewTooLarge, .undrawable, .badScript, .missingModel,
      .noZoom, .noSuchValue, .wrongValue:
      .malformed
    case .unmet: .unmet
    case .noSuchView, .nothingToDo, .endlessChanges, .stateWrittenWhileDrawing,
      .stateOutlived, .severalSources, .duplicateID, .taskWaits, .noSuchScrollTarget,
      .scrolledWhileDrawing, .noPhases, .noLength, .lengthNotFinite, .endlessViews, .noDestination,
      .missingImage, .unusableShader, .missingColor, .missingSymbol, .missingFont,
      .pictureNotLoaded:
      .warning
    }
  }
}
