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
    if (count > 0) return;
    const item = html("li", "none", scene.sentence);
    if (scene.details) item.append(html("pre", "problem", scene.details.join("\n")));
    this.list.append(item);
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
    if (finding.views) body.append(this.views(finding.views));
    if (finding.details) body.append(this.details(finding.details));
    return item;
  }

  /** The names of views. */
  views(names) {
    const details = html("details");
    const list = html("ul", "names");
    for (const name of names) {
      const item = html("li");
      item.append(html("code", "", name));
      list.append(item);
    }
    details.append(html("summary", "", counted(names.length, "view")), list);
    return details;
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
      if (isChosen) reveal(item, this.list.parentElement);
    }
  }
}
