import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, anyWish, isHung, planOf, printOf, stands } from '../../../../test/staging-plans.ts';
import { boxRoom } from '../../../../test/staging-rooms.ts';
import { CELL, floorAt } from '../room/floor-grid.ts';
import { projectPoint } from '../room/render-camera.ts';
import { corners, type Footprint, grown, overlap, shareOfPoints } from './footprint.ts';
import { visibility } from './visibility.ts';
import { keepsWalkways } from './walkways.ts';

describe('furniture stands only in possible places', () => {
  it('stays inside the room, on the floor, on furniture, on a wall or under the ceiling', () => {
    always(({ min, max, height }, items) => {
      for (const item of items) {
        if (isHung(item)) continue;
        for (const [x, z] of corners(printOf(item))) {
          expect(x).toBeGreaterThan(min[0] - 0.02);
          expect(x).toBeLessThan(max[0] + 0.02);
          expect(z).toBeGreaterThan(min[1] - 0.02);
          expect(z).toBeLessThan(max[1] + 0.02);
        }
        expect(item.y).toBeLessThanOrEqual(height + 0.001);
      }
    });
  });

  it('never stands in other furniture; only chairs go under tables and tables into the corner of a sectional', () => {
    always((_, items) => {
      const standing = items.filter(stands);
      for (const [i, a] of standing.entries()) {
        for (const b of standing.slice(i + 1)) {
          const kinds = `${a.kind} ${b.kind}`;
          if (/table|desk/.test(kinds) && /chair/.test(kinds)) continue;
          if (/sectional/.test(kinds) && /coffee-table/.test(kinds)) continue;
          if (/parasol/.test(kinds)) continue;
          expect(overlap(printOf(a), printOf(b)), kinds).toBe(false);
        }
      }
    });
  });

  it('keeps doors free', () => {
    always((room, items, { box }) => {
      const doors = box.openings.filter(({ bottom }) => bottom === 0);
      for (const { face, from, to } of doors) {
        const wall = room.walls.find((one) => one.face === face);
        const seenWhole =
          wall &&
          Array.from({ length: wall.columns }, (_, c) => c).every((column) => {
            const at = wall.start + (column + 0.5) * wall.cell;
            if (at < from || at > to) return true;
            return [2, 8, 16].every((row) => wall.state[row * wall.columns + column] === CELL.taken);
          });
        if (!seenWhole) continue;
        const middle = (from + to) / 2;
        const way: Footprint =
          face === 'far'
            ? { x: middle, z: room.min[1] + 0.35, halfWidth: 0.3, halfDepth: 0.34, turn: 0 }
            : {
                x: face === 'left' ? room.min[0] + 0.35 : room.max[0] - 0.35,
                z: middle,
                halfWidth: 0.34,
                halfDepth: 0.3,
                turn: 0,
              };
        for (const item of items.filter(stands)) expect(overlap(way, printOf(item)), item.kind).toBe(false);
      }
    });
  });

  it('never stands on things in the photo', () => {
    fc.assert(
      fc.property(anyWish, ({ box, roomType, seed, strength }) => {
        const empty = boxRoom(box);
        const { floor } = empty;
        const inPile = (i: number) => {
          const x = floor.start[0] + ((i % floor.columns) + 0.5) * floor.cell;
          const z = floor.start[1] + (Math.floor(i / floor.columns) + 0.5) * floor.cell;
          return Math.hypot(x + 0.5, z + 3.2) < 0.9;
        };
        const state = floor.state.map((cell, i) => (cell === CELL.free && inPile(i) ? CELL.taken : cell));
        const room = { ...empty, floor: { ...floor, state } };
        const items = planOf(room, roomType, seed, strength)?.items ?? [];
        for (const item of items.filter(stands)) {
          // Edges may overlap by the error of the region map.
          const isTaken = (x: number, z: number) => floorAt(room.floor, x, z) === CELL.taken;
          const taken = shareOfPoints(grown(printOf(item), -0.06), 0.1, isTaken);
          expect(taken, item.kind).toBeLessThan(0.15);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every door reachable with 70 centimeters of width, and a bed from two sides', () => {
    always((room, items) => {
      const things = items
        .filter(stands)
        .map((item) => ({ ...item, print: printOf(item), bottom: 0, rests: 'floor' as const }));
      expect(keepsWalkways(room, things)).toBe(true);
    });
  });
});

describe('the picture', () => {
  it('shows the main piece nearly whole, and no tall thing is cut by the frame', () => {
    always((room, items) => {
      for (const [i, item] of items.entries()) {
        const thing = { ...item, print: printOf(item), bottom: item.y, rests: 'floor' as const };
        if (i === 0 && stands(item)) expect(visibility(room, thing).share).toBeGreaterThan(0.5);
        if (stands(item) && item.size[1] > 1.3 && !['wardrobe', 'parasol'].includes(item.kind)) {
          expect(visibility(room, thing).share, item.kind).toBeGreaterThan(0.9);
        }
      }
    });
  });

  it('has no tall or wide thing right before the camera', () => {
    always((room, items) => {
      for (const item of items.filter(stands)) {
        for (const [x, z] of corners(printOf(item))) {
          const place = projectPoint(room.camera, x, item.size[1], z);
          expect(place?.depth ?? 0, item.kind).toBeGreaterThan(1);
        }
      }
    });
  });

  it('keeps windows clear: nothing taller than their sill stands right before them', () => {
    always((room, items, { box }) => {
      const windows = box.openings.filter(({ bottom, face }) => bottom > 0 && face === 'far');
      for (const { from, to, bottom } of windows) {
        for (const item of items.filter(stands)) {
          if (item.size[1] < bottom + 0.75) continue;
          const points = corners(printOf(item));
          const near = Math.min(...points.map(([, z]) => z)) - room.min[1] < 0.4;
          const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
          const before = Math.min(right, to) - Math.max(left, from);
          if (near) expect(before / (right - left), item.kind).toBeLessThan(0.5);
        }
      }
    });
  });
});
