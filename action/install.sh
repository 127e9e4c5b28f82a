#!/usr/bin/env bash
# Installs the package that PACKAGE names, or the one of a release: the tag TAG of REPOSITORY.
set -eu

if [ -z "${PACKAGE-}" ]; then
  case "${TAG-}" in
    v[0-9]*.[0-9]*.[0-9]*) ;;
    *)
      echo "::error::name the action by the tag of a release, such as @v0.2.0, or a package by the input \"package\""
      exit 64 ;;
  esac
  PACKAGE="${GITHUB_SERVER_URL:-https://github.com}/$REPOSITORY/releases/download/$TAG/scrollwork_${TAG#v}_amd64.deb"
fi
as_root=""
[ "$(id -u)" -eq 0 ] || as_root=sudo
case "$PACKAGE" in
  http://* | https://*)
    folder=$(mktemp -d)
    # The user of apt reads it too.
    chmod 755 "$folder"
    curl --fail --location --silent --show-error --retry 3 -o "$folder/scrollwork.deb" "$PACKAGE"
    PACKAGE="$folder/scrollwork.deb" ;;
  *) PACKAGE=$(realpath "$PACKAGE") ;;
esac
$as_root apt-get update -q
# Comparing draws no videos, so that ffmpeg is left out; the other packages are for compiling Swift files.
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
  "$PACKAGE" gcc g++ libc6-dev
scrollwork --version
