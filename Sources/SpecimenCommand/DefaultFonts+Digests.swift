package import Typeface

extension DefaultFonts {
  /// The font files that Scripts/fonts.sha256 pins, so that they need not be hashed again; any other file is hashed.
  ///
  /// Lengths and XXH3 are those of `xxhsum -H2 .fonts/*.ttf`. An entry that is out of date costs time and nothing else.
  package static let digests: [KnownDigest] = [
    // FiraSans-Bold.ttf
    KnownDigest(
      count: 489_720, high: 0x9780_E2EE_9448_4D77, low: 0x1329_40FA_A1CF_6A9E,
      sha256: "a4d8e149ecdd4874a0726eb0af894488b3b31c423d6b0017c8f415ed1b795b45"),
    // FiraSans-Light.ttf
    KnownDigest(
      count: 449_660, high: 0xD951_AF05_2F88_F5AF, low: 0x4504_8C6A_42B7_1593,
      sha256: "e2172f4a23e9be22f977c34de3897d890401bbc5e9c47df968dfa2c01fb32235"),
    // FiraSans-Medium.ttf
    KnownDigest(
      count: 457_248, high: 0xE45C_2EE0_563B_ABC7, low: 0xA2AC_6A50_B185_6CB0,
      sha256: "cbc1842cbed8c1d1146ba7c9db97d8f28c9bedfd25f41c5b0e1259ca48622328"),
    // FiraSans-Regular.ttf
    KnownDigest(
      count: 456_996, high: 0x5199_08A3_A09F_6A35, low: 0xAD3F_EBD0_9C7F_B130,
      sha256: "c29556a2719bf613ef3d5e070e40d903a8965d9c081beca1375dc1e6e0f93c23"),
    // Inter[opsz,wght].ttf
    KnownDigest(
      count: 876_576, high: 0x9E43_DB46_1760_8C65, low: 0xF782_F247_4F64_1715,
      sha256: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031"),
    // ZillaSlab-Bold.ttf
    KnownDigest(
      count: 273_044, high: 0x3ADA_D845_055C_590B, low: 0x8636_1582_2060_FA50,
      sha256: "4ec3a04a4eef37074b42ef542e4d874e13646668cfe65256e0bf100441cf8719"),
    // ZillaSlab-BoldItalic.ttf
    KnownDigest(
      count: 280_236, high: 0x0A6B_B8DF_F113_6771, low: 0x8C9C_3229_C7D8_6A97,
      sha256: "7951036c92de71e3c88ea01abe031d5bdaddf4639022a3e1cb92322f2e88d2cf"),
    // ZillaSlab-Light.ttf
    KnownDigest(
      count: 265_056, high: 0xCE4E_DF64_F529_B292, low: 0x5A3E_B0CD_AB44_AA94,
      sha256: "4c3dfcd4a5bb71ee28b6c2ec8e8bfec720f619bc00e12a13a88f0f233af7f851"),
    // ZillaSlab-LightItalic.ttf
    KnownDigest(
      count: 270_260, high: 0x89A5_0422_1D7C_A87B, low: 0x2BEF_3A33_7C70_90C2,
      sha256: "899c8f381f7b82a78fd5ac458405b6c212ad25bc11447f235aa097f3faf34b9e"),
    // ZillaSlab-Medium.ttf
    KnownDigest(
      count: 268_184, high: 0xC079_9986_07CA_132F, low: 0x6C24_F7C6_6074_A5C2,
      sha256: "d344b0f60cd5fb2d34c4168d2811ba684163e5665e20cccbcfb6ac822d84a500"),
    // ZillaSlab-MediumItalic.ttf
    KnownDigest(
      count: 276_812, high: 0x3176_FA7E_B1FF_F4A4, low: 0xDC8A_C948_7237_90EA,
      sha256: "de6be2985329891035a3b3863a325a82a918a2018650c3b43fa5c4ae14815f58"),
  ]
}
