import Scrollwork

/// A target behavior that extends flicks near the top to the very top.
extension Scene {
  /// A slow drag rests near the top; a flick from the same offset does not.
  public static let flickToTop = Scene(
    "flick-to-top", summary: "a flick near the top scrolls to the top, a slow drag rests in place",
    background: Palette.color(0xF7F3EA),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -300), over: 0.5, curve: .easeInOut, hold: 0.14),
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: 190), over: 0.6, curve: .easeInOut, hold: 0.14),
      .untilSettled(),
      .wait(0.4),
      .drag(by: CGVector(dx: 0, dy: -170), over: 0.4, curve: .easeInOut, hold: 0.14),
      .wait(0.3),
      .flick(.down, velocity: 380),
      .untilSettled(),
      .wait(0.4),
    ]
  ) {
    FlickToTopView()
  }
}

/// A target behavior that moves targets near the top to the top, if the content is flicked there.
private struct EagerTop: ScrollTargetBehavior {
  let reach: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isFlickedUp = context.velocity.dy < 0
    if isFlickedUp, target.rect.minY <= reach {
      target.rect.origin.y = 0
    }
  }
}

private struct FlickToTopView: View {
  @State private var offset: CGFloat = 0

  private let reach: CGFloat = 248

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("Field notes")
          .font(.system(size: 38, weight: .bold, design: .serif))
          .padding(.top, 70)
        Text("Seen from the bridge, first week of May")
          .font(.system(size: 16, design: .serif))
          .opacity(0.6)
          .padding(.bottom, 24)
        ForEach(Note.all) { note in
          NoteRow(note: note)
        }
      }
      .padding(.horizontal, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .top) { line.frame(height: 0).offset(y: reach) }
      .foregroundStyle(Palette.color(0x2B2A26))
      .onGeometryChange(for: CGFloat.self) { proxy in
        -proxy.frame(in: .scrollView).minY
      } action: { new in
        offset = new
      }
    }
    .scrollTargetBehavior(EagerTop(reach: reach))
    .overlay(alignment: .bottomTrailing) {
      Text(verbatim: "offset \(Int(offset.rounded()))")
        .font(.system(size: 14, weight: .medium, design: .monospaced))
        .foregroundStyle(.white)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Palette.color(0x2B2A26), in: .capsule)
        .padding(20)
    }
  }

  /// A line at the reach of the behavior.
  private var line: some View {
    HStack(spacing: 8) {
      Palette.color(0xC8553D).frame(height: 1)
      Text("up from here")
        .font(.system(size: 11, weight: .semibold))
        .foregroundStyle(Palette.color(0xC8553D))
        .padding(.trailing, 12)
    }
  }
}

private struct Note: Identifiable {
  let id: Int
  let bird: String
  let words: String
  let color: UInt32

  static let all: [Note] = {
    let seen: [(String, String, UInt32)] = [
      ("Kingfisher", "Twice, upstream, faster than the eye.", 0x2A9DCB),
      ("Grey heron", "Did not move for forty minutes.", 0x8D99AE),
      ("Dipper", "Under the weir, in and out of the foam.", 0x5C4033),
      ("Swifts", "The first three of the year.", 0x3D405B),
      ("Goldfinch", "A pair in the alder by the steps.", 0xE9B824),
      ("Wagtail", "On every stone but the nearest one.", 0xB5C334),
      ("Mallard", "With eleven behind her.", 0x2E7D5B),
      ("Robin", "Sings over the traffic.", 0xD9593D),
      ("Cormorant", "Dries its wings like an old coat.", 0x22333B),
      ("Moorhen", "Red beak among the reeds.", 0xA4243B),
      ("Blackcap", "Heard only.", 0x6B705C),
      ("Reed bunting", "At the far end of the island.", 0x9C6644),
    ]
    return seen.enumerated().map {
      Note(id: $0.offset, bird: $0.element.0, words: $0.element.1, color: $0.element.2)
    }
  }()
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(Palette.color(note.color))
        .frame(width: 42, height: 42)
        .overlay {
          Capsule().fill(.white.opacity(0.5)).frame(width: 20, height: 7).rotationEffect(
            .degrees(-28))
        }
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: note.bird)
          .font(.system(size: 18, weight: .bold, design: .serif))
        Text(verbatim: note.words)
          .font(.system(size: 14, design: .serif))
          .opacity(0.7)
          .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 82)
    .overlay(alignment: .bottom) { Color.black.opacity(0.1).frame(height: 0.5) }
  }
}
