// At 0.
import SwiftUI
import SwiftyJSON

struct SwiftyJSONFixture: View {
  private var lines: [String] {
    let text = """
      {"name": "Ann", "age": 7, "tags": ["a", "b"], "home": {"city": "Rome"}}
      """
    let json = JSON(parseJSON: text)
    let path: [any JSONSubscriptType] = ["home", "city"]
    let kind: SwiftyJSON.`Type` = json["age"].type
    let error: SwiftyJSONError? = json["tags"][9].error
    return [
      "\(json["name"].stringValue) \(json["age"].intValue), \(kind == .number)",
      json[path].stringValue, json["tags"].arrayValue.map(\.stringValue).joined(separator: "+"),
      "\(error == .indexOutOfBounds) \(json["none"].exists())",
      json["tags"].rawString(options: []) ?? "none",
    ]
  }

  var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
}
