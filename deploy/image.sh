#!/bin/sh
# Builds the image x:VERSION with docker, podman or buildah, whichever is there. Arguments go to its build.
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
for builder in docker podman buildah; do
  command -v "$builder" >/dev/null 2>&1 || continue
  exec "$builder" build --file deploy/Dockerfile --tag "x:$version" --tag x:latest "$@" .
done
echo "x: needs docker, podman or buildah" >&2
exit 3
