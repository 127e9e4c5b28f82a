import Foundation
import ScrollworkDrawing

/// The pictures of a report: each different one once, as long as there is room.
struct ReportPictures {
  /// Where the picture of one side of a still is.
  enum Place: Hashable {
    /// The side does not have the still.
    case none
    /// There was no room for it.
    case leftOut
    /// The comparison has kept no picture of it.
    case notKept
    /// The index of a picture.
    case picture(Int)
  }

  /// The pictures of both sides of a still.
  struct Pair: Hashable {
    var old: Place
    var new: Place
  }

  /// A picture in the page.
  struct Entry: Hashable {
    /// The digest of the picture.
    let name: String
    /// The file in base64.
    let text: String
    /// The format of the file.
    let format: String
    /// The part of the picture that the file is of, and its size; nil for a whole picture.
    var place: (box: PixelBox, size: PixelSize)?
    /// Whether the file is at half the size.
    var isReduced = false
    /// The index of the picture that has the rest; nil for none.
    var base: Int?

    static func == (one: Entry, other: Entry) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The pictures, in order.
  private(set) var entries: [Entry] = []
  /// The pairs of each scene.
  private(set) var pairs: [[Pair]]
  /// The digests of the pictures, in order.
  var names: [String] { entries.map(\.name) }

  private let codec: ReportCodec?
  /// The characters left.
  private var room: Int
  private var numbers: [ContentDigest: Int] = [:]

  /// Collects pictures of at most `limit` characters in base64, in the order of ``StillPriority``.
  ///
  /// - Throws: What reading a picture throws.
  init(
    _ scenes: [RegressionReport.Scene], limit: Int, _ choice: ReportPictureChoice,
    _ codec: ReportCodec?
  ) throws {
    (room, self.codec) = (limit, codec)
    pairs = scenes.map { scene in
      scene.comparison.stills.map {
        Pair(old: $0.old == nil ? .none : .leftOut, new: $0.new == nil ? .none : .leftOut)
      }
    }
    let orders = scenes.map { StillPriority.order(of: $0.comparison, choice) }
    for tier in 0..<StillPriority.tiers {
      // In turn, so that no scene takes the room of the others.
      let longest = orders.map { $0[tier].count }.max() ?? 0
      for turn in 0..<longest {
        for (number, order) in orders.enumerated() where turn < order[tier].count {
          let isAdded = try add(
            order[tier][turn], of: number, in: scenes[number],
            isExact: choice != .changed || tier == 0)
          guard isAdded else { return }
        }
      }
    }
  }

  /// Adds the pictures of a still; returns whether there was room.
  private mutating func add(
    _ index: Int, of number: Int, in scene: RegressionReport.Scene, isExact: Bool
  ) throws -> Bool {
    let still = scene.comparison.stills[index]
    var new = try still.new.flatMap(scene.pictures.new)
    var old: Data?
    if still.isEqual, let picture = new {
      old = still.old == nil ? nil : picture
    } else {
      old = try still.old.flatMap(scene.pictures.old)
      if still.isEqual, still.new != nil { new = old }
    }
    let digests = (
      old: old.map { ContentDigest(of: $0) }, new: new.map { ContentDigest(of: $0) }
    )
    var added: [(digest: ContentDigest, entry: Entry)] = []
    let base = digests.old.map { numbers[$0] ?? entries.count }
    if let old, let digest = digests.old, numbers[digest] == nil {
      added.append((digest, entry(old, digest, over: nil, isExact: isExact)))
    }
    if let new, let digest = digests.new, numbers[digest] == nil, digest != digests.old {
      let other = zip(old, base)
      added.append((digest, entry(new, digest, over: other, isExact: isExact)))
    }
    let needed = added.reduce(0) { $0 + $1.entry.text.count }
    guard needed <= room else { return false }
    room -= needed
    for (digest, entry) in added {
      numbers[digest] = entries.count
      entries.append(entry)
    }
    if still.old != nil { pairs[number][index].old = place(of: digests.old) }
    if still.new != nil { pairs[number][index].new = place(of: digests.new) }
    return true
  }

  private func place(of digest: ContentDigest?) -> Place {
    digest.flatMap { numbers[$0] }.map(Place.picture) ?? .notKept
  }

  /// The entry of a picture; `other` is a picture, with its index, of which a part may differ.
  private func entry(
    _ data: Data, _ digest: ContentDigest, over other: (data: Data, index: Int)?, isExact: Bool
  ) -> Entry {
    let name = digest.hexadecimal(digits: 32)
    // A base that differs from what it stands for would show in the new picture.
    let base = other.flatMap { codec?.picture(of: $0.data) }
    guard let codec, let picture = codec.picture(of: data),
      let packed = codec.pack(picture, over: base, isExact: isExact), packed.data.count < data.count
    else { return Entry(name: name, text: data.base64EncodedString(), format: "png") }
    let isWhole = !packed.isPatch && isExact
    return Entry(
      name: name, text: packed.data.base64EncodedString(), format: "webp",
      place: isWhole ? nil : (packed.box, packed.size), isReduced: packed.isReduced,
      base: packed.isPatch ? other?.index : nil)
  }

  private func zip(_ data: Data?, _ index: Int?) -> (data: Data, index: Int)? {
    if let data, let index { return (data, index) }
    return nil
  }
}

extension ReportPictures.Entry {
  /// The element of the page.
  var element: String {
    var attributes = [
      "type=\"application/octet-stream\"", "id=\"picture-\(name)\"", "data-format=\"\(format)\"",
    ]
    if let (box, size) = place {
      let numbers = [box.x, box.y, box.width, box.height, size.width, size.height]
      attributes.append("data-place=\"\(numbers.map(String.init).joined(separator: " "))\"")
    }
    if isReduced { attributes.append("data-reduced=\"true\"") }
    if let base { attributes.append("data-base=\"\(base)\"") }
    return "<script \(attributes.joined(separator: " "))>\(text)</script>\n"
  }
}
