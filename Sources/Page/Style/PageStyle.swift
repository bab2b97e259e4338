internal import Drawing
internal import Sheet

/// How every page looks: colours in light and in dark, type, controls, tables and print.
///
/// It holds nothing of one page's own; a page adds its rules behind it. Colours are custom properties, most of them a
/// sheet's own: `--ground`, `--ink`, `--quiet`, `--line`, `--edge` (of controls, 3:1), `--default` and `--access` (the
/// grounds of Large and of the accessibility sizes), `--mark`, `--stale` and `--bar` (of mock screens), `--accent`, `--error`, `--warning`, `--info`, `--wash`
/// (behind what is pointed at) and one for each guide, such as `--guide-x-height`.
package enum PageStyle {
  /// The style sheet that all pages share.
  package static let base = colors + base(of: [type, controls, tables, surroundings])

  private static func base(of parts: [String]) -> String { parts.joined() }

  /// The colours, by the reader's own theme unless `data-theme` on the root names one.
  private static let colors = """

    :root { color-scheme: light; \(properties(.light, own: lightOwn)) }
    @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) { color-scheme: dark; \(properties(.dark, own: darkOwn)) }
    }
    :root[data-theme="dark"] { color-scheme: dark; \(properties(.dark, own: darkOwn)) }

    """

  /// Colours that a sheet on paper has no need of.
  private static let lightOwn =
    "--accent:#0b57a4;--error:#a80f3c;--warning:#8a5200;--info:#46586b;--wash:#f4f4f1;--chosen:#e3edf9;"
  private static let darkOwn =
    "--accent:#8cc2ff;--error:#ff8fa8;--warning:#f0b35c;--info:#a9bccf;--wash:#212327;--chosen:#1f3247;"

  private static func properties(_ palette: Palette, own: String) -> String {
    let colors: [(String, Frame.Color)] =
      [
        ("ground", palette.background), ("ink", palette.ink), ("quiet", palette.quiet), ("line", palette.hairline),
        ("edge", palette.fallbackBar), ("default", palette.defaultGround), ("access", palette.accessibilityGround),
        ("mark", palette.mark), ("stale", palette.staleGround), ("bar", palette.barGround),
      ] + Guide.allCases.map { ("guide-\($0.rawValue)", palette.color(of: $0)) }
    return colors.map { "--\($0.0):\(hexadecimal($0.1));" }.joined() + own
  }

  private static func hexadecimal(_ color: Frame.Color) -> String {
    var bytes: [UInt8] = []
    bytes.add(color)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let type = #"""
    * { box-sizing: border-box; }
    html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    h2 { font-size: 15px; font-weight: 650; }
    h3 { font-size: 13px; font-weight: 600; }
    small, .small { font-size: 13px; }
    .quiet { color: var(--quiet); }
    a { color: var(--accent); text-underline-offset: 2px; }
    code, kbd { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    code { padding: 2px 5px; border-radius: 4px; background: var(--wash); user-select: all; }
    kbd {
      display: inline-block; min-width: 24px; padding: 1px 6px; text-align: center; border: 1px solid var(--edge);
      border-radius: 5px;
    }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: 16px; top: -60px; z-index: 9; padding: 8px 14px; background: var(--ground); }
    .skip:focus { top: 8px; }
    .symbols { position: absolute; width: 0; height: 0; overflow: hidden; }

    """#

  private static let controls = #"""
    button, select, input[type="number"] {
      min-height: 32px; padding: 3px 11px; font: inherit; font-size: 13px; color: var(--ink); background: var(--ground);
      border: 1px solid var(--edge); border-radius: 6px;
    }
    button { cursor: pointer; }
    button:hover { background: var(--wash); }
    button[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--ground); }
    button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
    .joined { display: inline-flex; }
    .joined button { border-radius: 0; margin-left: -1px; }
    .joined button:first-of-type { border-radius: 6px 0 0 6px; margin-left: 0; }
    .joined button:last-of-type { border-radius: 0 6px 6px 0; }
    .joined button:focus-visible { position: relative; z-index: 1; }
    label.check { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; font-size: 13px; }
    input[type="checkbox"] { width: 16px; height: 16px; margin: 0; accent-color: var(--ink); }
    input[type="range"] { accent-color: var(--ink); margin: 0; min-height: 28px; }
    summary { cursor: pointer; min-height: 28px; font-size: 13px; }
    dialog {
      max-width: min(34em, calc(100vw - 32px)); padding: 24px; color: var(--ink); background: var(--ground);
      border: 1px solid var(--edge); border-radius: 12px;
    }
    dialog::backdrop { background: #0008; }

    """#

  private static let tables = #"""
    .region { position: relative; overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { padding: 0; text-align: start; font-weight: 400; vertical-align: top; }
    .level { font-weight: 600; white-space: nowrap; }
    .level.error { color: var(--error); } .level.warning { color: var(--warning); } .level.info { color: var(--info); }

    """#

  private static let surroundings = #"""
    @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto !important; transition: none !important; } }
    @media (forced-colors: active) {
      button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    @media print {
      :root, :root:not([data-theme="light"]), :root[data-theme="dark"] { color-scheme: light; }
      .skip, .controls, button { display: none !important; }
      .region { overflow: visible; max-height: none; }
      a { color: inherit; text-decoration: none; }
    }

    """#
}
