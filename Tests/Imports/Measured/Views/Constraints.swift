import Scrollwork

extension MeasuredViews {
  @CaseViews static var constraints: [CaseView] {
    CaseView("edges, centers and ratios") { UIKitCase(pinned) }
    CaseView("priorities") { UIKitCase(prioritized) }
    CaseView("constraints that change") { UIKitCase(changing) }
    CaseView("the visual format") { UIKitCase(written) }
    CaseView("layout guides") { UIKitCase(guided) }
    CaseView("autoresizing masks") { UIKitCase(autoresized) }
  }

  private static func pinned(_ root: UIView) {
    let banner = root.addConstrained("banner")
    let centered = root.addConstrained("centered")
    let ratio = root.addConstrained("ratio")
    let corner = root.addConstrained("corner")
    let box = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
    root.addSubview(box)
    let quarter = box.addConstrained("quarter")
    NSLayoutConstraint.activate(
      size(centered, 101, 51) + size(quarter, 34.5, 20.5) + size(corner, 40, 40) + [
        banner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        banner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        banner.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        banner.heightAnchor.constraint(equalToConstant: 40),
        centered.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        centered.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        quarter.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        quarter.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        ratio.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        ratio.topAnchor.constraint(equalTo: root.topAnchor, constant: 72),
        ratio.heightAnchor.constraint(equalToConstant: 30),
        ratio.widthAnchor.constraint(equalTo: ratio.heightAnchor, multiplier: 2),
        corner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      ])
  }

  private static func prioritized(_ root: UIView) {
    let limited = root.addConstrained("limited")
    let preferred = root.addConstrained("preferred")
    let low = root.addConstrained("low")
    let high = root.addConstrained("high")
    NSLayoutConstraint.activate([
      limited.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      limited.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      limited.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      limited.heightAnchor.constraint(equalToConstant: 30),
      limited.widthAnchor.constraint(equalToConstant: 500).priority(999),
      preferred.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      preferred.topAnchor.constraint(equalTo: limited.bottomAnchor, constant: 8),
      preferred.heightAnchor.constraint(equalToConstant: 30),
      preferred.widthAnchor.constraint(equalToConstant: 200).priority(250),
      preferred.widthAnchor.constraint(equalToConstant: 100).priority(750),
      low.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      low.topAnchor.constraint(equalTo: preferred.bottomAnchor, constant: 8),
      low.heightAnchor.constraint(equalToConstant: 30),
      low.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).priority(750),
      low.widthAnchor.constraint(equalToConstant: 50).priority(999),
      high.leadingAnchor.constraint(equalTo: low.trailingAnchor, constant: 8),
      high.topAnchor.constraint(equalTo: low.topAnchor),
      high.heightAnchor.constraint(equalTo: low.heightAnchor),
      high.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).priority(999),
      high.widthAnchor.constraint(equalToConstant: 50).priority(750),
    ])
  }

  private static func changing(_ root: UIView) {
    let view = root.addConstrained("view")
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    let narrow = view.widthAnchor.constraint(equalToConstant: 60)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      leading, narrow, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      MainActor.assumeIsolated { leading.constant = 100 }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      MainActor.assumeIsolated { (narrow.isActive, wide.isActive) = (false, true) }
    }
  }

  private static func written(_ root: UIView) {
    var views: [String: Any] = [:]
    for name in ["a", "b", "c", "d"] { views[name] = root.addConstrained(name) }
    for format in [
      "H:|-side-[a(80)]-8-[b(>=60)]-side-|", "V:|-20-[b(40)]",
      "V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", "H:|-[c]-|", "V:[c]-gap-[d(24)]",
      "H:|-(>=20)-[d(120@750)]-20-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["gap": 12, "side": 16], views: views))
    }
  }

  private static func guided(_ root: UIView) {
    let first = root.addConstrained("first")
    let middle = root.addConstrained("middle")
    let last = root.addConstrained("last")
    let inner = root.addConstrained("inner")
    let (before, after, frame) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    for guide in [before, after, frame] { root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(
      size(first, 60, 20) + size(middle, 70, 20) + size(last, 60, 20) + [
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        middle.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        last.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        before.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        before.trailingAnchor.constraint(equalTo: middle.leadingAnchor),
        after.leadingAnchor.constraint(equalTo: middle.trailingAnchor),
        after.trailingAnchor.constraint(equalTo: last.leadingAnchor),
        last.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        before.widthAnchor.constraint(equalTo: after.widthAnchor),
        frame.widthAnchor.constraint(equalToConstant: 101),
        frame.heightAnchor.constraint(equalToConstant: 61),
        frame.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 160),
        frame.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 110),
        inner.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -8),
        inner.topAnchor.constraint(equalTo: frame.topAnchor, constant: 8),
        inner.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -8),
      ])
  }

  private static func autoresized(_ root: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(box)
    func add(_ name: String, _ frame: CGRect, _ mask: UIView.AutoresizingMask) {
      let view = UIView(frame: frame).marked(name)
      view.autoresizingMask = mask
      box.addSubview(view)
    }
    add("width", CGRect(x: 10, y: 10, width: 180, height: 20), .flexibleWidth)
    add(
      "bottomRight", CGRect(x: 150, y: 60, width: 40, height: 30),
      [.flexibleLeftMargin, .flexibleTopMargin])
    add(
      "center", CGRect(x: 80, y: 40, width: 40, height: 20),
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
    box.frame = CGRect(x: 0, y: 0, width: 288, height: 160)
  }

  private static func size(
    _ view: UIView, _ width: CGFloat, _ height: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }
}

extension NSLayoutConstraint {
  fileprivate func priority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}
