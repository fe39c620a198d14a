/** What each cell of a grid shows. */
export const SEEN = { outside: 0, surface: 1, hidden: 2 } as const;

/** A surface seen straight on, with the cells that things hide; lines are looked for down its columns. */
export interface LinedGrid {
  readonly width: number;
  readonly height: number;
  /** Of `SEEN`. */
  readonly state: Uint8Array;
  /** Logarithms of three channels. */
  readonly logs: Float32Array;
}

/** A line that goes on through hidden cells of a grid. */
export interface HiddenLine {
  /** Rows that it goes through, and its column (of the left end of the profile) at the first and the last one. */
  readonly from: number;
  readonly to: number;
  readonly atFrom: number;
  readonly atTo: number;
  /** Differences from the surface beside it across the line, logarithms of three channels. */
  readonly profile: Float32Array;
}

/**
 * Rows next to a hole that are a thing's rim, rows that have to show a line, more of them if it is not seen beyond the hole, and rows that
 * may; cells.
 */
const BAND = { rim: 3, least: 14, alone: 24, most: 36 };
/** A line is at most this wide, and compared with the surface at its sides over this many columns. */
const WIDTH = { line: 9, side: 7 };
/**
 * A line is darker than the surface by this (logarithm), in most rows by at least a share of its mean. Bright ones were edges of
 * doors and folds.
 */
const DIFFERS = { least: 0.05, share: 0.35, rows: 0.85 };
/** Both sides of a line are alike, to this share of its difference: else it is the edge of something. */
const ALIKE = 0.5;
/** The same line on the other side is at most so many columns away, and this share of the way between. */
const APART = { columns: 2, share: 0.03 };
/** Shorter stretches of the surface between hidden ones are scraps, cells. */
const SCRAP = 12;

/** A stretch of hidden cells in a column; whether the surface, or nothing, is at its ends. */
interface Hidden {
  readonly from: number;
  readonly to: number;
}

/** A line that ends where things hide a surface. */
interface LineEnd {
  /** Column of the left end of its profile. */
  readonly column: number;
  readonly row: number;
  readonly profile: Float32Array;
  /** Whether it is long enough to go on alone, to the surface's end behind the things. */
  readonly isOpen: boolean;
  /** The row at which the hidden stretch ends. */
  readonly end: number;
}

/**
 * Lines that run down the columns of a surface and into what things hide of it: joints of panels, grooves of boards, cables.
 * They go on to the same line beyond the hole, or to the end of the surface. A line that has surface without it beyond the
 * hole ends somewhere behind the things, and is left out.
 */
export function hiddenLines(grid: LinedGrid): HiddenLine[] {
  const { width } = grid;
  const [down, up]: [LineEnd[], LineEnd[]] = [[], []];
  const stretches = Array.from({ length: width }, (_, column) => hiddenIn(grid, column));
  for (const [ends, direction] of [
    [down, -1],
    [up, 1],
  ] as const) {
    for (let column = 0; column < width; column++) {
      for (const stretch of stretches[column]!) {
        const end = lineAt(grid, stretch, column, direction);
        if (end) ends.push(end);
      }
    }
  }
  return joinedLines(strongest(down), strongest(up));
}

/** The stretches of hidden cells in a column, without the scraps between. */
function hiddenIn({ width, height, state }: LinedGrid, column: number): Hidden[] {
  const stretches: Hidden[] = [];
  for (let row = 0; row < height; row++) {
    if (state[row * width + column] !== SEEN.hidden) continue;
    const from = row;
    let to = row;
    for (let next = row; next < height && next - to <= SCRAP; next++) {
      const seen = state[next * width + column];
      if (seen === SEEN.outside) break;
      if (seen === SEEN.hidden) to = next;
    }
    stretches.push({ from, to });
    row = to;
  }
  return stretches;
}

/** The line whose middle is in a column, before (-1) or beyond (1) a hidden stretch; null if there is none. */
function lineAt(grid: LinedGrid, { from, to }: Hidden, column: number, direction: -1 | 1): LineEnd | null {
  const start = direction < 0 ? from - 1 - BAND.rim : to + 1 + BAND.rim;
  const rows: number[] = [];
  for (let k = 0; k < BAND.most; k++) {
    const row = start + direction * k;
    if (!isSurface(grid, row, column)) break;
    rows.push(row);
  }
  if (rows.length < BAND.least) return null;
  const differences = rows.map((row) => differenceAt(grid, row, column));
  const mean = differences.reduce((sum, one) => sum + one, 0) / rows.length;
  if (!(mean < -DIFFERS.least)) return null;
  const like = differences.filter((one) => one < DIFFERS.share * mean).length;
  if (like < DIFFERS.rows * rows.length) return null;
  const across = meanAcross(grid, rows, column);
  if (!across || Math.abs(across.step) > ALIKE * Math.abs(mean)) return null;
  const beyond = direction < 0 ? to + 1 : from - 1;
  return {
    column: column - (WIDTH.line >> 1),
    row: direction < 0 ? from : to,
    profile: across.profile,
    isOpen: rows.length >= BAND.alone && !isSurface(grid, beyond, column),
    end: direction < 0 ? to : from,
  };
}

/** Whether the surface is seen at a cell. */
function isSurface({ width, height, state }: LinedGrid, row: number, column: number): boolean {
  return (
    row >= 0 && row < height && column >= 0 && column < width && state[row * width + column] === SEEN.surface
  );
}

/** How much a cell is brighter than the surface at both sides, beyond the width of a line; logarithm. */
function differenceAt(grid: LinedGrid, row: number, column: number): number {
  const reach = (WIDTH.line >> 1) + 1;
  const [left, right] = [sideOf(grid, row, column - reach, -1), sideOf(grid, row, column + reach, 1)];
  if (left === null || right === null) return 0;
  return brightness(grid, row, column) - (left + right) / 2;
}

function sideOf(grid: LinedGrid, row: number, column: number, direction: -1 | 1): number | null {
  let [sum, count] = [0, 0];
  for (let k = 0; k < WIDTH.side; k++) {
    if (!isSurface(grid, row, column + direction * k)) continue;
    sum += brightness(grid, row, column + direction * k);
    count++;
  }
  return count < WIDTH.side / 2 ? null : sum / count;
}

function brightness({ width, logs }: LinedGrid, row: number, column: number): number {
  const at = (row * width + column) * 3;
  return (logs[at]! + logs[at + 1]! + logs[at + 2]!) / 3;
}

/** The mean profile across a line, and the step in brightness from its left to its right side. */
function meanAcross(
  grid: LinedGrid,
  rows: readonly number[],
  column: number,
): { profile: Float32Array; step: number } | null {
  const half = WIDTH.line >> 1;
  const reach = half + WIDTH.side;
  const means = new Float64Array((2 * reach + 1) * 3);
  let whole = 0;
  for (const row of rows) {
    if (column - reach < 0 || column + reach >= grid.width) return null;
    const at = (row * grid.width + column - reach) * 3;
    const cells = grid.state.subarray(at / 3, at / 3 + 2 * reach + 1);
    if (!cells.every((one) => one === SEEN.surface)) continue;
    for (let k = 0; k < means.length; k++) means[k]! += grid.logs[at + k]!;
    whole++;
  }
  if (whole < BAND.least / 2) return null;
  const sides = [0, 1, 2].map((c) => {
    const mean = (first: number): number => {
      let sum = 0;
      for (let k = 0; k < WIDTH.side; k++) sum += means[(first + k) * 3 + c]! / whole / WIDTH.side;
      return sum;
    };
    return [mean(0), mean(2 * reach + 1 - WIDTH.side)] as const;
  });
  const profile = new Float32Array(WIDTH.line * 3);
  for (let k = 0; k < WIDTH.line; k++) {
    const share = (k + 1) / (WIDTH.line + 1);
    // It fades at its ends, so that no seam is drawn along it.
    const weight = Math.min(1, 2 * Math.min(share, 1 - share) * 1.6);
    for (let c = 0; c < 3; c++) {
      const base = sides[c]![0] + share * (sides[c]![1] - sides[c]![0]);
      profile[k * 3 + c] = weight * (means[(WIDTH.side + k) * 3 + c]! / whole - base);
    }
  }
  return { profile, step: sides.reduce((sum, [left, right]) => sum + (right - left) / 3, 0) };
}

/** One end for each line: of neighbors that overlap, the one that differs most. */
function strongest(ends: readonly LineEnd[]): LineEnd[] {
  const depth = ({ profile }: LineEnd): number => profile.reduce((sum, one) => sum + Math.abs(one), 0);
  const kept: LineEnd[] = [];
  for (const end of [...ends].sort((a, b) => depth(b) - depth(a))) {
    const isTaken = kept.some(
      (other) =>
        Math.abs(other.column - end.column) < WIDTH.line &&
        other.row - end.row < BAND.most &&
        end.row - other.row < BAND.most,
    );
    if (!isTaken) kept.push(end);
  }
  return kept;
}

/** Joins the lines above a hole with those below it, and leads the others to the surface's end. */
function joinedLines(above: readonly LineEnd[], below: readonly LineEnd[]): HiddenLine[] {
  const lines: HiddenLine[] = [];
  const used = new Set<LineEnd>();
  for (const first of above) {
    const most = APART.columns + APART.share * (first.end - first.row);
    const others = below.filter(
      (other) =>
        !used.has(other) &&
        Math.abs(other.column - first.column) <= most &&
        other.row > first.row &&
        Math.abs(other.end - first.row) + Math.abs(first.end - other.row) < 2 * BAND.most,
    );
    const other = others.sort(
      (a, b) => Math.abs(a.column - first.column) - Math.abs(b.column - first.column),
    )[0];
    if (other) {
      used.add(other);
      const profile = first.profile.map((value, k) => (value + other.profile[k]!) / 2);
      lines.push({ from: first.row, to: other.row, atFrom: first.column, atTo: other.column, profile });
    } else if (first.isOpen) {
      lines.push({
        from: first.row,
        to: first.end,
        atFrom: first.column,
        atTo: first.column,
        profile: first.profile,
      });
    }
  }
  for (const one of below) {
    if (used.has(one) || !one.isOpen) continue;
    lines.push({ from: one.end, to: one.row, atFrom: one.column, atTo: one.column, profile: one.profile });
  }
  return lines;
}
