extension SpecimenScript {
  /// Brings the controls in line with what is shown, and blinks.
  static let drawing = #"""
    function draw() {
      reflect();
      const at = categories.indexOf(state.category);
      const slider = byId("p-slider");
      slider.value = at;
      slider.setAttribute("aria-valuetext", data.categories[at][1]);
      for (const name of ["category", "mode", "view"]) {
        for (const button of all("button[data-" + name + "]")) {
          button.setAttribute("aria-pressed", button.dataset[name] === state[name]);
        }
      }
      for (const button of all("[data-theme-choice]")) {
        button.setAttribute("aria-pressed", button.dataset.themeChoice === state.theme);
      }
      for (const box of all("[data-guide]")) box.checked = state.guides.split(",").includes(box.dataset.guide);
      if (document.activeElement !== byId("p-zoom")) byId("p-zoom").value = state.zoom;
      drawCalibration();
      drawBlinking();
      const hash = address();
      if (hash !== location.hash.slice(1)) {
        history.replaceState(null, "", hash ? "#" + hash : location.pathname + location.search);
      }
    }

    function set(change) {
      Object.assign(state, change);
      if ("view" in change) { stop(); root.dataset.side = "custom"; if (state.view === "blink" && !still.matches) play(); }
      draw();
    }

    function turn() { root.dataset.side = root.dataset.side === "custom" ? "fallback" : "custom"; }
    function play() { stop(); timer = setInterval(turn, 1000); }
    function stop() { clearInterval(timer); timer = 0; }

    function drawBlinking() {
      byId("p-play").textContent = timer ? "Pause" : "Play";
      for (const id of ["p-play", "p-turn"]) byId(id).disabled = state.view !== "blink";
    }

    function drawCalibration() {
      const percent = settings.calibration * 100;
      byId("p-calibration").value = percent;
      byId("p-calibrated").textContent = Math.round(percent * 10) / 10 + " %";
      byId("p-card").style.width = 85.6 * settings.calibration + "mm";
      byId("p-card").style.height = 53.98 * settings.calibration + "mm";
    }

    function calibrate(factor) {
      settings.calibration = factor;
      keep("calibration", factor);
      draw();
    }

    let saying = 0;
    function say(text) {
      clearTimeout(saying);
      saying = setTimeout(() => { byId("p-status").textContent = text; }, 250);
    }

    """#
}
