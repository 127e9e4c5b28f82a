import Foundation
import ScrollworkCairo
import ScrollworkFigures
import ScrollworkLoose
import ScrollworkReels
import ScrollworkRegression
import ScrollworkScript
import ScrollworkShaders
import ScrollworkStage
import ScrollworkStudio

/// An error of a verb: one message and an exit code.
struct Failure: Error, Hashable, CustomStringConvertible {
  let status: CommandStatus
  let message: String
  /// The diagnostics written before the message.
  var diagnostics: [Diagnostic] = []
  /// What it is about; nil for what its exit code tells.
  var kind: Diagnostic.Kind?
  /// The file that the message names.
  var file: Diagnostic.Place?
  /// What was expected: words, names or values.
  var expected: [String] = []
  /// The nearest known word.
  var suggestion: String?

  /// The message.
  var description: String { message }

  /// The message as a diagnostic.
  var diagnostic: Diagnostic {
    Diagnostic(
      kind: kind ?? status.kind, place: file, isPlaceInMessage: true, label: "error: ",
      message: message, expected: expected, suggestion: suggestion)
  }
}

extension Failure {
  /// Converts an error of a lower room to its exit code and message.
  init(_ error: any Error) { self = Failure(plainly: error).describing(error) }

  private init(plainly error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StudioError: self.init(status: error.status, message: error.description)
    case let error as MergeError: self.init(status: error.status, message: error.description)
    case let error as RecordingError: self.init(status: error.status, message: error.description)
    case let error as ReelInputError: self.init(status: error.status, message: error.description)
    case let error as ReelFileError: self.init(status: error.status, message: error.description)
    case let error as PictureStepError: self.init(status: .malformed, message: error.description)
    case let error as RevisionError:
      self.init(
        status: error.status, message: error.description,
        diagnostics: error.details.map { Diagnostic(kind: .reference, message: $0) })
    case let error as ReelsError: self.init(status: error.status, message: error.description)
    case let error as YAMLError:
      self.init(
        status: .malformed, message: error.summary,
        diagnostics: ([error] + error.others).prefix(ScriptErrors.most).map { Diagnostic($0) })
    case let error as FigureError: self.init(status: .malformed, message: error.message)
    case let error as PicturesError: self.init(status: .malformed, message: error.description)
    case let error as StagingError: self.init(status: .usage, message: error.description)
    case let error as CairoError: self.init(status: error.status, message: error.description)
    case let error as ScriptErrors:
      self.init(
        status: error.isMissing ? .missing : .malformed, message: error.summary,
        diagnostics: error.errors.prefix(ScriptErrors.most).map { Diagnostic($0) })
    case let error as LooseError:
      self.init(status: error.status, message: error.description, diagnostics: error.diagnostics)
    case let error as ShaderError:
      self.init(status: error.status, message: error.description, diagnostics: error.diagnostics)
    case OutputError.closedPipe:
      self.init(status: .closedPipe, message: "nothing reads the output")
    case OutputError.cannotWrite(let reason):
      self.init(status: .cannotWrite, message: "cannot write standard output: \(reason)")
    case is CancellationError: self.init(status: .interrupted, message: "interrupted")
    case let error as CocoaError: self.init(error)
    default:
      self.init(
        status: .bug, message: "internal error, please report it: \(error)")
    }
  }
}

extension Failure {
  /// Converts an error of a file that Foundation was to read or to write.
  private init(_ error: CocoaError) {
    let writes =
      (CocoaError.fileWriteUnknown.rawValue...CocoaError.fileWriteVolumeReadOnly.rawValue)
      .contains(error.code.rawValue)
    let reason = error.localizedDescription
    let path = error.filePath.map { " \($0)" } ?? ""
    self.init(
      status: writes ? .cannotWrite : .missing,
      message: "cannot \(writes ? "write" : "read")\(path): "
        + reason.prefix(1).lowercased() + reason.dropFirst())
  }
}

extension StudioError {
  fileprivate var status: CommandStatus {
    switch self {
    case .cannotWrite: .cannotWrite
    case .outsideReel, .backwards, .tooManyStills: .usage
    case .canvas, .unreadableScript: .malformed
    case .missingScript, .cannotRead: .missing
    case .scene(_, let problem): problem.severity == .missing ? .missing : .malformed
    }
  }
}

extension MergeError {
  fileprivate var status: CommandStatus {
    switch self {
    case .nothing, .unfinished, .missing: .missing
    case .differs, .conflict, .damaged: .malformed
    case .ontoItself: .usage
    }
  }
}

extension ReelFileError {
  fileprivate var status: CommandStatus {
    if case .missing = self { .missing } else { .malformed }
  }
}

extension RecordingError {
  fileprivate var status: CommandStatus {
    if case .missing = self { .missing } else { .malformed }
  }
}

extension RevisionError {
  fileprivate var status: CommandStatus {
    switch self {
    case .noRepository, .missingProgram, .unknown, .missingFile: .missing
    case .failed, .unusable: .malformed
    }
  }
}

extension ReelInputError {
  fileprivate var status: CommandStatus {
    switch self {
    case .missing, .noPictures: .missing
    case .gap, .mixedSizes, .unreadable: .malformed
    }
  }
}

extension ReelsError {
  fileprivate var status: CommandStatus {
    switch self {
    case .missingEncoder: .missing
    case .oddSize, .opaqueForm, .tooLarge: .usage
    case .encoder: .cannotWrite
    }
  }
}

extension CairoError {
  fileprivate var status: CommandStatus {
    switch self {
    case .missingFont, .noFonts, .unreadableFont, .missingImageFolder, .missingImage: .missing
    case .malformedImage, .canvas, .bitmapTooLarge, .number, .outOfMemory:
      .malformed
    case .library, .missingShader: .bug
    }
  }
}

extension LooseError {
  fileprivate var status: CommandStatus {
    switch self {
    case .severalViews, .genericView: .usage
    case .missingFile, .cannotRead, .noSources, .noApp, .unknownView, .missingToolchain,
      .mismatchedToolchain, .missingModules, .missingExports, .mismatchedBuild:
      .missing
    case .notText, .tooManyFiles, .noViews, .doesNotCompile, .notReduced, .compilationLimit,
      .crashed, .shaderCrashed, .ended:
      .malformed
    case .missingPackages, .packages: .missing
    case .shaders(let error): error.status
    case .cannotWrite, .untrustedCaches, .untrustedLibrary: .cannotWrite
    case .compilerFailed, .standIn, .unreadableModule, .cannotLoad: .bug
    }
  }

  /// The compiler's diagnostics, if the views do not compile.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .doesNotCompile(let report), .compilationLimit(_, _, let report):
      Diagnostic.all(in: report)
    case .missingPackages(let needs, let report):
      Diagnostic.all(in: report) + needs.map { Diagnostic($0) }
    default: report.map(Diagnostic.all) ?? []
    }
  }
}

extension ShaderError {
  fileprivate var status: CommandStatus {
    switch self {
    case .missingFile, .noSources, .cannotRead, .missingToolchain, .missingHeaders: .missing
    case .notText, .doesNotCompile, .compilationLimit: .malformed
    case .cannotWrite, .untrustedLibrary: .cannotWrite
    case .compilerFailed, .cannotLoad: .bug
    }
  }

  /// The compiler's diagnostics, if Metal files do not compile.
  fileprivate var diagnostics: [Diagnostic] {
    if case .doesNotCompile(let report) = self { Diagnostic.all(in: report) } else { [] }
  }
}
