import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';
import { fillAlongBoards } from './board-fill.ts';

const [WIDTH, HEIGHT] = [180, 120];
const FINE = new Float32Array(WIDTH * HEIGHT).fill(1);
const isJoint = (y: number): boolean => y % 12 < 2;

/** Boards along the rows, with grain; the hole is what `isHole` says. */
function boards(isHole: (x: number, y: number) => boolean): PatchGrid {
  const random = createRandom(11);
  const values = new Float32Array(WIDTH * HEIGHT * 3);
  const state = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < state.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    state[i] = isHole(x, y) ? CELL.hole : CELL.source;
    if (state[i] === CELL.source)
      values.fill((isJoint(y) ? 95 : 132) + 24 * (random() - 0.5), i * 3, i * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, values, state };
}

const inMiddle = (x: number, y: number): boolean => x >= 50 && x < 140 && y >= 30 && y < 90;

describe('fillAlongBoards', () => {
  it('continues joints straight through the hole, and copies from the floor that is seen', () => {
    const grid = boards(inMiddle);
    const fill = fillAlongBoards(grid, FINE, 1)!;
    let [right, all] = [0, 0];
    for (let i = 0; i < grid.state.length; i++) {
      if (grid.state[i] !== CELL.hole) continue;
      const from = fill.from[i]!;
      if (from >= 0) expect(grid.state[from]).toBe(CELL.source);
      all++;
      if (from >= 0 && isJoint(Math.floor(from / WIDTH)) === isJoint(Math.floor(i / WIDTH))) right++;
    }
    expect(right / all).toBeGreaterThan(0.95);
  });

  it('keeps the grain as rough as it is where it is seen', () => {
    const grid = boards(inMiddle);
    const { from } = fillAlongBoards(grid, FINE, 1)!;
    const values: number[] = [];
    for (let y = 40; y < 80; y++) {
      for (let x = 60; x < 130; x++) if (!isJoint(y)) values.push(grid.values[from[y * WIDTH + x]! * 3]!);
    }
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    const scatter = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
    expect(scatter).toBeGreaterThan(0.8 * (24 / Math.sqrt(12)));
  });

  it('fills boards of which nothing is seen with other boards', () => {
    const grid = boards((_, y) => y >= 48 && y < 84);
    const { from } = fillAlongBoards(grid, FINE, 1)!;
    const open = grid.state.filter((cell, i) => cell === CELL.hole && from[i]! < 0).length;
    expect(open).toBe(0);
  });

  it('copies nothing from where the photo shows the floor too small', () => {
    const fineness = FINE.map((_, i) => (i % WIDTH < 50 ? 0.2 : 1));
    const grid = boards(inMiddle);
    const { from } = fillAlongBoards(grid, fineness, 1)!;
    const coarse = from.filter(
      (cell, i) => grid.state[i] === CELL.hole && cell >= 0 && cell % WIDTH < 50,
    ).length;
    expect(coarse).toBe(0);
  });

  it('leaves a surface without boards to others', () => {
    const random = createRandom(2);
    const grid = boards(inMiddle);
    const carpet = { ...grid, values: grid.values.map(() => 128 + 50 * (random() - 0.5)) };
    expect(fillAlongBoards(carpet, FINE, 1)).toBeNull();
  });
});
