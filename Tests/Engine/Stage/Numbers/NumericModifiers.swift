import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews
import Testing

/// A modifier, or a view, with a number.
struct NumericModifier: CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable (CGFloat) -> AnyView

  /// A modifier of a plain view.
  init(_ name: String, _ make: @escaping @MainActor @Sendable (AnyView, CGFloat) -> some View) {
    self.name = name
    view = { number in
      AnyView(make(AnyView(Text("words").background(Color.blue)), number))
    }
  }

  /// A view.
  init(_ name: String, of make: @escaping @MainActor @Sendable (CGFloat) -> some View) {
    self.name = name
    view = { AnyView(make($0)) }
  }

  var testDescription: String { name }
}

extension NumericModifier {
  static let all = frames + effects + texts + shapes + paints + containers + scrolling + time

  private static let frames: [NumericModifier] = [
    .init("padding") { $0.padding($1) },
    .init("padding(edges)") { $0.padding([.leading, .top], $1) },
    .init("padding(insets)") {
      $0.padding(EdgeInsets(top: $1, leading: 1, bottom: $1, trailing: $1))
    },
    .init("frame(width:)") { $0.frame(width: $1) },
    .init("frame(width:height:)") { $0.frame(width: $1, height: $1) },
    .init("frame(minWidth:)") { $0.frame(minWidth: $1) },
    .init("frame(idealHeight:)") { $0.frame(idealHeight: $1).fixedSize() },
    .init("frame(maxHeight:)") { $0.frame(maxHeight: $1) },
    .init("frame(minWidth:maxWidth:)") { $0.frame(minWidth: $1, maxWidth: 10) },
    .init("offset") { $0.offset(x: $1, y: $1) },
    .init("position") { $0.position(x: $1, y: $1) },
    .init("zIndex") { $0.zIndex(Double($1)) },
    .init("layoutPriority") { view, number in
      HStack {
        view.layoutPriority(Double(number))
        view
      }
    },
    .init("aspectRatio") { $0.aspectRatio($1, contentMode: .fit) },
    .init("aspectRatio(size)") {
      $0.aspectRatio(CGSize(width: 1, height: $1), contentMode: .fill)
    },
    .init("alignmentGuide") { view, number in
      VStack(alignment: .leading) {
        view.alignmentGuide(.leading) { _ in number }
        view
      }
    },
    .init("containerRelativeFrame(spacing:)") {
      $0.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: $1)
    },
    .init("containerRelativeFrame(length)") { view, number in
      view.containerRelativeFrame(.vertical) { length, _ in length * number }
    },
    .init("safeAreaPadding") { $0.safeAreaPadding($1) },
    .init("safeAreaInset(spacing:)") { view, number in
      view.safeAreaInset(edge: .top, spacing: number) { Text("bar") }
    },
  ]

  private static let effects: [NumericModifier] = [
    .init("opacity") { $0.opacity(Double($1)) },
    .init("scaleEffect") { $0.scaleEffect($1) },
    .init("scaleEffect(anchor:)") { $0.scaleEffect(2, anchor: UnitPoint(x: $1, y: $1)) },
    .init("rotationEffect") { $0.rotationEffect(.degrees(Double($1))) },
    .init("rotation3DEffect") {
      $0.rotation3DEffect(.degrees(Double($1)), axis: (x: 1, y: 1, z: 0))
    },
    .init("rotation3DEffect(axis:)") {
      $0.rotation3DEffect(.degrees(30), axis: (x: $1, y: 1, z: $1))
    },
    .init("rotation3DEffect(perspective:)") {
      $0.rotation3DEffect(
        .degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: $1, perspective: $1)
    },
    .init("projectionEffect") {
      $0.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: $1, b: 0, c: $1, d: 1, tx: $1, ty: 0)))
    },
    .init("transformEffect") {
      $0.transformEffect(CGAffineTransform(a: 1, b: $1, c: 0, d: $1, tx: 0, ty: $1))
    },
    .init("blur") { $0.blur(radius: $1) },
    .init("shadow") { $0.shadow(color: .black, radius: $1, x: $1, y: 2) },
    .init("saturation") { $0.saturation(Double($1)) },
    .init("hueRotation") { $0.hueRotation(.degrees(Double($1))) },
    .init("brightness") { $0.brightness(Double($1)) },
    .init("contrast") { $0.contrast(Double($1)) },
    .init("grayscale") { $0.grayscale(Double($1)) },
    .init("colorMultiply") {
      $0.colorMultiply(Color(red: Double($1), green: 1, blue: Double($1), opacity: Double($1)))
    },
    .init("cornerRadius") { $0.cornerRadius($1) },
    .init("mask") { view, number in
      view.mask { Circle().frame(width: 9, height: 9).offset(x: number) }
    },
    .init("visualEffect") { view, number in
      view.visualEffect { effect, _ in
        effect.offset(x: number).scaleEffect(number).blur(radius: number).opacity(Double(number))
      }
    },
    .init("drawingGroup") { $0.offset(x: $1).scaleEffect($1).drawingGroup() },
  ]

  private static let texts: [NumericModifier] = [
    .init("tracking") { $0.tracking($1) },
    .init("kerning") { $0.kerning($1) },
    .init("baselineOffset") { $0.baselineOffset($1).underline() },
    .init("lineSpacing") { $0.lineSpacing($1).frame(width: 20) },
    .init("minimumScaleFactor") { $0.minimumScaleFactor($1).frame(width: 20, height: 9) },
    .init("font(size:)") { $0.font(.system(size: $1)) },
    .init("font(custom:)") { $0.font(.custom("Roboto Slab", size: $1)) },
    .init("font(custom:relativeTo:)") { $0.font(.custom("Hack", size: $1, relativeTo: .title)) },
    .init("a tracked part") { number in
      Text("a \(Text("broken").tracking(number).baselineOffset(number)) line of words")
        .frame(width: 30)
    },
    .init("a tracked line") { number in
      Text("one line of several words").tracking(number).lineLimit(1).truncationMode(.middle)
    },
    .init("a large part") { number in
      Text("small \(Text("large").font(.system(size: number)).strikethrough())")
    },
    .init("a number") { Text("\(Double($0)) \(Double($0), specifier: "%.2f")") },
    .init("a date") { Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .relative) },
    .init("a timer") { Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .timer) },
  ]

  private static let shapes: [NumericModifier] = [
    .init("stroke(lineWidth:)", of: { Circle().stroke(lineWidth: $0) }),
    .init("strokeBorder") { Capsule().strokeBorder(Color.red, lineWidth: $0) },
    .init("a stroke's dash") {
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 1]))
    },
    .init("a stroke's dashPhase") {
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: $0))
    },
    .init("trim") { Circle().trim(from: $0, to: 0.5).stroke(lineWidth: 2) },
    .init("trim(to:)") { Ellipse().trim(from: 0.1, to: $0).fill(Color.red) },
    .init("inset(by:)") { RoundedRectangle(cornerRadius: 4).inset(by: $0).fill(Color.red) },
    .init("RoundedRectangle") {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: $0), style: .continuous)
    },
    .init("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0)
    },
    .init("a shape's offset, scale and rotation") {
      Rectangle().offset(x: $0).scale($0).rotation(.degrees(Double($0)))
    },
    .init("an arc") { number in
      Path {
        $0.addArc(
          center: CGPoint(x: number, y: 5), radius: number, startAngle: .degrees(0),
          endAngle: .degrees(Double(number)), clockwise: false)
        $0.addArc(
          tangent1End: CGPoint(x: number, y: 0), tangent2End: CGPoint(x: 9, y: number),
          radius: number)
      }
    },
    .init("a curve") { number in
      Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: 20, y: number), control1: CGPoint(x: number, y: number),
          control2: CGPoint(x: 3, y: -number))
        $0.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: number, height: 10),
          cornerSize: CGSize(width: number, height: 4))
      }.stroke(lineWidth: 1)
    },
    .init("a canvas") { number in
      Canvas { context, size in
        context.translateBy(x: number, y: 0)
        context.scaleBy(x: number, y: 1)
        context.rotate(by: .degrees(Double(number)))
        context.opacity = Double(number)
        context.addFilter(.blur(radius: number))
        context.fill(Path(CGRect(x: number, y: 0, width: 10, height: number)), with: .color(.red))
        context.draw(Text("words"), at: CGPoint(x: number, y: 5))
      }
    },
  ]

  private static let paints: [NumericModifier] = [
    .init("a color") {
      Color(.displayP3, red: Double($0), green: 0.5, blue: Double($0), opacity: Double($0))
    },
    .init("a hue") {
      Color(hue: Double($0), saturation: Double($0), brightness: 1).opacity(Double($0))
    },
    .init("a linear gradient") {
      LinearGradient(
        stops: [
          .init(color: .red, location: $0), .init(color: .blue, location: 0.5),
          .init(color: .green, location: $0),
        ], startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: $0))
    },
    .init("a radial gradient") {
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0.5), startRadius: $0, endRadius: $0 * 2)
    },
    .init("an elliptical gradient") {
      EllipticalGradient(
        colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: 1)
    },
    .init("an angular gradient") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(Double($0)),
        endAngle: .degrees(Double(-$0)))
    },
    .init("a mesh gradient") { number in
      MeshGradient(
        width: 2, height: 2,
        points: [[0, 0], [Float(number), 0], [0, 1], [1, Float(number)]],
        colors: [.red, .blue, .green, .black])
    },
    .init("an image paint") { number in
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "star"),
          sourceRect: CGRect(x: number, y: 0, width: 1, height: number), scale: number))
    },
    .init("cap insets") {
      Image("sun").resizable(
        capInsets: EdgeInsets(top: $0, leading: $0, bottom: 0, trailing: $0), resizingMode: .tile)
    },
    .init("a symbol") { Image(systemName: "heart", variableValue: Double($0)) },
  ]

  private static let containers: [NumericModifier] = [
    .init("VStack(spacing:)") { number in VStack(spacing: number) { rows } },
    .init("HStack(spacing:)") { number in HStack(spacing: number) { rows } },
    .init("LazyVStack(spacing:)") { number in LazyVStack(spacing: number) { rows } },
    .init("LazyHStack(spacing:)") { number in
      ScrollView(.horizontal) { LazyHStack(spacing: number) { rows } }
    },
    .init("Grid(spacing:)") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow { rows }
        GridRow { rows }
      }
    },
    .init("GridItem(.fixed)") { number in
      LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible())]) { rows }
    },
    .init("GridItem(.flexible)") { number in
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: number, maximum: number), spacing: number)],
        spacing: number
      ) { rows }
    },
    .init("GridItem(.adaptive)") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: 30))]) { rows }
    },
    .init("LazyHGrid") { number in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(number), spacing: number)], spacing: number) { rows }
      }
    },
    .init("Spacer") { number in
      VStack {
        rows
        Spacer(minLength: number)
      }
    },
    .init("rows of a height") { number in
      LazyVStack { ForEach(0..<40) { Text("\($0)").frame(height: number) } }
    },
    .init("a slider") { Slider(value: .constant(Double($0)), in: 0...1) },
    .init("a progress view") { ProgressView(value: Double($0), total: 10) },
    .init("a gauge's total") { ProgressView(value: 1, total: Double($0)) },
  ]

  @MainActor @ViewBuilder private static var rows: some View {
    ForEach(0..<12) { Text("row \($0)").frame(height: 20) }
  }

  private static let scrolling: [NumericModifier] = [
    .init("contentMargins") { $0.contentMargins($1) },
    .init("a scroll view's margins") { number in
      ScrollView { VStack { rows } }.contentMargins(.vertical, number).frame(height: 50)
    },
    .init("scrollTransition") { view, number in
      view.scrollTransition(.interactive.threshold(.visible(Double(number)))) { effect, phase in
        effect.opacity(phase.value * Double(number)).offset(x: number).scaleEffect(number)
      }
    },
    .init("a content's size") { number in
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: number, height: number)
      }.frame(width: 30, height: 30)
    },
    .init("a position") { number in
      ScrollView { VStack { rows } }
        .scrollPosition(.constant(ScrollPosition(x: number, y: number))).frame(height: 40)
    },
    .init("an anchor") { number in
      ScrollView { VStack { rows } }
        .defaultScrollAnchor(UnitPoint(x: number, y: number)).frame(height: 40)
    },
    .init("paging") { number in
      ScrollView(.horizontal) { HStack(spacing: 0) { rows } }
        .scrollTargetBehavior(.paging).frame(width: number)
    },
  ]

  private static let time: [NumericModifier] = [
    .init("an animation's duration") { MovingOnce(.linear(duration: Double($0)), by: 30) },
    .init("an animation's speed and delay") {
      MovingOnce(.easeInOut.speed(Double($0)).delay(Double($0)).repeatCount(2), by: 30)
    },
    .init("a spring") {
      MovingOnce(
        .spring(response: Double($0), dampingFraction: Double($0), blendDuration: Double($0)),
        by: 30)
    },
    .init("an interpolating spring") {
      MovingOnce(
        .interpolatingSpring(
          mass: Double($0), stiffness: Double($0), damping: Double($0), initialVelocity: Double($0)),
        by: 30)
    },
    .init("a timing curve") {
      MovingOnce(.timingCurve(Double($0), 0, 0.5, Double($0), duration: 0.5), by: 30)
    },
    .init("an animated length") { MovingOnce(.linear(duration: 0.2), by: $0) },
    .init("an animated spring") { MovingOnce(.bouncy, by: $0) },
    .init("a timeline") { number in
      TimelineView(
        .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Double(number))
      ) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    },
    .init("an animation timeline") { number in
      TimelineView(.animation(minimumInterval: Double(number))) { _ in Text("now") }
    },
  ]
}

/// A view that moves once it is there.
private struct MovingOnce: View {
  private let animation: Animation
  private let distance: CGFloat
  @State private var isMoved = false

  init(_ animation: Animation, by distance: CGFloat) {
    (self.animation, self.distance) = (animation, distance)
  }

  var body: some View {
    Text("moving").offset(x: isMoved ? distance : 0).frame(height: isMoved ? distance : 20)
      .onAppear { withAnimation(animation) { isMoved = true } }
  }
}
