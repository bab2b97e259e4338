internal import DynamicType
internal import Sheet

/// How the interactive page of a type system looks, over ``PageStyle``.
enum SpecimenStyle {
  /// The style sheet.
  static let text = [frame, controlBar, shown, specimen, cells, aside, footer, narrow, surroundings].joined()

  private static let frame = #"""
    :root { --zoom: 1; --calibration: 1; --bar: 0px; --side: 32px; scroll-padding: var(--bar) 0 24px; }
    .js .no-js, .js-only { display: none; }
    .js .js-only { display: block; }
    .js:not(.ready) body > * { visibility: hidden; }
    .top { padding: 32px var(--side) 20px; }
    .title { display: block; max-width: 100%; height: auto; fill: currentcolor; overflow: visible; }
    .top p { max-width: 110ch; margin-top: 2px; }
    .note { padding-top: 8px; }
    .workspace { display: grid; grid-template-columns: minmax(0, 1fr); }
    main { min-width: 0; outline-offset: -2px; }

    """#

  private static let controlBar = #"""
    .js .controls {
      position: sticky; top: 0; z-index: 3; padding: 8px var(--side) 10px; background: var(--ground);
      border-bottom: 1px solid var(--line);
    }
    #p-slider { display: block; width: calc(100% - 100% / var(--stops, 12) + 16px); margin: 0 auto; }
    .stops { display: flex; gap: 2px; }
    .stops button {
      flex: 1 1 0; min-width: 0; min-height: 26px; padding: 2px 0; border-color: transparent; color: var(--quiet);
    }
    .stops button:hover { background: var(--wash); color: var(--ink); }
    .stops .default::after { content: " default"; color: var(--quiet); }
    .stops .default[aria-pressed="true"]::after { color: inherit; }
    .stops button[aria-pressed="true"] { background: var(--ink); color: var(--ground); }
    .options { display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: center; margin-top: 8px; }
    .options button, .options input { min-height: 28px; padding: 2px 9px; }
    .extra { display: contents; }
    #p-more { display: none; }
    .blinking { display: inline-flex; gap: 4px; }
    #p-play { min-width: 58px; }
    .zoom { display: inline-flex; gap: 4px; align-items: center; font-size: 13px; }
    .zoom input { width: 64px; }
    .menu { position: relative; }
    .menu > button::after { content: " ▾"; }
    .menu .sheet {
      position: absolute; z-index: 4; top: calc(100% + 4px); left: 0; min-width: 150px; padding: 8px 12px;
      background: var(--ground); border: 1px solid var(--edge); border-radius: 8px;
    }
    .menu label { display: flex; }
    .swatch { width: 14px; height: 3px; }

    """#

  /// What is seen of the table: a category or all, a font or both.
  private static let shown =
    """
    .js[data-mode="one"] .k { display: none; }

    """
    + rules(
      ContentSizeCategory.allCases.map { category in
        let selector = ".js[data-mode=\"one\"][data-category=\"\(category.name)\"] .k.\(category.name)"
        return "\(selector) { display: table-cell; width: 100%; }\n"
          + ".js[data-mode=\"all\"][data-category=\"\(category.name)\"] thead .\(category.name) "
          + "{ box-shadow: inset 0 -2px var(--ink); }"
      })
    + rules(Guide.allCases.map { "[data-guides~=\"\($0.rawValue)\"] { --on-\($0.rawValue): 1; }" })
    + rules(
      Guide.allCases.map { guide in
        let color = "var(--guide-\(guide.rawValue))"
        return ".\(guide.rawValue) { stroke: \(color); opacity: var(--on-\(guide.rawValue), 0); }\n"
          + ".swatch.\(guide.rawValue) { background: \(color); opacity: 1; }"
      })
      + #"""
      .js[data-view="custom"] .fallback, .js[data-view="fallback"] .custom { display: none; }
      .js[data-view="blink"][data-side="custom"] td .fallback, .js[data-view="blink"][data-side="fallback"] td .custom {
        visibility: hidden;
      }
      .js[data-view="overlay"] td a, .js[data-view="blink"] td a { grid-area: 1 / 1; }
      .js[data-view="overlay"] .fallback .s { fill: none; stroke: var(--accent); stroke-width: 1.25px; }
      path { vector-effect: non-scaling-stroke; }
      .js[data-view="overlay"] td .fallback .label::before { content: "fallback "; }
      .js[data-view="overlay"] .fallback svg { pointer-events: none; }
      .js[data-view="overlay"] td .fallback .label { margin-top: 20px; color: var(--accent); }
      .js[data-view="overlay"] td .custom { z-index: 1; }

      """#

  private static func rules(_ rules: [String]) -> String { rules.map { $0 + "\n" }.joined() }

  private static let specimen = #"""
    .region { padding: 0 var(--side) 24px; }
    .region:focus-visible { outline-offset: -2px; }
    .region table { min-width: 100%; }
    thead th { padding: 12px 12px 8px 0; font-size: 13px; font-weight: 650; white-space: nowrap; }
    thead .quiet { font-weight: 400; margin-left: 4px; }
    tbody { border-top: 1px solid var(--line); }
    .head {
      position: sticky; left: 0; display: inline-flex; flex-wrap: wrap; gap: 0 28px; align-items: baseline;
      max-width: calc(100vw - 2 * var(--side)); padding: 12px 0 0; font-size: 13px; color: var(--quiet);
    }
    .style { flex-basis: 100%; font-weight: 650; color: var(--ink); overflow-wrap: anywhere; }
    .made { overflow-wrap: anywhere; }
    .made > * { margin-right: 6px; }
    .made b { font-weight: 500; color: var(--ink); }
    .mark { color: var(--mark); white-space: nowrap; }
    .mark.quiet { color: var(--quiet); }
    .sign { width: 9px; height: 9.5px; margin-right: 3px; fill: currentcolor; vertical-align: -1px; overflow: visible; }
    .made .mark { white-space: normal; }

    """#

  private static let cells = #"""
    td { padding: 8px 28px 18px 0; }
    td:last-child, .js[data-mode="one"] td { padding-right: 0; }
    .js[data-mode="all"] td.default, .js[data-mode="all"] thead .default { background: var(--default); }
    .js[data-mode="all"] td.access, .js[data-mode="all"] thead .access { background: var(--access); }
    .js[data-mode="all"] .k { padding-left: 14px; padding-right: 14px; }
    .js[data-mode="all"] .k:first-child { padding-left: 0; }
    .parts { display: grid; grid-template-columns: max-content; gap: 10px; justify-content: start; }
    .rtl .parts { justify-content: end; }
    .js[data-mode="one"][data-view="both"] [data-beside] :is(.head, .parts) {
      display: grid; grid-template-columns: var(--second) minmax(0, max-content); gap: 0 var(--gutter);
      justify-content: start;
    }
    .js[data-mode="one"][data-view="both"] [data-beside] .style { grid-column: 1 / -1; }
    .js[data-mode="one"][data-view="both"] [data-beside] .parts a { justify-self: start; }
    td a {
      display: block; color: inherit; text-decoration: none; border-radius: 2px; outline-offset: 3px;
      scroll-margin: 12px var(--side);
      font-size: calc(100pt * var(--zoom) * var(--calibration));
    }
    td svg:not(.sign) { display: block; overflow: visible; fill: currentcolor; }
    .rtl td a { text-align: right; }
    .rtl a svg:not(.sign) { margin-left: auto; }
    .label { display: block; padding-top: 5px; font-size: 13px; line-height: 18px; color: var(--quiet); white-space: nowrap; }
    .rtl .label { text-align: right; }
    .label b { font-weight: 600; color: var(--ink); }
    .label .mark { margin-left: 6px; }
    .guide { fill: none; stroke-width: 1px; }
    sup.level { font-size: 11px; line-height: 1; vertical-align: 4px; text-decoration: underline; text-underline-offset: 2px; }
    td a:hover .label b { text-decoration: underline; }
    td a.chosen { outline: 2px solid var(--accent); }
    td a.lit:not(.chosen) { outline: 2px dashed var(--mark); }
    td a:focus-visible { outline: 3px solid var(--accent); }

    """#

  private static let aside = #"""
    aside { padding: 0 var(--side) 24px; font-size: 13px; }
    .numbers h2 { padding: 14px 0 4px; font-size: 13px; overflow-wrap: anywhere; }
    .numbers dl div { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 8px; padding: 1px 0; }
    .numbers dt { color: var(--quiet); }
    .numbers dd { min-height: 1.45em; overflow-wrap: anywhere; }
    .numbers dd a { display: inline-block; min-height: 24px; min-width: 24px; }
    .found h2 { padding: 14px 0 8px; font-size: 13px; }
    .filter { margin-bottom: 6px; }
    .filter button { min-height: 26px; padding: 2px 9px; }
    .filter button[aria-pressed="true"] { background: var(--wash); color: var(--ink); border-color: var(--edge); }
    .filter button[aria-pressed="false"] { text-decoration: line-through; color: var(--quiet); }
    .finding { padding: 8px 8px 9px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .finding[aria-current] { background: var(--chosen); }
    .finding a { padding: 3px 0; font-weight: 600; }
    .finding .number { display: inline-block; min-width: 18px; font-weight: 600; }
    .finding .hint::before { content: "→ "; }

    """#

  private static let footer = #"""
    .bottom { display: flex; flex-wrap: wrap; gap: 24px 56px; padding: 24px var(--side) 48px; border-top: 1px solid var(--line); }
    .bottom section { min-width: 0; max-width: 60ch; }
    .bottom h2 { margin-bottom: 6px; font-size: 13px; }
    .bottom dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: 4px 12px; }
    .bottom dl div { display: contents; }
    .bottom dt { white-space: normal; overflow-wrap: anywhere; }
    .bottom dd { color: var(--quiet); overflow-wrap: anywhere; }
    .bottom .fonts dd { color: var(--ink); }
    .bottom p { margin-bottom: 6px; }
    .card { margin: 16px 0; max-width: none; border: 2px solid var(--accent); border-radius: 3.18mm; }
    #p-calibrate { max-width: none; }
    #p-calibrate p { max-width: 60ch; }
    #p-calibration { width: 100%; }
    dialog h2 { margin-bottom: 10px; }
    dialog dl div { display: grid; grid-template-columns: 110px 1fr; gap: 12px; padding: 3px 0; font-size: 13px; }
    dialog form { margin-top: 14px; }

    """#

  private static let narrow = #"""
    @media (min-width: 1000px) {
      .workspace { grid-template-columns: minmax(0, 1fr) 300px; }
      .head { max-width: calc(100vw - 300px - 2 * var(--side)); }
      aside {
        position: sticky; top: var(--bar); align-self: start; display: flex; flex-direction: column;
        height: calc(100vh - var(--bar)); padding: 0 var(--side) 0 20px; border-left: 1px solid var(--line);
      }
      .numbers { flex: none; height: 308px; overflow: auto; }
      .found { flex: 1; min-height: 0; display: flex; flex-direction: column; border-top: 1px solid var(--line); }
      .found .list { flex: 1; min-height: 0; overflow: auto; }
      .tall dd { min-height: 2.9em; }
    }
    @media (min-width: 1000px) and (min-height: 560px) {
      .js[data-mode="all"] .region { max-height: calc(100vh - var(--bar)); overflow: auto; }
      .js[data-mode="all"] thead th { position: sticky; top: 0; z-index: 2; background: var(--ground); }
    }
    @media (max-width: 999px) {
      :root { --side: 16px; }
      .top { padding: 24px var(--side) 16px; }
      .js .controls { display: contents; }
      .js .options { margin: 0; padding: 8px var(--side) 0; }
      .js .sizes {
        position: sticky; top: 0; z-index: 3; padding: 6px var(--side) 8px; background: var(--ground);
        border-bottom: 1px solid var(--line);
      }
      .js { scroll-padding-bottom: 140px; }
      .js body { padding-bottom: 128px; }
      .js .numbers {
        position: fixed; bottom: 0; left: 0; right: 0; z-index: 3; height: 128px; padding: 8px var(--side);
        overflow: auto; background: var(--ground); border-top: 1px solid var(--edge);
      }
      .numbers h2 { min-height: 0; padding: 0 0 2px; }
      .numbers dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 12px; }
      .numbers dl div { display: block; padding: 0; }
      .numbers dl .wide, .numbers dl .tall { grid-column: span 3; display: grid; }
    }
    @media (max-width: 620px) {
      #p-more { display: inline-block; }
      .extra { display: none; }
      [data-more] .extra { display: flex; flex-wrap: wrap; gap: 8px; }
      #p-slider { width: 100%; }
      .stops .default::after { content: " •"; }
      .stops { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); }
      .stops button { font-size: 12px; }
    }
    @media (max-width: 359px) {
      .stops { grid-template-columns: repeat(4, minmax(0, 1fr)); }
      .joined button { padding-left: 5px; padding-right: 5px; }
    }
    @media (max-height: 480px) {
      .js .controls, .js .sizes, .js .numbers { position: static; }
      .js body { padding-bottom: 0; }
    }

    """#

  private static let surroundings = #"""
    @media (forced-colors: active) {
      td a.chosen { outline-color: Highlight; }
      td svg, .title { forced-color-adjust: auto; }
    }
    @media print {
      :root { --side: 0; --zoom: 1 !important; --calibration: 1 !important; }
      td a { font-size: 100pt; }
      .numbers, .filter, .no-js { display: none !important; }
      .workspace { display: block; }
      aside { position: static !important; display: block !important; height: auto !important; border: 0 !important; padding: 0 !important; }
      .found, .found .list { display: block !important; overflow: visible !important; }
      .js[data-mode="all"] .region { max-height: none !important; overflow: visible !important; }
      td, .finding, .bottom section { break-inside: avoid; }
      tbody th, h2 { break-after: avoid; }
      .head { position: static; max-width: none; }
      [data-mode="all"] tbody tr, :root:not(.js) tbody tr { display: flex; flex-wrap: wrap; align-items: end; }
      [data-mode="all"] thead, :root:not(.js) thead { display: none; }
      td a.chosen, td a.lit { outline: 0 !important; }
    }

    """#
}
