extension SpecimenScript {
  /// Begins when the body is read.
  static let start = #"""
    function arrive(scroll) {
      const cell = state.cell && byId(state.cell);
      stop();
      if (state.view === "blink" && !still.matches) play();
      if (cell) choose(cell, { scroll }); else { state.cell = ""; choose(null); reveal(); }
    }

    function listen() {
      addEventListener("click", click);
      addEventListener("keydown", type);
      const region = byId("p-region");
      region.addEventListener("pointerover", (event) => {
        const cell = event.target.closest("td a");
        if (cell) tell(cell);
      });
      region.addEventListener("pointerleave", rest);
      region.addEventListener("focusin", (event) => { if (event.target.matches("td a")) tell(event.target); });
      byId("p-slider").addEventListener("input", (event) => resize(Number(event.target.value)));
      byId("p-zoom").addEventListener("change", (event) => {
        set({ zoom: Math.min(Math.max(Math.round(Number(event.target.value)) || 100, 25), 800) });
        event.target.value = state.zoom;
      });
      byId("p-calibration").addEventListener("input", (event) => calibrate(Number(event.target.value) / 100));
      for (const box of all("[data-guide]")) box.addEventListener("change", () => guide(box.dataset.guide, box.checked));
      byId("p-shortcuts").checked = settings.shortcuts;
      byId("p-shortcuts").addEventListener("change", (event) => {
        settings.shortcuts = event.target.checked;
        keep("shortcuts", settings.shortcuts ? "on" : "off");
      });
      addEventListener("click", (event) => {
        if (!event.target.closest(".menu")) openGuides(false);
      });
      still.addEventListener("change", () => { if (still.matches) { stop(); drawBlinking(); } });
      addEventListener("resize", reflect);
      addEventListener("hashchange", () => {
        Object.assign(state, read(location.hash.slice(1)));
        arrive("nearest");
      });
    }

    addEventListener("DOMContentLoaded", () => {
      // A table that is read in parts moves its columns; it is shown when all of it is there.
      root.classList.add("ready");
      data = JSON.parse(byId("p-data").textContent);
      for (const cell of all("#p-region td a")) cell.tabIndex = -1;
      const bar = byId("p-controls");
      // Where the window is narrow, only the sizes stay in sight.
      const sizes = bar.querySelector(".sizes");
      const measure = () => root.style.setProperty("--bar", (bar.offsetHeight || sizes.offsetHeight) + "px");
      measure();
      for (const part of [bar, sizes]) new ResizeObserver(measure).observe(part);
      listen();
      arrive("center");
    });

    """#
}
