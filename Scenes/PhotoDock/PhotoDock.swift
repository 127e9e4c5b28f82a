import Scrollwork

/// Photos that fly between an album and a dock by matched geometry.
extension Scene {
  /// The dock without animation: four picks, the fourth out of sight until a finger scrolls
  /// to it.
  public static let photoPicks = Scene(
    "photo-picks", summary: "photos move from an album to a dock without animation",
    canvas: CGSize(width: 390, height: 640),
    script: fourPicks
  ) {
    PhotoDockView(spring: nil, followsNewest: false)
  }

  /// Photos fly, but the dock does not scroll: the fourth flies out of sight.
  public static let photoFlights = Scene(
    "photo-flights", summary: "photos fly into a dock that does not scroll to the newest",
    canvas: CGSize(width: 390, height: 640),
    script: fourPicks
  ) {
    PhotoDockView(isWhole: true, followsNewest: false)
  }

  /// Four picks, a scroll to the fourth, and its return.
  private static let fourPicks = GestureScript(
    [.wait(0.3)]
      + ["balloon", "pines", "tulip", "harbor"]
      .flatMap { [.tap(.view($0)), .wait(0.5)] as [GestureScript.Step] }
      + [
        .wait(0.3), .flick(.left, velocity: 900, from: .view("tulip")), .untilSettled(),
        .tap(.view("harbor")), .wait(0.6),
      ])

  /// Eight picks, a scroll back through the dock, and two photos that return.
  public static let photoDock = Scene(
    "photo-dock", summary: "photos fly from an album into a dock, which scrolls to the newest",
    canvas: CGSize(width: 390, height: 640),
    script: GestureScript(
      [.wait(0.3)]
        + ["balloon", "pines", "tulip", "harbor", "volcano", "moon", "rainbow", "stripes"]
        .flatMap { [.tap(.view($0)), .wait(0.42)] as [GestureScript.Step] }
        + [
          .wait(0.2),
          .flick(.right, velocity: 900, from: .view("rainbow")),
          .untilSettled(),
          .tap(.view("tulip")), .wait(0.45), .tap(.view("harbor")), .wait(0.6),
        ])
  ) {
    PhotoDockView()
  }

  /// The album is dragged under a photo that has just been picked, and so is the dock.
  public static let photoCatch = Scene(
    "photo-catch", summary: "photos fly between two scroll views while both scroll",
    canvas: CGSize(width: 390, height: 640),
    script: [
      .wait(0.3),
      .tap(.view("fish")), .wait(0.06),
      .drag(
        from: .unit(UnitPoint(x: 0.6, y: 0.6)), by: CGVector(dx: 0, dy: -90), over: 0.4,
        curve: .easeOut, hold: 0.12),
      .untilSettled(limit: 2),
      .tap(.view("mushroom")), .wait(0.3),
      .tap(.view("leaf")), .wait(0.3),
      .tap(.view("waves")), .untilSettled(limit: 2),
      .tap(.view("leaf")), .wait(0.06),
      .drag(
        from: .unit(UnitPoint(x: 0.3, y: 0.88)), by: CGVector(dx: 90, dy: 0), over: 0.4,
        curve: .easeOut, hold: 0.12),
      .untilSettled(limit: 2),
      .tap(.view("fish")), .wait(0.06),
      .drag(
        from: .unit(UnitPoint(x: 0.4, y: 0.3)), by: CGVector(dx: 0, dy: 130), over: 0.4,
        curve: .easeOut, hold: 0.12),
      .untilSettled(),
      .wait(0.2),
    ]
  ) {
    PhotoDockView(
      spring: .interactiveSpring(response: 0.8, dampingFraction: 0.86), isWhole: true)
  }

  /// The album and the dock, right to left.
  public static let photoDockRightToLeft: Scene = {
    var scene = photoDock
    scene.name = "photo-dock-rtl"
    scene.summary = "the album and the dock, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script.steps = scene.script.steps.map { step in
      guard case .flick(.right, let velocity, let place) = step else { return step }
      return .flick(.left, velocity: velocity, from: place)
    }
    return scene
  }()
}

/// An album above a dock; a tapped photo moves to the other one.
struct PhotoDockView: View {
  /// The animation of moving photos; nil moves them at once.
  var spring: Animation? = .interactiveSpring(response: 0.4, dampingFraction: 0.8)
  /// Whether photos in flight are whole: neither clipped by the scroll view of the dock nor faded.
  var isWhole = false
  /// Whether the dock scrolls to the photo that was added last.
  var followsNewest = true

  @State private var photos = Photo.album
  @State private var picked: [Photo] = []
  @State private var changed: Photo.ID?
  @State private var moves = 0
  @Namespace private var flight

  var body: some View {
    VStack(spacing: 12) {
      album
      dock
    }
    .padding()
    .animation(spring, value: moves)
  }

  private var album: some View {
    ScrollView {
      AlbumTitle("Photos")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 76))]) {
        ForEach(photos) { photo in
          PhotoTile(photo: photo)
            .matchedGeometryEffect(id: photo.id, in: flight)
            .frame(height: 68)
            .transition(flying)
            .onTapGesture { pick(photo) }
        }
      }
    }
  }

  private var dock: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [GridItem()]) {
          ForEach(picked) { photo in
            PhotoTile(photo: photo)
              .matchedGeometryEffect(id: photo.id, in: flight)
              .frame(height: 90)
              .transition(flying)
              .id(photo.id)
              .onTapGesture { putBack(photo) }
          }
        }
      }
      .scrollClipDisabled(isWhole)
      .frame(height: 90)
      .padding(12)
      .background(Color(.systemGray6), in: .rect(cornerRadius: 12))
      .clipShape(DockClip(reach: isWhole ? 640 : 0))
      .onChange(of: changed) { _, newest in
        guard followsNewest, let newest else { return }
        withAnimation(spring) { proxy.scrollTo(newest) }
      }
    }
  }

  /// The transition of photos: a fade, or one that shows nothing but lasts as long as the flight.
  private var flying: AnyTransition { isWhole ? .scale(scale: 0.999) : .opacity }

  private func pick(_ photo: Photo) {
    picked.append(photo)
    photos.removeAll { $0.id == photo.id }
    changed = photo.id
    moves += 1
  }

  private func putBack(_ photo: Photo) {
    photos.append(photo)
    picked.removeAll { $0.id == photo.id }
    changed = nil
    moves += 1
  }
}

/// The frame of the dock, and the space above it that photos cross.
private struct DockClip: Shape {
  /// The height of the space above.
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    let open = CGRect(
      x: rect.minX, y: rect.minY - reach, width: rect.width, height: rect.height + reach)
    return Path(roundedRect: open, cornerRadius: 12)
  }
}
