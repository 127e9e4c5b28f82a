import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@MainActor @Suite struct `The words of a scene` {
  private func words(_ scene: Scene) throws -> Figure {
    let renderer = try CairoRenderer(fonts: .standard())
    return try FigureSpec(.still(at: .time(0)), width: 300).figure(
      of: FigureCast(FigureSubject(Stage(scene, text: renderer, images: renderer))), isDark: false,
      text: renderer)
  }

  @Test func `are the lines of text where they are drawn`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let figure = try words(
      Scene("words", canvas: CGSize(width: 200, height: 200), script: [.wait(1)]) {
        VStack {
          Text("A line").rotationEffect(.degrees(20))
          Text("Some words that need two lines of this width").frame(width: 120)
        }
      })
    let drawn = figure.displayList.textFrames(measuredBy: renderer)
    #expect(drawn.count > 2 && figure.words.count == drawn.count)
    for (word, frame) in zip(figure.words, drawn) {
      #expect(abs(word.minX - frame.minX) < 0.01 && abs(word.maxY - frame.maxY) < 0.01)
    }
  }

  @Test func `are not those that something opaque covers`() throws {
    let figure = try words(
      Scene("covered", canvas: CGSize(width: 200, height: 200), script: [.wait(1)]) {
        ZStack {
          VStack {
            Text("Hidden").frame(height: 80)
            Text("Seen").frame(height: 80)
          }
          Color.red.frame(width: 200, height: 100).offset(y: -50)
          Color.blue.opacity(0.5).frame(width: 200, height: 100).offset(y: 50)
        }
      })
    #expect(figure.words.count == 1)
  }
}
