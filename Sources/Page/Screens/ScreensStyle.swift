/// How the page of mock screens looks, behind what all pages share.
enum ScreensStyle {
  /// The style sheet.
  static let sheet = PageStyle.base + layout + strip + ScreenPicture.style + small

  private static let layout = #"""
    main, header.top, footer { padding: 0 32px; }
    header.top { padding-top: 56px; }
    h1 { font-size: clamp(28px, 5vw, 46px); line-height: 1.1; font-weight: 700; letter-spacing: -0.02em; margin: 0; overflow-wrap: anywhere; }
    .summary { display: flex; flex-wrap: wrap; gap: 2px 22px; margin-top: 14px; color: var(--quiet); }
    .index { margin-top: 20px; } .index li { padding: 4px 0; } .index a { font-weight: 600; }
    main:focus { outline: none; }
    section { margin-top: 52px; }
    section > h2 { padding-bottom: 8px; border-bottom: 1px solid var(--ink); font-size: 22px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    section > h3 { margin-top: 20px; }
    .counts { font-size: 14px; white-space: nowrap; }
    .counts th, .counts td { padding: 4px 14px; text-align: end; border-bottom: 1px solid var(--line); color: var(--quiet); }
    .counts th:first-child { text-align: start; }
    .counts th a { display: inline-block; min-height: 24px; padding-inline-end: 12px; }
    .counts b { color: var(--mark); font-weight: 650; }
    .counts .default { background: var(--default); } .counts .access { background: var(--access); }
    .issues { max-width: 60em; font-size: 14px; } .issues li { padding: 4px 0; border-bottom: 1px solid var(--line); }
    p.small, details { margin-top: 14px; }
    pre { margin: 6px 0; font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    footer { margin: 56px 0 40px; color: var(--quiet); font-size: 13px; }

    """#

  private static let strip = #"""
    .strip { display: flex; align-items: flex-start; gap: 16px; margin: 20px -32px 0; padding: 0 32px 12px; }
    figure { flex: none; padding: 8px 8px 4px; scroll-margin: 16px 32px; }
    figure.default { background: var(--default); } figure.access { background: var(--access); }
    figure:target { outline: 2px solid var(--accent); }
    figcaption { display: flex; flex-direction: column; width: 0; min-width: 100%; min-height: 5em; padding: 0 4px 6px; font-size: 13px; color: var(--quiet); }
    figcaption b { font-size: 17px; font-weight: 650; color: var(--ink); }
    figure svg { display: block; }

    """#

  private static let small = #"""
    @media screen and (max-width: 760px) {
      main, header.top, footer { padding: 0 16px; } header.top { padding-top: 32px; }
      .strip { margin: 20px -16px 0; padding: 0 16px 12px; }
      .counts th, .counts td { padding: 4px 9px; }
    }
    @media print {
      section { margin-top: 28px; } header.top { padding-top: 0; }
      .strip { flex-wrap: wrap; } figure { break-inside: avoid; } figure svg { max-width: 100%; height: auto; }
    }

    """#
}
