// The page: the reel, what shows it, and what moves it.

const part = (id) => document.getElementById(id);
const reel = new Reel(JSON.parse(part("reel").textContent));
const picture = new Picture(reel);
const clock = new Clock(reel, update);
const timeline = new Timeline(reel, clock);
const viewCard = new ViewCard(reel);
const cards = reel.scrollViews.map((view) => new ScrollCard(reel, view, choose));
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The point of the picture under the pointer, and the view that was clicked. */
let [pointed, followed] = [undefined, undefined];
let scheme;

// MARK: Showing

/** Shows the time of the clock everywhere. */
function update() {
  const {position, frame} = clock;
  const view = followed ?? (pointed && reel.viewAt(pointed, frame));
  picture.seek(position, view, followed !== undefined);
  timeline.seek(position, frame);
  // In a sequence, another scene begins.
  if (!timeline.view || !reel.isShown(timeline.view, frame)) chooseLiveliest();
  for (const card of cards) card.show(frame);
  viewCard.show(view, frame);
  showTime(frame);
  part("start").hidden = clock.hasBegun;
  const name = clock.isPlaying ? "Pause" : "Play";
  part("play").setAttribute("aria-label", name);
  part("play").querySelector("use").setAttribute("href", `#icon-${name.toLowerCase()}`);
  part("speed").value = clock.speed;
  part("loop").setAttribute("aria-pressed", clock.loops);
  part("touches").setAttribute("aria-pressed", picture.showsTouches);
  part("views").value = followed?.number ?? "";
  if (!clock.isPlaying && clock.hasBegun) remember();
}

const timeCells = ["now", "total", "frame", "scene"].map((name) => html("span", name));
part("time").append(...timeCells);

function showTime(frame) {
  const time = frame / reel.fps;
  const [now, total, number, scene] = timeCells;
  now.textContent = fixed(time, 3);
  total.textContent = ` / ${seconds(reel.duration)}`;
  number.textContent = `frame ${frame} of ${reel.last}`;
  // A reel in slow motion shows another time of its scene.
  const [shown] = reel.shown(reel.scenes, frame);
  const own = shown ? reel.number(shown.time[0], frame) : time;
  scene.textContent = Math.abs(own - time) > 0.002 ? `scene ${seconds(own)}` : "";
}

/** Shows the offset of a scroll view below the slider. */
function choose(view) {
  timeline.show(view);
  for (const card of cards) {
    card.head.setAttribute("aria-pressed", card.view === view);
    card.card.classList.toggle("chosen", card.view === view);
  }
}

function chooseLiveliest() {
  const view = timeline.liveliest(reel.shown(reel.scrollViews, clock.frame));
  if (view) choose(view);
}

function setScheme(name) {
  scheme = name;
  document.documentElement.style.colorScheme = name;
  part("scheme").setAttribute("aria-pressed", name === "dark");
  picture.show(name);
  update();
}

// MARK: The address

let remembering;

/** Keeps the time in the address, once it rests. */
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    try {
      history.replaceState(null, "", `#t=${Number((clock.frame / reel.fps).toFixed(3))}`);
    } catch { /* Some browsers refuse it for files. */ }
  }, 300);
}

/** Goes to the time in the address, such as #t=1.5 or #play. */
function visit() {
  const words = new URLSearchParams(location.hash.slice(1));
  const time = Number.parseFloat(words.get("t"));
  if (Number.isFinite(time)) clock.seek(Math.round(time * reel.fps));
  if (words.has("play") && !prefersLessMotion.matches) clock.play();
}

// MARK: Actions

function toggleTouches() {
  picture.showsTouches = !picture.showsTouches;
  update();
}

function toggleLoop() {
  clock.loops = !clock.loops;
  update();
}

function toggleFull() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
}

function follow(view) {
  followed = view;
  update();
}

const actions = {
  start: () => { clock.play(); part("play").focus({preventScroll: true}); },
  play: () => clock.toggle(),
  previous: () => clock.step(-1),
  next: () => clock.step(1),
  loop: toggleLoop,
  touches: toggleTouches,
  scheme: () => setScheme(scheme === "dark" ? "light" : "dark"),
  full: toggleFull,
  help: () => part("keys").showModal(),
};
for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", action);

const keys = {
  " ": actions.play,
  ArrowLeft: (event) => clock.step(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => clock.step(event.shiftKey ? 10 : 1),
  ",": actions.previous,
  ".": actions.next,
  Home: () => clock.step(-reel.count),
  End: () => clock.step(reel.count),
  "[": () => clock.change(-1),
  "-": () => clock.change(-1),
  "]": () => clock.change(1),
  "+": () => clock.change(1),
  "=": () => clock.change(1),
  l: actions.loop,
  t: actions.touches,
  d: actions.scheme,
  f: actions.full,
  "?": actions.help,
  Escape: () => follow(undefined),
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || part("keys").open) return;
  // Menus and buttons have uses of their own for some keys.
  if (event.target.closest?.("select")) return;
  if (event.key === " " && event.target.closest?.("button")) return;
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

// A button or a menu used by a pointer leaves the keys to the player.
let isByPointer = false;
addEventListener("pointerdown", () => { isByPointer = true; }, true);
addEventListener("keydown", () => { isByPointer = false; }, true);
for (const kind of ["click", "change"]) {
  addEventListener(kind, (event) => {
    const used = event.target.closest?.(kind === "click" ? "button" : "select");
    if (isByPointer) used?.blur();
  });
}

const stage = part("screen");
// A finger hides what it points at: a tap plays or pauses, and the menu chooses views.
let isByFinger = false;
stage.addEventListener("pointerdown", (event) => { isByFinger = event.pointerType === "touch"; });
stage.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  pointed = picture.point(event);
  update();
});
stage.addEventListener("pointerleave", () => {
  pointed = undefined;
  update();
});
stage.addEventListener("click", (event) => {
  if (event.target.closest("button")) return;
  const view = isByFinger ? undefined : reel.viewAt(picture.point(event), clock.frame);
  if (view) follow(view === followed ? undefined : view);
  else clock.toggle();
});

// MARK: Beginning

for (const speed of SPEEDS) part("speed").append(new Option(`${speed}×`, speed));
part("speed").addEventListener("change", () => {
  clock.speed = Number(part("speed").value);
  update();
});
part("views").append(new Option("Under the pointer", ""));
for (const view of reel.views) {
  part("views").append(new Option(view.name.split("/").slice(-2).join("/"), view.number));
}
part("views").addEventListener("change", () => {
  const number = part("views").value;
  follow(number === "" ? undefined : reel.views[Number(number)]);
});
part("view").hidden = reel.views.length === 0;
part("scrollViews").append(...cards.map((card) => card.card));
picture.film.setAttribute("aria-label", `The picture of ${reel.name}`);
prefersDark.addEventListener("change", () => setScheme(prefersDark.matches ? "dark" : "light"));
addEventListener("hashchange", visit);
choose(timeline.liveliest(reel.shown(reel.scrollViews, 0)));
setScheme(prefersDark.matches ? "dark" : "light");
visit();
