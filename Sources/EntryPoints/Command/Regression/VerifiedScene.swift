import Foundation
import ScrollworkLoose
import ScrollworkRegression
import ScrollworkStudio
import ScrollworkSystem

/// The comparison of a scene with its reference, with its pictures, and the exit code it asks for.
struct VerifiedScene: Sendable {
  var comparison: Comparison
  var pictures: any ComparisonPictures
  /// The exit code of a comparison that could not be made; nil for others.
  var problem: CommandStatus?

  /// A comparison that was made.
  init(_ comparison: Comparison, _ pictures: any ComparisonPictures) {
    (self.comparison, self.pictures) = (comparison, pictures)
  }

  /// A comparison that could not be made.
  init(_ name: String, _ reference: ReferenceFolder, broken failure: Failure) {
    comparison = Comparison(
      unmade: name, .broken, reference: reference.url.relativePath,
      problem: Comparison.Problem(failure.message, details: failure.diagnostics.map(\.text)))
    (pictures, problem) = (NoPictures(), failure.status)
  }

  /// A reference that belongs to no scene.
  init(stale name: String, _ reference: ReferenceFolder, because cause: String) {
    comparison = Comparison(
      unmade: name, .stale, reference: reference.url.relativePath,
      problem: Comparison.Problem(cause))
    pictures = NoPictures()
  }

  /// A comparison that could not be made, as the scene or its reference is at fault.
  ///
  /// - Throws: Errors that end the command: of what cannot be written, and interruptions.
  init(_ name: String, _ reference: ReferenceFolder, unless error: any Error) throws {
    let failure = Failure(error)
    switch failure.status {
    case .usage, .malformed, .missing: self.init(name, reference, broken: failure)
    // Of a compiler that crashed on these files alone.
    case .bug where error is LooseError: self.init(name, reference, broken: failure)
    default: throw error
    }
  }
}

/// The comparison that a process of Swift files hands over to the one that reports.
///
/// The pictures stay where they are: in the reference and in the candidate.
struct HandedScene: Codable {
  private var comparison: Comparison
  private var problem: Int32?

  /// Writes a comparison to a file.
  ///
  /// - Throws: What writing throws.
  static func write(_ scene: VerifiedScene, to file: URL) throws {
    let handed = HandedScene(comparison: scene.comparison, problem: scene.problem?.rawValue)
    try AtomicFile.write(JSONEncoder().encode(handed), to: file)
  }

  /// Reads a comparison from a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - reference: The reference, for its pictures.
  ///   - candidate: The candidate, for its pictures.
  /// - Returns: The comparison; nil if there is none.
  static func read(
    _ file: URL, _ reference: ReferenceFolder, _ candidate: ReferenceFolder
  ) -> VerifiedScene? {
    guard let data = try? InputFile.contents(of: file.path),
      let handed = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    var scene = VerifiedScene(
      handed.comparison,
      FolderPictures(old: { reference.picture($0) }, new: { candidate.candidatePicture($0) }))
    scene.problem = handed.problem.flatMap(CommandStatus.init)
    if scene.comparison.verdict == .broken { scene.pictures = NoPictures() }
    return scene
  }
}
