/// How the page of a revision looks, behind what all pages share.
enum RevisionStyle {
  /// The style sheet.
  static let sheet = PageStyle.base + layout + lists + samples + views + small

  private static let layout = #"""
    main, header.top { max-width: 1200px; margin: 0 auto; padding: 0 32px; }
    header.top { padding-top: 56px; }
    h1 { font-size: clamp(28px, 5vw, 46px); line-height: 1.1; font-weight: 700; letter-spacing: -0.02em; margin: 0; overflow-wrap: anywhere; }
    .summary { display: flex; flex-wrap: wrap; gap: 2px 22px; margin-top: 14px; color: var(--quiet); }
    section { margin-top: 44px; }
    section > h2 { padding-bottom: 8px; border-bottom: 1px solid var(--ink); }
    section > h2 small { font-weight: 400; color: var(--quiet); margin-inline-start: 12px; }
    footer { max-width: 1200px; margin: 56px auto 40px; padding: 0 32px; color: var(--quiet); font-size: 13px; }

    """#

  private static let lists = #"""
    .rows { border-collapse: collapse; width: 100%; font-size: 14px; }
    .rows th, .rows td { padding: 5px 16px 5px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    .rows th { width: 13em; color: var(--quiet); }
    .sizes { font-size: 14px; min-width: 100%; white-space: nowrap; }
    .sizes th, .sizes td { padding: 7px 10px; text-align: end; border-bottom: 1px solid var(--line); }
    .sizes th:first-child, .sizes th:nth-child(2) { text-align: start; }
    .sizes th:first-child { padding-left: 0; font-weight: 600; position: sticky; left: 0; background: var(--ground); }
    .sizes thead th { color: var(--quiet); font-weight: 400; }
    .sizes .default { background: var(--default); } .sizes .access { background: var(--access); }
    .sizes td { color: var(--quiet); }
    .sizes td b { color: var(--ink); border-bottom: 2px solid currentColor; }
    .sizes td small { display: block; color: var(--quiet); font-size: 12px; }
    .came { font-weight: 700; color: var(--ink); } .went { color: var(--quiet); } .came, .went { display: inline-block; min-width: 5em; }
    .faces { font-size: 14px; min-width: 100%; white-space: nowrap; }
    .faces th, .faces td { padding: 5px 10px; text-align: end; }
    .faces th:first-child { padding-left: 0; color: var(--quiet); }
    .faces th:first-child, .faces th:nth-child(2), .faces td:nth-child(2), .faces .note td { text-align: start; }
    .faces thead th { padding: 7px 10px; color: var(--quiet); border-bottom: 1px solid var(--line); }
    .faces tbody tr:last-child > * { border-bottom: 1px solid var(--line); }
    .faces .note td { color: var(--quiet); white-space: normal; }
    .faces b { border-bottom: 2px solid currentColor; }
    .sign { width: 9px; height: 9.5px; margin-right: 3px; fill: currentcolor; vertical-align: -1px; overflow: visible; }
    .tag { margin-inline-start: 12px; font-size: 13px; font-weight: 600; color: var(--mark); }

    """#

  private static let samples = #"""
    .style { scroll-margin-top: 64px; }
    .style > h2 { font-size: 22px; letter-spacing: -0.01em; }
    .row { display: grid; grid-template-columns: 7.5em 9.5em minmax(0, 1fr); column-gap: 12px; border-bottom: 1px solid var(--line); padding: 12px 12px; margin: 0 -12px; break-inside: avoid; }
    .row.default { background: var(--default); } .row.access { background: var(--access); }
    .row h3 small, .numbers small { display: block; font-weight: 400; font-size: 12px; color: var(--quiet); }
    .numbers { font-size: 14px; } .numbers b { font-weight: 700; }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; align-items: start; }
    figure { min-width: 0; } figcaption { font-size: 12px; color: var(--quiet); } figcaption .tag { font-size: 12px; font-weight: 400; }
    footer .tag { margin-inline-start: 0; }
    .sample { display: block; max-width: 100%; height: auto; overflow: visible; fill: var(--ink); }
    .sample line { stroke: var(--edge); stroke-width: .5; opacity: .6; }

    """#

  private static let views = #"""
    .controls { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; margin-top: 44px; padding: 8px 0; background: var(--ground); border-bottom: 1px solid var(--line); font-size: 13px; }
    .controls fieldset { display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: center; }
    .controls legend { float: left; padding: 0; margin-inline-end: 12px; color: var(--quiet); }
    input[type="radio"] { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
    body:has(#guides:not(:checked)) .sample line { display: none; }
    body:has(#stacked:checked) .pair { grid-template-columns: minmax(0, 1fr); gap: 4px; }
    body:has(#overlay:checked) .pair.both { grid-template-columns: minmax(0, 1fr); }
    body:has(#overlay:checked) .pair.both figure { grid-area: 1 / 1; }
    body:has(#overlay:checked) .pair.both .new figcaption { visibility: hidden; }
    body:has(#overlay:checked) .pair.both .old figcaption { visibility: hidden; }
    body:has(#overlay:checked) .pair.both .new line { display: none; }
    body:has(#overlay:checked) .pair.both .old { position: relative; }
    body:has(#overlay:checked) .pair.both .old .glyphs { fill: none; stroke: var(--mark); stroke-width: 28; }
    .key { display: none; } body:has(#overlay:checked) .key { display: inline; color: var(--quiet); }

    """#

  private static let small = #"""
    @media screen and (max-width: 760px) {
      main, header.top, footer { padding: 0 16px; } header.top { padding-top: 32px; }
      .row { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 6px 12px; }
      .row .pair { grid-column: 1 / 3; } .numbers { text-align: end; }
      .pair { grid-template-columns: minmax(0, 1fr); gap: 4px; }
      .rows th { width: auto; min-width: 6.5em; }
      .sizes th:first-child { max-width: 8em; white-space: normal; }
    }
    @media print { section { margin-top: 28px; } header.top { padding-top: 0; } .style > h2 { break-after: avoid; } }

    """#
}
