/// What views and zooms are chosen with; a page without a script doesn't show it.
enum ReportControls {
  /// The bar above the pictures.
  static let html = #"""
    <div id="bar">
    <div class="group" role="group" aria-label="Cell">
    <button type="button" data-go="-1" aria-keyshortcuts="k" title="Previous (k)" aria-label="Previous">←</button>
    <button type="button" data-go="1" aria-keyshortcuts="j" title="Next (j)" aria-label="Next">→</button>
    <span role="status"><span id="position"></span> <span id="told" class="hidden"></span></span>
    </div>
    <div class="group joined" role="group" aria-label="View">
    <button type="button" data-view="side" aria-keyshortcuts="1" title="1">Side by side</button>
    <button type="button" data-view="slider" aria-keyshortcuts="2" title="2">Slider</button>
    <button type="button" data-view="blink" aria-keyshortcuts="3" title="3">Blink</button>
    <button type="button" data-view="difference" aria-keyshortcuts="4" title="4">Difference</button>
    </div>
    <div class="group joined" role="group" aria-label="Zoom">
    <button type="button" data-zoom="0" aria-keyshortcuts="0" title="0">Fit</button>
    <button type="button" data-zoom="1" aria-label="1 times">1×</button>
    <button type="button" data-zoom="2" aria-label="2 times">2×</button>
    <button type="button" data-zoom="4" aria-label="4 times">4×</button>
    <button type="button" data-zoom="8" aria-label="8 times">8×</button>
    </div>
    <button type="button" id="open-help" aria-keyshortcuts="?" title="Keys (?)" aria-label="Keys">?</button>
    </div>
    <div id="aid">
    <p class="for-difference"><span><i class="key gone"></i> more ink in expected</span>
    <span><i class="key come"></i> more ink in actual</span> <span><i class="key recolored"></i> another colour</span>
    <span><i class="key box"></i> easily missed</span></p>
    <div class="for-slider"><span><i class="key gone"></i> Expected</span>
    <input id="split" type="range" min="0" max="100" value="50" step="1" aria-label="How much of the expected picture">
    <span><i class="key come"></i> Actual</span></div>
    <div class="for-blink"><button type="button" id="play" aria-pressed="false">Blink by itself</button>
    <button type="button" id="flip" aria-keyshortcuts="b" title="b">Turn over</button>
    <span id="side" aria-live="off"></span></div>
    </div>

    """#

  /// The list of keys.
  static let help = #"""
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <dl>
    <div><dt><kbd>j</kbd> <kbd>↓</kbd> <kbd>→</kbd></dt><dd>next cell</dd></div>
    <div><dt><kbd>k</kbd> <kbd>↑</kbd> <kbd>←</kbd></dt><dd>previous cell</dd></div>
    <div><dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>4</kbd></dt>
    <dd>side by side, slider, blink, difference</dd></div>
    <div><dt><kbd>,</kbd> <kbd>.</kbd></dt><dd>move the slider</dd></div>
    <div><dt><kbd>b</kbd></dt><dd>turn over: expected, actual</dd></div>
    <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>larger, smaller, fit</dd></div>
    <div><dt><kbd>/</kbd> <kbd>Esc</kbd></dt><dd>filter cells, show all</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>these keys</dd></div>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>

    """#
}
