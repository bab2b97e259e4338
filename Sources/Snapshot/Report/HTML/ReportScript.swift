/// How the page is worked, by keys and by hand; it reads nothing but the page itself.
enum ReportScript {
  /// The script.
  static let text = state + drawing + input

  private static let state = #"""
    "use strict";
    (() => {
    const root = document.documentElement;
    const byId = (id) => document.getElementById(id);
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const pages = new Map(all("article").map((page) => [page.id, page]));
    const links = all("#list a[href]");
    const idOf = (link) => link.getAttribute("href").slice(1);
    const zooms = [1, 2, 4, 8];
    const views = ["side", "slider", "blink", "difference"];
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const state = { page: null, view: "side", zoom: 0, split: 50, side: "expected", timer: 0 };
    if (pages.size === 0) return;
    root.classList.add("js");

    const figure = (kind) => state.page.querySelector("figure." + kind);
    const hasView = (view) =>
      view === "side" || (view === "difference" ? figure("difference") : figure("expected") && figure("actual"));
    const view = () => (hasView(state.view) ? state.view : "side");
    const shownLinks = () => links.filter((link) => !link.closest("[hidden]"));

    function choose(id) {
      const byName = [...pages.keys()].find((key) => key.slice(key.indexOf("/") + 1) === id);
      state.page = pages.get(id) || pages.get(byName) || pages.values().next().value;
      for (const page of pages.values()) page.classList.toggle("chosen", page === state.page);
      for (const link of links) {
        if (idOf(link) !== state.page.id) link.removeAttribute("aria-current");
        else { link.setAttribute("aria-current", "true"); link.scrollIntoView({ block: "nearest" }); }
      }
      stop();
      if (view() === "blink" && !still.matches) start(); else state.side = "expected";
      byId("viewer").scrollTop = 0;
      draw();
    }

    function go(step) {
      const shown = shownLinks();
      if (shown.length === 0) return;
      const at = shown.findIndex((link) => idOf(link) === state.page.id);
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), shown.length - 1);
      location.replace("#" + idOf(shown[next]));
    }

    function look(view) {
      state.view = view;
      stop();
      state.side = "expected";
      if (view === "blink" && hasView("blink") && !still.matches) start();
      draw();
    }

    function turn() { state.side = state.side === "expected" ? "actual" : "expected"; drawSide(); }
    function start() { stop(); state.timer = setInterval(turn, 700); drawSide(); }
    function stop() { clearInterval(state.timer); state.timer = 0; }
    function split(percent) { state.split = Math.min(Math.max(percent, 0), 100); drawSplit(); }

    """#

  private static let drawing = #"""
    function draw() {
      const stage = state.page.querySelector(".stage");
      root.dataset.view = view();
      const aid = byId("aid");
      aid.classList.toggle("plain", !figure("difference"));
      byId("bar").classList.toggle("plain", !stage);
      if (!stage) byId("bar").after(aid);
      else if (stage.previousElementSibling !== aid) stage.before(aid);
      for (const button of all("[data-view]", byId("bar"))) {
        button.setAttribute("aria-pressed", button.dataset.view === view());
        button.disabled = !hasView(button.dataset.view);
      }
      for (const button of all("[data-zoom]")) {
        button.setAttribute("aria-pressed", Number(button.dataset.zoom) === state.zoom);
      }
      const shown = shownLinks();
      const at = shown.findIndex((link) => idOf(link) === state.page.id);
      byId("position").textContent = at < 0 ? "" : (at + 1) + " of " + shown.length;
      byId("told").textContent = state.page.querySelector("h2").textContent;
      if (stage) drawStage(stage);
      drawSplit();
      drawSide();
    }

    function drawStage(stage) {
      const main = byId("viewer");
      const over = view() === "slider" || view() === "blink";
      stage.classList.toggle("over", over);
      stage.classList.toggle("alone", view() === "difference");
      const images = all("img", stage);
      const widest = Math.max(...images.map((image) => Number(image.getAttribute("width"))));
      const highest = Math.max(...images.map((image) => Number(image.getAttribute("height"))));
      const beside = view() === "side" ? images.length : 1;
      const room = stage.clientWidth - 10;
      const top = stage.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop;
      const height = Math.max(main.clientHeight - top - 60, 240) * 1.25;
      const column = (room - 24 * (beside - 1)) / beside;
      const inRow = column < 180 && beside > 1 ? 0 : Math.min(column / widest, height / highest);
      const inStack = Math.min(room / widest, (height - 48 * (beside - 1)) / beside / highest);
      const isStacked = state.zoom === 0 ? steps(inStack) > steps(inRow) : inRow < state.zoom && beside > 1;
      const fit = inRow < 1 && inStack < 1 ? Math.min(1, room / widest) : steps(Math.max(inRow, inStack));
      const zoom = state.zoom || fit;
      stage.classList.toggle("stacked", beside > 1 && (isStacked || zoom < 1));
      stage.classList.toggle("sharp", zoom >= 1);
      stage.dataset.zoomed = zoom;
      for (const image of images) {
        image.style.width = Number(image.getAttribute("width")) * zoom + "px";
        image.style.height = Number(image.getAttribute("height")) * zoom + "px";
      }
      if (isScrollable(stage)) stage.tabIndex = 0; else stage.removeAttribute("tabindex");
    }

    function steps(factor) { return factor < 1 ? factor : Math.min(Math.floor(factor), 4); }

    function drawSplit() {
      root.style.setProperty("--split", state.split + "%");
      byId("split").value = state.split;
    }

    function drawSide() {
      root.dataset.side = state.side;
      byId("side").textContent = state.side === "expected" ? "Expected" : "Actual";
      byId("play").setAttribute("aria-pressed", state.timer !== 0);
    }

    function narrow(text) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
      let count = 0;
      for (const sheet of all("#list section")) {
        const title = sheet.querySelector("h2").textContent;
        for (const item of all("li", sheet)) item.hidden = !fits(title + " " + item.textContent);
        const found = all("li:not([hidden])", sheet).length;
        sheet.hidden = found === 0 && !fits(title);
        for (const part of all("details", sheet)) {
          const rest = all("li:not([hidden])", part).length;
          part.hidden = rest === 0;
          part.querySelector("summary").textContent = rest + " as recorded";
        }
        count += found;
      }
      byId("found").textContent = words.length === 0 ? "" : count + (count === 1 ? " cell" : " cells");
      draw();
    }

    """#

  private static let input = #"""
    function zoomBy(step) {
      const now = state.zoom || Number(state.page.querySelector(".stage")?.dataset.zoomed) || 1;
      const larger = zooms.find((zoom) => zoom > now) || 8;
      const smaller = [...zooms].reverse().find((zoom) => zoom < now) || 1;
      state.zoom = step > 0 ? larger : smaller;
      draw();
    }

    const keys = {
      j: () => go(1), ArrowDown: () => go(1), ArrowRight: () => go(1),
      k: () => go(-1), ArrowUp: () => go(-1), ArrowLeft: () => go(-1),
      b: () => { if (view() !== "blink") { look("blink"); } else { stop(); turn(); } },
      "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), "−": () => zoomBy(-1),
      0: () => { state.zoom = 0; draw(); },
      ",": () => split(state.split - 5), ".": () => split(state.split + 5),
      "/": () => byId("filter").focus(), "?": () => byId("help").showModal(),
    };
    for (const [index, view] of views.entries()) keys[index + 1] = () => hasView(view) && look(view);

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
      if (event.key === "Escape") {
        byId("filter").value = "";
        byId("filter").blur();
        narrow("");
      }
      const isArrow = event.key.startsWith("Arrow");
      if (event.target.id === "filter" && !(event.key === "ArrowDown" || event.key === "ArrowUp")) return;
      if (event.target.id === "split" && isArrow) return;
      if (isArrow && event.target.matches(".stage") && isScrollable(event.target)) return;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
      if (!act) return;
      event.preventDefault();
      act();
    });

    function isScrollable(stage) {
      return stage.scrollWidth > stage.clientWidth + 1 || stage.scrollHeight > stage.clientHeight + 1;
    }

    addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.dataset.go) go(Number(button.dataset.go));
      if (button.dataset.view) look(button.dataset.view);
      if (button.dataset.zoom) { state.zoom = Number(button.dataset.zoom); draw(); }
      if (button.id === "play") { if (state.timer) stop(); else start(); drawSide(); }
      if (button.id === "flip") { stop(); turn(); }
      if (button.id === "open-help") byId("help").showModal();
    });

    function drag(event) {
      const views = event.target.closest(".over .views");
      if (!views || view() !== "slider" || !(event.buttons & 1)) return;
      if (event.type === "pointerdown") views.setPointerCapture(event.pointerId);
      const box = views.getBoundingClientRect();
      split((event.clientX - box.left) / box.width * 100);
    }
    addEventListener("pointerdown", drag);
    addEventListener("pointermove", drag);
    byId("split").addEventListener("input", (event) => split(Number(event.target.value)));
    byId("filter").addEventListener("input", (event) => narrow(event.target.value));
    addEventListener("resize", () => draw());
    addEventListener("hashchange", () => choose(location.hash.slice(1)));
    choose(location.hash.slice(1));
    })();

    """#
}
