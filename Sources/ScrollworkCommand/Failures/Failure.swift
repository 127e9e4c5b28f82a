import ScrollworkCairo
import ScrollworkStudio
import ScrollworkViews

/// Why a verb did not do what it was asked to: one message, and the number to end with.
struct Failure: Error, Hashable {
  let status: CommandStatus
  let message: String
}

extension Failure {
  /// What an error from below means here.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StudioError: self.init(status: error.status, message: error.description)
    case let error as CairoError: self.init(status: error.status, message: error.description)
    case is CancellationError: self.init(status: .interrupted, message: "interrupted")
    default:
      self.init(
        status: .bug, message: "this should not have happened, please report it: \(error)")
    }
  }
}

extension StudioError {
  fileprivate var status: CommandStatus {
    switch self {
    case .cannotWrite: .cannotWrite
    case .outsideReel, .backwards: .usage
    case .canvas: .malformed
    case .scene(_, let problem): problem.severity == .missing ? .missing : .malformed
    }
  }
}

extension CairoError {
  fileprivate var status: CommandStatus {
    switch self {
    case .missingFont, .noFonts, .unreadableFont, .missingImageFolder, .missingImage: .missing
    case .malformedImage, .canvas, .bitmapTooLarge, .number, .outOfMemory: .malformed
    case .library: .bug
    }
  }
}
