(() => {
  const script = document.currentScript, root = script.closest("figure");
  const data = root.querySelector("script[type='application/json']").textContent;
  const {times, words, light, dark} = JSON.parse(data);
  const image = root.querySelector("img"), slider = root.querySelector("input");
  const output = root.querySelector("output"), button = root.querySelector("button");
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  // Pictures are decoded before they are shown, so that none flickers.
  const pictures = new Map();
  function picture(list, index) {
    const key = `${list === dark} ${index}`;
    if (!pictures.has(key)) {
      const made = new Image();
      made.src = `data:image/webp;base64,${list[index]}`;
      pictures.set(key, made.decode().then(() => made.src, () => made.src));
    }
    return pictures.get(key);
  }
  let shown = 0, timer = 0;
  function show() {
    const index = Number(slider.value), turn = ++shown;
    output.textContent = words[index];
    slider.setAttribute("aria-valuetext", words[index]);
    const list = scheme.matches && dark.length > 0 ? dark : light;
    picture(list, index).then((source) => { if (turn === shown) image.src = source; });
    if (index + 1 < times.length) picture(list, index + 1);
  }
  function stop() {
    clearTimeout(timer);
    timer = 0;
    button.textContent = "Play";
  }
  function step() {
    const index = Number(slider.value);
    if (index + 1 >= times.length) return stop();
    slider.value = index + 1;
    show();
    const next = times[index + 2] ?? times[index + 1] + 0.5;
    timer = setTimeout(step, 1000 * (next - times[index + 1]));
  }
  slider.addEventListener("input", () => { stop(); show(); });
  button.addEventListener("click", () => {
    if (timer) return stop();
    if (Number(slider.value) + 1 >= times.length) slider.value = 0;
    button.textContent = "Pause";
    show();
    timer = setTimeout(step, 1000 * (times[1] - times[0]));
  });
  // A drag over the picture scrubs, as the slider does.
  image.addEventListener("pointerdown", (event) => {
    stop();
    image.setPointerCapture(event.pointerId);
    const start = event.clientX, from = Number(slider.value), width = image.clientWidth || 1;
    const move = ({clientX}) => {
      const index = Math.round(from + (clientX - start) / width * (times.length - 1));
      slider.value = Math.max(0, Math.min(times.length - 1, index));
      show();
    };
    image.addEventListener("pointermove", move);
    image.addEventListener(
      "lostpointercapture", () => image.removeEventListener("pointermove", move), {once: true});
    event.preventDefault();
  });
  scheme.addEventListener("change", show);
  show();
})();
