import Scrollwork

/// A flag of the international code of signals.
struct SignalFlag: Identifiable {
  let name: String
  let words: String
  let design: Design

  var id: String { name }

  /// What is on a flag.
  enum Design {
    /// Equal stripes, one below the other.
    case rows([Color])
    /// Equal stripes, one beside the other.
    case columns([Color])
    /// Quarters of two colors.
    case quarters(Color, Color)
    /// A rectangle within the other, from the outermost.
    case nested([Color])
    /// A shape on a ground.
    case device(Color, on: Color, AnyShape)
  }

  static let all = [
    SignalFlag(name: "Kilo", words: "I wish to talk", design: .columns([.flagYellow, .flagBlue])),
    SignalFlag(
      name: "Foxtrot", words: "I am disabled",
      design: .device(.flagRed, on: .flagWhite, AnyShape(Diamond()))),
    SignalFlag(
      name: "Romeo", words: "Signal received",
      design: .device(.flagYellow, on: .flagRed, AnyShape(Cross()))),
    SignalFlag(
      name: "Whiskey", words: "Send a doctor",
      design: .nested([.flagBlue, .flagWhite, .flagRed])),
    SignalFlag(name: "Uniform", words: "Danger ahead", design: .quarters(.flagRed, .flagWhite)),
    SignalFlag(
      name: "Mike", words: "I have stopped",
      design: .device(.flagWhite, on: .flagBlue, AnyShape(Saltire()))),
    SignalFlag(
      name: "Charlie", words: "Yes",
      design: .rows([.flagBlue, .flagWhite, .flagRed, .flagWhite, .flagBlue])),
    SignalFlag(
      name: "India", words: "I am turning to port",
      design: .device(.flagBlack, on: .flagYellow, AnyShape(Disc()))),
    SignalFlag(
      name: "Golf", words: "I want a pilot",
      design: .columns([
        .flagYellow, .flagBlue, .flagYellow, .flagBlue, .flagYellow, .flagBlue,
      ])),
    SignalFlag(
      name: "X-ray", words: "Watch my signals",
      design: .device(.flagBlue, on: .flagWhite, AnyShape(Cross()))),
    SignalFlag(name: "Lima", words: "Stop at once", design: .quarters(.flagYellow, .flagBlack)),
    SignalFlag(
      name: "Victor", words: "I need help",
      design: .device(.flagRed, on: .flagWhite, AnyShape(Saltire()))),
    SignalFlag(
      name: "Juliett", words: "I am on fire",
      design: .rows([.flagBlue, .flagWhite, .flagBlue])),
    SignalFlag(name: "Papa", words: "All aboard", design: .nested([.flagBlue, .flagWhite])),
    SignalFlag(
      name: "Tango", words: "Keep clear", design: .columns([.flagRed, .flagWhite, .flagBlue])),
    SignalFlag(name: "Echo", words: "Turning to starboard", design: .rows([.flagBlue, .flagRed])),
    SignalFlag(name: "Hotel", words: "Pilot on board", design: .columns([.flagWhite, .flagRed])),
    SignalFlag(name: "Sierra", words: "Going astern", design: .nested([.flagWhite, .flagBlue])),
  ]
}

/// A flag, three by two.
struct SignalFlagView: View {
  let flag: SignalFlag

  var body: some View {
    design
      .aspectRatio(1.5, contentMode: .fit)
  }

  @ViewBuilder private var design: some View {
    switch flag.design {
    case .rows(let colors): VStack(spacing: 0) { Stripes(colors: colors) }
    case .columns(let colors): HStack(spacing: 0) { Stripes(colors: colors) }
    case .quarters(let one, let other):
      VStack(spacing: 0) {
        HStack(spacing: 0) { Stripes(colors: [one, other]) }
        HStack(spacing: 0) { Stripes(colors: [other, one]) }
      }
    case .nested(let colors):
      ZStack {
        ForEach(colors.indices, id: \.self) { colors[$0].scaleEffect(1 - 0.34 * Double($0)) }
      }
    case .device(let color, let ground, let shape): ground.overlay { shape.fill(color) }.clipped()
    }
  }
}

/// The name of a flag and its meaning.
struct SignalFlagLabel: View {
  let flag: SignalFlag

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(flag.name).font(.system(size: 16, weight: .bold, design: .rounded))
      Text(flag.words).font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The ground behind flags: a light sea, or a dark one.
struct SignalFlagSea: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Palette.color(colorScheme == .dark ? 0x101B28 : 0xE4EDF2) }
}

private struct Stripes: View {
  let colors: [Color]

  var body: some View { ForEach(colors.indices, id: \.self) { colors[$0] } }
}

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}

private struct Disc: Shape {
  func path(in rect: CGRect) -> Path {
    let side = rect.height / 2
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}

private struct Cross: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect.insetBy(dx: 0, dy: rect.height * 0.39))
      path.addRect(rect.insetBy(dx: (rect.width - rect.height * 0.22) / 2, dy: 0))
    }
  }
}

private struct Saltire: Shape {
  func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.width * 0.14, rect.height * 0.14)
    return Path { path in
      path.addLines([
        CGPoint(x: -x, y: 0), CGPoint(x: 0, y: -y), CGPoint(x: rect.maxX + x, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY + y),
      ])
      path.closeSubpath()
      path.addLines([
        CGPoint(x: rect.maxX, y: -y), CGPoint(x: rect.maxX + x, y: 0),
        CGPoint(x: 0, y: rect.maxY + y), CGPoint(x: -x, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

extension Color {
  fileprivate static let flagRed = Palette.color(0xE5383B)
  fileprivate static let flagBlue = Palette.color(0x1D5FBF)
  fileprivate static let flagYellow = Palette.color(0xFFC71F)
  fileprivate static let flagWhite = Palette.color(0xF8F9FB)
  fileprivate static let flagBlack = Palette.color(0x20242C)
}
