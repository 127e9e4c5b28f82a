#!/usr/bin/env bash
# Renders a reel in shards with GNU parallel, on this machine or on others over ssh, and merges them.
#
#   Examples/Farm/parallel.sh SCENE SHARDS [OUTPUT]
#
# HOSTS     machines for parallel's --sshlogin, such as "2/left,2/right"; default: this machine. They
#           have the tool, and this folder, at the same path: a shared disk.
# OPTIONS   more options of render, such as "--fps 120"
# RETRIES   attempts of each shard; default: 3. A shard resumes where it ended.
set -eu
scene=$1 shards=$2 output=${3:-output}
work=$(pwd)/shards
parallel --sshlogin "${HOSTS:-:}" --workdir . --retries "${RETRIES:-3}" --halt soon,fail=1 \
  --joblog "$output.log" \
  "scrollwork render $scene ${OPTIONS:-} --jobs 1 --shard {}/$shards --out '$work/{}'" \
  ::: $(seq "$shards")
scrollwork merge $(seq -f "$work/%.0f" "$shards") --out "$output"
