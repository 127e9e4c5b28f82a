import Foundation
import ScrollworkCompilers
import ScrollworkProjects

/// A run of Swift's package manager in a folder of the cache.
struct FetchRun: Sendable {
  private let program: String
  private let folder: URL

  /// A run in `folder`, with the package manager of a toolchain.
  init(_ toolchain: Toolchain, folder: URL) {
    program =
      URL(filePath: toolchain.compiler).deletingLastPathComponent()
      .appending(path: "swift").path
    self.folder = folder
  }

  /// Fetches packages, and builds what the modules need.
  func fetch(_ manifest: FetchManifest, for modules: [String]) async throws -> FetchedPackages {
    var manifest = manifest
    try write("", to: "Sources/\(FetchManifest.name)/packages.swift")
    let failures = try await resolve(&manifest)
    let build = folder.appending(path: ".build")
    let checkouts = PackageCheckouts(build.appending(path: "checkouts").path)
    let sorting = CheckoutSorting(checkouts, needed: modules)
    var fetched = FetchedPackages(sources: sorting.compiled, failures: failures)
    guard !sorting.built.isEmpty else { return fetched }
    for module in sorting.built {
      let product = module.product ?? module.source.name
      if !manifest.products.contains(where: { $0.name == product }) {
        manifest.products.append((product, module.package))
      }
      // What other packages depend on is known to them alone.
      let identity = module.package.lowercased()
      if !manifest.references.contains(where: { $0.identity == identity }),
        let reference = checkouts.references.first(where: { $0.identity == identity })
      {
        manifest.references.append(reference)
      }
    }
    try write(manifest.text, to: "Package.swift")
    let result = try await run(["build", "-c", "debug"])
    guard result.isSuccess else {
      throw LooseError.packages(reason: Self.reason(in: result.output), isLate: result.isLate)
    }
    let products = build.appending(path: "debug").resolvingSymlinksInPath()
    fetched.add(
      sorting.built.map(\.source.name), builtIn: products.path, maps: Self.maps(in: build))
    if let fault = fetched.fault { throw LooseError.packages(reason: fault, isLate: false) }
    return fetched
  }

  /// Resolves the packages that can be; returns the reasons of the others, which are left out.
  ///
  /// First with the versions that the project's own package manager chose, then with any that are
  /// accepted.
  private func resolve(_ manifest: inout FetchManifest) async throws -> [String: String] {
    try write(manifest.pins, to: "Package.resolved")
    var failures: [String: String] = [:]
    var isPinned = true
    while !manifest.references.isEmpty {
      try write(manifest.text, to: "Package.swift")
      let result = try await run(["package", "resolve"])
      if result.isSuccess { return failures }
      if result.isLate { throw LooseError.packages(reason: "", isLate: true) }
      let errors = result.output.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("error: ") }.map {
          $0.dropFirst("error: ".count).trimmingCharacters(in: [" ", ":"])
        }
      let isAbout = { (reference: PackageReference) in
        errors.first { error in
          error.contains("'\(reference.identity)'") || error.contains("/\(reference.name)-")
            || error.contains(reference.url ?? "'")
        }
      }
      if isPinned {
        isPinned = false
        try? FileManager.default.removeItem(at: folder.appending(path: "Package.resolved"))
        continue
      }
      let faulty = manifest.references.filter { isAbout($0) != nil }
      // An error about none of them is one about all.
      for reference in faulty.isEmpty ? manifest.references : faulty {
        failures[reference.identity] = isAbout(reference) ?? Self.reason(in: result.output)
      }
      manifest.references.removeAll { failures[$0.identity] != nil }
    }
    return failures
  }

  /// The first error of the package manager or of the compiler.
  private static func reason(in output: String) -> String {
    let lines = output.split(separator: "\n")
    let error = lines.first { $0.contains("error: ") } ?? lines.last ?? "it gave no reason"
    return String(error).replacing("error: ", with: "")
  }

  /// The module maps that the build's description names, without repetition.
  private static func maps(in build: URL) -> [String] {
    let mark = "\"-fmodule-map-file="
    let text =
      (try? String(contentsOf: build.appending(path: "debug.yaml"), encoding: .utf8)) ?? ""
    let maps = text.split(separator: ",").compactMap { word in
      word.hasPrefix(mark) ? String(word.dropFirst(mark.count).prefix { $0 != "\"" }) : nil
    }
    return Set(maps).sorted()
  }

  /// Runs the package manager; a run that was interrupted says nothing about the packages.
  private func run(_ arguments: [String]) async throws -> CompilerProcess {
    let result = try await CompilerProcess(
      program, arguments + ["--package-path", folder.path], seconds: PackageFetcher.limit)
    try Task.checkCancellation()
    if let signal = result.signal, !result.isLate {
      throw LooseError.packages(reason: "the signal \(signal) ended it", isLate: false)
    }
    return result
  }

  private func write(_ text: String, to name: String) throws(LooseError) {
    let url = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: url)
    } catch {
      throw .cannotWrite(path: url.path, reason: error.systemReason)
    }
  }
}
