import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import type { Analysis } from '../scene/analysis.ts';
import { ROOM_CLASSES, type RoomClass } from '../scene/segmentation/room-classes.ts';
import { wallPixels, wallRegions } from './seen-walls.ts';

const { photo, analysis } = drawnKnownRoom(96, 64);
/** The walls of a known room are its regions 2 to 5, of which the camera sees three. */
const [FLOOR, FAR] = [0, 4];

/** The analysis with every cell seen as some class, more or less surely. */
function seenAs(
  nameAt: (region: number, x: number, y: number) => RoomClass,
  changes: Partial<Analysis> = {},
  sureness = 1,
): Analysis {
  const { width, height, data } = analysis.labels;
  const cells = new Uint8Array(width * height * ROOM_CLASSES.length);
  data.forEach((region, i) => {
    const name = nameAt(region, i % width, Math.floor(i / width));
    cells[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf(name)] = 255 * sureness;
  });
  return { ...analysis, ...changes, segmentation: { width, height, data: cells } };
}

const asItIs = (region: number): RoomClass =>
  region === FLOOR ? 'floor' : region === 1 ? 'ceiling' : 'wall';
/** The analysis' own walls without the far one, whose region looks as given. */
const withoutFar = (far: Partial<Analysis['regions'][number]> = {}): Partial<Analysis> => ({
  walls: { ...analysis.walls, regions: analysis.walls.regions.filter((id) => id !== FAR) },
  regions: analysis.regions.map((region) =>
    region.id === FAR ? { ...region, wallProbability: 0, ...far } : region,
  ),
});

describe('the regions that are painted wall', () => {
  it('are those of the analysis where nothing else is known', () => {
    expect(wallRegions(analysis)).toEqual(analysis.walls.regions);
  });

  it('are joined by what is seen as wall and has the paint of one', () => {
    expect(wallRegions(seenAs(asItIs, withoutFar()))).toContain(FAR);
  });

  it('are joined by a second paint that is clearly seen as wall', () => {
    const blue = { color: { L: 0.7, a: -0.03, b: -0.09 } };
    expect(wallRegions(seenAs(asItIs, withoutFar(blue)))).toContain(FAR);
  });

  it('are found by what is seen where the rules found none', () => {
    const none = { walls: { regions: [], confidence: 0 } };
    const found = wallRegions(seenAs(asItIs, none));
    expect(found).toContain(FAR);
    expect(found).not.toContain(FLOOR);
  });

  it('are joined by what the rules reject where there is no room box to be trusted, and not where there is', () => {
    const halfSeen = (layout: Analysis['layout']) => {
      const look: Analysis = {
        ...analysis,
        ...withoutFar(),
        layout,
        // The other walls are in more light, so that they say nothing as neighbors.
        regions: analysis.regions.map((region) =>
          region.id === FAR
            ? { ...region, wallProbability: 0 }
            : { ...region, color: { L: region.color.L + 0.15, a: region.color.a, b: region.color.b } },
        ),
      };
      return wallRegions(seenAs((region) => asItIs(region), look, 0.66));
    };
    expect(halfSeen({ ...analysis.layout, confidence: 1 })).not.toContain(FAR);
    expect(halfSeen({ ...analysis.layout, confidence: 0 })).toContain(FAR);
  });

  it.each([
    ['is far darker, as stone', { color: { L: 0.2, a: 0, b: 0 } }],
    ['has another color, as wood', { color: { L: 0.6, a: 0.05, b: 0.1 } }],
    ['is rough, as brick', { texture: 0.05 }],
  ])('are not joined by what %s', (_, far) => {
    expect(wallRegions(seenAs(asItIs, withoutFar(far)))).not.toContain(FAR);
  });

  it('lose what is seen as something else, and has no more than a fair chance by its looks', () => {
    const seen = seenAs((region) => (region === FAR ? 'furniture' : asItIs(region)));
    expect(wallRegions(seen)).not.toContain(FAR);
    expect(wallRegions(seen).length).toBeGreaterThan(0);
  });
});

describe('the pixels that are painted wall', () => {
  it('are all of the regions where nothing else is known', () => {
    const { data } = wallPixels(photo, analysis, [FAR]);
    expect(data.every((value, i) => (value === 255) === (analysis.labels.data[i] === FAR))).toBe(true);
  });

  it('leave out what stands before a wall in its own region', () => {
    const { width, data: labels } = analysis.labels;
    const far = [...labels.keys()].filter((i) => labels[i] === FAR);
    const mean = (of: (i: number) => number) => far.reduce((sum, i) => sum + of(i), 0) / far.length;
    const [cx, cy] = [mean((i) => i % width), mean((i) => Math.floor(i / width))];
    const isThing = (x: number, y: number, reach: number) =>
      Math.max(Math.abs(x - cx), Math.abs(y - cy)) < reach;
    const seen = seenAs((region, x, y) => (region === FAR && isThing(x, y, 6) ? 'hanging' : asItIs(region)));
    const { data } = wallPixels(photo, seen, [FAR]);
    const shareIn = (is: (x: number, y: number) => boolean) => {
      const pixels = far.filter((i) => is(i % width, Math.floor(i / width)));
      return pixels.filter((i) => data[i]).length / pixels.length;
    };
    expect(shareIn((x, y) => isThing(x, y, 3))).toBe(0);
    expect(shareIn((x, y) => !isThing(x, y, 9))).toBeGreaterThan(0.95);
  });
});
