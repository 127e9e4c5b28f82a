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

  @Test func `serves all equal stills, and no other`() {
    let opening = OpeningPicture(list())
    opening.draw(render)
    for _ in 0..<3 { #expect(opening.picture(of: list().digest) == Data("10.0".utf8)) }
    #expect(opening.picture(of: list(20).digest) == nil)
    #expect(drawn.withLock { $0 } == 1)
  }

  @Test func `is not drawn when its still is`() {
    let opening = OpeningPicture(list())
    #expect(opening.picture(of: list().digest) == nil)
    opening.draw(render)
    #expect(drawn.withLock { $0 } == 0)
  }

  @Test func `is waited for while it is being drawn`() async {
    let opening = OpeningPicture(list())
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    async let drawing: Void = Task.detached {
      opening.draw { list in
        begin.yield()
        usleep(20_000)
        return self.render(list)
      }
    }.value
    for await _ in begun { break }
    #expect(opening.picture(of: list().digest) == Data("10.0".utf8))
    await drawing
  }

  @Test func `leaves an error to its still`() {
    struct Refusal: Error {}
    let opening = OpeningPicture(list())
    opening.draw { _ in throw Refusal() }
    #expect(opening.picture(of: list().digest) == nil)
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
    try writes.release { true }
    #expect(written.withLock { $0 } == [1, 2])
    try write(3, writes)
    #expect(written.withLock { $0 } == [1, 2, 3])
  }

  @Test func `are left out from the moment on that the run is cancelled`() throws {
    let writes = HeldWrites()
    for number in 1...9 { try write(number, writes) }
    try writes.release { written.withLock { $0.count } < 4 }
    #expect(written.withLock { $0 } == [1, 2, 3, 4])
  }

  @Test func `are as many as fit if each is as large as the largest`() throws {
    let (writes, megabyte) = (HeldWrites(), 1 << 20)
    // Of unknown size.
    #expect(writes.expect(16))
    #expect(!writes.expect(1))
    writes.expectNoMore(8)
    try write(1, byteCount: 2 * megabyte, writes)
    // Seven more of two megabytes are expected.
    #expect(!writes.expect(1))
    for number in 2...5 { try write(number, byteCount: 0, writes) }
    #expect(writes.expect(4))
    #expect(!writes.expect(1))
    try writes.release { true }
    #expect(writes.expect(100))
  }

  @Test func `for files that are up to date tell no size`() throws {
    let writes = HeldWrites()
    #expect(writes.expect(16))
    for number in 1...16 { try write(number, byteCount: 0, writes) }
    #expect(writes.expect(16))
    #expect(!writes.expect(1))
  }
}
