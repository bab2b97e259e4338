extension SpecimenScript {
  /// The chosen cell, and the panel with the numbers of the cell that is pointed at.
  static let numbers = #"""
    const placeOf = (cell) => cell.dataset.at.split(" ").map(Number);
    const cellAt = (row, category, column) =>
      byId(data.rows[row][0] + "@" + categories[category] + (column ? ".fallback" : ".custom"));
    const isShown = (cell) => cell.getClientRects().length > 0;

    function number(value, unit, digits) {
      return value === null ? "unknown" : value.toFixed(digits).replace(/\.?0+$/, "") + unit;
    }

    function tell(cell) {
      const [row, category, column] = cell ? placeOf(cell) : [0, 0, 0];
      const values = cell ? data.cells[row][column][category] : null;
      const put = (id, text) => { byId(id).textContent = text; };
      const word = (index) => (index < 0 ? "–" : data.words[index]);
      put("p-cell", cell ? data.rows[row][1] + " at " + data.categories[category][1] + ", "
        + (column ? "fallback" : "custom") : "Numbers");
      put("p-size", values ? number(values[0], " pt", 2) : "–");
      put("p-leading", values ? number(values[1], " pt", 2) : "–");
      put("p-ratio", values ? (values[2] === null ? "unknown" : values[2].toFixed(2) + "x of Large") : "–");
      for (const [index, id] of ["p-face", "p-font", "p-weight", "p-strategy", "p-spacing"].entries()) {
        put(id, values ? word(values[3 + index]) : "–");
      }
      put("p-marks", values && values[8].length ? values[8].map(word).join("; ") : values ? "none" : "–");
      const found = byId("p-found");
      found.replaceChildren();
      if (!values || values[9].length === 0) { found.textContent = values ? "none" : "–"; return; }
      for (const finding of values[9]) {
        const link = document.createElement("a");
        link.href = "#finding-" + finding;
        link.textContent = finding + " " + data.findings[finding - 1][0];
        found.append(link, " ");
      }
    }

    function choose(cell, { focus = false, scroll = "nearest" } = {}) {
      for (const old of all("a.chosen")) {
        old.classList.remove("chosen");
        old.removeAttribute("aria-current");
        old.tabIndex = -1;
      }
      if (!cell) { state.cell = ""; draw(); rove(); return; }
      const [, category, column] = placeOf(cell);
      const change = { cell: cell.id, category: categories[category] };
      const hides = state.view === (column ? "custom" : "fallback");
      if (hides) change.view = "both";
      set(change);
      cell.classList.add("chosen");
      cell.setAttribute("aria-current", "true");
      rove();
      tell(cell);
      if (focus) cell.focus({ preventScroll: true });
      if (scroll) cell.scrollIntoView({ block: scroll, inline: "nearest" });
      // A sample that is wider than the window is seen from its beginning.
      if (state.mode === "one" && !cell.closest(".rtl")) byId("p-region").scrollLeft = 0;
    }

    function rove() {
      const chosen = document.querySelector("a.chosen");
      const stop = chosen && isShown(chosen) ? chosen : all("#p-region td." + state.category + " a").find(isShown);
      for (const cell of all("#p-region td a[tabindex='0']")) cell.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      if (!chosen) tell(stop);
    }

    // Among all sizes, the column of the category that was chosen comes into sight.
    function reveal() {
      if (state.mode !== "all") return;
      const region = byId("p-region");
      const side = parseFloat(getComputedStyle(region).paddingLeft);
      const column = region.querySelector("thead ." + state.category).getBoundingClientRect();
      const room = region.getBoundingClientRect();
      const before = column.left - room.left - side;
      const after = column.right - room.right + side;
      if (before < 0) region.scrollLeft += before; else if (after > 0) region.scrollLeft += Math.min(before, after);
    }

    function rest() { tell(document.querySelector("a.chosen") || document.querySelector("#p-region td a[tabindex='0']")); }

    function resize(category) {
      const at = Math.min(Math.max(category, 0), categories.length - 1);
      const chosen = state.cell && byId(state.cell);
      if (chosen) {
        const [row, , column] = placeOf(chosen);
        choose(cellAt(row, at, column), { scroll: state.mode === "all" ? "nearest" : "" });
      } else {
        set({ category: categories[at] });
        rove();
        reveal();
      }
      say(data.categories[at][1] + (chosen ? ": " + byId("p-cell").textContent + ", " + byId("p-size").textContent : ""));
    }

    """#
}
