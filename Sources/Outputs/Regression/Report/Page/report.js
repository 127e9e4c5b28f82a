// The page: scenes, the one that is shown, and what moves it.

const report = JSON.parse(part("report").textContent);
const scenes = report.scenes.map((data, number) => new Scene(data, number));
const pictures = new Pictures(report.pictures);
const viewer = new Viewer(pictures, update);
const strip = new Strip(seek);
const curves = new Curves(seek);
const findings = new Findings(chooseFinding);
const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

let scene, finding;
let position = 0;
let isPlaying = false;
let filter = "all";

// MARK: Scenes

const items = scenes.map((scene) => {
  const item = html("li");
  const button = html("button", "scene");
  button.type = "button";
  const mark = html("span", `mark ${scene.verdict}`);
  mark.append(icon(scene.verdict));
  const words = html("span", "words");
  words.append(html("span", "title", scene.name));
  words.append(html("span", "short", scene.inShort));
  button.append(mark, words);
  button.addEventListener("click", () => open(scene));
  item.append(button);
  return {scene, item, button};
});

/** Shows another scene, at the first still that differs unless it is told. */
function open(other, at) {
  pause();
  scene = other;
  finding = undefined;
  part("name").textContent = scene.name;
  part("verdict").className = `chip ${scene.verdict}`;
  part("verdict").textContent = scene.verdict;
  showSides();
  for (const {scene: its, item, button} of items) {
    button.setAttribute("aria-current", its === scene);
    // The chosen scene is listed in any case.
    item.hidden = filter === "failing" && its.passes && its !== scene;
    if (its === scene) reveal(item, part("scenes"));
  }
  const isEmpty = scene.count === 0;
  for (const id of ["timeline", "toolbar"]) part(id).hidden = isEmpty;
  part("stage").classList.toggle("empty", isEmpty);
  part("nothing").hidden = !isEmpty;
  part("nothing").textContent = scene.sentence;
  findings.open(scene);
  curves.open(scene);
  viewer.open(scene);
  strip.open(scene);
  showNote();
  seek(at ?? scene.differences[0] ?? 0);
}

/** The sides by their names; what both have is said once. */
function showSides() {
  const {old, new: new_} = scene;
  const spell = (side) => [
    counted(side.count, "still"), `${side.fps} fps`, side.canvas.map((x) => decimal(x)).join(" × "),
    `@${decimal(side.scale)}x`,
  ];
  const [a, b] = [spell(old), spell(new_)];
  const both = a.filter((word, n) => word === b[n] && word);
  const own = (words, other) => words.filter((word, n) => word !== other[n] && word).join(", ");
  const name = (side, words, other) => {
    const rest = own(words, other);
    return side.count === 0 ? "nothing" : side.label + (rest ? ` (${rest})` : "");
  };
  const [from, to] = [name(old, a, b), name(new_, b, a)];
  part("sides").replaceChildren(
    html("span", "label", from), html("span", "arrow", "→"), html("span", "label", to),
    html("span", "both", both.join(" · ")));
}

/** Says what the page does not have. */
function showNote() {
  const count = scene.isLeftOut.filter(Boolean).length;
  const note = part("note");
  note.className = `note ${scene.verdict}`;
  note.hidden = count === 0;
  const why = scene.passes ? "both reels are the same"
    : report.choice === "key" ? "the page has those of key stills alone"
    : report.choice === "changed" && !scene.lacksChanged ? "they are equal"
    : `pictures of a page take at most ${decimal(report.limit / 1e6, 1)} MB`;
  const others = count === 1 ? "1 still is" : `${count} of ${counted(scene.count, "still")} are`;
  note.textContent =
    `Pictures of ${others} left out: ${why}. The nearest picture is shown in their place.`;
}

// MARK: Stills

/** Goes to a position. */
function seek(to) {
  position = Math.max(0, Math.min(to, scene.last));
  update();
}

function step(by) {
  pause();
  seek(position + by);
}

/** Shows the position everywhere. */
function update() {
  if (!scene || !viewer.view) return;
  showView();
  if (scene.count > 0) {
    viewer.show(position);
    strip.seek(position);
    curves.seek(position);
    showTime();
  }
  part("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  part("play").querySelector("use").setAttribute("href", isPlaying ? "#icon-pause" : "#icon-play");
  if (!isPlaying) remember();
}

const timeCells = ["now", "still", "kind"].map((name) => html("span", name));
part("time").append(...timeCells);

function showTime() {
  const still = scene.stills[position];
  const kind = scene.kind(position);
  const [now, number, what] = timeCells;
  now.textContent = `${scene.time(position).toFixed(3)} s`;
  number.textContent = still.new < 0 ? `old still ${still.old}`
    : `still ${still.new} of ${scene.new.count - 1}` +
      (still.old >= 0 && still.old !== still.new ? `, old ${still.old}` : "");
  const share = still.share > 0 && kind === "changed" ? ` ${percent(still.share)}` : "";
  what.className = `kind ${kind}`;
  what.textContent = kind + share;
}

function play() {
  if (isPlaying || scene.count < 2) return;
  isPlaying = true;
  if (position === scene.last) position = 0;
  let [last, passed] = [undefined, position];
  const tick = (now) => {
    if (!isPlaying) return;
    // A page in the background gets no ticks; it goes on where it was.
    passed += Math.min(now - (last ?? now), 250) / 1000 * scene.fps;
    last = now;
    const next = Math.min(Math.floor(passed), scene.last);
    if (next !== position) seek(next);
    viewer.prepare(position, 8);
    if (position === scene.last) pause();
    else requestAnimationFrame(tick);
  };
  update();
  requestAnimationFrame(tick);
}

function pause() {
  if (!isPlaying) return;
  isPlaying = false;
  update();
}

function goToDifference(direction) {
  const next = scene.nextDifference(position, direction);
  pause();
  if (next !== undefined) seek(next);
}

/** Goes to the first still of a finding, and to its curves. */
function chooseFinding(index) {
  pause();
  finding = index;
  findings.choose(index);
  strip.choose(index);
  curves.choose(index);
  seek(scene.position(scene.findings[index].from));
  if (oneColumn.matches) part("stage").scrollIntoView({block: "nearest"});
}

function goToFinding(direction) {
  const order = scene.outline.map(([index]) => index);
  if (order.length === 0) return;
  const place = order.indexOf(finding);
  const next = place < 0 ? (direction > 0 ? 0 : order.length - 1) : place + direction;
  if (order[next] !== undefined) chooseFinding(order[next]);
}

function goToScene(direction) {
  const listed = items.filter(({item}) => !item.hidden).map((other) => other.scene);
  const next = listed[listed.indexOf(scene) + direction];
  if (next) open(next);
}

// MARK: Views

const buttons = VIEWS.map((view, n) => {
  const button = html("button", "", view.title);
  button.type = "button";
  button.title = `${view.title} (${n + 1})`;
  button.addEventListener("click", () => chooseView(view.name));
  return button;
});
part("views").append(...buttons);

function chooseView(name) {
  viewer.choose(name);
  update();
}

/** Shows which view is chosen and what it is set to. */
function showView() {
  const {view} = viewer;
  VIEWS.forEach((other, n) => buttons[n].setAttribute("aria-pressed", other === view));
  part("setting").hidden = view.setting === undefined;
  part("switch").hidden = view.name !== "flicker";
  part("heat").setAttribute("aria-pressed", viewer.showsHeat);
  if (!view.setting) return;
  const input = part("settingValue");
  [input.min, input.max, input.step] = [view.least, view.most, view.step];
  input.value = viewer.values[view.name];
  part("settingName").textContent = view.setting;
  part("settingText").textContent = decimal(viewer.values[view.name], 2) + view.unit;
}

part("settingValue").addEventListener("input", (event) => viewer.set(Number(event.target.value)));

function toggleHeat() {
  if (!scene.instability) return;
  viewer.showsHeat = !viewer.showsHeat;
  viewer.apply();
  update();
}

// MARK: The filter

const failing = scenes.filter((scene) => !scene.passes);
part("failing").textContent = `To look at ${failing.length}`;
part("all").textContent = `All ${scenes.length}`;

function choose(name) {
  filter = name;
  part("failing").setAttribute("aria-pressed", name === "failing");
  part("all").setAttribute("aria-pressed", name === "all");
  for (const {scene: its, item} of items) {
    item.hidden = name === "failing" && its.passes && its !== scene;
  }
}

// MARK: The address

let remembering;

/** The names of scenes in addresses: the second one of a name has a number. */
const addresses = scenes.map((scene, n) => {
  const before = scenes.slice(0, n).filter((other) => other.name === scene.name).length;
  return before === 0 ? scene.name : `${scene.name}~${before + 1}`;
});

/** Keeps scene, still and view in the address, once they rest. */
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    const words = new URLSearchParams({scene: addresses[scene.number]});
    if (scene.count > 0) words.set("still", scene.address(position));
    words.set("view", viewer.view.name);
    try {
      history.replaceState(null, "", `#${words}`);
    } catch { /* Some browsers refuse it for files. */ }
  }, 200);
}

/** Goes to what the address names, such as #scene=feed&still=41&view=swipe. */
function visit() {
  const words = new URLSearchParams(location.hash.slice(1));
  const named = scenes[addresses.indexOf(words.get("scene"))];
  viewer.choose(words.get("view") ?? viewer.view?.name ?? "side");
  const next = named ?? scene ?? failing[0] ?? scenes[0];
  if (next) open(next, next.visit(words.get("still")));
}

// MARK: Actions

const actions = {
  play: () => isPlaying ? pause() : play(),
  back: () => step(-1),
  forward: () => step(1),
  earlier: () => goToDifference(-1),
  later: () => goToDifference(1),
  heat: toggleHeat,
  switch: () => viewer.switch(),
  failing: () => choose("failing"),
  all: () => choose("all"),
  help: () => part("keys").showModal(),
};
for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", action);

const keys = {
  " ": actions.play,
  ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
  Home: () => step(-scene.count),
  End: () => step(scene.count),
  PageDown: () => goToScene(1),
  PageUp: () => goToScene(-1),
  j: actions.later,
  k: actions.earlier,
  n: () => goToFinding(1),
  p: () => goToFinding(-1),
  "[": () => viewer.step(-1),
  "]": () => viewer.step(1),
  x: () => viewer.view.name === "flicker" && viewer.switch(),
  h: toggleHeat,
  "?": actions.help,
};
VIEWS.forEach((view, n) => { keys[n + 1] = () => chooseView(view.name); });

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || part("keys").open || !scene) return;
  // Controls have uses of their own for some keys.
  const {target} = event;
  if (target === part("settingValue") && event.key.length > 1) return;
  if (event.key === " " && target.closest?.("button, summary")) return;
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

// A button used by a pointer leaves the keys to the page.
let isByPointer = false;
addEventListener("pointerdown", () => { isByPointer = true; }, true);
addEventListener("keydown", () => { isByPointer = false; }, true);
addEventListener("click", (event) => {
  if (isByPointer) event.target.closest?.("button")?.blur();
});

// MARK: Beginning

const VERDICTS = ["broken", "different", "missing", "stale", "equal"];
part("counts").append(...VERDICTS.map((verdict) => {
  const count = scenes.filter((scene) => scene.verdict === verdict).length;
  return count > 0 ? html("span", `chip ${verdict}`, `${count} ${verdict}`) : "";
}));
part("list").append(...items.map(({item}) => item));
document.body.classList.toggle("single", scenes.length < 2);
viewer.isHeld = prefersLessMotion.matches;
prefersLessMotion.addEventListener("change", () => {
  viewer.isHeld = prefersLessMotion.matches;
  if (viewer.view.name === "flicker") viewer.beat();
});
if (scenes.length > 0) {
  addEventListener("hashchange", visit);
  visit();
} else {
  for (const child of part("stage").parentElement.children) child.hidden = child !== part("stage");
  part("stage").classList.add("empty");
  part("nothing").hidden = false;
  part("nothing").textContent = "There are no scenes.";
}
