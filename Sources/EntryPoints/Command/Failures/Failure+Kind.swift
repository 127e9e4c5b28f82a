import ScrollworkCairo
import ScrollworkFigures
import ScrollworkLoose
import ScrollworkReels
import ScrollworkRegression
import ScrollworkScript
import ScrollworkShaders
import ScrollworkStage
import ScrollworkStudio

extension Failure {
  /// The failure of an error of a lower room with what programs read of it: what it is about, the file, and
  /// what was expected.
  func describing(_ error: any Error) -> Failure {
    var failure = self
    failure.kind = kind ?? Self.kind(of: error)
    switch error {
    case let error as LooseError: failure.describe(error)
    case StudioError.missingScript(let path, let nearest):
      (failure.file, failure.suggestion) = (.init(file: path), nearest)
    case StudioError.cannotWrite(let path, _), StudioError.cannotRead(let path, _),
      StudioError.unreadableScript(let path):
      failure.file = .init(file: path)
    default: break
    }
    return failure
  }

  private mutating func describe(_ error: LooseError) {
    switch error {
    case .missingFile(let path, let nearest):
      (file, suggestion) = (.init(file: path), nearest)
    case .notText(let path), .cannotRead(let path, _), .cannotWrite(let path, _),
      .noSources(let path), .noApp(let path):
      file = .init(file: path)
    case .severalViews(let names, let helpers): expected = names + helpers
    case .unknownView(_, let known, let helpers, let nearest):
      (expected, suggestion) = (known + helpers, nearest)
    case .crashed(_, _, let place), .ended(_, _, let place):
      file = place.map(Diagnostic.Place.init(text:))
    default: break
    }
  }

  /// What an error is about; nil for one whose exit code tells it.
  private static func kind(of error: any Error) -> Diagnostic.Kind? {
    switch error {
    case let error as LooseError: error.kind
    case let error as StudioError: error.kind
    case let error as ShaderError: error.kind
    case let error as CairoError: error.kind
    case is ScriptErrors: .script
    case is YAMLError, is FigureError: .yaml
    case is PictureStepError: .scene
    case is MergeError, is RecordingError, is ReelInputError, is ReelFileError, is RevisionError,
      is PicturesError:
      .reference
    case let error as ReelsError: error.kind
    default: nil
    }
  }
}

extension CommandStatus {
  /// What a failure with the exit code is about, where nothing else tells it.
  var kind: Diagnostic.Kind {
    switch self {
    case .success: .progress
    case .mismatch: .mismatch
    case .usage: .usage
    case .malformed: .scene
    case .missing: .file
    case .bug: .internal
    case .cannotWrite, .closedPipe: .output
    case .interrupted: .interrupted
    }
  }
}

extension LooseError {
  fileprivate var kind: Diagnostic.Kind? {
    switch self {
    case .noViews, .severalViews, .unknownView, .genericView: .name
    case .missingToolchain, .mismatchedToolchain, .missingModules, .missingExports,
      .mismatchedBuild, .compilerFailed, .standIn, .unreadableModule, .cannotLoad:
      .toolchain
    case .doesNotCompile, .notReduced, .compilationLimit: .swift
    case .missingPackages, .packages: .package
    case .crashed, .shaderCrashed, .ended: .crash
    case .shaders(let error): error.kind
    case .missingFile, .noSources, .noApp, .tooManyFiles, .notText, .cannotRead: .file
    case .untrustedLibrary, .untrustedCaches, .cannotWrite: .output
    }
  }
}

extension StudioError {
  fileprivate var kind: Diagnostic.Kind? {
    switch self {
    case .missingScript, .cannotRead, .unreadableScript: .file
    default: nil
    }
  }
}

extension ShaderError {
  fileprivate var kind: Diagnostic.Kind? {
    switch self {
    case .doesNotCompile, .compilationLimit: .metal
    case .missingToolchain, .missingHeaders, .compilerFailed, .cannotLoad: .toolchain
    case .missingFile, .noSources, .notText, .cannotRead: .file
    case .cannotWrite, .untrustedLibrary: .output
    }
  }
}

extension CairoError {
  fileprivate var kind: Diagnostic.Kind? {
    switch self {
    case .missingFont, .noFonts, .unreadableFont, .missingImageFolder, .malformedImage,
      .missingImage:
      .asset
    default: nil
    }
  }
}

extension ReelsError {
  fileprivate var kind: Diagnostic.Kind? {
    switch self {
    case .missingEncoder, .encoder: .encoder
    case .oddSize, .opaqueForm, .tooLarge: .usage
    }
  }
}
