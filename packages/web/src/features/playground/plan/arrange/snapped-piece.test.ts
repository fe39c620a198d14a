import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlanItem as item, kinds } from '../../../../../test/make-plan-item.ts';
import { roomView as view } from '../../../../../test/room-view.ts';
import { cornersOf, type PlanItem } from '../plan-items.ts';
import { moved } from './item-changes.ts';
import { linesOf } from './lines.ts';
import { backInside } from './room-limits.ts';
import { draggedAndSnapped, putToWall, steppedAndSnapped } from './snapped-piece.ts';

const room = { view, kinds };
const dropped = (items: readonly PlanItem[]) => draggedAndSnapped(room, items, [0]);
const after = (items: readonly PlanItem[]) => dropped(items).items[0]!;

const along = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyPiece = fc
  .record({
    kind: fc.constantFrom('sofa', 'armchair', 'coffee-table'),
    x: along(-4, 4),
    z: along(-6, -1),
    turn: along(-180, 180),
  })
  .map(({ kind, ...about }) => item(kind, about));

describe('a piece dragged near a wall', () => {
  it('turns its back to the wall and stands at it', () => {
    expect(after([item('sofa', { z: -4.4 })])).toMatchObject({ z: expect.closeTo(-4.55), turn: 0 });
    expect(after([item('sofa', { x: -2, z: -2.8 })])).toMatchObject({ x: expect.closeTo(-2.05), turn: 90 });
    expect(after([item('armchair', { x: 2.2, turn: 20 })])).toMatchObject({
      x: expect.closeTo(2.1),
      turn: -90,
    });
  });

  it('keeps the wall behind its back in a corner', () => {
    const sofa = item('sofa', { x: -1.4, z: -4.6 });
    expect(after([sofa])).toMatchObject({ x: expect.closeTo(-1.45), z: expect.closeTo(-4.55), turn: 0 });
  });

  it('takes along what stands on it', () => {
    const table = item('coffee-table', { x: -2.3, z: -2 });
    const { items } = dropped([table, item('vase', { x: -2.3, y: 0.4, z: -1.8 })]);
    expect(items[1]).toMatchObject({ x: expect.closeTo(-2), z: expect.closeTo(-2), turn: 90 });
  });

  it('stays as it is far from walls and pieces, and where the walls are unknown', () => {
    const sofa = item('sofa', { z: -3 });
    expect(dropped([sofa])).toEqual({ items: [sofa], guides: [] });
    const unknown = { view: { ...view, confidence: 0.3 }, kinds };
    const near = item('sofa', { z: -4.4 });
    expect(draggedAndSnapped(unknown, [near], [0]).items).toEqual([near]);
  });

  it('goes to the nearest wall in the picture from anywhere, or tells that there is none', () => {
    expect(putToWall(room, [item('sofa', { x: 1.6, z: -3.8 })], 0)?.items[0]).toMatchObject({ turn: -90 });
    expect(putToWall(room, [item('sofa', { z: -3.5 })], 0)?.items[0]).toMatchObject({
      z: expect.closeTo(-4.55),
    });
    expect(putToWall(room, [item('art')], 0)).toBeNull();
  });

  it('is always inside the room, and at a wall it has the turn of the wall', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const there = after([piece]);
        const { x, z } = backInside([there], view, kinds);
        expect(Math.hypot(x, z)).toBeCloseTo(0);
        if (there.turn !== piece.turn) expect([0, 90, -90, 180]).toContain(there.turn);
        expect(there.size).toEqual(piece.size);
      }),
    );
  });
});

describe('a piece dragged near another one', () => {
  const sofa = item('sofa', { z: -4.55 });

  it('comes to its middle, its edge or its side, and a line shows with what', () => {
    const table = item('coffee-table', { x: 0.05, z: -3 });
    const { items, guides } = dropped([table, sofa]);
    expect(items[0]).toMatchObject({ x: expect.closeTo(0), z: -3 });
    expect(guides).toEqual([
      { from: [expect.closeTo(0), 0, expect.closeTo(-5)], to: [expect.closeTo(0), 0, expect.closeTo(-2.7)] },
    ]);
    expect(after([item('coffee-table', { x: 0.48, z: -3 }), sofa]).x).toBeCloseTo(0.45);
    expect(
      after([item('armchair', { x: 1.48, z: -3.8 }), item('coffee-table', { x: 0.5, z: -3.7 })]).x,
    ).toBeCloseTo(1.5);
  });

  it('comes to the middle only of what is turned or at another height', () => {
    const turned = item('armchair', { x: -0.5, z: -3, turn: 30 });
    expect(after([item('coffee-table', { x: -0.45, z: -2 }), turned]).x).toBeCloseTo(-0.5);
    expect(after([item('coffee-table', { x: -0.36, z: -2 }), turned]).x).toBe(-0.36);
  });

  it('is aligned on a wall with pictures and with the middle of what stands below', () => {
    const art = item('art', { x: 0.05, y: 1.62, z: -5 });
    expect(after([art, item('art', { x: 1.6, y: 1.6, z: -5 }), sofa])).toMatchObject({
      x: expect.closeTo(0),
      y: expect.closeTo(1.6),
      z: -5,
    });
  });

  it('moves by less than a hand, and each line runs along an edge or the middle of the piece', () => {
    const wanted = fc.tuple(along(-1, 1), along(-3.5, -2));
    fc.assert(
      fc.property(wanted, anyPiece, ([x, z], other) => {
        const piece = item('coffee-table', { x, z });
        const { items, guides } = dropped([piece, other]);
        const there = items[0]!;
        expect(Math.abs(there.x - x)).toBeLessThanOrEqual(0.07 + 1e-9);
        expect(Math.abs(there.z - z)).toBeLessThanOrEqual(0.07 + 1e-9);
        for (const { from, to } of guides) {
          const axis = from[0] === to[0] ? 'x' : 'z';
          const at = axis === 'x' ? from[0] : from[2];
          const off = Object.values(linesOf([there], axis, kinds)).map((line) => Math.abs(line - at));
          expect(Math.min(...off)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('brings those dragged with it along, and turns none of them', () => {
    const pair = [item('armchair', { x: 1, z: -3 }), item('coffee-table', { x: 0.05, z: -3.2 }), sofa];
    const { items } = draggedAndSnapped(room, pair, [0, 1]);
    expect(items[1]?.x).toBeCloseTo(0);
    expect(items[0]?.x).toBeCloseTo(0.95);
    const far = moved(pair, [0, 1], { x: 4, z: 0 }, kinds);
    const { items: inside } = draggedAndSnapped(room, far, [0, 1]);
    const corners = inside.slice(0, 2).flatMap((each) => cornersOf(each, kinds));
    expect(Math.max(...corners.map(([x]) => x))).toBeLessThanOrEqual(2.5 + 1e-9);
    expect(inside[0]?.turn).toBe(0);
  });
});

describe('a piece moved by keys', () => {
  const sofa = item('sofa', { z: -4.55 });
  const step = (before: PlanItem, by: number) =>
    steppedAndSnapped(room, [before, sofa], moved([before, sofa], [0], { x: by, z: 0 }, kinds), [0]);

  it('stops at a line that it would pass, and goes on from there', () => {
    const table = item('coffee-table', { x: -0.05, z: -3 });
    const { items, guides } = step(table, 0.1);
    expect(items[0]?.x).toBeCloseTo(0);
    expect(guides).toHaveLength(1);
    expect(step(items[0]!, 0.1).items[0]?.x).toBeCloseTo(0.1);
  });

  it('never goes back, and never stands still', () => {
    fc.assert(
      fc.property(along(-1.5, 1.5), (x) => {
        const there = step(item('coffee-table', { x, z: -3 }), 0.1).items[0]!;
        expect(there.x).toBeGreaterThan(x);
        expect(there.x).toBeLessThanOrEqual(x + 0.1 + 1e-9);
      }),
    );
  });
});
