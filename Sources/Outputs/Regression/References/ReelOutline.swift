import ScrollworkDrawing
import ScrollworkStage

/// A recording as text for people who review a change: what was recorded, the parameters of code, and what
/// scroll views and views do, a line each.
///
/// Rows of a `ForEach` are one line, curves are their ends, and indicators and source lines are left out. A
/// change of one parameter is one changed line, however many stills and rows it changes.
struct ReelOutline {
  private let recording: Recording

  /// The name of the file in the folder of a reference.
  static let name = "reel.txt"

  /// The most values that a line lists.
  ///
  /// - Source: chosen, so that a line is read at a glance.
  private static let mostListed = 6

  init(_ recording: Recording) { self.recording = recording }

  /// The lines, with a final line feed.
  var text: String {
    var lines = settings
    for (title, entries) in [
      ("script", recording.settings.script), ("scroll views", scrollViews),
      ("parameters", parameters), ("views", views),
    ] where !entries.isEmpty {
      lines +=
        ["", title]
        + entries.map { "  " + $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var settings: [String] {
    let settings = recording.settings
    var words = [
      "\(settings.canvas.map { Decimal3.spell($0) }.joined(separator: " × ")) pt",
      "@\(Decimal3.spell(settings.scale))x", settings.colorScheme,
      ParameterWording.spaced(settings.layoutDirection), "\(settings.fps) stills a second",
    ]
    if let size = settings.dynamicTypeSize { words.append(size) }
    if let locale = settings.locale { words.append(locale) }
    return ["\(settings.scene): \(words.joined(separator: ", "))"]
  }

  private var scrollViews: [String] {
    recording.scrollViews.map { view in
      let rests = ScrollRests(view, count: recording.stills.count).rests
      let places = distinct(
        rests.map { "\(Self.spelled($0.x)), \(Self.spelled($0.y))" })
      let size = { (first: RecordedScrollView.Property, second: RecordedScrollView.Property) in
        "\(Self.range(view.numbers[first])) × \(Self.range(view.numbers[second]))"
      }
      return "\(view.name): content \(size(.contentWidth, .contentHeight)), "
        + "visible \(size(.containerWidth, .containerHeight)), rests at \(list(places))"
    }
  }

  private var parameters: [String] {
    (recording.parameters ?? []).compactMap { entry in
      let values = entry.values.sorted { $0.key < $1.key }.map { name, values in
        let texts = list(values.map(\.text))
        return name.isEmpty ? texts : "\(ParameterWording.spaced(name)) \(texts)"
      }
      guard !values.isEmpty else { return nil }
      let count = entry.count > 1 ? " × \(entry.count)" : ""
      return "\(entry.kind)\(count): \(values.joined(separator: ", "))"
    }
  }

  /// A line for the views that one part of the code makes.
  private var views: [String] {
    var groups: [(key: [String], views: [RecordedView])] = []
    for view in recording.views where view.kind != DrawnView.indicator {
      let key = [
        RecordedParameters.common(view.name.unnumbered ?? view.name), view.kind, view.source,
      ]
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].views.append(view)
      } else {
        groups.append((key, [view]))
      }
    }
    return groups.map { line($0.views) }
  }

  private func line(_ views: [RecordedView]) -> String {
    let first = views[0]
    var words: [String] = []
    let texts = distinct(views.flatMap { $0.texts[.words]?.keys.map(\.text) ?? [] })
    if !texts.isEmpty { words.append(list(texts.filter { !$0.isEmpty }.map(ViewLabel.quoted))) }
    for property in ViewProperty.allCases where ![.x, .y, .progress].contains(property) {
      let tracks = views.compactMap { $0.numbers[property] }
      guard !tracks.isEmpty else { continue }
      if property == .height, first.numbers[.width] != nil { continue }
      if property == .width {
        words.append(
          "\(Self.range(tracks)) × \(Self.range(views.compactMap { $0.numbers[.height] }))")
      } else {
        words.append("\(property.words) \(Self.range(tracks))")
      }
    }
    let drawings = distinct(
      views.flatMap { $0.texts[.drawing]?.keys.flatMap { recording.drawings[$0.text] ?? [] } ?? [] }
        .map(Self.look))
    if !drawings.isEmpty { words.append(list(drawings)) }
    for property in [RecordedView.TextProperty.clip, .filters, .blend] {
      let texts = distinct(views.flatMap { $0.texts[property]?.keys.map(\.text) ?? [] })
        .filter { !$0.isEmpty }
      if !texts.isEmpty { words.append("\(property.rawValue) \(list(texts))") }
    }
    let count = views.count > 1 ? " × \(views.count)" : ""
    return "\(first.kind)\(count): \(words.joined(separator: ", "))"
  }

  /// What a draw command looks like: the face of a text, an image, a paint; without places.
  private static func look(_ line: String) -> String {
    let words = line.split(separator: " ")
    let face =
      line.hasPrefix("text ") ? words.first { $0.contains("/") && $0.first?.isNumber == true } : nil
    let colors = words.filter { $0.hasPrefix("#") }
    if line.hasPrefix("image ") { return words.prefix(2).joined(separator: " ") }
    let gradient = words.first { ["linear", "radial", "angular", "elliptical"].contains($0) }
    return [face, gradient, colors.first, colors.count > 1 ? colors.last : nil]
      .compactMap { $0.map(String.init) }.joined(separator: " ")
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private func list(_ texts: [String]) -> String {
    guard texts.count > Self.mostListed else { return texts.joined(separator: ", ") }
    return texts.prefix(Self.mostListed - 1).joined(separator: ", ")
      + " and \(texts.count - Self.mostListed + 1) more"
  }

  private static func range(_ track: NumberTrack?) -> String { range([track].compactMap(\.self)) }

  private static func range(_ tracks: [NumberTrack]) -> String {
    let values = tracks.flatMap { $0.keys.map(\.value) }
    guard let low = values.min(), let high = values.max() else { return "0" }
    let ends = (spelled(low), spelled(high))
    return ends.0 == ends.1 ? ends.0 : "\(ends.0) … \(ends.1)"
  }

  private static func spelled(_ value: Double) -> String {
    Decimal3.spell((value * 100).rounded() / 100)
  }
}
