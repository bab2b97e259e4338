extension SpecimenScript {
  /// Keys; those of one character act from anywhere unless they are switched off.
  static let keys = #"""
    const at = () => categories.indexOf(state.category);
    const shortcuts = {
      "[": () => resize(at() - 1), "]": () => resize(at() + 1),
      a: () => { set({ mode: state.mode === "one" ? "all" : "one" }); rove(); keepInSight(); },
      b: () => { if (state.view !== "blink") set({ view: "blink" }); stop(); turn(); drawBlinking(); },
      g: () => set({ guides: state.guides ? "" : lines.join(",") }),
      n: () => step(1), p: () => step(-1),
      "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), "−": () => zoom(-1), 0: () => zoom(0),
      "?": () => byId("p-keys").showModal(),
    };
    for (const [index, view] of views.entries()) shortcuts[index + 1] = () => { set({ view }); rove(); };

    function type(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const cell = event.target.closest("#p-region td a");
      if (cell && ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) {
        event.preventDefault();
        mark(0);
        return move(cell, event.key);
      }
      if (event.key === "Escape") {
        if (!byId("p-guides").hidden) { openGuides(false); byId("p-open-guides").focus(); } else { mark(0); choose(null); }
        return;
      }
      if (!settings.shortcuts || event.target.matches("input[type='number']")) return;
      const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : null;
      if (!act) return;
      event.preventDefault();
      act();
    }

    """#
}
