// The page: sessions, the clock that moves them, and what shows them.

import {Sessions} from "./beside.js";
import {Bar} from "./bar.js";
import {Clock} from "./clock.js";
import {Curves} from "./curves.js";
import {part} from "./elements.js";
import {Folds} from "./folds.js";
import {History} from "./history.js";
import {Inspector} from "./inspector.js";
import {Keyboard} from "./keyboard.js";
import {attachKeys} from "./keys.js";
import {Measure} from "./measure.js";
import {notice} from "./notices.js";
import {Overlays} from "./overlays.js";
import {Problems} from "./problems.js";
import {Saving} from "./saving.js";
import {address, Scenes} from "./scenes.js";
import {Script} from "./script.js";
import {Settings} from "./settings.js";
import {Stage} from "./stage.js";
import {hideEnd, hideHint, hideLost, hint, isEndShown, showEnd, showLost, showTitle}
  from "./status.js";
import {Tabs} from "./tabs.js";
import {Timeline} from "./timeline.js";
import {Touches} from "./touches.js";
import {attachWheel, NOTCH} from "./wheel.js";

/** The milliseconds after which a picture is late enough to say so. */
const LATE = 1200;

const measure = new Measure();
const [history, folds] = [new History(), new Folds()];
const clock = new Clock(update);
const bar = new Bar(clock);
const timeline = new Timeline(clock, history, folds);
const curves = new Curves(clock, history, timeline);
const settings = new Settings((values) => sessions.set(values));
const stage = new Stage((pixels) => settings.fit(pixels));
const [tabs, scenes] = [new Tabs(), new Scenes()];
const problems = new Problems(openSource, dim);
const overlays = new Overlays((message) => sessions.send(message));
const script = new Script(playScript);
const saving = new Saving((message) => tell(message), script);
const keyboard = new Keyboard((message) => play(message));

const inspector = new Inspector({
  ask: (message) => sessions.main?.ask(message) ?? false,
  open: openSource,
  time: () => (clock.isPast ? clock.time() : clock.end),
  changed: (isOn) => { if (isOn) tabs.choose(2); },
});

const touches = new Touches({
  mayTouch,
  time: (stamp) => clock.spend(stamp),
  send: (message, event) => {
    if (event) measure.input(event.timeStamp);
    sessions.send(message);
    if (event) sessions.tick(performance.now());
  },
  changed: (isDown) => {
    history.touch(clock.end, isDown);
    for (const session of sessions.all) session.isTouched = isDown;
  },
});

const sessions = new Sessions(clock, stage, {
  attach: (screen) => {
    touches.attach(screen);
    inspector.attach(screen);
    attachWheel(screen, mayPlay, (message, event) => play(message, event));
  },
  detach: (screen) => {
    touches.detach(screen);
    inspector.detach(screen);
  },
  address: () => ({...address(), ratio: settings.ratio}),
  joined: (session) => {
    const {scene} = sessions.main;
    session.send({kind: "settings", ...sessions.othersOf(scene.settings)});
    if (overlays.names.length > 0) session.send(overlays.message);
    if (script.text.trim() !== "") session.send({kind: "script", text: script.text});
  },
});

// MARK: Inputs

/** Whether inputs reach the scene now; the past takes none. */
function mayPlay() {
  if (!sessions.main?.scene || sessions.main.hasEnded) return false;
  if (clock.isPast) {
    hint();
    return false;
  }
  if (!clock.isPlaying) clock.play();
  return true;
}

function mayTouch(event) {
  if (keyboard.isOn) event.preventDefault();
  if (inspector.isOn) {
    // A finger points by its press; others have pointed before.
    if (event.pointerType !== "touch") inspector.openSource();
    return false;
  }
  return mayPlay();
}

/** Sends an input at the time of its event, or now. */
function play(message, event) {
  if (!mayPlay()) return;
  if (event) measure.input(event.timeStamp);
  sessions.send({...message, time: clock.spend(event?.timeStamp)});
  sessions.tick(performance.now());
}

/** Scrolls by a notch at the middle of the screen. */
function notch(by) {
  const [width, height] = sessions.screen?.size ?? [0, 0];
  play({kind: "wheel", x: width / 2, y: height / 2, dx: 0, dy: by * NOTCH});
}

// MARK: Actions

function tell(message) {
  if (sessions.main?.ask(message)) return;
  notice("Not sent: there is no connection, or it is too long", true);
}

function openSource(place) {
  tell({kind: "open", ...place});
}

/** The reason for the next scene that the server describes. */
let reason;

function playScript(text) {
  if (!sessions.send({kind: "script", text})) {
    notice("Not played: there is no connection, or the script is longer than 64 KB", true);
    return;
  }
  reason = "script";
  script.played();
}

function restart() {
  reason = "restart";
  hideEnd();
  dim();
  sessions.send({kind: "restart"});
}

function branch() {
  if (!clock.isPast) return;
  const time = clock.branch();
  forgetAfter(time);
  reason = "branch";
  sessions.send({kind: "branch", time});
}

function forgetAll() {
  history.clear();
  folds.clear();
  curves.clear();
}

function forgetAfter(time) {
  history.truncate(time);
  folds.truncate(time);
}

// MARK: Messages

/** The scene that is shown, as the server has described it last. */
let shown;

const handlers = {
  opened() {
    hideLost();
    clock.release("lost");
  },

  scene(scene) {
    const [cause, before] = [reason, shown];
    [reason, shown] = [undefined, scene];
    hideEnd();
    clock.release("ended");
    dim();
    inspector.forget();
    if (cause === "open") beginScene(scene, before);
    else if (cause === "restart") begin(scene.end);
    else if (cause === "script") {
      begin(scene.end);
      if (scene.end > 0) clock.replay(0);
    } else {
      clock.extend(scene.end);
      // Numbers of other code, or other settings.
      if (scene.generation !== before?.generation && cause !== "branch") history.clearMoments();
    }
    showTitle(scene);
    settings.take(scene);
    saving.take(scene.name);
    sessions.offer(scene);
    sessions.label();
    update();
  },

  moment(moment) {
    history.add(moment);
    clock.extend(moment.end);
    curves.take(moment.time);
    if (clock.isPast) return;
    keyboard.follow(moment.isEditing);
    folds.add(moment.time, moment.isMoving || touches.isDown);
  },

  moments({generation, items}) {
    if (generation !== sessions.main.scene?.generation) return;
    history.clearMoments();
    folds.clear();
    curves.clear();
    for (const moment of items) {
      history.add(moment);
      folds.add(moment.time, moment.isMoving);
    }
  },

  list: ({items}) => {
    scenes.take(items);
    showList();
  },
  beside: (message) => { sessions.beside = message; },
  listed: (picture) => scenes.picture(picture),
  script: ({text}) => script.take(text),
  offers: ({lines}) => script.offer(lines),
  problems: (message) => problems.take(message),
  compiling: ({isRunning}) => { part("compiling").hidden = !isRunning; },
  view: (message) => inspector.take(message),
  tree: (message) => inspector.takeTree(message),
  progress: (message) => saving.progress(message),
  command: ({text}) => saving.copy(text),
  saved: ({path}) => {
    saving.rest();
    notice(`Saved ${path}`);
  },
  said(message) {
    saving.rest();
    if (message.line === undefined) notice(message.text, message.isError);
    if (message.line !== undefined || message.isError) script.say(message);
  },

  ended({message}) {
    touches.forget();
    clock.hold("ended");
    showEnd("The scene has ended", message, true);
    dim();
  },

  lost(delay) {
    pauseConnection();
    const text = showLost(delay, shown !== undefined);
    if (scenes.isShown) notice(text, true);
  },

  refused() {
    pauseConnection();
    showEnd("The address is out of date", "Open the one that the terminal shows.");
    dim();
  },

  asked: (number) => measure.ask(number),
  draw({number}) {
    measure.draw(number);
    inspector.refresh();
  },
};

function pauseConnection() {
  clock.hold("lost");
  touches.forget();
  inspector.forget();
  reason = "open";
}

/** Begins at a time of a session without a past. */
function begin(end) {
  forgetAll();
  clock.restart(end);
}

/** Begins with the scene of a connection; after a loss, with the settings and touches of before. */
function beginScene(scene, before) {
  const isAgain = before?.name === scene.name;
  const {text} = script;
  if (!isAgain || scene.end < clock.end) begin(scene.end);
  else clock.extend(scene.end);
  if (!isAgain) return;
  settings.take(scene);
  if (settings.missing) sessions.set(settings.missing);
  if (overlays.names.length > 0) sessions.send(overlays.message);
  if (scene.end === 0 && text.trim() !== "") sessions.send({kind: "script", text});
}

/** Dims the picture below what lies over it. */
function dim() {
  const isCovered = problems.isShown || isEndShown();
  for (const session of sessions.all) session.screen.box.classList.toggle("dimmed", isCovered);
}

// MARK: Showing

/** Shows the state of the clock. */
function update() {
  sessions.change();
  bar.update();
  if (!clock.isPast) hideHint();
}

/** Shows a frame of the page. */
function show(stamp) {
  requestAnimationFrame(show);
  clock.tick(stamp);
  if (scenes.isShown) return;
  sessions.tick(stamp);
  const {main} = sessions;
  const isBusy = Boolean(main?.isMoving || touches.isDown);
  const isLate = main?.waiting !== undefined && stamp - main.waiting.stamp > LATE;
  if (part("waiting").hidden === isLate) part("waiting").hidden = !isLate;
  bar.show(stamp);
  timeline.show(stamp, isBusy);
  curves.show(stamp, isBusy);
}

// MARK: Beginning

/** Opens the scene of the page's address. */
function visit() {
  const {token, scene} = address();
  if (token === "") {
    clock.hold("lost");
    showEnd("No address of a preview", "Open the one that the terminal shows.");
    return;
  }
  touches.forget();
  scenes.show(scene);
  showList();
  // Below the list, a scene stays where it is.
  const isHere = sessions.main?.connection.isOpen &&
    (scenes.isShown || scene === sessions.main.address.scene);
  if (isHere && sessions.main.address.token === token) {
    if (shown && !scenes.isShown) showTitle(shown);
    return;
  }
  hideEnd();
  clock.release("ended");
  clock.hold("lost");
  if (shown) script.clear();
  shown = undefined;
  problems.take({items: [], isStale: false});
  reason = "open";
  sessions.open(handlers);
}

/** While the list of scenes is shown, time does not pass. */
function showList() {
  if (!scenes.isShown) {
    clock.release("list");
    return;
  }
  clock.hold("list");
  if (scenes.lacksPictures && sessions.main?.address.scene) sessions.main.ask({kind: "list"});
}

const actions = {
  branch,
  restart,
  again: restart,
  rotate: () => play({kind: "rotate"}),
  retry: () => sessions.main?.connection.open(),
  file: () => openSource({file: sessions.main.scene.file, line: 1, column: 1}),
  help: () => part("keys").showModal(),
};
for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", action);

attachKeys({
  " ": () => clock.toggle(),
  ArrowLeft: (event) => clock.step(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => clock.step(event.shiftKey ? 10 : 1),
  ArrowUp: () => notch(-1),
  ArrowDown: () => notch(1),
  Home: () => clock.seek(0),
  End: () => clock.goLive(),
  "[": () => clock.change(-1),
  "]": () => clock.change(1),
  g: branch,
  R: restart,
  r: actions.rotate,
  i: () => inspector.toggle(),
  b: () => sessions.toggle(),
  d: () => settings.toggleDark(),
  k: () => keyboard.take(),
  1: () => tabs.choose(0),
  2: () => tabs.choose(1),
  3: () => tabs.choose(2),
  4: () => tabs.choose(3),
  "/": () => (scenes.isShown ? part("search").focus() : scenes.open()),
  "?": actions.help,
  Escape() {
    if (problems.isShown) problems.show(false);
    else if (inspector.isOn) inspector.toggle(false);
    else if (scenes.isShown) scenes.back();
  },
});

// A page in the background is not drawn, and its time does not pass.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) clock.hold("hidden");
  else clock.release("hidden");
});
addEventListener("hashchange", visit);
globalThis.preview = {measure, clock, sessions};
update();
visit();
requestAnimationFrame(show);
