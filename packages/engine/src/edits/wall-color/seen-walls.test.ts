import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ROOM_CLASSES } from '../../scene/segmentation/room-classes.ts';
import { rulesLikelihood, wallLikelihood, wallPixels, wallRegions } from './seen-walls.ts';

const { analysis } = drawnKnownRoom(96, 64);
/** The walls of a known room are its regions 2 to 5; the camera sees three of them. */
const [FLOOR, CEILING, FAR] = [0, 1, 4];
const { width, height, data: labels } = analysis.labels;
/** Without edges to follow. */
const plain = createRaster(width, height);
const isWall = (region: number): boolean => region > CEILING;

function maskWhere(is: (region: number, pixel: number) => boolean): Mask {
  return { width, height, data: Uint8Array.from(labels, (region, i) => (is(region, i) ? 255 : 0)) };
}

/** The analysis with walls seen by the network, and with outlines. */
function seen(
  cells: (region: number, pixel: number) => boolean,
  outline = cells,
  changes: Partial<Analysis> = {},
): Analysis {
  return {
    ...analysis,
    ...changes,
    seenWalls: { cells: maskWhere(cells), outline: maskWhere(outline) },
  };
}

/** The rules find no wall, with this confidence. */
function rulesWithout(confidence: number): Partial<Analysis> {
  return {
    regions: analysis.regions.map((region) => ({ ...region, wallProbability: 0 })),
    walls: { regions: [], confidence },
  };
}

describe('the regions that are painted wall', () => {
  it('are those of the rules without a reading of the networks', () => {
    expect(wallRegions(analysis)).toEqual(analysis.walls.regions);
  });

  it('are those that the networks see, even if the uncertain rules see none', () => {
    const found = wallRegions(seen(isWall, isWall, rulesWithout(0)));
    expect(found).toContain(FAR);
    expect(found).not.toContain(FLOOR);
    expect(found).not.toContain(CEILING);
  });

  it('exclude regions that the network does not see as wall, even with a doubtful outline', () => {
    const all = seen((region) => region !== FAR && isWall(region), isWall, rulesWithout(1));
    expect(wallRegions(all)).not.toContain(FAR);
  });
});

describe('the likelihood of wall', () => {
  it('is null without a reading of the networks', () => {
    expect(wallLikelihood(analysis)).toBeNull();
  });

  it('falls by up to seven tenths in regions in upright folds (EDITS-11)', () => {
    const at = (folds: number) => {
      const regions = analysis.regions.map((region) => ({ ...region, folds }));
      return wallLikelihood(seen(isWall, isWall, { regions }))!.data[labels.indexOf(FAR)]!;
    };
    expect(at(0.15)).toBe(at(0));
    expect(at(0.35)).toBeCloseTo(0.65 * at(0));
    expect(at(0.9)).toBeCloseTo(0.3 * at(0));
  });

  it('includes the rules if they are almost certain, and hardly otherwise', () => {
    const at = (confidence: number) => {
      const changes = { walls: { ...analysis.walls, confidence } };
      return wallLikelihood(
        seen(
          () => false,
          () => false,
          changes,
        ),
      )!.data[labels.indexOf(FAR)]!;
    };
    expect(rulesLikelihood(analysis)[labels.indexOf(FAR)]).toBeGreaterThan(0.5);
    expect(at(0)).toBe(0);
    expect(at(1)).toBeGreaterThan(0.3);
    expect(at(1)).toBeLessThanOrEqual(0.5);
    expect(at(0.8)).toBeLessThan(at(1) / 2);
  });

  it('includes the classifier of cells, region by region', () => {
    const data = new Uint8Array(width * height * ROOM_CLASSES.length);
    for (let i = 0; i < labels.length; i++)
      data[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf('floor')] = 255;
    const without = wallLikelihood(seen(isWall))!.data[labels.indexOf(FAR)]!;
    const doubted = seen(isWall, isWall, { segmentation: { width, height, data } });
    expect(wallLikelihood(doubted)!.data[labels.indexOf(FAR)]).toBeLessThan(without);
  });
});

/** A photo in which every region has a gray of its own, and things are black. */
function drawn(isThing: (i: number) => boolean): Raster {
  const photo = createRaster(width, height);
  labels.forEach((region, i) => {
    photo.data.fill(isThing(i) ? 10 : 80 + ((region * 67) % 150), i * 3, i * 3 + 3);
  });
  return photo;
}

describe('the pixels that are painted wall', () => {
  it('end at an edge of the photo, even if the cells end before it', () => {
    const [wide, high, edge] = [400, 40, 200];
    const photo = createRaster(wide, high);
    photo.data.forEach((_, i) => {
      photo.data[i] = Math.floor(i / 3) % wide < edge ? 220 : 60;
    });
    const data = Uint8Array.from({ length: wide * high }, (_, i) => (i % wide < edge - 1 ? 255 : 0));
    const cells = { width: wide, height: high, data };
    const painted = wallPixels(photo, {
      ...analysis,
      ...rulesWithout(0),
      labels: { width: wide, height: high, data: new Uint16Array(wide * high), count: 1 },
      seenWalls: { cells, outline: cells },
    });
    expect(painted.data.subarray(wide * 20, wide * 21).lastIndexOf(255)).toBe(edge - 1);
  });

  it('are all pixels of the regions without a reading of the networks', () => {
    const { data } = wallPixels(plain, analysis);
    const known = new Set(analysis.walls.regions);
    expect(data.every((value, i) => (value === 255) === known.has(labels[i]!))).toBe(true);
  });

  it('are worked out once for a photo and its analysis, and anew for another photo or analysis', () => {
    const known = { ...analysis, ...seen(isWall) };
    const wall = wallPixels(plain, known);
    expect(wallPixels(plain, known)).toBe(wall);
    expect(wallPixels(plain, { ...known })).not.toBe(wall);
    expect(
      wallPixels(
        drawn(() => true),
        known,
      ),
    ).not.toBe(wall);
  });

  it('exclude things before a wall in the same region, if cells and outline agree', () => {
    const far = [...labels.keys()].filter((i) => labels[i] === FAR);
    const mean = (of: (i: number) => number) => far.reduce((sum, i) => sum + of(i), 0) / far.length;
    const [cx, cy] = [mean((i) => i % width), mean((i) => Math.floor(i / width))];
    const isThing = (i: number, reach: number) =>
      Math.max(Math.abs((i % width) - cx), Math.abs(Math.floor(i / width) - cy)) < reach;
    const { data } = wallPixels(
      drawn((i) => isThing(i, 6)),
      seen((region, i) => isWall(region) && !isThing(i, 6), undefined, rulesWithout(0)),
    );
    const shareOf = (pixels: number[]) => pixels.filter((i) => data[i]).length / pixels.length;
    expect(shareOf(far.filter((i) => isThing(i, 4)))).toBe(0);
    expect(shareOf(far.filter((i) => !isThing(i, 8)))).toBe(1);
  });

  it('follow the majority: an outline alone removes nothing', () => {
    const { data } = wallPixels(
      drawn(() => false),
      seen(isWall, () => false),
    );
    const far = [...labels.keys()].filter((i) => labels[i] === FAR);
    expect(data[far[Math.floor(far.length / 2)]!]).toBe(255);
  });

  it('have no spots: gaps that are nearly wall are filled, islands that are hardly wall are left out', () => {
    const [wide, high] = [200, 120];
    const side = (i: number) => [i % wide, Math.floor(i / wide)] as const;
    const isNear = (i: number, x: number, y: number) => Math.hypot(side(i)[0] - x, side(i)[1] - y) < 6;
    const cells = {
      width: wide,
      height: high,
      data: Uint8Array.from({ length: wide * high }, (_, i) => {
        if (side(i)[0] < 120) return isNear(i, 60, 60) ? 110 : 255;
        return isNear(i, 160, 60) ? 140 : 0;
      }),
    };
    const { data } = wallPixels(createRaster(wide, high), {
      ...analysis,
      ...rulesWithout(0),
      labels: { width: wide, height: high, data: new Uint16Array(wide * high), count: 1 },
      seenWalls: { cells, outline: cells },
    });
    expect(data[60 * wide + 60]).toBe(255);
    expect(data[60 * wide + 160]).toBe(0);
  });
});
