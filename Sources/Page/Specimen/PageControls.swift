internal import TypeSystem
internal import DynamicType
internal import Sheet

/// What sizes, views, guides and zooms are chosen with; a page without a script doesn't show it.
struct PageControls {
  let contents: PageContents

  /// The controls above the specimen.
  var html: String {
    """
    <div class="controls js-only" id="p-controls" role="region" aria-label="Controls">
    \(sizes)<div class="options">
    \(Self.views)<div class="extra" id="p-extra">
    \(guides)\(Self.rest)</div>
    </div>
    </div>

    """
  }

  private var sizes: String {
    let categories = contents.system.categories
    let first = categories.firstIndex(of: contents.firstCategory) ?? 0
    let buttons = categories.map { category in
      let isDefault = category == contents.system.document.defaultCategory
      return
        "<button type=\"button\" data-category=\"\(category.name)\"\(isDefault ? " class=\"default\"" : "")>\(category.label)</button>"
    }.joined(separator: "\n")
    return """
      <div class="sizes" role="group" aria-label="Content size category">
      <input type="range" id="p-slider" min="0" max="\(max(categories.count - 1, 0))" step="1" value="\(first)" \
      aria-label="Content size category">
      <div class="stops">
      \(buttons)
      </div>
      </div>

      """
  }

  private static let views = #"""
    <div class="joined" role="group" aria-label="Sizes shown">
    <button type="button" data-mode="one">One size</button>
    <button type="button" data-mode="all" aria-keyshortcuts="a">All sizes</button>
    </div>
    <button type="button" id="p-more" aria-expanded="false" aria-controls="p-extra">Options</button>
    <div class="joined" role="group" aria-label="View">
    <button type="button" data-view="both" aria-keyshortcuts="1">Both</button>
    <button type="button" data-view="custom" aria-keyshortcuts="2">Custom</button>
    <button type="button" data-view="fallback" aria-keyshortcuts="3">Fallback</button>
    <button type="button" data-view="overlay" aria-keyshortcuts="4">Overlay</button>
    <button type="button" data-view="blink" aria-keyshortcuts="5">Blink</button>
    </div>
    <div class="blinking" role="group" aria-label="Blinking">
    <button type="button" id="p-play">Pause</button>
    <button type="button" id="p-turn" aria-keyshortcuts="b">Turn over</button>
    </div>

    """#

  private var guides: String {
    let words: [Guide: String] = [
      .baseline: "Baseline", .xHeight: "x-height", .capHeight: "Cap height", .ascender: "Ascender",
      .descender: "Descender", .lineBox: "Line box",
    ]
    let boxes = Guide.allCases.map { guide in
      "<label class=\"check\"><input type=\"checkbox\" data-guide=\"\(guide.rawValue)\">"
        + "<i class=\"swatch \(guide.rawValue)\"></i>\(words[guide] ?? guide.rawValue)</label>"
    }.joined(separator: "\n")
    return """
      <div class="menu">
      <button type="button" id="p-open-guides" aria-expanded="false" aria-controls="p-guides">Guides</button>
      <fieldset class="sheet" id="p-guides" hidden><legend class="hidden">Guides</legend>
      \(boxes)
      </fieldset>
      </div>

      """
  }

  private static let rest = #"""
    <div class="zoom" role="group" aria-label="Zoom">
    <button type="button" data-zoom="-1" aria-label="Smaller" aria-keyshortcuts="-">−</button>
    <input type="number" id="p-zoom" min="25" max="800" step="5" value="100" aria-label="Zoom in percent">
    <span aria-hidden="true">%</span>
    <button type="button" data-zoom="1" aria-label="Larger" aria-keyshortcuts="+">+</button>
    <button type="button" data-zoom="0" aria-keyshortcuts="0">True size</button>
    <button type="button" id="p-open-calibrate">Calibrate</button>
    </div>
    <div class="joined" role="group" aria-label="Theme">
    <button type="button" data-theme-choice="auto">Auto</button>
    <button type="button" data-theme-choice="light">Light</button>
    <button type="button" data-theme-choice="dark">Dark</button>
    </div>
    <button type="button" id="p-open-keys" aria-keyshortcuts="?">Keys</button>
    <p id="p-status" role="status" class="hidden"></p>

    """#

  /// The windows that lie over the page while they are open.
  static let dialogs = #"""
    <dialog id="p-calibrate" aria-labelledby="p-calibrate-title">
    <h2 id="p-calibrate-title">Calibrate true size</h2>
    <p class="small">At true size a point is 1/72 inch. Hold a bank card against the screen and move the slider until the
    frame is as wide as the card, 85.6 mm. This browser keeps the setting.</p>
    <div class="card" id="p-card" aria-hidden="true"></div>
    <input type="range" id="p-calibration" min="50" max="200" step="0.5" value="100" aria-label="Width of the card">
    <p class="small"><output id="p-calibrated">100 %</output></p>
    <form method="dialog"><button type="button" id="p-reset">Reset</button> <button>Done</button></form>
    </dialog>
    <dialog id="p-keys" aria-labelledby="p-keys-title">
    <h2 id="p-keys-title">Keys</h2>
    <dl>
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>smaller, larger category, on the slider and in cells</dd></div>
    <div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>smallest, largest category</dd></div>
    <div><dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>the cell above, below</dd></div>
    <div><dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>smaller, larger category, from anywhere</dd></div>
    <div><dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>both, custom, fallback, overlay, blink</dd></div>
    <div><dt><kbd>b</kbd></dt><dd>turn over: custom, fallback</dd></div>
    <div><dt><kbd>a</kbd></dt><dd>one size, all sizes</dd></div>
    <div><dt><kbd>g</kbd></dt><dd>all guides, none</dd></div>
    <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, true size</dd></div>
    <div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous finding</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>these keys</dd></div>
    </dl>
    <p><label class="check"><input type="checkbox" id="p-shortcuts" checked> Keys of one character act from anywhere</label></p>
    <form method="dialog"><button>Close</button></form>
    </dialog>

    """#
}
