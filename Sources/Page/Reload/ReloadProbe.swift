internal import Typeface

/// How an open page learns that a newer one has taken its place, without a server and without a script from outside.
///
/// A page opened from a file may read no other file, but it may show a picture, and see how large it is. So beside the page lies
/// a picture without ink, whose width and height are the page's revision; the page asks for it a few times a second, and
/// loads itself again when they are another's. When watching has ended the picture is gone: the page asks ever more seldom
/// then, down to twice a minute, and as often as before once it is there again, or somebody looks at the page again. The
/// page's policy still names its one script by hash; pictures from beside it are all that it allows more. The address keeps what is chosen, and the script where the page was scrolled to.
package enum ReloadProbe {
  /// The page's attribute that holds its revision.
  static let attribute = "data-revision"

  /// What the policy allows more than an ordinary page's.
  static let sources = "file: 'self'"

  /// The path of a page's picture: `.sheet.html.revision.svg` beside `sheet.html`.
  package static func path(besides page: String) -> String {
    let start = page.utf8.lastIndex(of: UInt8(ascii: "/")).map(page.utf8.index(after:)) ?? page.startIndex
    return "\(page[..<start]).\(page[start...]).revision.svg"
  }

  /// The picture of a page that loads itself again; nil for any other bytes.
  package static func picture(ofPage page: [UInt8]) -> [UInt8]? {
    let head = String(decoding: page.prefix(2_048), as: UTF8.self)
    guard let attribute = head.firstRange(of: "\(attribute)=\"") else { return nil }
    let numbers = head[attribute.upperBound...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    let size = "width=\"\(numbers[0])\" height=\"\(numbers[1])\""
    return Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)/>\n".utf8)
  }

  /// The revision of a page with these contents: two numbers from 1 to 16,384, of a hash.
  static func revision(of bytes: [UInt8]) -> String {
    let hash = SHA256.digest(of: bytes)
    let numbers = [0, 2].map { (Int(hash[$0]) << 8 | Int(hash[$0 + 1])) & 0x3FFF }
    return "\(numbers[0] + 1) \(numbers[1] + 1)"
  }

  /// The script of a page that loads itself again.
  ///
  /// From which revision to which it was loaded again is remembered until the picture is the page's own, so that one that never
  /// is isn't asked for for ever. Nothing is looked for once loading has begun: a picture that comes then is for the next page.
  static let script = #"""
    (() => {
      const own = document.documentElement.dataset.revision;
      const name = "." + location.pathname.split("/").pop() + ".revision.svg?";
      const places = () => [document.scrollingElement, document.getElementById("p-region")].filter(Boolean);
      let pause = 200;
      let timer = 0;
      const later = () => { timer = setTimeout(look, pause); };
      const look = () => {
        timer = 0;
        if (document.hidden) return later();
        const picture = new Image();
        picture.onerror = () => {
          pause = Math.min(2 * pause, 30000);
          later();
        };
        picture.onload = () => {
          pause = 200;
          const found = picture.naturalWidth + " " + picture.naturalHeight;
          const step = own + ">" + found;
          try {
            if (found === own) sessionStorage.removeItem("specimen.revision");
            if (found === own || sessionStorage.getItem("specimen.revision") === step) return later();
            sessionStorage.setItem("specimen.revision", step);
            sessionStorage.setItem("specimen.scroll", JSON.stringify(places().map((e) => [e.scrollLeft, e.scrollTop])));
          } catch { return; }
          location.reload();
        };
        picture.src = name + Date.now();
      };
      document.addEventListener("visibilitychange", () => {
        pause = 200;
        if (!timer) return;
        clearTimeout(timer);
        later();
      });
      addEventListener("load", () => {
        try {
          const kept = JSON.parse(sessionStorage.getItem("specimen.scroll") || "[]");
          sessionStorage.removeItem("specimen.scroll");
          // When the page has shown what its address asks for.
          setTimeout(() => places().forEach((e, i) => kept[i] && e.scrollTo(...kept[i])), 50);
        } catch { return; }
      });
      later();
    })();

    """#
}
