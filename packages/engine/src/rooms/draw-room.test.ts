import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../geometry/vector.ts';
import { project } from './camera.ts';
import { type DrawnRoom, drawRoom } from './draw-room.ts';
import { SURFACES } from './part.ts';
import { corpus, randomRoom, TEST_QUALITY } from './random-room.ts';
import type { RoomSpec } from './room-spec.ts';

/** Small and quick: these tests look at the truth, not at the beauty. */
const quick = (seed: number, width = 96): RoomSpec =>
  randomRoom(seed, width, { ...TEST_QUALITY, samples: 1 });
const seeds = fc.integer({ min: 0, max: 100_000 });

function surfaceAt(room: DrawnRoom, x: number, y: number): string | undefined {
  const at = Math.floor(y) * room.photo.width + Math.floor(x);
  return SURFACES.find((name) => room.truth.masks[name].data[at] === 255);
}

/** A bare box whose every corner can be computed by hand. */
function emptyBox(camera: Partial<RoomSpec['camera']>): RoomSpec {
  return {
    ...quick(1),
    size: { width: 4, height: 2.5, depth: 5 },
    camera: {
      position: [2, 1.4, 4.8],
      yaw: 0,
      pitch: 0,
      roll: 0,
      focal: 0.6,
      width: 240,
      height: 160,
      ...camera,
    },
    trim: { color: '#ffffff', skirting: 0, cornice: 0 },
    windows: [
      {
        wall: 'north',
        along: 1,
        width: 1.2,
        height: 1,
        sill: 1,
        panes: { columns: 1, rows: 1 },
        frame: '#ffffff',
      },
    ],
    doors: [],
    pieces: [],
  };
}

describe('drawRoom', () => {
  it('gives the same bytes for the same spec, and others for another seed', () => {
    const first = drawRoom(quick(3));
    expect(drawRoom(quick(3))).toEqual(first);
    expect(drawRoom(quick(4)).photo.data).not.toEqual(first.photo.data);
  });

  it('puts every pixel into exactly one mask, and furniture pixels into one object', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { truth } = drawRoom(quick(seed, 60));
        for (let p = 0; p < truth.objects.data.length; p++) {
          const covering = SURFACES.filter((name) => truth.masks[name].data[p] === 255);
          expect(covering).toHaveLength(1);
          expect(truth.objects.data[p]! > 0).toBe(covering[0] === 'object');
          expect(truth.depth.data[p]).toBeGreaterThan(0);
        }
        expect(truth.objects.count).toBe(truth.kinds.length + 1);
      }),
      { numRuns: 8 },
    );
  });

  it('shows lit walls: neither black nor burnt out', () => {
    for (const seed of [2, 24, 30]) {
      const { photo, truth } = drawRoom(quick(seed));
      let sum = 0;
      let count = 0;
      for (let p = 0; p < truth.masks.wall.data.length; p++) {
        if (truth.masks.wall.data[p] === 0) continue;
        sum += photo.data[p * 3 + 1]!;
        count++;
      }
      expect(sum / count).toBeGreaterThan(60);
      expect(sum / count).toBeLessThan(235);
    }
  });

  it('has borders of wall, floor and ceiling where the corners of the box are projected', () => {
    const views = [{}, { yaw: 25, pitch: -6, roll: 1.5 }, { yaw: -20, position: [3, 1.2, 4.5] as Vec3 }];
    for (const view of views) {
      const room = drawRoom(emptyBox(view));
      const { camera, layout } = room.truth;
      for (const x of [0.02, 0.5, 0.98].map((part) => part * layout.width)) {
        const foot = project(camera, [x, 0, 0]);
        if (foot.x < 2 || foot.x > 238) continue;
        if (foot.y < 156) {
          expect(surfaceAt(room, foot.x, foot.y + 1.5)).toBe('floor');
          expect(surfaceAt(room, foot.x, foot.y - 1.5)).toBe('wall');
        }
        const head = project(camera, [x, layout.height, 0]);
        if (head.x < 2 || head.x > 238 || head.y < 3) continue;
        expect(surfaceAt(room, head.x, head.y - 1.5)).toBe('ceiling');
        expect(surfaceAt(room, head.x, head.y + 1.5)).toBe('wall');
      }
    }
  });

  it('shows the window where its corners are projected, casing included', () => {
    const room = drawRoom(emptyBox({}));
    const casing = 0.08;
    for (const [x, y, out] of [
      [1, 1, -1],
      [2.2, 2, 1],
    ] as const) {
      const edge = project(room.truth.camera, [x + out * casing, y + out * casing, 0]);
      const step = 2 * out;
      expect(surfaceAt(room, edge.x - step, edge.y + step)).toBe('window');
      expect(surfaceAt(room, edge.x + step, edge.y - step)).toBe('wall');
    }
  });

  it('measures depth along the camera axis', () => {
    const room = drawRoom(emptyBox({ pitch: -5 }));
    const { camera, depth } = room.truth;
    const onWall: Vec3 = [0.5, 1.2, 0];
    const seen = project(camera, onWall);
    const at = Math.floor(seen.y) * depth.width + Math.floor(seen.x);
    expect(depth.data[at]).toBeCloseTo(seen.depth, 1);
  });

  it('keeps world and camera right-handed: the rotation has determinant 1', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [a, b, c] = drawRoom(quick(seed, 12)).truth.camera.rotation;
        const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        for (let k = 0; k < 3; k++) expect(cross[k]).toBeCloseTo(c[k]!, 9);
        expect(a[0] ** 2 + a[1] ** 2 + a[2] ** 2).toBeCloseTo(1, 9);
      }),
      { numRuns: 6 },
    );
  });
});

describe('corpus', () => {
  it('holds twelve differently named rooms', () => {
    const rooms = corpus(320);
    expect(new Set(rooms.map((room) => room.name)).size).toBe(12);
    expect(new Set(rooms.map((room) => room.spec.seed)).size).toBe(12);
  });
});
