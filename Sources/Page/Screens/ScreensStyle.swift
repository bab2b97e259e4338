/// How the page of mock screens looks, behind what all pages share.
enum ScreensStyle {
  /// The style sheet.
  static let sheet = PageStyle.base + layout + strip + footer + ScreenPicture.style + small

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

    """#

  private static let strip = #"""
    .sizes { position: sticky; top: 0; z-index: 2; margin-top: 20px; padding: 4px 0; background: var(--ground); }
    .sizes ul { display: flex; flex-wrap: wrap; gap: 0 4px; }
    .sizes a { display: inline-block; min-width: 32px; min-height: 28px; padding: 4px 6px; text-align: center; font-size: 14px; }
    .strip { display: flex; align-items: flex-start; gap: 16px; max-height: calc(100vh - 48px); overflow: auto; margin: 0 -32px; padding: 0 32px 12px; }
    figure { flex: none; padding: 0 8px 4px; scroll-margin: 48px 32px 0; background: var(--ground); }
    figure.default { background: var(--default); } figure.access { background: var(--access); }
    figure:target { outline: 2px solid var(--accent); outline-offset: -2px; }
    figcaption { position: sticky; top: 0; z-index: 1; display: flex; flex-direction: column; width: 0; min-width: 100%; min-height: 4.6em; padding: 8px 4px 6px; background: inherit; font-size: 13px; color: var(--quiet); }
    figcaption b { font-size: 17px; font-weight: 650; color: var(--ink); }
    figure svg { display: block; }

    """#

  private static let footer = #"""
    .bottom { display: flex; flex-wrap: wrap; gap: 24px 56px; margin-top: 56px; padding-top: 24px; padding-bottom: 48px; border-top: 1px solid var(--line); }
    .bottom section { margin: 0; min-width: 0; max-width: 60ch; }
    .bottom section > h2 { margin-bottom: 6px; padding: 0; border: 0; font-size: 13px; }
    .bottom dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: 4px 12px; }
    .bottom dl div { display: contents; }
    .bottom dt, .bottom dd { overflow-wrap: anywhere; } .bottom dd { color: var(--quiet); } .bottom .fonts dd { color: var(--ink); }
    .bottom p { margin-top: 8px; color: var(--quiet); }
    .fault { color: var(--mark); font-weight: 600; }
    .sign { width: 9px; height: 9.5px; margin-right: 4px; fill: currentcolor; vertical-align: -1px; overflow: visible; }

    """#

  private static let small = #"""
    @media screen and (max-width: 760px) {
      main, header.top, footer { padding: 0 16px; } header.top { padding-top: 32px; }
      .strip { margin: 0 -16px; padding: 0 16px 12px; } figure { scroll-margin: 48px 16px 0; }
      .sizes ul { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; }
      .counts th, .counts td { padding: 4px 9px; }
    }
    @media print {
      section { margin-top: 28px; } header.top { padding-top: 0; }
      .sizes { display: none; } .strip { flex-wrap: wrap; max-height: none; } figcaption { position: static; } figure { break-inside: avoid; } figure svg { max-width: 100%; height: auto; }
    }

    """#
}
