extension SpecimenScript {
  /// Moving from cell to cell with arrow keys, zooming, and clicks.
  static let moving = #"""
    function move(cell, key) {
      const [row, category, column] = placeOf(cell);
      const last = categories.length - 1;
      const across = { ArrowLeft: category - 1, ArrowRight: category + 1, Home: 0, End: last }[key];
      if (across !== undefined) {
        const next = cellAt(row, Math.min(Math.max(across, 0), last), column);
        if (next !== cell) choose(next, { focus: true, scroll: state.mode === "all" ? "nearest" : "" });
        return;
      }
      const cells = all("#p-region td." + categories[category] + " a").filter(isShown);
      const next = cells[cells.indexOf(cell) + (key === "ArrowDown" ? 1 : -1)];
      if (next) choose(next, { focus: true });
    }

    function zoom(step) {
      const larger = zooms.find((zoom) => zoom > state.zoom) || 800;
      const smaller = [...zooms].reverse().find((zoom) => zoom < state.zoom) || 25;
      set({ zoom: step === 0 ? 100 : step > 0 ? larger : smaller });
      say("Zoom " + state.zoom + " %");
    }

    function guide(name, isOn) {
      const names = state.guides.split(",").filter((other) => other && other !== name);
      set({ guides: lines.filter((line) => names.includes(line) || (isOn && line === name)).join(",") });
    }

    function openGuides(isOpen) {
      byId("p-guides").hidden = !isOpen;
      byId("p-open-guides").setAttribute("aria-expanded", isOpen);
    }

    function press(button) {
      const { category, mode, view, zoom: step, themeChoice, level } = button.dataset;
      if (category) resize(categories.indexOf(category));
      if (mode) { set({ mode }); rove(); keepInSight(); }
      if (view) { set({ view }); rove(); keepInSight(); }
      if (step) zoom(Number(step));
      if (themeChoice) set({ theme: themeChoice });
      if (level) filter(button);
      if (button.id === "p-play") { if (timer) stop(); else play(); drawBlinking(); }
      if (button.id === "p-turn") { stop(); turn(); drawBlinking(); }
      if (button.id === "p-open-calibrate") byId("p-calibrate").showModal();
      if (button.id === "p-open-keys") byId("p-keys").showModal();
      if (button.id === "p-open-guides") openGuides(byId("p-guides").hidden);
      if (button.id === "p-more") {
        button.setAttribute("aria-expanded", root.toggleAttribute("data-more"));
      }
      if (button.id === "p-reset") calibrate(1);
    }

    function keepInSight() {
      const chosen = document.querySelector("a.chosen");
      if (chosen && isShown(chosen)) chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
      else reveal();
    }

    function click(event) {
      const button = event.target.closest("button");
      if (button) return press(button);
      const link = event.target.closest("a[href^='#']");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = byId(link.getAttribute("href").slice(1));
      if (link.dataset.finding) { event.preventDefault(); jump(Number(link.dataset.finding), link); }
      else if (link.dataset.at) { event.preventDefault(); mark(0); choose(link, { focus: true, scroll: "nearest" }); }
      else if (target && target.classList.contains("finding")) {
        event.preventDefault();
        target.hidden = false;
        mark(Number(target.id.slice(8)));
        (target.querySelector("a") || target).focus();
        target.scrollIntoView({ block: "nearest" });
      } else if (target) {
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }
    }

    """#
}
