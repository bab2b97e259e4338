# Completions of specimen for bash, as 'specimen completions bash' prints them.

# _specimen_among WORD...: the words that begin with what is typed.
_specimen_among() {
  local word
  for word in "$@"; do
    [[ $word != "$current"* ]] || COMPREPLY+=("$word")
  done
}

# _specimen_list WORD...: the same after the last comma or range, without a space behind the word.
_specimen_list() {
  local before=${current%"${current##*[,.]}"} word
  for word in "$@"; do
    [[ $before$word != "$current"* ]] || COMPREPLY+=("$before$word")
  done
  compopt -o nospace 2>/dev/null || true
}

# _specimen_assignment WORD...: words with an equals sign behind them.
_specimen_assignment() {
  _specimen_among "${@/%/=}"
  compopt -o nospace 2>/dev/null || true
}

# _specimen_paths KIND: files (-f) or folders (-d).
_specimen_paths() {
  local path
  while IFS= read -r path; do
    COMPREPLY+=("$path")
  done < <(compgen "$1" -- "$current")
  compopt -o filenames 2>/dev/null || true
}

_specimen() {
  local current=${COMP_WORDS[COMP_CWORD]-} option='' index
  COMPREPLY=()
  # '--option=value' is three words to bash.
  if ((COMP_CWORD > 1)); then
    option=${COMP_WORDS[COMP_CWORD - 1]}
    if [[ $current == '=' ]]; then
      current=''
    elif [[ $option == '=' ]]; then
      option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
  else
    _specimen_among generate watch check diff record verify approve compare screens sizes wraps face fonts shape obfuscate init doctor boilerplate import plan run merge completions man --help --version
    return
  fi
  for ((index = 2; index < COMP_CWORD; index++)); do
    [[ ${COMP_WORDS[index]} != -- ]] || option=--
  done
  case ${COMP_WORDS[1]} in
    generate)
      case $option in
        --out) _specimen_paths -f ;;
        --format) _specimen_among pdf png svg html json ;;
        --scale) : ;;
        --compression) _specimen_among fast small ;;
        --raster) _specimen_among masks exact ;;
        --layout) _specimen_among grid pages cards ranges hierarchy deviation metrics report ;;
        --page) _specimen_among a3 a4 letter ;;
        --theme) _specimen_among light dark ;;
        --guides) _specimen_list baseline x-height cap-height ascender descender line-box all ;;
        --jobs) : ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --format --scale --compression --raster --layout --page --theme --guides --jobs --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    watch)
      case $option in
        --out) _specimen_paths -f ;;
        --format) _specimen_among pdf png svg html json ;;
        --scale) : ;;
        --compression) _specimen_among fast small ;;
        --raster) _specimen_among masks exact ;;
        --layout) _specimen_among grid pages cards ranges hierarchy deviation metrics report ;;
        --page) _specimen_among a3 a4 letter ;;
        --theme) _specimen_among light dark ;;
        --guides) _specimen_list baseline x-height cap-height ascender descender line-box all ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --format --scale --compression --raster --layout --page --theme --guides --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    check)
      case $option in
        --rule) _specimen_assignment faceMissing uncovered glyphsNotDrawn defaultSizeDeviation belowMinimum shrinks orderInverted indistinguishable rangeLimit inkClipped truncates fixedBarGrowth overflows staleText wrongCurve doubleScaled thinSmall nearestWeight featureAbsent standIn growthLimited unusedFace embeddingForbidden ;;
        --fail-on) _specimen_among info warning error never ;;
        --languages) : ;;
        --format) _specimen_among text json sarif junit github markdown ;;
        --out) _specimen_paths -f ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --rule --fail-on --languages --faces --format --out --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    diff)
      case $option in
        --out) _specimen_paths -f ;;
        --format) _specimen_among text json markdown html pdf ;;
        --old-folder) _specimen_paths -d ;;
        --rule) _specimen_assignment faceMissing uncovered glyphsNotDrawn defaultSizeDeviation belowMinimum shrinks orderInverted indistinguishable rangeLimit inkClipped truncates fixedBarGrowth overflows staleText wrongCurve doubleScaled thinSmall nearestWeight featureAbsent standIn growthLimited unusedFace embeddingForbidden ;;
        --page) _specimen_among a3 a4 letter ;;
        --theme) _specimen_among light dark ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --format --old-folder --rule --page --theme --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    record)
      case $option in
        --mode) _specimen_among all missing failed never ;;
        --store) _specimen_among image hash both ;;
        --filter) : ;;
        --goldens) _specimen_paths -d ;;
        --jobs) : ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --mode --store --filter --goldens --jobs --fonts --default-fonts --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    verify)
      case $option in
        --filter) : ;;
        --report) _specimen_paths -d ;;
        --format) _specimen_among text json junit github markdown ;;
        --step) : ;;
        --pixels-per-cell) : ;;
        --density) : ;;
        --goldens) _specimen_paths -d ;;
        --jobs) : ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --filter --report --format --step --pixels-per-cell --density --pixels --goldens --jobs --fonts --default-fonts --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    approve)
      case $option in
        --filter) : ;;
        --report) _specimen_paths -d ;;
        --goldens) _specimen_paths -d ;;
        --jobs) : ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --filter --report --goldens --jobs --fonts --default-fonts --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    compare)
      case $option in
        --report) _specimen_paths -d ;;
        --step) : ;;
        --pixels-per-cell) : ;;
        --density) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --report --step --pixels-per-cell --density --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    screens)
      case $option in
        --out) _specimen_paths -f ;;
        --format) _specimen_among text json csv markdown pdf png svg html ;;
        --screen) : ;;
        --from) _specimen_among xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --to) _specimen_among xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --width) : ;;
        --policy) _specimen_among appearanceManager adjusts listener load ;;
        --theme) _specimen_among light dark ;;
        --scale) : ;;
        --compression) _specimen_among fast small ;;
        --raster) _specimen_among masks exact ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --format --screen --from --to --width --policy --trace --theme --scale --compression --raster --fonts --default-fonts --custom --fallback --engine --size --max --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    sizes)
      case $option in
        --format) _specimen_among text json csv markdown ;;
        --out) _specimen_paths -f ;;
        --compare) _specimen_among android ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --format --out --compare --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    wraps)
      case $option in
        --widths) : ;;
        --lines) : ;;
        --column) _specimen_among custom fallback ;;
        --languages) : ;;
        --format) _specimen_among text csv json markdown pdf png svg ;;
        --out) _specimen_paths -f ;;
        --theme) _specimen_among light dark ;;
        --scale) : ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --custom) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --fallback) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --engine) _specimen_among system metrics ;;
        --size) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --max) _specimen_assignment extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --styles) _specimen_list extraLargeTitle extraLargeTitle2 largeTitle title1 title2 title3 headline subtitle1 body callout subheadline footnote footnote2 caption1 caption2 ;;
        --categories) _specimen_list xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5 ;;
        --platform) _specimen_among ios ios9 watchos tvos macos visionos ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --widths --lines --column --languages --format --out --theme --scale --fonts --default-fonts --custom --fallback --engine --size --max --styles --categories --platform --bold-text --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    face)
      case $option in
        --family) : ;;
        --weight) _specimen_among ultraLight thin light regular medium semibold bold heavy black ;;
        --size) : ;;
        --features) : ;;
        --out) _specimen_paths -f ;;
        --format) _specimen_among pdf png svg ;;
        --scale) : ;;
        --theme) _specimen_among light dark ;;
        --guides) _specimen_list baseline x-height cap-height ascender descender line-box all ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --text) : ;;
        --language) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) : ;;
        *) if [[ $current == -* ]]; then _specimen_among --family --weight --italic --size --features --out --format --scale --theme --guides --fonts --default-fonts --text --language --isolate --untrusted --strict --limit --quiet --verbose --help; else :; fi ;;
      esac
      ;;
    fonts)
      case $option in
        --format) _specimen_among text json csv markdown html ;;
        --include) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --format --recursive --hidden --include --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    shape)
      case $option in
        --font) _specimen_paths -f ;;
        --text) : ;;
        --index) : ;;
        --features) : ;;
        --variations) : ;;
        --direction) _specimen_among ltr rtl ttb btt ;;
        --script) : ;;
        --language) : ;;
        --format) _specimen_among json svg ;;
        --testcase) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) : ;;
        *) if [[ $current == -* ]]; then _specimen_among --font --text --index --features --variations --direction --script --language --format --testcase --isolate --untrusted --strict --limit --quiet --verbose --help; else :; fi ;;
      esac
      ;;
    obfuscate)
      case $option in
        --out) _specimen_paths -f ;;
        --xor) : ;;
        --idpf) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --xor --idpf --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    init)
      case $option in
        --fonts) _specimen_paths -d ;;
        --out) _specimen_paths -f ;;
        --name) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) : ;;
        *) if [[ $current == -* ]]; then _specimen_among --fonts --out --name --force --isolate --untrusted --strict --limit --quiet --verbose --help; else :; fi ;;
      esac
      ;;
    doctor)
      case $option in
        --format) _specimen_among text json ;;
        --fonts) _specimen_paths -d ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --format --fonts --default-fonts --bold-text --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    boilerplate)
      case $option in
        --as) _specimen_among uikit swiftui swash plist css dtcg ;;
        --fonts) _specimen_paths -d ;;
        --matching) : ;;
        --out) _specimen_paths -f ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --as --fonts --matching --out --default-fonts --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    import)
      case $option in
        --from) _specimen_among scaledfont infoplist tokens ;;
        --out) _specimen_paths -f ;;
        --name) : ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --from --out --name --force --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    plan)
      case $option in
        --out) _specimen_paths -f ;;
        --jobs) : ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -f ;;
        *) if [[ $current == -* ]]; then _specimen_among --out --jobs --default-fonts --isolate --untrusted --strict --limit --quiet --verbose --help; else _specimen_paths -f; fi ;;
      esac
      ;;
    run)
      case $option in
        --worklist) _specimen_paths -f ;;
        --shard) : ;;
        --shards) : ;;
        --out) _specimen_paths -d ;;
        --root) _specimen_paths -d ;;
        --verify) _specimen_paths -d ;;
        --record) _specimen_paths -d ;;
        --progress) _specimen_among json ;;
        --jobs) : ;;
        --default-fonts) _specimen_paths -d ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) : ;;
        *) if [[ $current == -* ]]; then _specimen_among --worklist --shard --shards --out --root --verify --record --check --again --progress --jobs --default-fonts --no-isolate --untrusted --strict --limit --quiet --verbose --help; else :; fi ;;
      esac
      ;;
    merge)
      case $option in
        --worklist) _specimen_paths -f ;;
        --format) _specimen_among text json ;;
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_paths -d ;;
        *) if [[ $current == -* ]]; then _specimen_among --worklist --format --strict --limit --quiet --verbose --help; else _specimen_paths -d; fi ;;
      esac
      ;;
    completions)
      case $option in
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) _specimen_among bash zsh fish ;;
        *) if [[ $current == -* ]]; then _specimen_among --strict --limit --quiet --verbose --help; else _specimen_among bash zsh fish; fi ;;
      esac
      ;;
    man)
      case $option in
        --limit) _specimen_assignment font-bytes font-faces font-glyphs font-decoded-bytes font-opening-bytes font-picture-bytes glyph-points folder-names folder-files text-characters text-marks document-bytes document-depth document-nodes document-aliases page-points picture-side picture-pixels picture-bytes memory-bytes run-seconds font-seconds sheet-seconds ;;
        --) : ;;
        *) if [[ $current == -* ]]; then _specimen_among --strict --limit --quiet --verbose --help; else :; fi ;;
      esac
      ;;
  esac
}

complete -F _specimen specimen
