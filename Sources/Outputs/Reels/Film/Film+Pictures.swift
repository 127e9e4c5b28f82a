public import Foundation
public import ScrollworkDrawing
import ScrollworkStudio

extension Film {
  /// The pictures of a folder as frames, in the order of their names.
  ///
  /// Each frame draws one picture, which a renderer finds by its name; numbers in names are
  /// compared by their value. Numbered pictures follow each other without a gap.
  ///
  /// - Parameters:
  ///   - folder: The folder of PNG files, all of one size.
  ///   - name: The name of the film.
  ///   - rate: The rate of frames.
  ///   - scale: The size of the frames as a part of that of the pictures, above 0.
  ///   - images: A renderer with the folder among those of its images.
  /// - Throws: A ``PicturesError``.
  public init(
    pictures folder: URL, name: String, rate: FrameRate, scale: CGFloat = 1,
    images: any ImageProviding
  ) throws(PicturesError) {
    let path = folder.relativePath
    let files = PictureFiles(names: Self.names(in: folder))
    if let gap = files.gap { throw .missing(path: path, picture: gap.missing, after: gap.previous) }
    let assets = files.stems.compactMap { images.image(named: PictureFiles.split($0).name) }
    guard let first = assets.first else { throw .none(path: path) }
    let scale = scale * CGFloat(PictureFiles.split(files.stems[0]).factor)
    for asset in assets where asset.size != first.size {
      throw .differentSize(
        path: path, picture: asset.name, asset.size, first: first.name, first.size)
    }
    self.init(
      name: name, rate: rate, count: assets.count,
      canvas: first.size
    ) { number in
      let frame = CGRect(origin: .zero, size: first.size)
      let list = DisplayList(
        canvas: first.size, scale: scale, background: .gray(0xFF),
        content: LayerContent([
          .command(.image(assets[number], frame: frame, smooth: true))
        ]))
      return FilmFrame(number: number, samples: [list])
    }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
