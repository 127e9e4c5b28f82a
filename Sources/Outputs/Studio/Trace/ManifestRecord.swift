package import Foundation
import ScrollworkSystem

/// The manifest of a reel as it was read: its settings, and the hashes of its stills.
package struct ManifestRecord: Hashable, Sendable {
  /// The version of the form.
  package var version: Int
  /// The name of the scene.
  package var scene: String
  /// The size of the canvas, in points.
  package var canvas: CGSize
  /// The size of the picture, in points: the canvas, unless the scene changes its canvas.
  package var picture: CGSize
  /// The number of pixels per point.
  package var scale: Double
  /// The color scheme, such as `light`.
  package var colorScheme: String
  /// The layout direction, such as `leftToRight`.
  package var layoutDirection: String
  /// The Dynamic Type size, such as `xLarge`.
  package var dynamicTypeSize: String
  /// The language tag of the locale.
  package var locale: String
  /// The horizontal and the vertical size class.
  package var sizeClasses: [String]
  /// The format of the stills.
  package var format: PictureFormat
  /// Stills per second.
  package var fps: Int
  /// The duration of the script, in seconds.
  package var duration: Double
  /// The number of stills of the whole reel.
  package var count: Int
  /// The steps of the script.
  package var script: [String]
  /// The times of the marks of the script, in seconds, by name.
  package var marks: [String: Double]
  /// The versions of the libraries that draw, by name.
  package var libraries: [String: String]
  /// The hashes of the fonts, by name.
  package var fonts: [String: String]
  /// The hash of the settings: all that is above.
  package var settings: String
  /// The SHA-256 of the trace.
  package var trace: String
  /// The stills in the folder, in order.
  package var stills: [Still]

  /// A still in the folder.
  package struct Still: Hashable, Sendable {
    /// The number of the still.
    package var number: Int
    /// The path of its file in the folder.
    package var file: String
    /// The hashes of the display list and of the file.
    package var record: StillRecord
  }

  /// The newest version of the form.
  package static let newest = 1

  /// The manifest at `url`; fields that are not known are ignored.
  package init(_ url: URL) throws(ReelFileError) {
    let data: Data
    do throws(InputError) { data = try InputFile.contents(of: url.path) } catch {
      throw ReelFileError(error, path: url.relativePath)
    }
    let form = ReelFileForm(path: url.relativePath, newest: Self.newest, unmarked: nil)
    self = try form.value(Array(data), line: nil) { entries, version throws(FieldFailure) in
      try ManifestRecord(entries, version: version)
    }
  }

  private init(_ entries: [String: JSONValue], version: Int) throws(FieldFailure) {
    self.version = version
    scene = try entries.required("scene", .text)
    canvas = try entries.required("canvas", .size)
    picture = try entries.optional("picture", .size) ?? canvas
    scale = try entries.required("scale", .number)
    colorScheme = try entries.required("colorScheme", .text)
    layoutDirection = try entries.required("layoutDirection", .text)
    dynamicTypeSize = try entries.optional("dynamicTypeSize", .text) ?? "large"
    locale = try entries.optional("locale", .text) ?? "en-US"
    sizeClasses = try entries.required("sizeClasses", FieldReader.text.list)
    format = try entries.required("format", .choice(PictureFormat.allCases, \.rawValue))
    fps = try entries.required("fps", .count)
    duration = try entries.required("duration", .number)
    count = try entries.required("count", .count)
    script = try entries.required("script", FieldReader.text.list)
    marks = try entries.optional("marks", FieldReader.number.table) ?? [:]
    libraries = try entries.required("libraries", FieldReader.text.table)
    fonts = try entries.required("fonts", FieldReader.text.table)
    settings = try entries.required("settings", .text)
    trace = try entries.required("trace", .text)
    stills = try entries.required("stills", FieldReader.object(Still.init).list)
  }
}

extension ManifestRecord.Still {
  fileprivate init(_ entries: [String: JSONValue]) throws(FieldFailure) {
    number = try entries.required("number", .count)
    file = try entries.required("file", .text)
    record = StillRecord(
      list: try entries.required("list", .text), file: try entries.required("sha256", .text),
      hasPictures: try entries.optional("pictures", .truth) ?? false)
  }
}
