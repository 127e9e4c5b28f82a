public import Foundation
import ScrollworkDrawing
public import ScrollworkScript
public import ScrollworkStage

extension Staging {
  /// Adds the directions of the script that a stage plays; each applies as its step begins.
  ///
  /// Paths of pictures are relative to `folder`.
  @MainActor public mutating func add(
    _ cues: [ReelCue], on stage: Stage, folder: URL = URL(filePath: ".")
  ) {
    for cue in cues { add(cue.direction, at: stage.time(ofStep: cue.step), folder: folder) }
  }

  /// Adds a direction at a time of the scene, in seconds; paths of pictures are relative to `folder`.
  public mutating func add(
    _ direction: ReelDirection, at time: Double, folder: URL = URL(filePath: ".")
  ) {
    switch direction {
    case .device(let device, let color):
      deviceColor = color ?? deviceColor
      switch device {
      case .phone: self.device = .phone
      case .tablet: self.device = .tablet
      case .none: self.device = .none
      }
    case .size(.pixels(let width, let height)):
      frameSize = .pixels(width: width, height: height)
    case .size(.appStore): frameSize = .appStore
    case .aspect(let width, let height): frameSize = .aspect(width: width, height: height)
    case .fill(let isFilled): fillsFrame = isFilled
    case .background(.clear): background = .clear
    case .background(.picture(let path)):
      background = .picture(URL(filePath: path, relativeTo: folder))
    case .background(.blurred): background = .blurredStill
    case .background(.colors(let colors)):
      let resolved = colors.map(\.resolved)
      background = resolved.count == 1 ? .color(resolved[0]) : .gradient(resolved)
    case .padding(let length): padding = length
    case .corners(let length): cornerRadius = length
    case .shadow(let isOn): hasShadow = isOn
    case .title(let text): title = text
    case .caption(let text, let duration):
      captions.append(Caption(text, at: time, for: duration ?? .infinity))
    case .chapter(let title, let duration):
      chapters.append(Chapter(title, at: time, for: duration ?? Chapter.usualDuration))
    case .keys(let text, let duration):
      keys.append(Caption(text, at: time, for: duration ?? KeyCaps.usualDuration))
    case .camera(let move): camera.append(CameraCue(at: time, move))
    case .pointer(let isOn): showsPointer = isOn
    case .touches(let isOn): showsTouches = isOn
    case .markers(let isOn): showsMarkers = isOn
    case .speed(let speed): speedChanges.append(SpeedChange(at: time, to: speed))
    case .freeze(let duration): freezes.append(Freeze(at: time, for: duration))
    case .motionBlur(let samples):
      motionBlur = samples.map { MotionBlur(samples: $0) } ?? MotionBlur()
    case .poster: poster = time
    }
  }
}

extension ReelColor {
  /// The components; those of the light color scheme for a name.
  var resolved: Color.Resolved {
    switch self {
    case .code(let code): .hexadecimal(code)
    case .named(let name): name.color.resolved(dark: false)
    }
  }
}

extension ReelColor.Name {
  fileprivate var color: Color {
    switch self {
    case .black: .black
    case .white: .white
    case .gray: .gray
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .brown: .brown
    case .pink: .pink
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    }
  }
}
