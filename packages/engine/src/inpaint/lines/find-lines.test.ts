import { describe, expect, it } from 'vitest';
import { hiddenLines, type LinedGrid, SEEN } from './find-lines.ts';

const [WIDTH, HEIGHT] = [120, 100];

/** A wall with a thing before its rows from 40 on, down to `below`, and dark joints where `isJoint` says so. */
function wall(
  isJoint: (column: number, row: number) => boolean,
  { below = HEIGHT, bright = (_column: number): number => 5 } = {},
): LinedGrid {
  const state = new Uint8Array(WIDTH * HEIGHT);
  const logs = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < state.length; i++) {
    const [column, row] = [i % WIDTH, Math.floor(i / WIDTH)];
    state[i] = row >= 40 && row < below ? SEEN.hidden : SEEN.surface;
    const value = bright(column) - (isJoint(column, row) ? 0.4 : 0);
    logs.fill(state[i] === SEEN.hidden ? 1 : value, i * 3, i * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, state, logs };
}

const isUpright = (column: number) => column === 60 || column === 61;

describe('hiddenLines (EDITS-18)', () => {
  it('goes on to the end of the surface if nothing is seen beyond what hides it', () => {
    const [line, ...others] = hiddenLines(wall(isUpright));

    expect(others).toEqual([]);
    expect([line!.from, line!.to]).toEqual([40, HEIGHT - 1]);
    expect(Math.abs(line!.atFrom + 4 - 60.5)).toBeLessThan(2);
    expect(Math.min(...line!.profile)).toBeLessThan(-0.3);
  });

  it('meets the same line beyond the hole', () => {
    const isSlanting = (column: number, row: number) => isUpright(column - (row >= 70 ? 1 : 0));
    const [line, ...others] = hiddenLines(wall(isSlanting, { below: 70 }));

    expect(others).toEqual([]);
    expect([line!.from, line!.to]).toEqual([40, 69]);
    expect(line!.atTo - line!.atFrom).toBe(1);
  });

  it('ends behind the things if the surface beyond them has no such line', () => {
    expect(hiddenLines(wall((column, row) => isUpright(column) && row < 60, { below: 70 }))).toEqual([]);
  });

  it('is not where one side of the surface is darker, as at a corner', () => {
    expect(hiddenLines(wall(() => false, { bright: (column) => (column < 60 ? 5 : 4.6) }))).toEqual([]);
  });

  it('is not where only some rows are dark, as at stains and screws', () => {
    expect(hiddenLines(wall((column, row) => isUpright(column) && row > 28 && row < 36))).toEqual([]);
  });

  it('is not bright, as edges of doors and folds are', () => {
    const isPale = (column: number) => (isUpright(column) ? 5.4 : 5);
    expect(hiddenLines(wall(() => false, { bright: isPale }))).toEqual([]);
  });

  it('does not go on alone if only a short piece of it is seen', () => {
    const short = wall((column, row) => isUpright(column) && row > 20);
    for (let i = 0; i < 20 * WIDTH; i++) short.state[i] = SEEN.outside;
    expect(hiddenLines(short)).toEqual([]);
  });

  it('is not on an even surface', () => {
    expect(hiddenLines(wall(() => false))).toEqual([]);
  });
});
