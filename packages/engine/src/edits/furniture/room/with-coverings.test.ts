import { expect, it } from 'vitest';
import { CELL } from './floor-grid.ts';
import { focalPoint } from './wall-features.ts';
import { COVERED, SEEN, type WallGrid, wallShares } from './wall-grid.ts';
import { withCoverings } from './with-coverings.ts';

const COLUMNS = 40;
const ROWS = 26;

/** A wall, of which the region map says that something is there, as the network sees it from column to column. */
function wallSeen(seenAt: (column: number, row: number) => number): WallGrid {
  const seen = Uint8Array.from({ length: COLUMNS * ROWS }, (_, i) =>
    seenAt(i % COLUMNS, Math.floor(i / COLUMNS)),
  );
  const state = new Uint8Array(COLUMNS * ROWS).fill(CELL.taken);
  return { face: 'far', cell: 0.1, start: 0, columns: COLUMNS, rows: ROWS, state, seen };
}
const MIDDLE = [1.5, 2.5] as const;
const HEIGHTS = [0.3, 1.5] as const;

it('takes brick, slats and panels for the wall itself where they make up most of it', () => {
  const brick = withCoverings(wallSeen(() => SEEN.covering));
  expect(brick.state.every((cell) => cell === COVERED)).toBe(true);
  expect(wallShares(brick, MIDDLE, HEIGHTS)).toEqual({ bare: 0, covered: 1, taken: 0, unseen: 0 });
  expect(focalPoint([brick])).toBeNull();
});

it('leaves a chimney breast of brick as it is: the focal point of its room', () => {
  const breast = withCoverings(
    wallSeen((column) => (column > 13 && column < 27 ? SEEN.covering : SEEN.wall)),
  );
  expect(wallShares(breast, MIDDLE, HEIGHTS).taken).toBe(1);
  expect(wallShares(breast, [0, 1], HEIGHTS).covered).toBe(1);
  expect(focalPoint([breast])).toMatchObject({ face: 'far', from: 1.4000000000000001, to: 2.7 });
});

it('leaves windows, doors and what is built in as they are', () => {
  for (const seen of [SEEN.window, SEEN.curtain, SEEN.door, SEEN.builtIn, SEEN.other]) {
    expect(withCoverings(wallSeen(() => seen)).state.every((cell) => cell === CELL.taken)).toBe(true);
  }
});

it('changes nothing where no network has looked', () => {
  const { seen, ...wall } = wallSeen(() => SEEN.wall);
  expect(seen).toBeDefined();
  expect(withCoverings(wall)).toBe(wall);
});
