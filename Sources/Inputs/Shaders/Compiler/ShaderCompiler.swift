package import Foundation
import ScrollworkCompilers
import ScrollworkDrawing

/// The compiler of Metal files to libraries; those of unchanged files come from the cache.
package struct ShaderCompiler: Sendable {
  private let toolchain: ClangToolchain
  private let headers: ShaderHeaders
  private let cache: ShaderCache
  private let target: ShaderTarget

  /// A compiler into a folder of the user's cache, for the instructions of a target.
  ///
  /// `whole` is the folder of the whole cache, whose bound is kept; nil is that of the shaders alone.
  /// `headers` is the folder of the headers of Metal; nil is that which comes with this program.
  package init(
    cache: URL, within whole: URL? = nil, headers: URL? = nil, target: ShaderTarget = .current
  ) throws(ShaderError) {
    toolchain = try ClangToolchain.find()
    self.headers = try ShaderHeaders(headers ?? ShaderHeaders.own)
    self.cache = ShaderCache(root: cache, within: whole)
    self.target = target
  }

  /// The bound of the compiler's processor time for a file, in seconds.
  ///
  /// - Source: chosen; a large file takes three.
  package static let limit = 60

  /// What came of the compilation of a file.
  package struct Outcome: Sendable {
    /// The file.
    package let unit: MetalUnit
    /// The location of the library; nil for a file without functions for views, which is left alone.
    package let library: Result<URL?, ShaderError>
  }

  /// Compiles the files of a source, each by itself: one with errors fails alone.
  package func libraries(
    of source: MetalSource, limit: Int = Self.limit
  ) async throws(CancellationError) -> [Outcome] {
    var results: [Int: Result<URL?, ShaderError>] = [:]
    await withTaskGroup(of: (Int, Result<URL?, ShaderError>).self) { group in
      var next = source.units.indices.makeIterator()
      func begin() {
        guard let number = next.next() else { return }
        group.addTask { (number, await result(of: source.units[number], limit: limit)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { begin() }
      while let (number, result) = await group.next() {
        results[number] = result
        begin()
      }
    }
    if Task.isCancelled { throw CancellationError() }
    return source.units.enumerated().compactMap { number, unit in
      results[number].map { Outcome(unit: unit, library: $0) }
    }
  }

  private func result(of unit: MetalUnit, limit: Int) async -> Result<URL?, ShaderError> {
    guard !unit.stitchable.isEmpty else { return .success(nil) }
    do {
      return .success(try await library(of: unit, limit: limit))
    } catch {
      return .failure(error)
    }
  }

  /// The library of a file that has functions for views.
  package func library(
    of unit: MetalUnit, limit: Int = Self.limit
  ) async throws(ShaderError) -> URL {
    if let report = ShaderReport(unknownLayerOf: unit) { throw .doesNotCompile(report) }
    let key = key(of: unit)
    if let library = cache.library(key) { return library }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    let library = try await compile(unit, in: workshop, limit: limit)
    // Without the copies that it was made of.
    let kept = try cache.makeStagingFolder()
    defer { kept.remove() }
    rename(library.path, kept.folder.appending(path: ShaderCache.libraryName).path)
    return try cache.keep(kept, as: key)
  }

  /// The hash of all that a library is made of.
  private func key(of unit: MetalUnit) -> String {
    let parts =
      [unit.content.description, headers.identity, toolchain.identity, target.rawValue]
      + ShaderOptions.all + target.options + toolchain.linkerOptions
      + unit.stitchable.map(\.name)
    return ShaderCache.key(of: parts.joined(separator: "\n"))
  }

  /// Compiles a file in a temporary folder, which gets copies of what was read of it.
  private func compile(
    _ unit: MetalUnit, in workshop: StagingFolder<CachedShaders>, limit: Int
  ) async throws(ShaderError) -> URL {
    let folder = workshop.folder
    let copies = CopiedFiles(unit, in: folder)
    for (file, path) in zip(copies.files, copies.paths) {
      try workshop.write(file.text, at: path)
    }
    let wrapper = ShaderWrapper(unit, copies: copies.path)
    let main = try workshop.write(wrapper.text, to: "wrapper.cpp")
    let library = folder.appending(path: ShaderCache.libraryName)
    let arguments =
      ShaderOptions.all + target.options + headers.options + toolchain.linkerOptions
      + copies.headerFolders.flatMap { ["-I", $0] } + ["-o", library.path, main]
    let process: ClangProcess
    do {
      process = try await ClangProcess(toolchain.compiler, arguments, seconds: limit)
    } catch {
      throw .compilerFailed(message: error.systemReason)
    }
    guard !process.isSuccess else {
      if let report = ShaderReport(undefinedIn: process.output, of: unit) {
        throw .doesNotCompile(report)
      }
      if let fault = CompiledFile.fault(of: library, as: .library) {
        throw .compilerFailed(message: fault)
      }
      return library
    }
    if process.isEnded { throw .compilationLimit(path: unit.path, seconds: limit) }
    guard let report = ShaderReport(process.output, files: copies) else {
      let line = process.output.split(separator: "\n").first { $0.contains("error: ") }
      throw .compilerFailed(message: line.map(String.init) ?? "it gave no reason")
    }
    throw .doesNotCompile(report)
  }
}
