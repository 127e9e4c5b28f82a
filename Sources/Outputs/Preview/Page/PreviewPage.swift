import Foundation

/// The files of the preview's page.
package enum PreviewPage {
  /// The files by their targets: `/` is the page.
  package static let assets: [String: PreviewAsset] = {
    var assets = ["/": asset("text/html", PackageResources.preview_html)]
    for (name, bytes) in styles { assets["/" + name] = asset("text/css", bytes) }
    for (name, bytes) in scripts { assets["/" + name] = asset("text/javascript", bytes) }
    return assets
  }()

  private static func asset(_ type: String, _ bytes: [UInt8]) -> PreviewAsset {
    PreviewAsset(type: type + "; charset=utf-8", bytes: Data(bytes))
  }

  private static let styles = [
    ("panels.css", PackageResources.panels_css),
    ("preview.css", PackageResources.preview_css),
    ("stage.css", PackageResources.stage_css),
  ]

  private static let scripts = [
    ("bar.js", PackageResources.bar_js),
    ("beside.js", PackageResources.beside_js),
    ("chart.js", PackageResources.chart_js),
    ("clock.js", PackageResources.clock_js),
    ("connection.js", PackageResources.connection_js),
    ("curves.js", PackageResources.curves_js),
    ("elements.js", PackageResources.elements_js),
    ("folds.js", PackageResources.folds_js),
    ("history.js", PackageResources.history_js),
    ("inspector.js", PackageResources.inspector_js),
    ("keyboard.js", PackageResources.keyboard_js),
    ("keys.js", PackageResources.keys_js),
    ("measure.js", PackageResources.measure_js),
    ("notices.js", PackageResources.notices_js),
    ("overlays.js", PackageResources.overlays_js),
    ("pictures.js", PackageResources.pictures_js),
    ("preview.js", PackageResources.preview_js),
    ("problems.js", PackageResources.problems_js),
    ("saving.js", PackageResources.saving_js),
    ("scenes.js", PackageResources.scenes_js),
    ("screen.js", PackageResources.screen_js),
    ("script.js", PackageResources.script_js),
    ("session.js", PackageResources.session_js),
    ("settings.js", PackageResources.settings_js),
    ("stage.js", PackageResources.stage_js),
    ("status.js", PackageResources.status_js),
    ("tabs.js", PackageResources.tabs_js),
    ("timeline.js", PackageResources.timeline_js),
    ("touches.js", PackageResources.touches_js),
    ("wheel.js", PackageResources.wheel_js),
  ]
}
