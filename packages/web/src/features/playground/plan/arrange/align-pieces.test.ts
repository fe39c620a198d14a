import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlanItem as item, kinds } from '../../../../../test/make-plan-item.ts';
import { roomView as view } from '../../../../../test/room-view.ts';
import type { PlanItem } from '../plan-items.ts';
import { type Alignment, alignableAxes, aligned } from './align-pieces.ts';
import { withCopies } from './copies.ts';
import { linesOf } from './lines.ts';
import { backInside, inTheWay } from './room-limits.ts';

const room = { view, kinds };
const sofa = item('sofa', { z: -4.5 });
const chair = item('armchair', { x: 1.2, z: -3 });
const table = item('coffee-table', { x: 0.3, z: -2 });
const align = (items: readonly PlanItem[], axis: Alignment['axis'], what: Alignment['what']) =>
  aligned(
    room,
    items,
    items.map((_, place) => place),
    { axis, what },
  );
const on = (items: readonly PlanItem[], axis: Alignment['axis'], line: 'low' | 'middle' | 'high') =>
  items.map((each) => linesOf([each], axis, kinds)[line]);

describe('aligning pieces', () => {
  it('brings edges or middles to those of all together, and changes nothing else', () => {
    const left = align([sofa, chair, table], 'x', 'low');
    for (const at of on(left, 'x', 'low')) expect(at).toBeCloseTo(-1.05);
    expect(left.map(({ z, turn }) => [z, turn])).toEqual(
      [sofa, chair, table].map(({ z, turn }) => [z, turn]),
    );
    const [first, ...others] = on(align([sofa, chair, table], 'z', 'middle'), 'z', 'middle');
    for (const at of others) expect(at).toBeCloseTo(first!);
  });

  it('makes equal gaps between the outer ones', () => {
    const row = align([item('armchair', { x: -2 }), item('armchair', { x: 1.9 }), table], 'x', 'gaps');
    const [one, three, two] = row.map((each) => linesOf([each], 'x', kinds));
    expect(two!.low - one!.high).toBeCloseTo(three!.low - two!.high);
    expect(row.slice(0, 2).map(({ x }) => x)).toEqual([-2, expect.closeTo(1.9)]);
  });

  it('leaves locked pieces where they are, and brings the others to them', () => {
    const held = { ...chair, locked: true as const };
    const after = align([sofa, held, table], 'x', 'middle');
    expect(after[1]).toBe(held);
    expect(after[2]?.x).toBeCloseTo(1.2);
  });

  it('leaves things on their wall, and offers their heights', () => {
    const art = item('art', { x: 1, y: 1.6, z: -5 });
    const other = item('art', { x: -1, y: 1.4, z: -5 });
    expect(alignableAxes([art, other], kinds)).toEqual(['x', 'y']);
    expect(alignableAxes([art, sofa], kinds)).toEqual(['x', 'z']);
    for (const at of on(align([art, other], 'y', 'high'), 'y', 'high')) expect(at).toBeCloseTo(2);
    expect(align([art, sofa], 'z', 'middle')[0]?.z).toBe(-5);
  });

  it('keeps everything inside the room', () => {
    const place = fc.tuple(
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -4.5, max: -0.5, noNaN: true }),
    );
    const how = fc.tuple(fc.constantFrom('x', 'z'), fc.constantFrom('low', 'middle', 'high', 'gaps'));
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), how, (places, [axis, what]) => {
        const chairs = places.map(([x, z]) => item('armchair', { x, z }));
        for (const each of align(chairs, axis, what)) {
          const { x, z } = backInside([each], view, kinds);
          expect(Math.hypot(x, z)).toBeCloseTo(0);
        }
      }),
    );
  });
});

describe('duplicating pieces', () => {
  it('puts a copy to the right, with what stands on it; locks are not copied', () => {
    const base = item('coffee-table', { x: -0.6 });
    const vase = item('vase', { x: -0.6, y: 0.4, locked: true });
    const { items, places } = withCopies(room, [base, vase], [0], 90);
    expect(places).toEqual([2]);
    expect(items[2]).toEqual({ ...base, id: 90, x: expect.closeTo(0.7) });
    const { locked: _is, ...free } = vase;
    expect(items[3]).toEqual({ ...free, id: 91, x: expect.closeTo(0.7) });
  });

  it('goes to another side where there is no room or nothing to be seen', () => {
    const { items, places } = withCopies(room, [item('armchair', { x: 2.1 })], [0], 90);
    expect(items[places[0]!]?.x).toBeCloseTo(1.2);
    const between = [item('armchair'), item('armchair', { x: 1 }), item('armchair', { x: -1 })];
    const copied = withCopies(room, between, [0], 90);
    expect(copied.items[3]).toMatchObject({ x: expect.closeTo(0), z: expect.closeTo(-2.1) });
    expect(inTheWay(copied.items, 3, kinds)).toBeUndefined();
  });

  it('copies several in their arrangement', () => {
    const { items, places } = withCopies(room, [table, chair], [0, 1], 90);
    const [one, two] = places.map((place) => items[place]!);
    expect(two!.x - one!.x).toBeCloseTo(chair.x - table.x);
    expect(two!.z - one!.z).toBeCloseTo(chair.z - table.z);
  });
});
