import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkStudio

/// The recording of a render that has no tracks: what its trace tells.
///
/// A trace tells of scroll views, and of views whose effects follow scrolling; the first version has
/// no transforms with perspective.
enum TraceRecording {
  /// The recording of a manifest and its trace, still without the digests of the stills.
  static func recording(
    _ manifest: ManifestRecord, trace: URL
  ) throws(ReelFileError) -> Recording {
    var scrollViews: [(name: String, recorder: ScrollViewRecorder)] = []
    var views: [(name: String, recorder: ViewRecorder)] = []
    let reader = try TraceReader(trace)
    while let line = try reader.next() {
      var shown: [String: Int] = [:]
      for scroll in line.scrollViews {
        let name = DrawnView.unique(scroll.name, among: &shown)
        let index = scrollViews.firstIndex { $0.name == name } ?? scrollViews.count
        if index == scrollViews.count {
          scrollViews.append((name, ScrollViewRecorder(name: name)))
        }
        scrollViews[index].recorder.append(ScrollSample(scroll), at: line.number)
      }
      var seen: [String: Int] = [:]
      for child in line.children {
        let scroll = line.scrollViews.filter { child.name.hasPrefix($0.name + "/") }
          .max { $0.name.count < $1.name.count }
        let name = DrawnView.unique(child.name, among: &seen)
        let view = ViewSample(child.view(in: scroll), name: name, drawing: nil)
        let index = views.firstIndex { $0.name == name } ?? views.count
        if index == views.count { views.append((name, ViewRecorder(view))) }
        views[index].recorder.append(view, at: line.number)
      }
    }
    return Recording(
      settings: RecordingSettings(
        scene: manifest.scene, canvas: [manifest.picture.width, manifest.picture.height],
        scale: manifest.scale, colorScheme: manifest.colorScheme,
        layoutDirection: manifest.layoutDirection,
        dynamicTypeSize: manifest.dynamicTypeSize == "large" ? nil : manifest.dynamicTypeSize,
        locale: manifest.locale == "en-US" ? nil : manifest.locale, fps: manifest.fps,
        duration: manifest.duration, script: manifest.script, libraries: manifest.libraries,
        fonts: manifest.fonts, marks: manifest.marks),
      stills: [], scrollViews: scrollViews.map(\.recorder.scrollView),
      views: views.map(\.recorder.view))
  }
}

extension TraceRecord.Child {
  /// The child as a drawn view, in the content of its scroll view.
  fileprivate func view(in scroll: TraceRecord.ScrollView?) -> DrawnView {
    let filters = self.filters ?? (blur > 0 ? [.blur(radius: blur)] : [])
    return DrawnView(
      effect: name, source: source, scrollView: scroll?.name,
      frame: frame.offsetBy(dx: scroll?.snapped.x ?? 0, dy: scroll?.snapped.y ?? 0),
      phase: phase, progress: progress, map: map ?? ProjectionTransform(), opacity: opacity,
      filters: filters, blend: blend ?? .normal)
  }
}
