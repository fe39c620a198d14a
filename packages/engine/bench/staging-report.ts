import type { ShadowError, StagingTiming } from './jobs.ts';
import { memoryRow, percentile, type Row, timingRow } from './report.ts';

/** Time (by the clock and of all cores together), stages and memory of stagings at one size. */
export function stagingRows(
  label: string,
  timing: StagingTiming,
  peakMegabytes: number,
  goal: number,
): Row[] {
  const stages = Object.entries(timing.stages).map(([stage, seconds]) => `${stage} ${seconds.toFixed(1)}`);
  const memory = memoryRow('  its peak memory', peakMegabytes);
  return [
    timingRow(`staging, ${label}`, timing, { p: 50, seconds: goal }),
    note('  CPU time', spread(timing.cpuSeconds, ' s')),
    note('  its stages, mean seconds', stages.join(', ')),
    { ...memory, goal: '<= 1229 MiB', met: peakMegabytes <= 1.2 * 1024 },
  ];
}

/** Seconds until a canceled staging has stopped. */
export function cancelRow(seconds: readonly number[]): Row {
  const longest = Math.max(...seconds);
  return {
    what: `  canceled at ${seconds.length} moments, stopped after`,
    measured: `median ${percentile(seconds, 0.5).toFixed(2)} s, longest ${longest.toFixed(2)} s`,
    goal: '<= 2 s',
    met: longest <= 2,
  };
}

/** Shadows against a path-traced truth, a line for each room. */
export function shadowRows(errors: readonly ShadowError[]): Row[] {
  return errors.map(({ name, pixels, misses, noShadow }) =>
    note(
      `light ratio in shadows, ${name}`,
      `${spreadOfError(misses)} (${spreadOfError(noShadow)} without shadows), ${pixels} pixels`,
    ),
  );
}

const spreadOfError = (values: readonly number[]) =>
  `off by median ${percentile(values, 0.5).toFixed(3)}, p90 ${percentile(values, 0.9).toFixed(3)}`;

const spread = (values: readonly number[], unit: string) =>
  `p50 ${percentile(values, 0.5).toFixed(1)}${unit}, p95 ${percentile(values, 0.95).toFixed(1)}${unit}`;

const note = (what: string, measured: string): Row => ({ what, measured, goal: '', met: undefined });
