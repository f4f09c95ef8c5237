#!/usr/bin/env bash
#
# Breaks the chapters' code on purpose, one place at a time, and sees whether a test notices.
#
# usage: Tests/Mutations/run.sh [TABLE[:LINE]…]      such as: Tests/Mutations/run.sh 03 09:4
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
# mutation has to be noticed by what the code does, not by how it reads. So are the tests of the
# exercises: they are about other code.
#
# For each mutation it says
#
#   caught            and by which test
#   survived          no test has failed
#   did not compile   nothing was tested
#   NOT TRIED         the table is wrong, or the copy could not be made to work
#
# A copy that does not work any more is made anew, and the mutation tried once more. An interrupt puts
# the copy back in order.
#
# Exits with 1 unless every mutation is caught. Works with the bash 3.2 of macOS.

set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(pwd -P)
copy="$root/.build/mutations"
lock="$root/.build/mutations.pid"
build_limit=3600  # seconds that a build may take
test_limit=120    # seconds that the tests of one target may take

if ! command -v swift > /dev/null && [ -x /opt/swift/usr/bin/swift ]; then
  export PATH="/opt/swift/usr/bin:$PATH"
fi
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
export NO_COLOR=1

work=$(mktemp -d)
tree="$work/tree"  # what the copy is without a mutation
tab=$(printf '\t')
child=             # what runs now, in a process group of its own
mutated=           # the file that holds a mutation now
built=0            # the second in which the last build has ended
total=0
problems=0
: > "$work/written"

# Whatever ends this script: nothing goes on running, and the copy is as it was.
finish() {
  local status=$?
  trap '' INT TERM HUP
  end_child
  restore
  if [ "$(cat "$lock" 2> /dev/null)" = "$$" ]; then rm -f "$lock"; fi
  rm -rf "$work"
  exit "$status"
}
interrupted() {
  printf '\nInterrupted.\n' >&2
  exit "$1"
}
trap finish EXIT
trap 'interrupted 129' HUP
trap 'interrupted 130' INT
trap 'interrupted 143' TERM

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

# lines TABLE [LINE]: the mutations of a table, each with its line number and a colon before it.
lines() {
  grep -n '[^[:space:]]' "$1" | grep -v '^[0-9]*:#' | grep "^${2:-[0-9]*}:" || true
}

# within SECONDS LOG COMMAND…: runs a command in the copy; what it says goes to LOG.
# Returns 124 if the command had to be ended.
within() {
  local seconds=$1 log=$2 status=0 deadline
  shift 2
  deadline=$((SECONDS + seconds))
  set -m
  (cd "$copy" && exec "$@") > "$log" 2>&1 < /dev/null &
  child=$!
  set +m
  while kill -0 "$child" 2> /dev/null; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      end_child
      return 124
    fi
    sleep 0.1
  done
  wait "$child" 2> /dev/null || status=$?
  child=
  return "$status"
}

# end_child: ends what runs now. At an interrupt, `swift` ends what it has started.
end_child() {
  local tries=0
  [ -n "$child" ] || return 0
  kill -INT -- "-$child" 2> /dev/null || true
  while kill -0 "$child" 2> /dev/null && [ "$tries" -lt 100 ]; do
    tries=$((tries + 1))
    sleep 0.1
  done
  kill -KILL -- "-$child" 2> /dev/null || true
  wait "$child" 2> /dev/null || true
  child=
}

# write FILE: puts standard input into a file of the copy. The file must look changed: it gets a time
# that is another second than that of its last build.
write() {
  while [ "$(date +%s)" -le "$built" ]; do sleep 0.1; done
  cat > "$copy/$1"
  printf '%s\n' "$1" >> "$work/written"
}

# restore: takes the mutation back.
restore() {
  [ -n "$mutated" ] || return 0
  mkdir -p "$(dirname "$copy/$mutated")"
  write "$mutated" < "$tree/$mutated"
  mutated=
}

# build: brings the copy's tests up to date; what the compiler says goes to $work/build.
build() {
  local status=0
  within "$build_limit" "$work/build" swift build --build-tests || status=$?
  built=$(date +%s)
  return "$status"
}

# is_current: whether the last build has compiled every file that was written before it. The compiler
# leaves an object file alone that would not change, but always writes what else it makes of a file.
is_current() {
  local file module
  while IFS= read -r file; do
    module=${file#Chapters/*-}
    module="${module%%/*}Chapter"
    [ -n "$(
      find "$copy/.build" -path "*$module*" -name "$(basename "$file" .swift).*" \
        -newer "$copy/$file" -print | head -n 1
    )" ] || return 1
  done < "$work/written"
  : > "$work/written"
}

# run_tests TARGET: runs a target's tests in the copy. Fails if they fail, crash, or take too long.
run_tests() {
  within "$test_limit" "$work/tests" \
    swift test --skip-build --filter "^$1\\." --skip "CopyTests"
}

# reports RESULT: whether the tests came to their end, and said so.
reports() {
  grep -aqE "Test run with [1-9][0-9]* tests? .*$1" "$work/tests"
}

# synchronise: makes the copy what $tree is. Files that are right already keep their times.
synchronise() {
  local path
  mkdir -p "$copy"
  (cd "$copy" && find . -path ./.build -prune -o -type f -print) > "$work/paths"
  while IFS= read -r path; do
    [ -f "$tree/$path" ] || rm -f "$copy/$path"
  done < "$work/paths"
  (cd "$tree" && find . -type f -print) > "$work/paths"
  while IFS= read -r path; do
    if ! cmp -s "$tree/$path" "$copy/$path"; then
      mkdir -p "$(dirname "$copy/$path")"
      cat "$tree/$path" > "$copy/$path"
    fi
  done < "$work/paths"
}

# works TARGET…: whether the copy, without a mutation, compiles and passes these targets' tests.
works() {
  local target
  build && is_current || return 1
  for target in "$@"; do
    run_tests "$target" && reports passed || return 1
  done
}

# renew: makes the copy anew, with nothing of what was built before.
renew() {
  printf 'The copy does not work as it is. Building it anew …\n'
  rm -rf "$copy"
  mutated=
  : > "$work/written"
  synchronise
}

# explain: what the copy says that does not work.
explain() {
  cat "$work/build" >&2
  if grep -q '^Build complete' "$work/build" && [ -f "$work/tests" ]; then
    cat "$work/tests" >&2
  fi
}

# Which tables?
cd "$root/Tests/Mutations"
if [ "$#" -eq 0 ]; then
  set -- *.tsv
fi
: > "$work/rows"
for name in "$@"; do
  row=${name#"${name%%:*}"}
  row=${row#:}
  name=$(basename "${name%%:*}" .tsv)
  [ -f "$name.tsv" ] || stop "There is no table $root/Tests/Mutations/$name.tsv."
  lines "$name.tsv" "$row" | sed "s/^/$name:/" > "$work/table"
  [ -s "$work/table" ] || stop "$name.tsv has no mutation${row:+ in line $row}."
  cat "$work/table" >> "$work/rows"
done

# Are they in order?
: > "$work/targets"
while IFS= read -r numbered; do
  line=${numbered#*:*:}
  tabs=$(printf '%s' "$line" | tr -cd '\t' | wc -c)
  [ "$tabs" -eq 3 ] || stop "${numbered%%:"$line"}: 3 tabs expected, $((tabs)) found"
  fields "$line"
  printf '%s\n' "$target" >> "$work/targets"
done < "$work/rows"
sort -u -o "$work/targets" "$work/targets"
targets=$(cat "$work/targets")

# Nobody else may work in the copy.
mkdir -p "$root/.build"
other=$(cat "$lock" 2> /dev/null || true)
if [ -n "$other" ] && kill -0 "$other" 2> /dev/null; then
  stop "Another run, process $other, is at work in $copy. If it is not, remove $lock."
fi
printf '%s\n' "$$" > "$lock"

# What the copy is to be.
mkdir "$tree"
(cd "$root" && tar --exclude=./.git --exclude=./.build -cf - .) | (cd "$tree" && tar -xf -)
for page in "$tree"/docs/*.md; do
  sed 's/^```swift .*/```swift/' "$page" > "$work/page"
  cat "$work/page" > "$page"
done
rm -rf "$tree"/Tests/*/Solutions "$tree"/Tests/*/WrongAnswers
rm -f "$tree"/Tests/*/ExerciseTests.swift "$tree"/Tests/*/ProofTests.swift
{
  printf '\n// Only what the mutations need.\n'
  printf 'let tested: Set<String> = ["%s"]\n' "$(paste -s -d , "$work/targets" | sed 's/,/", "/g')"
  printf 'package.targets.removeAll { $0.type == .test && tested.contains($0.name) == false }\n'
  printf 'package.targets.removeAll { $0.name == "Benchmarks" }\n'
} >> "$tree/Package.swift"

printf 'Building the copy …\n'
synchronise
if ! works $targets; then
  renew
  works $targets || {
    explain
    stop "Before anything was changed, the copy does not compile, or its tests do not pass."
  }
fi

# mutate: puts $replacement in the place of $text, or says in $detail why that cannot be.
mutate() {
  local whole before after
  if [ ! -f "$tree/$file" ]; then
    detail="there is no such file"
    return 1
  fi
  whole=$(cat "$tree/$file")
  before=${whole%%"$text"*}
  after=${whole#*"$text"}
  if [ -z "$text" ] || [ "$before" = "$whole" ]; then
    detail="the file has no such text"
    return 1
  fi
  case $after in
    *"$text"*)
      detail="the file has this text more than once"
      return 1
      ;;
  esac
  mutated=$file
  printf '%s\n' "$before$replacement$after" | write "$file"
}

# first_failure: a test that has failed, and how many more there are.
first_failure() {
  sed -n -E '/Test (run with|case) /d; s/^[^ ]+ Test (.*) failed after .*/\1/p' "$work/tests" \
    | sed -E 's/ with [0-9]+ test cases?$//' | sort > "$work/failures"
  sed -n '1p' "$work/failures" | tr '"' ' ' | sed -E 's/^ (.*) $/“\1”/' | tr -d '\n'
  if [ "$(wc -l < "$work/failures")" -gt 1 ]; then
    printf ' and %s more' "$(($(wc -l < "$work/failures") - 1))"
  fi
}

# judge: builds and tests what the copy is now. Sets $verdict, and $detail to why it is so. Fails if
# that might be the fault of the copy.
judge() {
  local status=0
  if ! build; then
    verdict="did not compile"
    detail=$(grep -o '[^/]*:[0-9]*:[0-9]*: error:.*' "$work/build" | sort -u | head -n 3 || true)
    [ -n "$detail" ] || detail=$(grep 'error:' "$work/build" | head -n 3 || true)
    return 1
  fi
  if ! is_current; then
    verdict="NOT TRIED"
    detail="the build has left out what was changed"
    return 1
  fi
  run_tests "$target" || status=$?
  if [ "$status" -eq 0 ] && reports passed; then
    verdict="survived"
    detail=
    return 0
  fi
  if [ "$status" -eq 0 ]; then
    verdict="NOT TRIED"
    detail="no test was run"
    return 1
  fi
  verdict="caught"
  if reports failed; then
    detail="by $(first_failure)"
    return 0
  elif [ "$status" -eq 124 ]; then
    detail="by the limit of $test_limit s"
  else
    detail="by a crash"
  fi
  return 1
}

# try: makes one mutation, judges it, and takes it back.
try() {
  local attempt
  for attempt in 1 2; do
    mutate || { verdict="NOT TRIED"; return; }
    judge && { restore; return; }
    # A copy that does not work would give that verdict too.
    restore
    works "$target" && return
    renew
    works "$target" || { explain; stop "The copy does not work, not even when it is made anew."; }
  done
}

while IFS= read -r numbered <&3; do
  line=${numbered#*:*:}
  place=${numbered%%":$line"}
  fields "$line"
  total=$((total + 1))
  try
  said="$(printf '%-15s' "$verdict")   $place   ${file##*/}: “$text”"
  case $verdict in
    caught) said="$said   $detail" ;;
    *)
      said="$said → “$replacement”"
      [ -z "$detail" ] || said="$said"$'\n'"$(printf '%s\n' "$detail" | sed 's/^/                  /')"
      problems=$((problems + 1))
      printf '%s\n' "$said" >> "$work/problems"
      ;;
  esac
  printf '%s\n' "$said"
done 3< "$work/rows"

# Had the copy stopped to work on the way, everything after that would look caught.
works $targets || { explain; stop "After all mutations were taken back, the tests do not pass."; }

if [ "$problems" -gt 0 ]; then
  printf '\nNot caught:\n\n'
  cat "$work/problems"
fi
printf '\n%s of %s mutations are caught.\n' "$((total - problems))" "$total"
[ "$problems" -eq 0 ]
