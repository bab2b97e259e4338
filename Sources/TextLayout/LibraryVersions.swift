internal import CFriBidi
internal import CHarfBuzz

/// The versions of the libraries that lay text out, as they run.
public enum TextLayoutLibraries {
  /// HarfBuzz's version, such as "6.0.0".
  public static var harfBuzzVersion: String { String(cString: hb_version_string()) }

  /// FriBidi's version, such as "1.0.8".
  public static var friBidiVersion: String {
    // The library's own text begins "(GNU FriBidi) 1.0.8".
    let words = String(cString: specimen_fribidi_version()).split { $0 == " " || $0.isNewline }
    return words.count > 2 ? String(words[2]) : "unknown"
  }
}
