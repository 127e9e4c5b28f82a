// At 0.
import MediaPlayer
import SwiftUI
import UIKit

@MainActor final class Music: ObservableObject {
  @Published var log: [String] = []

  func begin() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 40, height: 30)) { _ in UIImage() }
    let center = MPNowPlayingInfoCenter.default()
    log.append("before \(center.nowPlayingInfo?.count ?? 0), \(center.playbackState)")
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Ferns", MPMediaItemPropertyArtwork: artwork,
      MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
    ]
    center.playbackState = MPNowPlayingPlaybackState.playing
    log.append("info \(center.nowPlayingInfo?.count ?? 0), \(artwork.bounds.width)")
    commands()
    library()
  }

  private func commands() {
    let center = MPRemoteCommandCenter.shared()
    let skip: MPSkipIntervalCommand = center.skipForwardCommand
    let rate: MPChangePlaybackRateCommand = center.changePlaybackRateCommand
    skip.preferredIntervals = [15]
    rate.supportedPlaybackRates = [1, 2]
    for command in [center.playCommand, skip, rate] as [MPRemoteCommand] {
      command.isEnabled = true
      command.addTarget { self.handle($0) }
    }
    log.append("skips \(skip.preferredIntervals.count), rates \(rate.supportedPlaybackRates.count)")
  }

  private func handle(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    switch event {
    case let skip as MPSkipIntervalCommandEvent: log.append("skip \(skip.interval)")
    case let seek as MPSeekCommandEvent:
      let type: MPSeekCommandEventType = seek.type
      log.append("seek \(type)")
    case let place as MPChangePlaybackPositionCommandEvent: log.append("\(place.positionTime)")
    case let rate as MPChangePlaybackRateCommandEvent: log.append("\(rate.playbackRate)")
    case let language as MPChangeLanguageOptionCommandEvent:
      let option: MPNowPlayingInfoLanguageOption = language.languageOption
      log.append(option.displayName ?? "none")
    default: return .commandFailed
    }
    return .success
  }

  private func library() {
    let status: MPMediaLibraryAuthorizationStatus = MPMediaLibrary.authorizationStatus()
    let songs: [MPMediaItem] = MPMediaQuery.songs().items ?? []
    let lists: [MPMediaItemCollection] = MPMediaQuery.playlists().collections ?? []
    let list = lists.first as? MPMediaPlaylist
    let names: [MPMediaEntityPersistentID] = (songs as [MPMediaEntity]).map(\.persistentID)
    log.append("\(status), \(songs.count) songs, \(list?.name ?? "no list"), \(names.count)")
    let player: MPMusicPlayerController = .systemMusicPlayer
    player.setQueue(with: MPMediaItemCollection(items: songs))
    player.repeatMode = MPMusicRepeatMode.all
    player.shuffleMode = MPMusicShuffleMode.songs
    player.play()
    let state: MPMusicPlaybackState = player.playbackState
    log.append(
      "\(state), \(player.repeatMode), \(player === MPMusicPlayerController.systemMusicPlayer)")
  }
}

struct Volume: UIViewRepresentable {
  let isShown: Bool
  func makeUIView(context: Context) -> MPVolumeView {
    let view = MPVolumeView(frame: .zero)
    view.showsVolumeSlider = isShown
    view.tintColor = .systemOrange
    return view
  }
  func updateUIView(_ view: MPVolumeView, context: Context) {}
}

struct MediaPlayerFixture: View {
  @StateObject private var music = Music()
  var body: some View {
    VStack {
      Volume(isShown: true).frame(width: 240, height: 34)
      Volume(isShown: false).frame(width: 240, height: 34)
      ForEach(music.log, id: \.self) { Text($0) }
    }
    .onAppear { music.begin() }
  }
}
