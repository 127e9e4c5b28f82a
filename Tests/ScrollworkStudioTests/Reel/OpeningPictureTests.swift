import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkSystem
import Testing

@testable import ScrollworkStudio

@Suite final class `The picture of the first still`: Sendable {
  private let drawn = Locked(0)

  private func list(_ width: CGFloat = 10) -> DisplayList {
    DisplayList(
      canvas: CGSize(width: width, height: 10), scale: 1,
      background: .init(red: 1, green: 1, blue: 1),
      content: LayerContent([]))
  }

  /// The width of the canvas, as text.
  private func render(_ list: DisplayList) -> Data {
    drawn.withLock { $0 += 1 }
    return Data("\(list.canvas.width)".utf8)
  }

  @Test func `serves all equal stills, and no other`() throws {
    let opening = OpeningPicture(list())
    opening.draw(render)
    for _ in 0..<3 { #expect(try opening.picture(of: list(), render) == Data("10.0".utf8)) }
    #expect(drawn.withLock { $0 } == 1)
    #expect(try opening.picture(of: list(20), render) == Data("20.0".utf8))
    #expect(drawn.withLock { $0 } == 2)
  }

  @Test func `is not drawn when its still has been`() throws {
    let opening = OpeningPicture(list())
    #expect(try opening.picture(of: list(), render) == Data("10.0".utf8))
    opening.draw(render)
    #expect(drawn.withLock { $0 } == 1)
  }

  @Test func `leaves an error to its still`() throws {
    struct Refusal: Error {}
    let opening = OpeningPicture(list())
    opening.draw { _ in throw Refusal() }
    #expect(throws: Refusal.self) { try opening.picture(of: list()) { _ in throw Refusal() } }
  }
}

@Suite final class `Writes that wait`: Sendable {
  private let written = Locked<[Int]>([])

  private func write(_ number: Int, byteCount: Int = 1, _ writes: HeldWrites) throws {
    try writes.perform(byteCount: byteCount) { [self] in written.withLock { $0.append(number) } }
  }

  @Test func `are performed in order when they are released, later ones at once`() throws {
    let writes = HeldWrites()
    try write(1, writes)
    try write(2, writes)
    #expect(written.withLock { $0 } == [])
    try writes.release()
    #expect(written.withLock { $0 } == [1, 2])
    try write(3, writes)
    #expect(written.withLock { $0 } == [1, 2, 3])
  }

  @Test func `have room for sixteen megabytes, and for any number when released`() throws {
    let writes = HeldWrites()
    try write(1, byteCount: (16 << 20) - 1, writes)
    #expect(writes.hasRoom)
    try write(2, writes)
    #expect(!writes.hasRoom)
    try writes.release()
    #expect(writes.hasRoom)
    try write(3, byteCount: 20 << 20, writes)
    #expect(writes.hasRoom)
  }
}
