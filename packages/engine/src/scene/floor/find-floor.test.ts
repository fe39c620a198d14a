import { expect, it } from 'vitest';
import { boxAround, levelCamera } from '../../../test/level-camera.ts';
import { oklabFromBytes } from '../../base/color/oklab.ts';
import type { Mask } from '../../base/raster/raster.ts';
import type { Analysis, AnalyzedRegion } from '../analysis.ts';
import { findFloor } from './find-floor.ts';

const [width, height] = [100, 80];
/** The upper edge of the floor, and a chest of its color that stands on it. */
const HORIZON = 52;
const CHEST = { left: 60, right: 75, top: 58, bottom: 70 };
const [WALL, FLOOR, FRONT] = [0, 1, 2];
const WHITE = oklabFromBytes(240, 240, 238);
const OAK = oklabFromBytes(168, 134, 98);
const SHADED_OAK = oklabFromBytes(160, 127, 92);

const isChest = (x: number, y: number) =>
  x >= CHEST.left && x < CHEST.right && y >= CHEST.top && y < CHEST.bottom;

function region(id: number, color: AnalyzedRegion['color'], share: number, bottom: number): AnalyzedRegion {
  return {
    id,
    color,
    share,
    texture: 0.01,
    bounds: { left: 0, top: 0, right: 1, bottom },
    face: id === WALL ? 'far' : 'floor',
    wallShare: 0,
    reach: { bottom: 0, top: 0 },
    widthMeters: 0,
    framing: { left: 0, right: 0, top: 0, bottom: 0 },
    cutByTop: 0,
    fill: 1,
    wallProbability: 0,
    folds: 0,
  };
}

/** A wall, a floor and the chest, with upright edges at these columns over its height. */
function analysisWith(edges: readonly number[], floor = OAK, front = SHADED_OAK): Analysis {
  const data = Uint16Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y < HORIZON ? WALL! : isChest(x, y) ? FRONT! : FLOOR!;
  });
  const { top: y1, bottom: y2 } = CHEST;
  return {
    camera: levelCamera(width, height, 34),
    layout: boxAround(4),
    lines: edges.map((x) => ({ x1: x, y1, x2: x, y2, length: y2 - y1, score: 0.9 })),
    labels: { width, height, data, count: 3 },
    regions: [
      region(WALL!, WHITE, 0.65, HORIZON / height),
      region(FLOOR!, floor, 0.32, 1),
      region(FRONT!, front, 0.023, CHEST.bottom / height),
    ],
    walls: { regions: [WALL!], confidence: 1 },
  };
}

const isFloorAt = ({ data }: Mask, x: number, y: number) => data[y * width + x] === 255;
const chestIsFloor = ({ mask }: { mask: Mask }) => isFloorAt(mask, 67, 64);

it('does not take the front of a chest for floor, because of its upright edges, though it has the color of the floor', () => {
  const found = findFloor(analysisWith([CHEST.left]));
  expect(chestIsFloor(found)).toBe(false);
  expect(isFloorAt(found.mask, 20, 64)).toBe(true);
});

it('keeps the floor itself, which has upright edges where furniture ends', () => {
  // Beside the chest, so that they are edges of the floor, along its full height in the picture.
  const edges = [8, 20, 32, 44];
  expect(isFloorAt(findFloor(analysisWith(edges)).mask, 26, 64)).toBe(true);
});

it('takes a patch without upright edges for floor, and any patch if no furniture was seen', () => {
  expect(chestIsFloor(findFloor(analysisWith([])))).toBe(true);
  expect(chestIsFloor(findFloor(analysisWith([CHEST.left]), true))).toBe(true);
});

it('excludes nothing if the box is a guess: without the bed frame, the bed would be the largest surface', () => {
  const known = analysisWith([CHEST.left]);
  expect(chestIsFloor(findFloor({ ...known, layout: { ...known.layout, confidence: 0.1 } }))).toBe(true);
});

it('recognizes floor without a mirrored window, in an empty room even if the box is a guess, but nothing paler', () => {
  const glossy = oklabFromBytes(205, 184, 168);
  const guessed = { ...boxAround(4), confidence: 0.1 };
  const seen = (floor: typeof OAK, patch: typeof OAK, isEmpty: boolean) =>
    chestIsFloor(findFloor({ ...analysisWith([], floor, patch), layout: guessed }, isEmpty));
  expect(seen(glossy, OAK, true)).toBe(true);
  expect(seen(glossy, OAK, false)).toBe(false);
  expect(seen(OAK, glossy, true)).toBe(false);
});
