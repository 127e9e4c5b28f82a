import Foundation
import ScrollworkRegression
import ScrollworkSystem

/// A reference, or a scene without one, and what there is to do for it.
enum ReferenceEntry {
  /// A scene of the tool, by the arguments of `verify`.
  case scene(String, arguments: [String])
  /// A scene of the tool whose reference does not say so, as older versions recorded it.
  case unclaimed(String)
  /// Swift files, by the arguments of `verify`.
  case files(String, arguments: [String])
  /// A reference with nothing to compare it with, which may be removed on demand.
  case stale(VerifiedScene, cause: String)
  /// A reference that cannot be compared, and is never removed.
  case told(VerifiedScene)

  /// The entry of a reference.
  ///
  /// - Parameters:
  ///   - name: The name of the reference.
  ///   - folder: The reference.
  ///   - paths: The paths as references keep them.
  ///   - scenes: The names of the tool's scenes.
  init(_ name: String, _ folder: ReferenceFolder, _ paths: ReferencePaths, scenes: [String]) {
    let source: ReferenceSource?
    do throws(RecordingError) { source = try folder.manifest().source } catch {
      self = .told(VerifiedScene(name, folder, broken: Failure(error)))
      return
    }
    do throws(Failure) {
      if let scene = source?.scene {
        guard scenes.contains(scene) else {
          let cause = "the tool has no scene \"\(scene)\""
          self = .stale(
            VerifiedScene(
              stale: name, folder, because: "\(cause); --prune removes the reference"),
            cause: cause)
          return
        }
        self = .scene(name, arguments: try source?.arguments(paths) ?? [])
      } else if let source, let files = source.files, !files.isEmpty {
        let words = try source.arguments(paths)
        if let gone = files.map(paths.typed)
          .first(where: { !InputFile.exists($0) })
        {
          let cause = "\(gone) is gone"
          self = .stale(
            VerifiedScene(
              stale: name, folder,
              because: "\(cause); --prune removes the reference, and verify FILE --name \(name) "
                + "--record makes it that of another file"), cause: cause)
          return
        }
        self = .files(name, arguments: words)
      } else if scenes.contains(name) {
        self = .unclaimed(name)
      } else {
        self = .told(
          VerifiedScene(
            stale: name, folder,
            because: "its manifest.json does not say of which scene or Swift file it is; "
              + "verify FILE --name \(name) --record adds that"))
      }
    } catch {
      let failure = Failure(
        status: error.status, message: "\(folder.url.relativePath): \(error.message)")
      self = .told(VerifiedScene(name, folder, broken: failure))
    }
  }
}

extension ReferenceEntry {
  /// Whether it is compared.
  var isLive: Bool {
    switch self {
    case .scene, .unclaimed, .files: true
    case .stale, .told: false
    }
  }

  /// Whether it is that of a scene of the tool.
  var isScene: Bool {
    switch self {
    case .scene, .unclaimed: true
    case .files, .stale, .told: false
    }
  }
}
