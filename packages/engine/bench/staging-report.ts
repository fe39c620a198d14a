import type { ShadowError, StagingTiming } from './jobs.ts';
import { inUnits, memoryRow, percentile, type Row, timingRow } from './report.ts';

/** Time (by the clock and of all cores together), stages and memory of stagings at one size. */
export function stagingRows(
  label: string,
  timing: StagingTiming,
  peakMegabytes: number,
  unit: number,
  goal: number,
): Row[] {
  const stages = Object.entries(timing.stages).map(
    ([stage, seconds]) => `${stage} ${inUnits(seconds, unit)}`,
  );
  const cpuUnits = [0.5, 0.95].map((share) => inUnits(percentile(timing.cpuSeconds, share), unit)).join(', ');
  const memory = memoryRow('  its peak memory', peakMegabytes);
  return [
    timingRow(`staging, ${label}`, timing, unit, { p: 50, units: goal }),
    { ...note('  CPU time', spread(timing.cpuSeconds, ' s')), units: cpuUnits },
    note('  its stages, mean units', stages.join(', ')),
    { ...memory, goal: '<= 1229 MiB', met: peakMegabytes <= 1.2 * 1024 },
  ];
}

/** Seconds until a canceled staging has stopped. */
export function cancelRow(seconds: readonly number[], unit: number): Row {
  const longest = Math.max(...seconds);
  const median = percentile(seconds, 0.5);
  return {
    what: `  canceled at ${seconds.length} moments, stopped after`,
    measured: `median ${median.toFixed(2)} s, longest ${longest.toFixed(2)} s`,
    units: `${inUnits(median, unit)}, ${inUnits(longest, unit)}`,
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
