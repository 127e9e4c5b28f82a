#!/usr/bin/env bash
# Renders a reel in shards as a Slurm job array, and merges them in a job that depends on it.
#
#   Examples/Farm/slurm.sh SCENE SHARDS [OUTPUT]
#
# Prints the number of the merging job. The folder is on a disk that all nodes share, and the tool on
# the PATH of each. A shard that fails is queued again up to RETRIES times, and resumes.
set -eu
scene=$1 shards=$2 output=${3:-output}
work=$(pwd)/shards
mkdir -p "$work"

array=$(sbatch --parsable --array "1-$shards" --cpus-per-task 1 --requeue \
  --output "$work/%a.log" --open-mode append <<JOB
#!/usr/bin/env bash
scrollwork render $scene ${OPTIONS:-} --jobs 1 \\
  --shard "\$SLURM_ARRAY_TASK_ID/$shards" --out "$work/\$SLURM_ARRAY_TASK_ID" && exit
[ "\${SLURM_RESTART_COUNT:-0}" -lt "${RETRIES:-3}" ] || exit 1
scontrol requeue "\${SLURM_ARRAY_JOB_ID}_\$SLURM_ARRAY_TASK_ID"
sleep 60
JOB
)

sbatch --parsable --dependency "afterok:$array" --output "$work/merge.log" <<JOB
#!/usr/bin/env bash
scrollwork merge $(seq -s ' ' -f "$work/%.0f" "$shards") --out "$(pwd)/$output"
JOB
