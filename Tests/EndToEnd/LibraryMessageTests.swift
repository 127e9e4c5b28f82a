import Foundation
import TestSupport
import Testing

@Suite struct `What the system's libraries print` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A picture with a font that is not in it, of which poppler prints that it fails.
  private static let letter = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] /Contents 4 0 R
      /Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
    4 0 obj <</Length 29>> stream
    BT /F1 9 Tf 4 4 Td (a) Tj ET
    endstream endobj
    trailer <</Root 1 0 R>>
    """

  /// A picture of 16 × 16 pixels with another bit in the header of its sequence, of which dav1d prints
  /// two errors.
  private static let damaged = """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA
    AAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAAAiAAAAKGlpbmYA
    AAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAQAAAAEAAAABBw
    aXhpAAAAAAMICAgAAAAMYXYxQ4EADAAAAAATY29scm5jbHgAAgACAAIAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAqbWRh
    dAoK/wAAAZ/5//MAgDIUEADAAAACgAAAAKmObLaqsca2hUA=
    """

  @Test func `is dropped, and not what views print`() throws {
    let views = """
      import SwiftUI
      struct Noisy: View {
        var body: some View {
          let _ = print("printed")
          let _ = fputs("put\\n", stderr)
          let _ = perror("views")
          let _ = FileHandle.standardError.write(Data("written\\n".utf8))
          VStack { Image("letter"); Image("damaged") }
        }
      }
      """
    let pictures = folder.url.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try Data(views.utf8).write(to: folder.url.appending(path: "Noisy.swift"))
    try Data(Self.letter.utf8).write(to: pictures.appending(path: "letter.pdf"))
    let bytes = try #require(
      Data(base64Encoded: Self.damaged, options: .ignoreUnknownCharacters))
    try bytes.write(to: pictures.appending(path: "damaged.avif"))
    let result = try BuiltTool.run("render Noisy.swift --images pictures --at 0", in: folder.url)
    #expect(result.status == 0)
    #expect(result.out == "Noisy: 1 still in output/Noisy/frames, drawn\n")
    let warnings = result.messages.filter { $0.hasPrefix("warning: ") }
    #expect(warnings.count == 1)
    #expect(
      warnings.allSatisfy { $0.contains("unreadable file \"pictures/damaged.avif\"") },
      "\(warnings)")
    // perror adds the reason of the last error of a call.
    let printed = result.messages.map { $0.hasPrefix("views: ") ? "views" : $0 }
    #expect(Set(printed).subtracting(warnings) == ["printed", "put", "views", "written"])
  }
}
