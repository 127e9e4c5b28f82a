import SwiftUI

/// A conversation that starts at its end, with date separators and an input bar.
struct Chat: View {
  private let messages = Message.all

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 6) {
        ForEach(messages) { message in
          if let day = message.day {
            Text(day)
              .font(.caption.bold())
              .foregroundStyle(.secondary)
              .padding(.top, 16)
              .padding(.bottom, 4)
          }
          Bubble(message: message)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 0) { bar }
    .safeAreaInset(edge: .top, spacing: 0) { header }
  }

  private var header: some View {
    HStack(spacing: 12) {
      Text("M")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 38, height: 38)
        .background(Circle().fill(Color.orange.gradient))
      VStack(alignment: .leading, spacing: 1) {
        Text("Mara").font(.headline)
        Text("on the ferry").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "magnifyingglass").foregroundStyle(.blue)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.white)
    .overlay(alignment: .bottom) { Divider() }
  }

  private var bar: some View {
    HStack(spacing: 10) {
      Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.gray)
      Text("Message")
        .foregroundStyle(.tertiary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(Capsule().strokeBorder(.gray.opacity(0.35)))
      Image(systemName: "mic.fill").foregroundStyle(.blue)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .background(.white)
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .foregroundStyle(message.isMine ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(
        RoundedRectangle(cornerRadius: 20)
          .fill(message.isMine ? Color.blue : Color(.systemGray5))
      )
      .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .scrollTransition(.interactive, axis: .vertical) { content, phase in
        content.scaleEffect(phase.isIdentity ? 1 : 0.92).opacity(phase.isIdentity ? 1 : 0.4)
      }
  }
}

private struct Message: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
  var day: String?

  private static let lines = [
    "Are you awake?", "Now I am", "The sea is flat as a plate",
    "Send a picture", "No battery for that. Imagine a plate", "A blue one?",
    "Grey, with a gold rim where the sun is", "I know that plate. We had six of them",
    "And dropped five", "You dropped five", "When do you arrive?",
    "Half past nine, if nobody gets off at the island", "Somebody always gets off at the island",
    "Then ten", "I will bring coffee and the good bread", "The one with seeds?",
    "The one with seeds", "Then I will hurry the captain", "Tell him about the bread",
    "He says he is hurrying",
  ]

  static let all = lines.enumerated().map { index, line in
    Message(
      id: index, text: line, isMine: index % 2 == 1,
      day: index == 0 ? "Saturday" : index == 10 ? "Today" : nil)
  }
}

#Preview { Chat() }
