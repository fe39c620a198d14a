import { describe, expect, it } from 'vitest';
import { makePlanItem as item, kinds } from '../../../../test/make-plan-item.ts';
import { roomView } from '../../../../test/room-view.ts';
import { lockedAmong, moved, swapped, turnedAround, withLocks, without } from './arrange/item-changes.ts';
import { backInside, inTheWay } from './arrange/room-limits.ts';
import { carriedBy, cornersOf } from './plan-items.ts';
import { planAfter, planState } from './plan-undo.ts';

const table = item('coffee-table');
const vase = item('vase', { x: 0.4, y: 0.4 });
const sofa = item('sofa', { z: -4.4 });
const art = item('art', { y: 1.6, z: -4.98 });
const items = [table, vase, sofa, art];

describe('an arrangement', () => {
  it('moves the things on a piece along with it', () => {
    expect(carriedBy(items, 0, kinds)).toEqual([1]);
    expect(carriedBy(items, 2, kinds)).toEqual([]);
    const after = moved(items, [0], { x: 1, z: 0.5 }, kinds);
    expect(after.map(({ x }) => x)).toEqual([1, 1.4, 0, 0]);
    expect(after[1]?.z).toBe(-2.5);
    expect(items[0]?.x).toBe(0);
  });

  it('turns the things on a piece around it', () => {
    const after = turnedAround(items, [0], 90, kinds);
    expect(after[0]?.turn).toBe(90);
    expect(after[1]?.x).toBeCloseTo(0);
    expect(after[1]?.z).toBeCloseTo(-3.4);
    expect(turnedAround(items, [2], 190, kinds)[2]?.turn).toBe(-170);
  });

  it('turns several pieces around the middle of them all', () => {
    const after = turnedAround(items, [0, 2], 90, kinds);
    expect(after[0]).toMatchObject({ x: expect.closeTo(0.7), z: expect.closeTo(-3.7), turn: 90 });
    expect(after[2]).toMatchObject({ x: expect.closeTo(-0.7), z: expect.closeTo(-3.7), turn: 90 });
    expect(after[3]).toBe(art);
  });

  it('tells of the locked piece among pieces and the things on them', () => {
    const after = withLocks(items, [1], true);
    expect(lockedAmong(after, [0], kinds)).toEqual({ ...vase, locked: true });
    expect(lockedAmong(after, [2, 3], kinds)).toBeUndefined();
    expect(withLocks(after, [1], false)).toEqual(items);
  });

  it('loses a piece with the things on it', () => {
    expect(without(items, [0], kinds)).toEqual([sofa, art]);
  });

  it('swaps the shape and keeps the size, or swaps the kind for its usual size', () => {
    expect(swapped(items, [2], kinds.get('sofa')!, 'chesterfield')[2]).toEqual({
      ...sofa,
      silhouette: 'chesterfield',
    });
    expect(swapped(items, [2], kinds.get('armchair')!, 'round')[2]).toMatchObject({
      kind: 'armchair',
      silhouette: 'round',
      size: [0.8, 0.8, 0.8],
      z: -4.4,
    });
  });

  it('measures things from their foot, and pictures from their middle and back', () => {
    const [low, high] = [cornersOf(sofa, kinds), cornersOf(art, kinds)];
    expect(low.map(([, y]) => y)).toEqual([0, 0, 0, 0, 0.8, 0.8, 0.8, 0.8]);
    expect(Math.min(...high.map(([, y]) => y))).toBeCloseTo(1.2);
    expect(Math.min(...high.map(([, , z]) => z))).toBeCloseTo(-4.98);
  });

  it('finds a piece in the same place, except the things on it', () => {
    expect(inTheWay(items, 0, kinds)).toBeUndefined();
    expect(inTheWay(items, 1, kinds)).toBeUndefined();
    expect(inTheWay(moved(items, [0], { x: 0, z: -1.2 }, kinds), 0, kinds)?.kind).toBe('sofa');
  });

  it('is kept inside the room, if its walls are known', () => {
    expect(backInside([item('armchair', { x: 2.4 })], roomView, kinds)).toEqual({
      x: expect.closeTo(-0.3),
      z: 0,
    });
    expect(backInside([item('armchair', { x: 9 })], { ...roomView, confidence: 0.3 }, kinds)).toEqual({
      x: 0,
      z: 0,
    });
  });
});

describe('steps back', () => {
  it('undo and redo changes; a whole drag is one step', () => {
    let state = planState([sofa]);
    state = planAfter(state, { type: 'dragged', items: [{ ...sofa, x: 1 }] });
    state = planAfter(state, { type: 'dragged', items: [{ ...sofa, x: 2 }] });
    state = planAfter(state, { type: 'dropped' });
    state = planAfter(state, { type: 'changed', items: [] });
    state = planAfter(state, { type: 'undone' });
    expect(state.items).toEqual([{ ...sofa, x: 2 }]);
    state = planAfter(state, { type: 'undone' });
    expect(state.items).toEqual([sofa]);
    expect(planAfter(state, { type: 'undone' })).toBe(state);
    state = planAfter(state, { type: 'redone' });
    expect(state.items).toEqual([{ ...sofa, x: 2 }]);
    expect(planAfter(state, { type: 'changed', items: [sofa] }).future).toEqual([]);
  });
});
