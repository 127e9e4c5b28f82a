public import ScrollworkViews

extension SceneProblem {
  /// What a problem means for whoever wanted a picture.
  public enum Severity: Hashable, Sendable {
    /// The picture shows what can be shown; worth a word.
    case warning
    /// The picture is what it is, and not what the script expects.
    case unmet
    /// The scene is at fault; there is no picture.
    case malformed
    /// Something the scene needs is not there; there is no picture.
    case missing

    /// Whether nothing can be shown.
    var leavesNoPicture: Bool { self == .malformed || self == .missing }
  }

  /// How grave the problem is.
  public var severity: Severity {
    switch self {
    case .notFinite, .tooLarge, .badScript, .missingModel, .noZoom, .noSuchValue, .wrongValue:
      .malformed
    case .unmet: .unmet
    case .missingImage: .missing
    case .noSuchView, .nothingToDo, .endlessChanges, .stateWrittenWhileDrawing,
      .stateOutlived, .severalSources, .duplicateID, .taskWaits, .noSuchScrollTarget,
      .scrolledWhileDrawing, .noPhases, .noLength, .endlessViews, .noDestination, .missingColor,
      .missingSymbol, .missingFont, .pictureNotLoaded, .closedMenu:
      .warning
    }
  }
}
