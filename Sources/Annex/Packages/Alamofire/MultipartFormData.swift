public import ScrollworkFoundation

/// The parts of a form.
open class MultipartFormData: @unchecked Sendable {
  /// The text between parts.
  public let boundary: String
  private var parts: [Data] = []

  /// Creates a form without parts.
  public init(boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary.0123456789abcdef"
  }

  /// The type of the content.
  open var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// The length of the parts in bytes.
  public var contentLength: UInt64 { parts.reduce(0) { $0 + UInt64($1.count) } }

  /// Appends a part to the form.
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    var head = "Content-Disposition: form-data; name=\"\(name)\""
    if let fileName { head += "; filename=\"\(fileName)\"" }
    if let mimeType { head += "\r\nContent-Type: \(mimeType)" }
    parts.append(Data("--\(boundary)\r\n\(head)\r\n\r\n".utf8) + data + Data("\r\n".utf8))
  }

  /// Adds the data of a file as a part.
  public func append(_ fileURL: URL, withName name: String) {
    guard let data = try? Data(contentsOf: fileURL) else { return }
    append(data, withName: name, fileName: fileURL.lastPathComponent)
  }

  var encoded: Data { parts.reduce(Data(), +) + Data("--\(boundary)--\r\n".utf8) }
}
