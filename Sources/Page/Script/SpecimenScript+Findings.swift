extension SpecimenScript {
  /// The list of findings: jumping to cells, marking them, and choosing levels.
  static let findings = #"""
    let current = 0;

    function jump(finding, link = byId("finding-" + finding)?.querySelector("a[data-finding]")) {
      mark(finding);
      if (!link) return;
      const cell = byId(link.getAttribute("href").slice(1));
      if (cell) choose(cell, { scroll: "center" });
      say("Finding " + finding + ": " + byId("p-cell").textContent);
    }

    function mark(finding) {
      current = finding;
      for (const cell of all("a.lit")) cell.classList.remove("lit");
      for (const item of all("li.finding[aria-current]")) item.removeAttribute("aria-current");
      if (!finding) return;
      for (const id of data.findings[finding - 1][1]) byId(id)?.classList.add("lit");
      const item = byId("finding-" + finding);
      item.setAttribute("aria-current", "true");
      const list = byId("p-list");
      if (list.scrollHeight > list.clientHeight) list.scrollTop = item.offsetTop - list.offsetTop - 8;
    }

    function step(by) {
      const shown = all("li.finding:not([hidden])").map((item) => Number(item.id.slice(8)));
      if (shown.length === 0) return;
      const at = shown.indexOf(current);
      jump(shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length]);
    }

    function filter(button) {
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
      const levels = all("[data-level][aria-pressed='true']").map((shown) => shown.dataset.level);
      const items = all("li.finding");
      for (const item of items) item.hidden = !levels.includes(item.dataset.level);
      say(items.filter((item) => !item.hidden).length + " of " + items.length + " findings shown");
    }

    """#
}
