import type { RaySpeed, Timing } from './jobs.ts';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** A time in units (see `unit.ts`); absent for other figures. */
  readonly units?: string;
  /** What it should be; empty where the figure is only for the record. */
  readonly goal: string;
  readonly met: boolean | undefined;
}

/** The value below which `share` of the sorted values lie, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A time in units, see `unit.ts`. */
export const inUnits = (seconds: number, unit: number): string => (seconds / unit).toFixed(1);

const seconds = (value: number) => `${value.toFixed(2)} s`;

/** p50 and p95 of a timing against a goal for one of them, in units. */
export function timingRow(
  what: string,
  timing: Timing,
  unit: number,
  goal?: { readonly p: 50 | 95; readonly units: number },
): Row {
  const p50 = percentile(timing.seconds, 0.5);
  const p95 = percentile(timing.seconds, 0.95);
  return {
    what,
    measured: `p50 ${seconds(p50)}, p95 ${seconds(p95)}`,
    units: `${inUnits(p50, unit)}, ${inUnits(p95, unit)}`,
    goal: goal ? `p${goal.p} <= ${goal.units} units` : '',
    met: goal ? (goal.p === 50 ? p50 : p95) <= goal.units * unit : undefined,
  };
}

export function memoryRow(what: string, megabytes: number, most?: number): Row {
  const goal = most === undefined ? '' : `<= ${most} MiB`;
  return {
    what,
    measured: `${Math.round(megabytes)} MiB`,
    goal,
    met: most === undefined ? undefined : megabytes <= most,
  };
}

/** The ray tracer's speed, one line for each kind of ray. */
export function rayRows({ triangles, buildSeconds, speeds }: RaySpeed, unit: number): Row[] {
  const thousands = `${Math.round(triangles / 1000)},000 triangles`;
  const build = {
    what: `building the tree of ${thousands}`,
    measured: `${seconds(buildSeconds)} of CPU time`,
    units: inUnits(buildSeconds, unit),
    goal: '',
    met: undefined,
  };
  const lines = speeds.map(({ rays, threads, perSecond, perCpuSecond }) => ({
    what: `  rays ${rays}, ${threads} thread${threads > 1 ? 's' : ''}`,
    measured: `${perSecond.toFixed(1)} M/s, ${perCpuSecond.toFixed(1)} M in a CPU second`,
    goal: '',
    met: undefined,
  }));
  return [build, ...lines];
}

/** A Markdown table with its columns aligned, so that it reads as well on a terminal. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    `| ${widths.map((w, i) => (line[i] ?? '').padEnd(w)).join(' | ')} |`;
  return [format(head), `|${widths.map((w) => '-'.repeat(w + 2)).join('|')}|`, ...lines.map(format)].join(
    '\n',
  );
}

export function rowsTable(rows: readonly Row[]): string {
  return table(
    ['what', 'measured', 'goal', 'met'],
    rows.map((r) => [r.what, r.measured, r.goal, r.met === undefined ? '' : r.met ? 'yes' : 'no']),
  );
}

/** The same with a column for times in units. */
export function timesTable(rows: readonly Row[]): string {
  return table(
    ['what', 'measured', 'units', 'goal', 'met'],
    rows.map((r) => [
      r.what,
      r.measured,
      r.units ?? '',
      r.goal,
      r.met === undefined ? '' : r.met ? 'yes' : 'no',
    ]),
  );
}
