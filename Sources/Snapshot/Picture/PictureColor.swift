/// The colours of difference pictures, and how pixels are mixed.
///
/// Orange and blue are told apart by people with any kind of colour vision (Okabe and Ito's palette), and so are both
/// from the purple of what has another colour and as much ink.
enum PictureColor {
  /// What differences are drawn on.
  static let paper: UInt32 = 0xffff_ffff
  /// More ink in what was expected: it has gone.
  static let gone: UInt32 = 0xffd5_5e00
  /// More ink in what came: it is new.
  static let come: UInt32 = 0xff00_72b2
  /// As much ink, in another colour.
  static let recolored: UInt32 = 0xffb0_3a8c
  /// Boxes around small differences.
  static let marker: UInt32 = 0xff22_2222
  /// Frames around pictures.
  static let frame: UInt32 = 0xff8a_8a8a
  /// What pictures stand on.
  static let mount: UInt32 = 0xffee_eeee

  /// A colour laid over an opaque one, `weight` of 256 parts of it.
  static func mix(_ color: UInt32, over ground: UInt32, weight: Int) -> UInt32 {
    var result: UInt32 = 0xff00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let top = Int((color >> shift) & 0xff) * weight
      let below = Int((ground >> shift) & 0xff) * (256 - weight)
      result |= UInt32((top + below + 128) >> 8) << shift
    }
    return result
  }

  /// A pixel as it looks on an opaque ground.
  static func flattened(_ pixel: UInt32, on ground: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    if alpha == 255 { return pixel }
    return mix(pixel, over: ground, weight: alpha + (alpha >> 7))
  }
}
