#!/usr/bin/env bash
# Compares what ARGUMENTS names, writes the reports into scrollwork-report, and the summary of the job.
#
# The exit code of verify is the output "verdict": later steps are for what it says.
set -eu

report=scrollwork-report
rm -rf "$report"
mkdir -p "$report"
verdict=0
# Words of a line, as a shell reads them, without running anything.
words=()
while IFS= read -r word; do words+=("$word"); done < <(printf '%s' "${ARGUMENTS-}" | xargs -n 1 printf '%s\n')
[ -n "${ARGUMENTS-}" ] || words=()
scrollwork verify ${words[@]+"${words[@]}"} --report "$report/report.html" --report "$report/junit.xml" \
  --report "$report/summary.md" --summary github || verdict=$?
[ -s "$report/summary.md" ] ||
  printf 'scrollwork verify ended with %s and compared nothing; its log says why.\n' "$verdict" > "$report/summary.md"
cat "$report/summary.md" >> "${GITHUB_STEP_SUMMARY:-/dev/stdout}"
echo "verdict=$verdict" >> "${GITHUB_OUTPUT:-/dev/stdout}"
# Steps that use other actions have no GITHUB_ACTION_PATH of this one.
echo "folder=$(cd "$(dirname "$0")" && pwd)" >> "${GITHUB_OUTPUT:-/dev/stdout}"
