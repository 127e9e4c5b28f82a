/// The types that the system declares.
///
/// - Source: documented: their identifiers, file name extensions and supertypes.
extension UTType {
  /// A declared type: its identifier, its extensions, its MIME type and its supertypes.
  struct Declaration {
    let identifier: String
    let extensions: [String]
    let mimeType: String?
    let supertypes: [String]
  }

  static let declarations: [Declaration] = [
    Declaration(identifier: "public.item", extensions: [], mimeType: nil, supertypes: []),
    Declaration(identifier: "public.content", extensions: [], mimeType: nil, supertypes: []),
    Declaration(
      identifier: "public.data", extensions: [], mimeType: nil, supertypes: ["public.item"]),
    Declaration(
      identifier: "public.directory", extensions: [], mimeType: nil, supertypes: ["public.item"]),
    Declaration(
      identifier: "public.folder", extensions: [], mimeType: nil, supertypes: ["public.directory"]),
    Declaration(
      identifier: "com.apple.package", extensions: [], mimeType: nil,
      supertypes: ["public.directory"]),
    Declaration(
      identifier: "com.apple.bundle", extensions: [], mimeType: nil,
      supertypes: ["public.directory"]),
    Declaration(
      identifier: "public.text", extensions: [], mimeType: nil,
      supertypes: ["public.data", "public.content"]),
    Declaration(
      identifier: "public.plain-text", extensions: ["txt", "text"], mimeType: "text/plain",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.utf8-plain-text", extensions: [], mimeType: "text/plain;charset=utf-8",
      supertypes: ["public.plain-text"]),
    Declaration(
      identifier: "public.utf16-plain-text", extensions: [], mimeType: nil,
      supertypes: ["public.plain-text"]),
    Declaration(
      identifier: "public.rtf", extensions: ["rtf"], mimeType: "text/rtf",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.html", extensions: ["html", "htm"], mimeType: "text/html",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.xml", extensions: ["xml"], mimeType: "application/xml",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.yaml", extensions: ["yml", "yaml"], mimeType: "application/x-yaml",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.json", extensions: ["json"], mimeType: "application/json",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.comma-separated-values-text", extensions: ["csv"], mimeType: "text/csv",
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.tab-separated-values-text", extensions: ["tsv"],
      mimeType: "text/tab-separated-values", supertypes: ["public.text"]),
    Declaration(
      identifier: "public.delimited-values-text", extensions: [], mimeType: nil,
      supertypes: ["public.text"]),
    Declaration(
      identifier: "public.source-code", extensions: [], mimeType: nil,
      supertypes: ["public.plain-text"]),
    Declaration(
      identifier: "public.swift-source", extensions: ["swift"], mimeType: nil,
      supertypes: ["public.source-code"]),
    Declaration(
      identifier: "com.apple.property-list", extensions: ["plist"], mimeType: nil,
      supertypes: ["public.data"]),
    Declaration(
      identifier: "com.adobe.pdf", extensions: ["pdf"], mimeType: "application/pdf",
      supertypes: ["public.data", "public.content"]),
    Declaration(
      identifier: "org.idpf.epub-container", extensions: ["epub"], mimeType: "application/epub+zip",
      supertypes: ["public.data", "public.content"]),
    Declaration(
      identifier: "public.archive", extensions: [], mimeType: nil, supertypes: ["public.data"]),
    Declaration(
      identifier: "public.zip-archive", extensions: ["zip"], mimeType: "application/zip",
      supertypes: ["public.archive"]),
    Declaration(
      identifier: "org.gnu.gnu-zip-archive", extensions: ["gz"], mimeType: "application/x-gzip",
      supertypes: ["public.archive"]),
    Declaration(
      identifier: "public.image", extensions: [], mimeType: nil,
      supertypes: ["public.data", "public.content"]),
    Declaration(
      identifier: "public.jpeg", extensions: ["jpg", "jpeg"], mimeType: "image/jpeg",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.png", extensions: ["png"], mimeType: "image/png",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "com.compuserve.gif", extensions: ["gif"], mimeType: "image/gif",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.tiff", extensions: ["tiff", "tif"], mimeType: "image/tiff",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "com.microsoft.bmp", extensions: ["bmp"], mimeType: "image/bmp",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.svg-image", extensions: ["svg"], mimeType: "image/svg+xml",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.heic", extensions: ["heic"], mimeType: "image/heic",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.heif", extensions: ["heif"], mimeType: "image/heif",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "org.webmproject.webp", extensions: ["webp"], mimeType: "image/webp",
      supertypes: ["public.image"]),
    Declaration(
      identifier: "public.camera-raw-image", extensions: [], mimeType: nil,
      supertypes: ["public.image"]),
    Declaration(
      identifier: "com.apple.live-photo", extensions: [], mimeType: nil, supertypes: ["public.data"]
    ),
    Declaration(
      identifier: "public.audiovisual-content", extensions: [], mimeType: nil,
      supertypes: ["public.data", "public.content"]),
    Declaration(
      identifier: "public.movie", extensions: [], mimeType: nil,
      supertypes: ["public.audiovisual-content"]),
    Declaration(
      identifier: "public.video", extensions: [], mimeType: nil, supertypes: ["public.movie"]),
    Declaration(
      identifier: "public.audio", extensions: [], mimeType: nil,
      supertypes: ["public.audiovisual-content"]),
    Declaration(
      identifier: "com.apple.quicktime-movie", extensions: ["mov", "qt"],
      mimeType: "video/quicktime", supertypes: ["public.movie"]),
    Declaration(
      identifier: "public.mpeg-4", extensions: ["mp4"], mimeType: "video/mp4",
      supertypes: ["public.movie"]),
    Declaration(
      identifier: "public.mpeg", extensions: ["mpg", "mpeg"], mimeType: "video/mpeg",
      supertypes: ["public.movie"]),
    Declaration(
      identifier: "public.avi", extensions: ["avi"], mimeType: "video/avi",
      supertypes: ["public.movie"]),
    Declaration(
      identifier: "public.mp3", extensions: ["mp3"], mimeType: "audio/mpeg",
      supertypes: ["public.audio"]),
    Declaration(
      identifier: "com.microsoft.waveform-audio", extensions: ["wav"], mimeType: "audio/wav",
      supertypes: ["public.audio"]),
    Declaration(
      identifier: "public.aiff-audio", extensions: ["aiff", "aif"], mimeType: "audio/aiff",
      supertypes: ["public.audio"]),
    Declaration(
      identifier: "public.mpeg-4-audio", extensions: ["m4a"], mimeType: "audio/mp4",
      supertypes: ["public.audio"]),
    Declaration(
      identifier: "public.midi-audio", extensions: ["mid", "midi"], mimeType: "audio/midi",
      supertypes: ["public.audio"]),
    Declaration(
      identifier: "public.url", extensions: [], mimeType: nil, supertypes: ["public.data"]),
    Declaration(
      identifier: "public.file-url", extensions: [], mimeType: nil, supertypes: ["public.url"]),
    Declaration(
      identifier: "public.contact", extensions: [], mimeType: nil, supertypes: ["public.content"]),
    Declaration(
      identifier: "public.vcard", extensions: ["vcf"], mimeType: "text/vcard",
      supertypes: ["public.text", "public.contact"]),
    Declaration(
      identifier: "public.message", extensions: [], mimeType: nil, supertypes: ["public.content"]),
    Declaration(
      identifier: "public.calendar-event", extensions: [], mimeType: nil,
      supertypes: ["public.content"]),
    Declaration(
      identifier: "public.font", extensions: [], mimeType: nil, supertypes: ["public.data"]),
    Declaration(
      identifier: "public.database", extensions: [], mimeType: nil, supertypes: ["public.data"]),
    Declaration(
      identifier: "public.executable", extensions: [], mimeType: nil, supertypes: ["public.data"]),
    Declaration(
      identifier: "public.spreadsheet", extensions: [], mimeType: nil,
      supertypes: ["public.content"]),
    Declaration(
      identifier: "public.presentation", extensions: [], mimeType: nil,
      supertypes: ["public.content"]),
    Declaration(
      identifier: "public.3d-content", extensions: [], mimeType: nil, supertypes: ["public.content"]
    ),
    Declaration(
      identifier: "com.pixar.universal-scene-description-mobile", extensions: ["usdz"],
      mimeType: "model/vnd.usdz+zip", supertypes: ["public.3d-content"]),
  ]

  /// The type of item.
  public static var item: UTType { UTType(known: "public.item") }
  /// The type of content.
  public static var content: UTType { UTType(known: "public.content") }
  /// The type of data.
  public static var data: UTType { UTType(known: "public.data") }
  /// The type of directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// The type of folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The type of package.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// The type of bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// The type of text.
  public static var text: UTType { UTType(known: "public.text") }
  /// The type of plain text.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// The type of plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// The type of plain text in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// The type of rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The type of HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// The type of XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// The type of YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// The type of JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// The type of comma separated text.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// The type of tab separated text.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// The type of delimited text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// The type of source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The type of swift source.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The type of property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// The type of PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// The type of EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// The type of archive.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// The type of zip.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// The type of gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// The type of image.
  public static var image: UTType { UTType(known: "public.image") }
  /// The type of JPEG pictures.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// The type of PNG pictures.
  public static var png: UTType { UTType(known: "public.png") }
  /// The type of GIF pictures.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// The type of TIFF pictures.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// The type of BMP pictures.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// The type of SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// The type of HEIC pictures.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// The type of HEIF pictures.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// The type of WebP pictures.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The type of raw image.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// The type of live photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// The type of audiovisual content.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The type of movie.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The type of video.
  public static var video: UTType { UTType(known: "public.video") }
  /// The type of audio.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// The type of quick time movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// The type of MPEG-4 films.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// The type of mpeg.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// The type of avi.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// The type of MP3 sound.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// The type of wav.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// The type of aiff.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// The type of MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// The type of midi.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// The type of addresses.
  public static var url: UTType { UTType(known: "public.url") }
  /// The type of addresses of files.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The type of contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// The type of contact cards.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The type of message.
  public static var message: UTType { UTType(known: "public.message") }
  /// The type of calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// The type of font.
  public static var font: UTType { UTType(known: "public.font") }
  /// The type of database.
  public static var database: UTType { UTType(known: "public.database") }
  /// The type of executable.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// The type of spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// The type of presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// The type of 3D content.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// The type of USDZ models.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
}
