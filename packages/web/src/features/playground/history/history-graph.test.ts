import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { historyGraph, laneCount } from './history-graph.ts';

const original = make.version();
const walls = make.edit(original);
const sky = make.edit(walls);
const staged = make.edit(original);
const dusk = make.edit(staged);

describe('the tree of versions', () => {
  it('is one line when each version was made from the one before', () => {
    const rows = historyGraph([sky, walls, original]);
    expect(rows.map(({ lane }) => lane)).toEqual([0, 0, 0]);
    expect(rows.map(({ below }) => below)).toEqual([0, 0, null]);
    expect(rows.map(({ hasAbove }) => hasAbove)).toEqual([false, true, true]);
    expect(laneCount(rows)).toBe(1);
  });

  it('gives a branch a lane that joins the line of its parent', () => {
    // Made in this order: walls, staged, sky (from walls), dusk (from staged).
    const rows = historyGraph([dusk, sky, staged, walls, original]);
    expect(rows.map(({ lane }) => lane)).toEqual([0, 1, 0, 1, 0]);
    expect(rows.map(({ below }) => below)).toEqual([0, 1, 0, 0, null]);
    expect(rows.map(({ through }) => through)).toEqual([[], [0], [1], [0], []]);
    expect(laneCount(rows)).toBe(2);
  });

  it('has one line for many versions of one photo', () => {
    const others = Array.from({ length: 9 }, () => make.edit(original));
    const rows = historyGraph([...others, original]);
    expect(laneCount(rows)).toBe(2);
    expect(rows.slice(0, -1).every(({ below }) => below === 0)).toBe(true);
  });

  it('ends a line when the parent is missing', () => {
    expect(historyGraph([make.edit(walls), original]).map(({ below }) => below)).toEqual([null, null]);
  });
});
