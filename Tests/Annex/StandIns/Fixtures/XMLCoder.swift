// At 0.
import SwiftUI
import XMLCoder

struct Note: Codable, DynamicNodeDecoding, DynamicNodeEncoding {
  let id: Int
  let sentTo: String
  let date: Date

  static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding {
    key.stringValue == "id" ? .attribute : .element
  }
  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .element }
}

struct XMLCoderFixture: View {
  private var lines: [String] {
    let decoder = XMLDecoder()
    decoder.dateDecodingStrategy = XMLDecoder.DateDecodingStrategy.secondsSince1970
    decoder.keyDecodingStrategy = XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase
    let xml = "<note id='7'><sent_to>Ann &amp; Bob</sent_to><date>86400</date></note>"
    let note = try? decoder.decode(Note.self, from: Data(xml.utf8))
    return [
      "\(note?.id ?? 0) \(note?.sentTo ?? "none")", "\(note?.date.timeIntervalSince1970 ?? 0)",
    ]
  }

  var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
}
