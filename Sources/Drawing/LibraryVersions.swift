import CCairo
import CFreeType
import CPNG
import CZlib
import Typeface

/// The versions of the libraries that draw, as they run.
public enum DrawingLibraries {
  /// cairo's version, such as "1.16.0".
  public static var cairoVersion: String { String(cString: cairo_version_string()) }

  /// libpng's version, such as "1.6.39".
  public static var libpngVersion: String { String(cString: cpng_version()) }

  /// zlib's version, such as "1.2.13".
  public static var zlibVersion: String { String(cString: CZlib.zlibVersion()) }

  /// FreeType's version, such as "2.12.1"; "unknown" when FreeType can't be started.
  public static var freeTypeVersion: String {
    guard let library = try? FreeTypeLibrary(limits: FontLimits()) else { return "unknown" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
