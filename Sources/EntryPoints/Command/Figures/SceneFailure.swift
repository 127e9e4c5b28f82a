import ScrollworkFigures
import ScrollworkStudio

/// The failure of a scene that a figure asks for.
struct SceneFailure: Error {
  /// The failure.
  let failure: Failure
  /// The keys that lead to the scene from the figure.
  let keys: [FigureKey]

  /// The failure with its place in a figure file.
  func located(in file: FigureFile, _ entry: FigureFile.Entry) -> Failure {
    let error = file.error(FigureError(failure.message, at: keys), in: entry)
    return Failure(
      status: failure.status, message: "\(file.file) has a mistake",
      diagnostics: failure.diagnostics + [Diagnostic(error)], kind: .yaml)
  }
}
