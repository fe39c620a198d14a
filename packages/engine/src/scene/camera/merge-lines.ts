import type { Line } from './line.ts';

/** Ends of one line this close (as a share of its length plus a pixel or two) to another lie on it. */
const OFFSET_SHARE = 0.012;
const OFFSET_PIXELS = 2;
/** Cosine of two degrees: directions closer than that are one. */
const SAME_DIRECTION = Math.cos((2 * Math.PI) / 180);

/** Lines found twice become one, reaching as far as both; lines that only continue each other stay apart. */
export function mergeDuplicateLines(lines: readonly Line[]): Line[] {
  const merged: Line[] = [];
  for (const line of lines.toSorted((a, b) => b.score * b.length - a.score * a.length)) {
    const twin = merged.findIndex((kept) => isDuplicate(kept, line));
    if (twin < 0) merged.push(line);
    else merged[twin] = union(merged[twin]!, line);
  }
  return merged;
}

function isDuplicate(kept: Line, line: Line): boolean {
  const ux = (kept.x2 - kept.x1) / kept.length;
  const uy = (kept.y2 - kept.y1) / kept.length;
  const along = ((line.x2 - line.x1) * ux + (line.y2 - line.y1) * uy) / line.length;
  if (Math.abs(along) < SAME_DIRECTION) return false;

  const offset = (x: number, y: number): number => Math.abs((x - kept.x1) * uy - (y - kept.y1) * ux);
  const limit = OFFSET_PIXELS + OFFSET_SHARE * line.length;
  if (offset(line.x1, line.y1) > limit || offset(line.x2, line.y2) > limit) return false;

  const [start, end] = extent(kept, line);
  const overlap = Math.min(kept.length, end) - Math.max(0, start);
  return overlap > 0.5 * Math.min(kept.length, line.length);
}

/** Where a line begins and ends along another, in pixels from its start. */
function extent(kept: Line, line: Line): [number, number] {
  const ux = (kept.x2 - kept.x1) / kept.length;
  const uy = (kept.y2 - kept.y1) / kept.length;
  const a = (line.x1 - kept.x1) * ux + (line.y1 - kept.y1) * uy;
  const b = (line.x2 - kept.x1) * ux + (line.y2 - kept.y1) * uy;
  return a < b ? [a, b] : [b, a];
}

function union(kept: Line, line: Line): Line {
  const ux = (kept.x2 - kept.x1) / kept.length;
  const uy = (kept.y2 - kept.y1) / kept.length;
  const [start, end] = extent(kept, line);
  const from = Math.min(0, start);
  const to = Math.max(kept.length, end);
  return {
    x1: kept.x1 + from * ux,
    y1: kept.y1 + from * uy,
    x2: kept.x1 + to * ux,
    y2: kept.y1 + to * uy,
    length: to - from,
    score: Math.max(kept.score, line.score),
  };
}
