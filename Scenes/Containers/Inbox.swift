import Scrollwork

/// A list with pull to refresh.
extension Scene {
  /// A finger pulls the list down; the spokes of the indicator appear one by one, then turn while
  /// the content is held down; two letters arrive, and the content returns.
  public static let inbox = Scene(
    "inbox", summary: "pull to refresh: the spokes appear, turn and vanish; rows are inserted",
    canvas: CGSize(width: 393, height: 760), safeArea: .phone, script: inboxScript
  ) {
    Inbox()
  }

  /// The same scene right to left, in the dark color scheme.
  public static let inboxRightToLeft: Scene = {
    var scene = inbox
    scene.name = "inbox-rtl"
    scene.summary = "pull to refresh, right to left and dark"
    scene.layoutDirection = .rightToLeft
    scene.colorScheme = .dark
    return scene
  }()

  private static let inboxScript: GestureScript = [
    .wait(0.3),
    .drag(
      from: .unit(.center), by: CGVector(dx: 0, dy: 270), over: 0.8, curve: .easeInOut, hold: 0.3),
    .wait(1.9),
  ]
}

private struct Letter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let opening: String
  let time: String
  var isNew = false

  var hue: Double { (0.58 + 0.137 * Double(id + 2)).truncatingRemainder(dividingBy: 1) }

  static let old = [
    Letter(
      id: 0, sender: "Ada Fenwick", subject: "The kettle",
      opening: "It whistles in A flat now. I would not call that broken.", time: "9:12"),
    Letter(
      id: 1, sender: "Night Ferry", subject: "Your berth",
      opening: "Cabin 14, upper. The sea is said to be calm.", time: "8:47"),
    Letter(
      id: 2, sender: "Otto Brandt", subject: "Chess, move 31",
      opening: "Knight takes f6. Sorry about that, it was a good bishop.", time: "8:30"),
    Letter(
      id: 3, sender: "Library", subject: "Two books are due",
      opening: "Moths of the North, and one that we cannot spell.", time: "7:58"),
    Letter(
      id: 4, sender: "Mina", subject: "Photos of the fog",
      opening: "There are forty. You can see a goat in one of them.", time: "Tue"),
    Letter(
      id: 5, sender: "Garden Club", subject: "Seeds to swap",
      opening: "Wanted: foxglove. Offered: far too much mint.", time: "Tue"),
    Letter(
      id: 6, sender: "Piano Tuner", subject: "Thursday at ten",
      opening: "Please keep the cat out of the piano this time.", time: "Mon"),
    Letter(
      id: 7, sender: "Ruth & Sons", subject: "Your boots are ready",
      opening: "New soles, and we have found the other lace.", time: "Mon"),
  ]
  static let new = [
    Letter(
      id: -2, sender: "Lighthouse", subject: "Lamp log",
      opening: "Lit at 17:04. One ship, eleven gulls.", time: "now", isNew: true),
    Letter(
      id: -1, sender: "Ada Fenwick", subject: "Re: The kettle",
      opening: "B flat after all. I stand corrected by the dog.", time: "now", isNew: true),
  ]
}

private struct Inbox: View {
  @State private var letters = Letter.old

  var body: some View {
    NavigationStack {
      List(letters) { letter in
        LetterRow(letter: letter)
      }
      .listStyle(.plain)
      .refreshable { await fetch() }
      .navigationTitle("Inbox")
    }
  }

  private func fetch() async {
    try? await Task.sleep(for: .seconds(1))
    withAnimation(.easeOut(duration: 0.35)) { letters = Letter.new + Letter.old }
  }
}

private struct LetterRow: View {
  let letter: Letter

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(Color(hue: letter.hue, saturation: 0.55, brightness: 0.85).gradient)
        .frame(width: 40, height: 40)
        .overlay {
          Text(String(letter.sender.prefix(1))).font(.headline).foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 6) {
          Text(letter.sender).font(.headline)
          if letter.isNew { Circle().fill(.blue).frame(width: 9, height: 9) }
          Spacer()
          Text(letter.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(letter.subject).font(.subheadline)
        Text(letter.opening).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}
