extension SpecimenScript {
  /// What is shown, its form in the address, and what of it the style sheet sees.
  static let state = #"""
    const root = document.documentElement;
    const byId = (id) => document.getElementById(id);
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const first = root.dataset.category;
    const categories = root.dataset.categories.split(" ");
    const views = ["both", "custom", "fallback", "overlay", "blink"];
    const lines = ["baseline", "x-height", "cap-height", "ascender", "descender", "line-box"];
    const zooms = [25, 50, 75, 100, 125, 150, 200, 300, 400, 600, 800];
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const initial = {
      cell: "", category: first, mode: "one", view: "both", zoom: 100,
      guides: root.dataset.guides.split(" ").filter(Boolean).join(","), theme: root.dataset.theme || "auto",
    };
    const state = { ...initial };
    const settings = { calibration: 1, shortcuts: true };
    const gutter = 36;
    let data = null;
    let arranged = "";
    let timer = 0;

    function keep(name, value) { try { localStorage.setItem("specimen." + name, value); } catch { return; } }
    function kept(name) { try { return localStorage.getItem("specimen." + name); } catch { return null; } }

    function read(hash) {
      const found = { ...initial };
      const [cell, ...rest] = hash.split("&");
      const place = /^(.+)@([A-Za-z0-9]+)\.(custom|fallback)$/.exec(cell);
      if (place && categories.includes(place[2])) { found.cell = cell; found.category = place[2]; }
      for (const part of place ? rest : [cell, ...rest]) {
        const [name, value = ""] = part.split("=");
        if (name === "category" && categories.includes(value) && !found.cell) found.category = value;
        if (name === "mode" && (value === "one" || value === "all")) found.mode = value;
        if (name === "view" && views.includes(value)) found.view = value;
        if (name === "zoom" && /^\d+$/.test(value)) found.zoom = Math.min(Math.max(Number(value), 25), 800);
        if (name === "guides") found.guides = lines.filter((line) => value.split(",").includes(line)).join(",");
        if (name === "theme" && ["auto", "light", "dark"].includes(value)) found.theme = value;
      }
      return found;
    }

    function address() {
      const parts = state.cell ? [state.cell] : [];
      if (!state.cell && state.category !== first) parts.push("category=" + state.category);
      for (const name of ["mode", "view", "zoom", "guides", "theme"]) {
        if (state[name] !== initial[name]) parts.push(name + "=" + state[name]);
      }
      return parts.join("&");
    }

    function reflect() {
      root.dataset.category = state.category;
      root.dataset.mode = state.mode;
      root.dataset.view = state.view;
      root.dataset.guides = state.guides.replaceAll(",", " ");
      if (state.theme === "auto") delete root.dataset.theme; else root.dataset.theme = state.theme;
      root.style.setProperty("--zoom", state.zoom / 100);
      root.style.setProperty("--calibration", settings.calibration);
      arrange();
    }

    // Columns stand side by side in every row that has the room at all its sizes, at the edge that suits most rows.
    function arrange() {
      const scale = state.zoom / 100 * settings.calibration * 96 / 72;
      const room = root.clientWidth - (root.clientWidth < 1000 ? 32 : 364);
      if (!data || arranged === scale + " " + room) return;
      arranged = scale + " " + room;
      const rows = all("#p-region tbody").map((row) =>
        [row, ...row.dataset.widths.split(" ").map((width) => Math.ceil(Math.max(width * scale, 330)))]);
      const fits = ([, custom, fallback], edge) => custom <= edge && edge + gutter + fallback <= room;
      const edges = [...new Set(rows.map((row) => row[1]))].sort((one, other) => one - other);
      const counts = edges.map((edge) => rows.filter((row) => fits(row, edge)).length);
      const edge = edges[counts.indexOf(Math.max(...counts))] || 330;
      root.style.setProperty("--second", edge + "px");
      for (const row of rows) row[0].toggleAttribute("data-beside", fits(row, edge));
    }

    const calibration = Number(kept("calibration"));
    if (calibration >= 0.5 && calibration <= 2) settings.calibration = calibration;
    settings.shortcuts = kept("shortcuts") !== "off";
    Object.assign(state, read(location.hash.slice(1)));
    root.classList.add("js");
    root.dataset.side = "custom";
    root.style.setProperty("--gutter", gutter + "px");
    root.style.setProperty("--stops", categories.length);
    reflect();

    """#
}
