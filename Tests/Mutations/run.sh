#!/usr/bin/env bash
#
# Breaks the chapters' code on purpose, one place at a time, and sees whether a test notices.
#
# usage: Tests/Mutations/run.sh [TABLE…]      such as: Tests/Mutations/run.sh 03 09
#
# A table is a file beside this one, 03.tsv. Each of its lines is a mutation: four texts with tabs
# between them.
#
#   file            seen from the root of the repository
#   text            what is replaced; it stands in the file exactly once
#   replacement     what is put there; may be empty
#   test target     whose tests must then fail
#
# Lines that are empty or begin with “#” do not count.
#
# All is done in a copy, .build/mutations, which is kept to make the next run quick. In the copy the
# pages quote no code, and the tests that compare files (suites named CopyTests) are left out: a
# mutation has to be noticed by what the code does, not by how it reads.
#
# Exits with 1 if a mutation survives, does not compile, or has a text that is not there.
# Works with the bash 3.2 of macOS.

set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(pwd -P)
copy="$root/.build/mutations"
limit=120  # seconds that the tests of one target may take

if ! command -v swift > /dev/null && [ -x /opt/swift/usr/bin/swift ]; then
  export PATH="/opt/swift/usr/bin:$PATH"
fi
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
export NO_COLOR=1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tab=$(printf '\t')
total=0
problems=0

problem() {
  problems=$((problems + 1))
  printf 'PROBLEM   %s\n' "$*"
  printf '%s\n' "$*" >> "$work/problems"
}

stop() {
  printf '%s\n' "$*" >&2
  exit 1
}

# fields LINE: cuts a line of a table into $file, $text, $replacement and $target.
# (`read` would take two tabs in a row for one.)
fields() {
  local rest=$1
  file=${rest%%"$tab"*}
  rest=${rest#*"$tab"}
  text=${rest%%"$tab"*}
  rest=${rest#*"$tab"}
  replacement=${rest%%"$tab"*}
  target=${rest#*"$tab"}
}

# lines TABLE: the mutations of a table, each with its line number and a colon before it.
lines() {
  grep -n '[^[:space:]]' "$1" | grep -v '^[0-9]*:#' || true
}

# build: brings the copy's tests up to date; what the compiler says goes to $work/build.
build() {
  (cd "$copy" && swift build --build-tests) > "$work/build" 2>&1
}

# passes TARGET: runs a target's tests in the copy. Whatever is not a pass is a failure: a test that
# fails, a crash, or too much time.
passes() {
  local tests watch status=0
  (
    cd "$copy"
    exec swift test --skip-build --filter "^$1\\." --skip "CopyTests"
  ) > "$work/tests" 2>&1 < /dev/null &
  tests=$!
  (
    trap 'kill "$nap" 2> /dev/null; exit 0' TERM
    sleep "$limit" &
    nap=$!
    wait "$nap"
    # At an interrupt, `swift test` ends the tests that it has started.
    kill -INT "$tests" 2> /dev/null
  ) > /dev/null 2>&1 &
  watch=$!
  wait "$tests" || status=$?
  kill "$watch" 2> /dev/null || true
  wait "$watch" 2> /dev/null || true
  [ "$status" -eq 0 ]
}

# Which tables?
cd "$root/Tests/Mutations"
if [ "$#" -eq 0 ]; then
  set -- *.tsv
fi
tables=()
for name in "$@"; do
  table="$root/Tests/Mutations/$(basename "$name" .tsv).tsv"
  [ -f "$table" ] || stop "There is no table $table."
  tables+=("$table")
done

# Are they in order?
: > "$work/targets"
for table in "${tables[@]}"; do
  while IFS= read -r numbered; do
    line=${numbered#*:}
    tabs=$(printf '%s' "$line" | tr -cd '\t' | wc -c)
    [ "$tabs" -eq 3 ] || stop "$(basename "$table"):${numbered%%:*}: 3 tabs expected, $((tabs)) found"
    fields "$line"
    printf '%s\n' "$target" >> "$work/targets"
  done < <(lines "$table")
done
sort -u -o "$work/targets" "$work/targets"
[ -s "$work/targets" ] || stop "The tables have no mutations."

# The copy, with what earlier runs have built.
mkdir -p "$copy"
find "$copy" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
(cd "$root" && tar --exclude=./.git --exclude=./.build -cf - .) | (cd "$copy" && tar -xf -)
for page in "$copy"/docs/*.md; do
  sed 's/^```swift .*/```swift/' "$page" > "$work/page"
  cat "$work/page" > "$page"
done
{
  printf '\n// Only what the mutations need.\n'
  printf 'let tested: Set<String> = ["%s"]\n' "$(paste -s -d , "$work/targets" | sed 's/,/", "/g')"
  printf 'package.targets.removeAll { $0.type == .test && tested.contains($0.name) == false }\n'
  printf 'package.targets.removeAll { $0.name == "Benchmarks" }\n'
} >> "$copy/Package.swift"

printf 'Building the copy …\n'
build || { cat "$work/build" >&2; stop "The copy does not compile as it is."; }
for target in $(cat "$work/targets"); do
  if passes "$target" && grep -aqE 'Test run with [1-9][0-9]* tests? .*passed' "$work/tests"; then
    printf 'ready     %s\n' "$target"
  else
    cat "$work/tests" >&2
    stop "The tests of $target fail, or there are none, before anything was changed."
  fi
done

# try PLACE: makes one mutation, looks, and takes it back.
try() {
  local place=$1 whole before after
  if [ ! -f "$copy/$file" ]; then
    problem "$place: there is no file $file"
    return
  fi
  whole=$(cat "$copy/$file")
  before=${whole%%"$text"*}
  after=${whole#*"$text"}
  if [ -z "$text" ] || [ "$before" = "$whole" ]; then
    problem "$place: $file has no “$text”"
    return
  fi
  case $after in
    *"$text"*)
      problem "$place: $file has “$text” more than once"
      return
      ;;
  esac
  printf '%s\n' "$before$replacement$after" > "$copy/$file"
  if ! build; then
    problem "$place: does not compile: $file: “$text” → “$replacement”"
    grep -E 'error:' "$work/build" | sort -u | head -n 3 | sed 's/^/            /' || true
  elif passes "$target"; then
    problem "$place: survived $target: $file: “$text” → “$replacement”"
  else
    printf 'noticed   %s: %s: “%s”\n' "$place" "$file" "$text"
  fi
  printf '%s\n' "$whole" > "$copy/$file"
}

for table in "${tables[@]}"; do
  while IFS= read -r numbered <&3; do
    fields "${numbered#*:}"
    total=$((total + 1))
    try "$(basename "$table"):${numbered%%:*}"
  done 3< <(lines "$table")
done

if [ "$problems" -gt 0 ]; then
  printf '\n%s of %s mutations are not noticed as they should be:\n' "$problems" "$total"
  sed 's/^/  /' "$work/problems"
  exit 1
fi
printf '\nAll %s mutations are noticed.\n' "$total"
