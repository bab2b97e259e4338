/// How the page looks, in light and in dark.
enum ReportStyle {
  /// The style sheet.
  static let text = colors + page + list + pictures + controls

  private static let colors = #"""
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --panel: #f7f7f5; --text: #1a1a1a; --quiet: #5f5f5c; --line: #dfdfda;
      --accent: #0b57a4; --chosen: #e4eefa; --mount: #ececea;
      --changed: #a84600; --new: #00609a; --stale: #6f5600; --tolerated: #5f5f5c; --same: #2a6b33;
      --gone: #d55e00; --come: #0072b2; --recolored: #b03a8c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161616; --panel: #1d1d1d; --text: #ececea; --quiet: #a9a9a5; --line: #363634;
        --accent: #8cc2ff; --chosen: #20344a; --mount: #262626;
        --changed: #ff9e61; --new: #7cc4ff; --stale: #e3c25a; --tolerated: #a9a9a5; --same: #7fcf8a;
      }
    }

    """#

  private static let page = #"""
    * { box-sizing: border-box; }
    html { height: 100%; }
    body {
      margin: 0; min-height: 100%; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums; text-size-adjust: none;
    }
    h1, h2, h3, p, ul, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .summary {
      display: flex; flex-wrap: wrap; gap: 12px 40px; align-items: center; justify-content: space-between;
      padding: 18px 24px; border-bottom: 1px solid var(--line);
    }
    .summary h1 { font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -0.01em; }
    .summary h1 .sign { margin-right: 10px; color: var(--changed); }
    .summary.passed h1 .sign { color: var(--same); }
    .summary p { margin-top: 2px; color: var(--quiet); font-size: 14px; }
    .counts { display: flex; flex-wrap: wrap; gap: 8px 28px; }
    .counts div { display: flex; flex-direction: column-reverse; }
    .counts dt { color: var(--quiet); font-size: 13px; }
    .counts dd { font-size: 22px; line-height: 1.25; font-weight: 600; }
    .counts .changed dd { color: var(--changed); }
    .counts .new dd { color: var(--new); }
    .counts .stale dd { color: var(--stale); }
    .counts .none dd { color: var(--quiet); font-weight: 400; }
    main, nav { position: relative; min-width: 0; }
    article { padding: 24px; }
    article + article { border-top: 1px solid var(--line); }
    .kicker { display: flex; gap: 8px; color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
    .kicker a { color: inherit; }
    .status { font-weight: 600; }
    .status::after { content: " ·"; font-weight: 400; color: var(--quiet); }
    .kicker .status:last-child::after { content: none; }
    .changed { color: var(--changed); } .new { color: var(--new); } .stale { color: var(--stale); }
    .tolerated { color: var(--tolerated); } .same { color: var(--same); }
    .counts > div { color: inherit; }
    .head h2 {
      max-height: 6em; overflow: auto; font-size: 26px; line-height: 1.2; font-weight: 650;
      letter-spacing: -0.015em; overflow-wrap: anywhere;
    }
    .head small { font-size: 18px; font-weight: 400; letter-spacing: 0; color: var(--quiet); }
    .lead { margin-top: 4px; color: var(--quiet); white-space: pre-line; overflow-wrap: anywhere; max-width: 80ch; }
    .changes { display: flex; flex-wrap: wrap; gap: 2px 0; margin-top: 4px; }
    .changes li { overflow-wrap: anywhere; }
    .changes li:not(:last-child)::after { content: "·"; margin: 0 8px; color: var(--quiet); }
    .sheet section { margin-top: 24px; max-width: 96ch; }
    .sheet h3 { font-size: 13px; font-weight: 600; color: var(--quiet); margin-bottom: 4px; }
    .sheet section li { padding: 5px 0; overflow-wrap: anywhere; }
    .sheet section li + li { border-top: 1px solid var(--line); }
    .why li { font-size: 19px; line-height: 1.35; }
    .notes li { color: var(--quiet); }
    .remedy { margin-top: 20px; color: var(--quiet); font-size: 14px; }
    code {
      padding: 3px 6px; border-radius: 4px; background: var(--panel); color: var(--text); user-select: all;
      font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }

    """#

  private static let list = #"""
    nav { padding: 16px 12px; background: var(--panel); border-bottom: 1px solid var(--line); }
    nav section { margin-bottom: 20px; }
    nav h2 { font-size: 14px; font-weight: 650; }
    nav a, nav summary, nav details li {
      display: flex; align-items: baseline; gap: 8px; padding: 4px 10px; border-radius: 6px; font-size: 14px;
    }
    nav a { color: inherit; text-decoration: none; }
    nav a:hover { background: color-mix(in srgb, var(--line) 55%, transparent); }
    nav a[aria-current] { background: var(--chosen); }
    nav .sign { flex: none; width: 12px; text-align: center; font-size: 12px; }
    nav .name, nav h2 bdi { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    nav ul { padding-left: 10px; }
    nav .name { max-height: 4.4em; overflow: hidden; }
    nav small { display: inline-block; font-size: 13px; color: var(--quiet); }
    nav .pixels { flex: none; font-size: 13px; color: var(--quiet); }
    nav summary { cursor: pointer; color: var(--quiet); display: list-item; margin-left: 10px; }
    nav details li { padding-left: 20px; color: var(--quiet); }
    .filter { display: none; padding: 0 10px 12px; }
    .js .filter { display: block; }
    .filter label { font-size: 13px; font-weight: 600; color: var(--quiet); }
    .filter input {
      display: block; width: 100%; margin-top: 4px; padding: 6px 10px; font: inherit; font-size: 14px;
      color: var(--text); background: var(--ground); border: 1px solid #8a8a86; border-radius: 6px;
    }
    .filter input::placeholder { color: var(--quiet); opacity: 1; }
    .filter p { min-height: 1.45em; margin-top: 4px; font-size: 13px; color: var(--quiet); }

    """#

  private static let pictures = #"""
    .stage { margin: 16px -4px 0; padding: 4px; overflow: auto; }
    .views { display: flex; flex-wrap: wrap; gap: 20px 24px; align-items: flex-start; }
    figcaption { margin-bottom: 6px; font-size: 13px; font-weight: 600; }
    figcaption::before {
      content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 6px; border-radius: 50%;
      background: var(--quiet);
    }
    figcaption span { margin-left: 4px; font-weight: 400; color: var(--quiet); }
    .expected figcaption::before { background: var(--gone); }
    .actual figcaption::before { background: var(--come); }
    .shot {
      position: relative; width: max-content; background: #fff; box-shadow: 0 0 0 1px #9b9b97;
      background-image: repeating-conic-gradient(#e2e2e2 0 25%, #fff 0 50%); background-size: 16px 16px;
    }
    .shot img { display: block; }
    .sharp img { image-rendering: pixelated; }
    .stacked .views { flex-direction: column; flex-wrap: nowrap; }
    .over .views { display: inline-grid; position: relative; touch-action: none; user-select: none; }
    .over figure { display: contents; }
    .over figcaption, .over .difference { display: none; }
    .over .shot { grid-area: 1 / 1; width: auto; background: var(--mount); }
    .over .shot img { background: #fff; }
    [data-view="slider"] .stage.over .views { cursor: ew-resize; }
    [data-view="slider"] .stage.over .expected .shot { clip-path: inset(-1px calc(100% - var(--split)) -1px -1px); }
    [data-view="slider"] .stage.over .actual .shot { clip-path: inset(-1px -1px -1px var(--split)); }
    [data-view="slider"] .stage.over .views::after {
      content: ""; position: absolute; z-index: 1; top: -2px; bottom: -2px; left: var(--split); width: 3px;
      margin-left: -1px; background: #e4007c; pointer-events: none; box-shadow: 0 0 0 1px #fff;
    }
    [data-view="blink"][data-side="expected"] .stage.over .actual .shot,
    [data-view="blink"][data-side="actual"] .stage.over .expected .shot { visibility: hidden; }
    .alone figure { display: none; }
    .alone .difference { display: block; }

    """#

  private static let controls = #"""
    #bar, #aid { display: none; }
    .js #bar {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
      padding: 10px 24px; background: var(--ground); border-bottom: 1px solid var(--line);
    }
    .js article #aid { display: block; margin-top: 16px; font-size: 13px; color: var(--quiet); }
    #aid > * { display: none; flex-wrap: wrap; gap: 4px 12px; align-items: center; min-height: 32px; }
    [data-view="side"] #aid .for-difference, [data-view="difference"] #aid .for-difference,
    [data-view="slider"] #aid .for-slider, [data-view="blink"] #aid .for-blink { display: flex; }
    .js article { display: none; border: 0; }
    .js article.chosen { display: block; }
    .group { display: flex; align-items: center; gap: 6px; }
    .joined { gap: 0; }
    button {
      min-height: 32px; padding: 4px 11px; font: inherit; font-size: 14px; color: var(--text); cursor: pointer;
      background: var(--ground); border: 1px solid #8a8a86; border-radius: 6px;
    }
    button:hover { background: var(--panel); }
    button[aria-pressed="true"] { background: var(--text); border-color: var(--text); color: var(--ground); }
    button:disabled { color: var(--quiet); opacity: 0.6; cursor: default; }
    .joined button { border-radius: 0; margin-left: -1px; }
    .joined button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
    .joined button:last-child { border-radius: 0 6px 6px 0; }
    .joined button:focus-visible { position: relative; z-index: 1; }
    #bar.plain .joined { display: none; }
    #position { min-width: 8ch; margin-left: 4px; font-size: 13px; color: var(--quiet); }
    #open-help { margin-left: auto; width: 32px; padding: 0; }
    .key { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin-right: 3px; }
    .key.gone { background: var(--gone); } .key.come { background: var(--come); }
    .key.recolored { background: var(--recolored); } .key.box { border: 2px solid currentcolor; border-radius: 0; }
    .js #aid.plain .for-difference { display: none; }
    .for-slider input { flex: 0 1 320px; accent-color: var(--accent); }
    #side { font-weight: 600; color: var(--text); }
    dialog {
      max-width: 30em; padding: 24px; color: var(--text); background: var(--ground); border: 1px solid var(--line);
      border-radius: 12px; box-shadow: 0 20px 60px #0006;
    }
    dialog::backdrop { background: #0006; }
    dialog h2 { font-size: 18px; margin-bottom: 12px; }
    dialog dl div { display: flex; gap: 16px; padding: 4px 0; }
    dialog dt { flex: 0 0 8.5em; }
    dialog form { margin-top: 16px; }
    kbd {
      display: inline-block; min-width: 1.9em; padding: 1px 6px; text-align: center; border: 1px solid var(--line);
      border-bottom-width: 2px; border-radius: 5px; background: var(--panel); font: inherit; font-size: 13px;
    }
    @media (min-width: 760px) {
      .js body { display: flex; flex-direction: column; height: 100vh; }
      .workspace { display: grid; grid-template-columns: clamp(250px, 25vw, 340px) 1fr; flex: 1; min-height: 0; }
      .js .workspace { grid-template-rows: minmax(0, 1fr); }
      nav { border-bottom: 0; border-right: 1px solid var(--line); }
      .js nav, .js main { overflow: auto; }
    }
    @media (max-width: 1000px) { .joined button { padding-left: 9px; padding-right: 9px; } }
    @media (max-width: 759px) {
      .js nav { max-height: 38vh; overflow: auto; }
      .summary, .js #bar, article { padding-left: 16px; padding-right: 16px; }
    }
    @media print { nav, .js #bar, .js article #aid { display: none; } .js article { display: block; break-inside: avoid; } }

    """#
}
