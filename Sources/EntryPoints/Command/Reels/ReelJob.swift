import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkReels
import ScrollworkStudio
import Synchronization

/// The making of the files of one reel.
@MainActor struct ReelJob {
  let source: FilmSource
  let outputs: [ReelOutput]
  let settings: EncodingSettings
  /// Frames per second.
  let fps: Int
  /// The most bytes that a file may have.
  let maxSize: Int?
  /// The file of the poster.
  let poster: URL?
  /// Frames drawn at a time.
  let jobs: Int
  let renderer: CairoRenderer
  let console: Console
  /// The records of what is made, if they are kept.
  var freshness: FileFreshness?

  /// Makes all files, or those that are not up to date.
  mutating func run() async throws {
    // A GIF cannot tell every rate; forms of one rate share the stills.
    let groups = Dictionary(grouping: outputs) { $0.form.frameRate(nearest: fps) }
      .sorted { $0.key.time(of: 1) < $1.key.time(of: 1) }
    for (rate, outputs) in groups {
      let films = try films(rate, source.scale)
      var wanted: [ReelOutput] = []
      for output in outputs where try isWanted(output, films) { wanted.append(output) }
      if let maxSize {
        for output in wanted { try await fit(output, into: maxSize) }
      } else if !wanted.isEmpty {
        for reel in try await make(wanted, of: films, settings) { try tell(reel) }
        await hint(wanted, films)
      }
      for output in wanted { try record(output, films) }
    }
    if let poster {
      try makePoster(poster, source.film(groups.first?.key ?? FrameRate(fps), source.scale))
    }
    try freshness?.finish()
  }

  private func films(_ rate: FrameRate, _ scale: CGFloat) throws -> SchemeFilms {
    let (film, dark) = (try source.film(rate, scale), try source.dark?(rate, scale))
    if let dark, dark.count != film.count {
      throw StagingError.differentDurations(
        first: film.name, film.duration, second: "\(dark.name), dark", dark.duration)
    }
    return SchemeFilms(film: film, dark: dark)
  }

  // MARK: Making

  private func make(
    _ outputs: [ReelOutput], of films: SchemeFilms, _ settings: EncodingSettings, limit: Int = .max
  ) async throws -> [MadeReel] {
    let line = ProgressLine(source.name, on: console)
    defer { Watchdog.stills.store(0, ordering: .relaxed) }
    do {
      let maker = ReelMaker(
        films.film, dark: films.dark, renderer: renderer, settings: settings, jobs: jobs)
      let made = try await maker.make(outputs, limit: limit) {
        Watchdog.stills.store($0.done + 1, ordering: .relaxed)
        line.show($0)
      }
      line.clear()
      return made
    } catch {
      line.clear()
      throw error is CancellationError ? Failure.interruptedReel(source.name, line.last) : error
    }
  }

  private func tell(_ reel: MadeReel, note: String = "") throws {
    try console.writeSummary(
      "\(source.name): \(Stills.counted(reel.count)) at \(reel.rate) fps, \(ByteCount(reel.size)), "
        + reel.output.file.relativePath + note)
  }

  private mutating func makePoster(_ file: URL, _ film: Film) throws {
    let settings = ["form": "poster"].merging(libraries) { first, _ in first }
    guard try freshness?.isWanted(file, settings, { try film.posterDigest() }) ?? true else {
      return
    }
    let picture = try film.frame(film.poster).picture(
      file.pathExtension.lowercased() == "svg" ? .svg : .png, with: renderer)
    try AtomicFile.write(picture, to: file)
    try console.writeSummary(
      "\(source.name): still \(film.poster), \(ByteCount(picture.count)), \(file.relativePath)")
    try freshness?.record(file, settings, film.posterDigest())
  }

  // MARK: Sizes

  /// Makes a file within a number of bytes, with other settings as long as it is too large.
  private func fit(_ output: ReelOutput, into limit: Int) async throws {
    let start = SizeFitting(
      form: output.form, limit: limit, settings: settings, scale: source.scale, fps: fps,
      canvas: try source.film(FrameRate(fps), source.scale).canvas,
      hasFixedSize: source.hasFixedSize)
    var fitting = start
    while true {
      let films = try films(output.form.frameRate(nearest: fitting.fps), fitting.scale)
      do {
        for reel in try await make([output], of: films, fitting.settings, limit: limit) {
          try tell(reel, note: fitting.differences(from: start))
        }
        return
      } catch ReelsError.tooLarge(let path, let size, let limit) {
        let tried = fitting.differences(from: start)
        guard fitting.shrink(from: size) else {
          let error = ReelsError.tooLarge(path: path, size: size, limit: limit)
          throw Failure(
            status: .usage,
            message: "\(error)" + (tried.isEmpty ? "" : ", even\(tried.dropFirst())"))
        }
      }
    }
  }

  /// The smallest animated SVG that is compared with a video, in bytes.
  ///
  /// - Source: chosen; smaller files suit any page.
  private static let leastHintedSize = 200_000

  /// Says when a video would be smaller than an animated SVG.
  private func hint(_ outputs: [ReelOutput], _ films: SchemeFilms) async {
    guard let svg = outputs.first(where: { $0.form == .svg }),
      !outputs.contains(where: { $0.form == .mp4 }),
      let size = try? svg.file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size >= Self.leastHintedSize,
      // The file is made, whatever becomes of the estimate.
      let video = try? await VideoEstimate(films.film, renderer: renderer, settings: settings)
        .size(),
      video < size
    else { return }
    console.writeNote(
      "\(svg.file.relativePath) has \(ByteCount(size)); as .mp4 it would have about "
        + "\(ByteCount(video))")
  }
}

// MARK: Up to date

extension ReelJob {
  private mutating func isWanted(_ output: ReelOutput, _ films: SchemeFilms) throws -> Bool {
    let recorded = recorded(output, films.film)
    return try freshness?.isWanted(
      output.file, recorded, { try films.digests(reported: output.form.showsReports) }) ?? true
  }

  private mutating func record(_ output: ReelOutput, _ films: SchemeFilms) throws {
    let recorded = recorded(output, films.film)
    try freshness?.record(
      output.file, recorded, films.digests(reported: output.form.showsReports))
  }

  /// The settings that the bytes of a file depend on.
  private func recorded(_ output: ReelOutput, _ film: Film) -> [String: String] {
    var values = settings.values(for: output.form)
    values["form"] = output.form.rawValue
    values["fps"] = "\(film.rate)"
    values["max-size"] = maxSize.map(String.init)
    values["both-schemes"] = source.dark == nil ? nil : "true"
    return values.merging(libraries) { first, _ in first }
  }

  /// The versions of the rules of encoding and drawing and of libraries, and a hash of the fonts.
  private var libraries: [String: String] {
    var versions = ["encoding rules": EncodingRules.version]
    var fonts: [String] = []
    for (name, version) in renderer.provenance {
      if name.hasPrefix("font ") {
        fonts.append("\(name) \(version)")
      } else {
        versions[name] = version
      }
    }
    versions["fonts"] =
      ContentDigest(of: Data(fonts.joined(separator: "\n").utf8)).hexadecimal(digits: 16)
    return versions
  }
}

extension SizeFitting {
  /// The options that differ from those of another search, for a message.
  fileprivate func differences(from other: SizeFitting) -> String {
    var options: [String] = []
    if let crf = settings.crf, crf != other.settings.crf { options.append("--crf \(crf)") }
    if scale != other.scale { options.append("--scale \(Decimal3.spell(scale))") }
    if fps != other.fps { options.append("--fps \(fps)") }
    return options.isEmpty ? "" : ", with " + options.joined(separator: " ")
  }
}
