// What was found in a scene: causes, and below each what follows from it.

class Findings {
  constructor(chosen) {
    this.chosen = chosen;
    this.list = part("findings");
    this.items = new Map();
  }

  /** Shows the findings of a scene. */
  open(scene) {
    this.scene = scene;
    const count = scene.findings.length;
    part("findingsTitle").textContent = count === 0 ? "Findings" : counted(count, "finding");
    this.items = new Map(scene.outline.map(([index, depth]) => [index, this.item(index, depth)]));
    this.list.replaceChildren(...this.items.values());
    if (count === 0) this.list.append(html("li", "none", scene.sentence));
  }

  item(index, depth) {
    const finding = this.scene.findings[index];
    const item = html("li", depth > 0 ? "consequence" : "cause");
    item.style.setProperty("--depth", Math.min(depth, 4));
    const button = html("button", "finding");
    button.type = "button";
    const range = finding.from === finding.to ? `still ${finding.from}`
      : `stills ${finding.from}–${finding.to}`;
    const head = html("span", "tags");
    head.append(html("span", "kind", report.kinds[finding.kind] ?? finding.kind),
                html("span", "range", range));
    button.append(head, html("span", "sentence", finding.sentence));
    button.addEventListener("click", () => this.chosen(index));
    const body = html("div", "body");
    body.append(button);
    item.append(body);
    const places = html("p", "places");
    if (finding.source) places.append(html("code", "", finding.source));
    if (finding.commits) {
      places.append(html("span", "", "changed in"));
      places.append(...finding.commits.map((commit) => html("code", "commit", commit)));
    }
    if (places.childElementCount > 0) body.append(places);
    if (finding.details) body.append(this.details(finding.details));
    return item;
  }

  /** The lines of both drawings. */
  details(lines) {
    const details = html("details");
    const text = html("pre");
    for (const line of lines) {
      const kind = line.startsWith("+") ? "plus" : line.startsWith("-") ? "minus" : "";
      text.append(html("span", kind, line));
    }
    details.append(html("summary", "", `Drawing: ${counted(lines.length, "line")}`), text);
    return details;
  }

  /** Marks a finding. */
  choose(index) {
    for (const [other, item] of this.items) {
      const isChosen = other === index;
      item.classList.toggle("chosen", isChosen);
      item.querySelector("button").setAttribute("aria-current", isChosen);
      if (isChosen) this.reveal(item);
    }
  }

  /** Scrolls the list, not the page. */
  reveal(item) {
    const pane = this.list.parentElement;
    if (pane.scrollHeight <= pane.clientHeight) return;
    const [box, around] = [item, pane].map((other) => other.getBoundingClientRect());
    if (box.top < around.top) pane.scrollTop += box.top - around.top - 12;
    if (box.bottom > around.bottom) pane.scrollTop += box.bottom - around.bottom + 12;
  }
}
