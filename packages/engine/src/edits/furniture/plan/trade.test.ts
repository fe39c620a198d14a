import { expect, it } from 'vitest';
import { always, isHung, ofKinds, printOf } from '../../../../test/staging-plans.ts';
import { overlap, turned } from './footprint.ts';

it('puts the headboard of every bed at a wall', () => {
  always(({ min, max }, items) => {
    for (const { x, z, turn, size } of ofKinds(items, 'bed')) {
      const [bx, bz] = turned(0, -size[2] / 2, turn);
      const gap = Math.min(x + bx - min[0], max[0] - x - bx, z + bz - min[1]);
      expect(gap).toBeLessThan(0.1);
    }
  }, 'bedroom');
});

it('turns sofas and armchairs to the middle of their group', () => {
  always((_, items) => {
    const table = ofKinds(items, 'coffee-table')[0];
    if (!table) return;
    for (const seat of ofKinds(items, 'sofa', 'sectional', 'armchair')) {
      const [dx, dz] = [table.x - seat.x, table.z - seat.z];
      if (Math.hypot(dx, dz) > 2.2) continue;
      const [fx, fz] = turned(0, 1, seat.turn);
      expect((fx * dx + fz * dz) / Math.hypot(dx, dz), seat.kind).toBeGreaterThan(0.3);
    }
  }, 'living_room');
});

it('lays the rug under the sofa’s front legs or the table, in the middle of its group', () => {
  always((_, items) => {
    const [main] = items;
    for (const rug of ofKinds(items, 'rug')) {
      expect(overlap(printOf(rug), printOf(main!))).toBe(true);
      const table = ofKinds(items, 'coffee-table')[0];
      if (table) expect(overlap(printOf(rug), printOf(table))).toBe(true);
    }
  }, 'living_room');
});

it('hangs pictures at eye height, centered over a sofa or bed and 55 to 75 percent as wide', () => {
  always((_, items) => {
    const [main] = items;
    for (const art of ofKinds(items, 'art')) {
      expect(art.y).toBeGreaterThan(1.35);
      expect(art.y).toBeLessThan(1.95);
      const away = Math.hypot(art.x - main!.x, art.z - main!.z);
      if (art.turn !== main!.turn || away > main!.size[2] / 2 + 0.1) continue;
      expect(art.size[0] / main!.size[0]).toBeGreaterThan(0.54);
      expect(art.size[0] / main!.size[0]).toBeLessThan(0.76);
    }
  });
});

it('hangs nothing across windows and doors', () => {
  always((room, items, { box }) => {
    for (const item of items.filter(isHung)) {
      for (const { face, from, to, bottom, top } of box.openings) {
        const onIt =
          face === 'far'
            ? Math.abs(item.z - room.min[1]) < 0.05
            : Math.abs(item.x - (face === 'left' ? room.min[0] : room.max[0])) < 0.05;
        const along = face === 'far' ? item.x : item.z;
        const apart =
          Math.abs(along - (from + to) / 2) > (to - from + item.size[0]) / 2 - 0.1 ||
          Math.abs(item.y - (bottom + top) / 2) > (top - bottom + item.size[1]) / 2 - 0.1;
        if (onIt) expect(apart, `${item.kind} on ${face}`).toBe(true);
      }
    }
  });
});

it('puts floor lamps beside a seat', () => {
  always((_, items) => {
    for (const lamp of ofKinds(items, 'floor-lamp')) {
      const seats = ofKinds(items, 'sofa', 'sectional', 'armchair');
      const nearest = Math.min(
        ...seats.map((seat) => Math.hypot(seat.x - lamp.x, seat.z - lamp.z) - seat.size[0] / 2),
      );
      expect(nearest).toBeLessThan(1.1);
    }
  });
});

it('hangs a pendant from the ceiling over the middle of the table', () => {
  always(({ height }, items) => {
    const [table] = items;
    for (const lamp of ofKinds(items, 'pendant-lamp')) {
      expect(lamp.y).toBeCloseTo(height, 2);
      expect(lamp.y - lamp.size[1]).toBeGreaterThan(table!.size[1] + 0.55);
      expect(Math.hypot(lamp.x - table!.x, lamp.z - table!.z)).toBeLessThan(0.01);
    }
  }, 'dining_room');
});
