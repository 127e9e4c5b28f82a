import Foundation

extension RecordingDocument {
  /// The bytes of the file: those of ``LineJSON``, in a seventh of its time.
  ///
  /// - Throws: An `EncodingError` for a number that is not finite.
  var text: Data {
    get throws {
      try LineJSONWriter.text(depth: 4) { writer in
        writer.object { writer in
          writer.key("drawings")
          writer.object(drawings) { $0.list($1) { $0.text($1) } }
          if let parameters {
            writer.key("parameters")
            writer.list(parameters) { $1.write(to: &$0) }
          }
          writer.key("scrollViews")
          writer.list(scrollViews) { $1.write(to: &$0) }
          writer.key("settings")
          settings.write(to: &writer)
          writer.key("stills")
          writer.list(stills) { $1.write(to: &$0) }
          writer.key("tracks")
          writer.integer(tracks)
          writer.key("views")
          writer.list(views) { $1.write(to: &$0) }
        }
      }
    }
  }
}

extension RecordingSettings {
  fileprivate func write(to writer: inout LineJSONWriter) {
    writer.object { writer in
      writer.key("canvas")
      writer.list(canvas) { $0.number($1) }
      writer.key("colorScheme")
      writer.text(colorScheme)
      writer.key("duration")
      writer.number(duration)
      if let dynamicTypeSize {
        writer.key("dynamicTypeSize")
        writer.text(dynamicTypeSize)
      }
      writer.key("fonts")
      writer.object(fonts) { $0.text($1) }
      writer.key("fps")
      writer.integer(fps)
      writer.key("layoutDirection")
      writer.text(layoutDirection)
      writer.key("libraries")
      writer.object(libraries) { $0.text($1) }
      if let locale {
        writer.key("locale")
        writer.text(locale)
      }
      writer.key("marks")
      writer.object(marks) { $0.number($1) }
      writer.key("scale")
      writer.number(scale)
      writer.key("scene")
      writer.text(scene)
      writer.key("script")
      writer.list(script) { $0.text($1) }
    }
  }
}

extension RecordedParameters {
  fileprivate func write(to writer: inout LineJSONWriter) {
    writer.object { writer in
      writer.key("count")
      writer.integer(count)
      writer.key("kind")
      writer.text(kind)
      if let label {
        writer.key("label")
        writer.text(label)
      }
      if let source {
        writer.key("source")
        writer.text(source)
      }
      writer.key("values")
      writer.object(values) { writer, values in
        writer.list(values) { writer, value in
          writer.object { writer in
            writer.key("text")
            writer.text(value.text)
            writer.key("view")
            writer.text(value.view)
          }
        }
      }
      writer.key("view")
      writer.text(view)
    }
  }
}

extension RecordingDocument.StillRun {
  fileprivate func write(to writer: inout LineJSONWriter) {
    writer.object { writer in
      writer.key("from")
      writer.integer(from)
      writer.key("list")
      writer.text(list)
      writer.key("to")
      writer.integer(to)
    }
  }
}

extension RecordingDocument.ScrollEntry {
  fileprivate func write(to writer: inout LineJSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.text(name)
      writer.key("numbers")
      writer.object(numbers) { $1.write(to: &$0) }
      writer.key("phase")
      phase.write(to: &writer)
    }
  }
}

extension RecordingDocument.ViewEntry {
  fileprivate func write(to writer: inout LineJSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.text(kind)
      writer.key("name")
      writer.text(name)
      if let numbers {
        writer.key("numbers")
        writer.object(numbers) { $1.write(to: &$0) }
      }
      if let scrollView {
        writer.key("scrollView")
        writer.text(scrollView)
      }
      if let source {
        writer.key("source")
        writer.text(source)
      }
      writer.key("stills")
      writer.list(stills) { $0.list($1) { $0.integer($1) } }
      if let texts {
        writer.key("texts")
        writer.object(texts) { $1.write(to: &$0) }
      }
    }
  }
}

extension RecordingDocument.Numbers {
  fileprivate func write(to writer: inout LineJSONWriter) {
    switch self {
    case .constant(let value): writer.number(value)
    case .keys(let track):
      writer.object { writer in
        writer.key("keys")
        writer.list(track.keys) { $0.list($1) { $0.number($1) } }
        if let stills = track.stills {
          writer.key("stills")
          writer.list(stills) { $0.list($1) { $0.integer($1) } }
        }
      }
    }
  }
}

extension RecordingDocument.Texts {
  fileprivate func write(to writer: inout LineJSONWriter) {
    switch self {
    case .constant(let text): writer.text(text)
    case .keys(let keys):
      writer.list(keys) { writer, key in
        writer.object { writer in
          writer.key("from")
          writer.integer(key.from)
          writer.key("text")
          writer.text(key.text)
        }
      }
    }
  }
}
