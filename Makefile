# Two commands are enough: `make sheet` draws the default sheet, `make test` runs every test. Each makes the machine ready
# first (Scripts/setup): on a machine that is ready, that installs and downloads nothing.

PREFIX ?= /usr/local
SPECIMEN := .build/release/specimen

.PHONY: help sheet test build setup specimens specimen-sheets verify parity linebreaks renderers page-check fuzz faults test-scale bench bench-check bench-png bench-documents bench-goldens bench-screens bench-watch bench-isolate docs format lint imports install clean
.DEFAULT_GOAL := help

help:
	@echo 'make sheet     sets up, builds, and draws sheet.pdf'
	@echo 'make test      sets up, and runs every test'
	@echo 'make build     builds $(SPECIMEN), and fetches the default fonts'
	@echo 'make setup     installs what building, drawing and testing need'
	@echo 'make specimens draws the sheets that specimens/ holds, again, and records their goldens'
	@echo 'make verify    compares the sheets in specimens/ with their goldens'
	@echo 'make parity    compares the shaping with hb-shape'
	@echo 'make linebreaks compares the line breaks with those of PyICU and of Unicode'
	@echo 'make renderers compares the SVG as others draw it; writes Benchmarks/SVG.md'
	@echo 'make page-check opens the pages of HTML in a browser, and checks what can be seen and reached there'
	@echo 'make fuzz      gives fonts, documents, PNGs, manifests, options, imports and texts what a fuzzer makes of them'
	@echo 'make faults    kills, stops and starves every verb while it writes; writes Benchmarks/FAULTS.md'
	@echo 'make test-scale draws a work list on Slurm and GNU parallel while nodes, tasks and controllers are killed'
	@echo 'make bench     measures time and memory beside other programs; writes Benchmarks/RESULTS.md'
	@echo 'make bench-check says whether one of five jobs takes 3 % more instructions than Benchmarks/instructions.txt has'
	@echo 'make bench-png measures the PNG writer; writes Benchmarks/PNG.md'
	@echo 'make bench-documents measures reading and working out documents; writes Benchmarks/DOCUMENTS.md'
	@echo 'make bench-goldens measures verifying, and comparing pictures; writes Benchmarks/GOLDENS.md'
	@echo 'make bench-screens measures laying mock screens out; writes Benchmarks/SCREENS.md'
	@echo 'make bench-watch measures how soon a sheet is drawn again; writes Benchmarks/WATCH.md'
	@echo 'make bench-isolate measures what reading fonts in a process of their own costs; writes Benchmarks/ISOLATE.md'
	@echo 'make docs      builds the documentation of each module in .build/docs'
	@echo 'make format    formats the sources'
	@echo 'make lint      checks the format of the sources, and the scripts'
	@echo 'make install   installs under PREFIX ($(PREFIX))'
	@echo 'make clean     removes what was built; the fetched fonts stay'

sheet: build
	$(SPECIMEN) generate --out sheet.pdf

test:
	@Scripts/setup build fonts test
	Scripts/check-imports
	Tests/ScriptTests/run
	swift test

build:
	@Scripts/setup build fonts
	swift build -c release --static-swift-stdlib --product specimen

setup:
	@Scripts/setup build fonts test

# Their bytes are those of the library versions that the sheet itself names.
specimens: specimen-sheets
	$(SPECIMEN) record 'specimens/*/*.yaml'

specimen-sheets: build
	for document in specimens/*/*.yaml; do \
	  $(SPECIMEN) generate "$$document" --quiet --out "$$(dirname "$$document")/sheet.pdf" || exit; \
	done
	$(SPECIMEN) screens specimens/museo/museo.yaml --quiet --categories large,AX2,AX5 --scale 1 --compression small \
	  --out specimens/museo/screens.png

verify: build
	$(SPECIMEN) verify 'specimens/*/*.yaml'

parity: build
	@Scripts/setup parity
	Scripts/parity

linebreaks:
	@Scripts/setup build linebreaks
	swift build --product specimen-print-breaks
	Scripts/linebreak-parity

renderers: build
	@Scripts/setup renderers
	Scripts/compare-renderers

page-check: build
	@Scripts/setup page
	Scripts/check-page
	Scripts/check-reload

# FUZZ_SECONDS is how long each target is run.
fuzz:
	@Scripts/setup build fuzz
	Scripts/fuzz

# Full disks and read-only mounts take root's rights.
faults: build
	@Scripts/setup faults
	Scripts/inject-faults --write Benchmarks/FAULTS.md

# SHEETS is how many are drawn, SHARDS in how many parts; RECORD=1 writes Benchmarks/SCALE.md. Slurm and small disks take root's
# rights. An engine that can't be installed is skipped, and named.
SHEETS ?= 2000
SHARDS ?= 40
test-scale: build
	@Scripts/setup scale
	@for engine in slurm parallel; do \
	  Scripts/setup "scale-$$engine" || echo "note: $$engine can't be installed here, and is skipped"; \
	done
	Scripts/test-scale --sheets $(SHEETS) --shards $(SHARDS) $(if $(RECORD),--record)

bench: build
	@Scripts/setup bench
	Scripts/bench

bench-check: build
	@Scripts/setup bench
	Scripts/bench-check

bench-png: build
	@Scripts/setup bench
	swift build -c release --static-swift-stdlib --product specimen-measure-png
	Scripts/bench-png

bench-documents: build
	@Scripts/setup bench
	swift build -c release --static-swift-stdlib --product specimen-measure-documents
	Scripts/bench-documents

bench-goldens: build
	@Scripts/setup bench
	swift build -c release --static-swift-stdlib --product specimen-measure-goldens
	Scripts/bench-goldens

bench-screens: build
	@Scripts/setup bench
	swift build -c release --static-swift-stdlib --product specimen-measure-screens
	Scripts/bench-screens

bench-watch: build
	@Scripts/setup bench
	Scripts/bench-watch

bench-isolate: build
	@Scripts/setup bench
	Scripts/bench-isolate

docs:
	@Scripts/setup build
	Scripts/docs

format:
	swift format --in-place --parallel --recursive Sources Fuzz Tests Package.swift

lint:
	@Scripts/setup lint
	swift format lint --strict --parallel --recursive Sources Fuzz Tests Package.swift
	shellcheck --external-sources Scripts/common.sh $$(grep -lE '^#!.*bash' -r Scripts Tests/ScriptTests deploy .ci)

imports:
	Scripts/check-imports

# What the command prints, as a file under share/: $(call printed,VERB,FILE).
define printed
install -d '$(DESTDIR)$(PREFIX)/share/$(dir $(2))'
$(SPECIMEN) $(1) >'$(DESTDIR)$(PREFIX)/share/$(2)'
chmod 644 '$(DESTDIR)$(PREFIX)/share/$(2)'
endef

# Without a build, so that root's PATH needs no Swift.
install:
	@test -x $(SPECIMEN) || { printf 'error: nothing is built yet\nhint: make build\n' >&2; exit 1; }
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/specimen/fonts'
	install -m 755 $(SPECIMEN) '$(DESTDIR)$(PREFIX)/bin/specimen'
	install -m 644 .fonts/* '$(DESTDIR)$(PREFIX)/share/specimen/fonts'
	$(call printed,man,man/man1/specimen.1)
	$(call printed,completions bash,bash-completion/completions/specimen)
	$(call printed,completions zsh,zsh/site-functions/_specimen)
	$(call printed,completions fish,fish/vendor_completions.d/specimen.fish)

clean:
	rm -rf .build sheet.pdf sheet.png specimen-report
