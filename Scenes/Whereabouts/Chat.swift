import Scrollwork

/// A conversation anchored to its end, which can be scrolled back.
extension Scene {
  /// Messages arrive while the end is visible, and while it is not; a tap scrolls to the end.
  public static let chat = Scene(
    "chat", summary: "messages arrive at the end, without scrolling a reader who is above it",
    canvas: CGSize(width: 390, height: 720), background: Palette.color(0xEFEAE2),
    script: [
      .wait(2.1),
      .drag(
        from: .unit(UnitPoint(x: 0.5, y: 0.35)), by: CGVector(dx: 0, dy: 260), over: 0.5,
        curve: .easeOut, hold: 0.15),
      .wait(1.75),
      .tap(.view("latest")),
      .wait(1.3),
    ]
  ) {
    ChatView()
  }

  /// The same conversation, right to left.
  public static let chatRightToLeft: Scene = {
    var scene = chat
    scene.name = "chat-rtl"
    scene.summary = "the conversation, right to left"
    scene.layoutDirection = .rightToLeft
    return scene
  }()
}

private struct Message: Identifiable {
  let id: Int
  let words: String
  let isMine: Bool
}

private let words: [(String, Bool)] = [
  ("Are you up?", false), ("It is half past five.", true), ("So you are up.", false),
  ("What is it?", true), ("The dog will not go near the water.", false),
  ("He never does before breakfast.", true),
  ("Did you lock the boathouse last night?", false), ("I did. Twice.", true),
  ("Then who is in it?", false), ("What do you mean, in it", true),
  ("There is splashing. And something ate the sandwiches.", false),
  ("The ones with the egg?", true), ("All of them with the egg.", false),
  ("Do not go in. I am on my way, with the long net and the torch.", true),
  ("Too late, I looked.", false), ("And?", true),
  ("It has whiskers, and it looked back.", false),
  // From here on, messages arrive one by one.
  ("An otter!", true), ("An otter. And four small ones, in your hammock.", false),
  ("They can have the hammock.", true), ("They know that already.", false),
  ("I will bring more egg.", true),
]

private struct ChatView: View {
  @State private var count = 17
  @State private var position = ScrollPosition()
  @State private var seen = 17
  @State private var isAtEnd = true
  private let post = Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()

  private var messages: [Message] {
    words.prefix(count).enumerated().map { Message(id: $0, words: $1.0, isMine: $1.1) }
  }

  var body: some View {
    VStack(spacing: 0) {
      ChatHeader()
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { Bubble(message: $0) }
        }
      }
      .contentMargins(16, for: .scrollContent)
      .defaultScrollAnchor(.bottom)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) { scroll in
        scroll.visibleRect.maxY >= scroll.contentSize.height
      } action: { _, isAtEnd in
        self.isAtEnd = isAtEnd
        if isAtEnd { seen = count }
      }
      .overlay(alignment: .bottom) {
        if !isAtEnd, count > seen {
          CatchUp(count: count - seen) {
            withAnimation(.smooth) { position.scrollTo(edge: .bottom) }
          }
        }
      }
    }
    .onReceive(post) { _ in
      guard count < words.count else { return }
      withAnimation(.smooth(duration: 0.4)) {
        count += 1
        if isAtEnd { seen = count }
      }
    }
  }
}

private struct ChatHeader: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(
          LinearGradient(
            colors: [Palette.color(0x5CC2C0), Palette.color(0x123B4F)], startPoint: .top,
            endPoint: .bottom)
        )
        .frame(width: 40, height: 40)
        .overlay {
          Text(verbatim: "I").font(.system(size: 19, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: "Ida").font(.system(size: 17, weight: .bold))
        Text(verbatim: "at the boathouse").font(.system(size: 13)).opacity(0.55)
      }
      Spacer()
    }
    .foregroundStyle(Palette.color(0x2B2B33))
    .padding(.horizontal, 16)
    .padding(.top, 24)
    .padding(.bottom, 12)
    .background(Palette.color(0xF8F5F0))
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    Text(verbatim: message.words)
      .font(.system(size: 16))
      .foregroundStyle(Palette.color(message.isMine ? 0xFFFFFF : 0x2B2B33))
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(Palette.color(message.isMine ? 0x2D8395 : 0xFFFFFF), in: shape)
      .frame(maxWidth: 270, alignment: message.isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 5,
      bottomTrailingRadius: message.isMine ? 5 : 18, topTrailingRadius: 18)
  }
}

/// The number of messages below, and a button that scrolls to them.
private struct CatchUp: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label("\(count) new", systemImage: "arrow.down")
        .font(.system(size: 15, weight: .semibold, design: .rounded))
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 9)
        .background(Palette.color(0xD94F70), in: .capsule)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("latest")
    .padding(.bottom, 14)
  }
}
