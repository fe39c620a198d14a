import { expect, it } from 'vitest';
import { border, PAINT, patch } from '../../../test/wall-patches.ts';
import type { Region } from '../regions/region.ts';
import { findWalls } from './walls.ts';

/** A window pane without a detected straight edge on its left border. */
const PANE: Partial<Region> = {
  share: 0.012,
  reach: { bottom: 0.6, top: 0.85 },
  widthMeters: 0.45,
  framing: { left: 0.02, right: 1, top: 1, bottom: 1 },
  fill: 0.94,
};
const VIEW = { L: 0.74, a: -0.017, b: 0.037 };
const FRAME: Partial<Region> = { share: 0.025, color: { L: 0.956, a: 0, b: 0.006 }, fill: 0.2 };

it('leaves out panes of nearly the paint if a light frame surrounds them', () => {
  const regions = [patch(0), patch(1, FRAME), patch(2, { ...PANE, color: VIEW })];
  const framed = findWalls(regions, [border(0, 1, 300), border(1, 2, 200)], 0.8);
  expect(framed.regions).toEqual([0]);
  const open = findWalls(regions, [border(0, 1, 300), border(1, 2, 80), border(0, 2, 120)], 0.8);
  expect(open.regions).toEqual([0, 2]);
});

it('leaves out a pane at the edge of the picture if its neighbor shows the same view', () => {
  const cut = { ...PANE, color: { L: 0.82, a: -0.021, b: 0.03 } };
  const regions = [
    patch(0),
    patch(1, FRAME),
    patch(2, { ...PANE, color: { L: 0.74, a: -0.024, b: 0.03 } }),
    patch(3, cut),
  ];
  const borders = [border(0, 1, 300), border(1, 2, 200), border(1, 3, 60), border(2, 3, 5)];
  expect(findWalls(regions, borders, 0.8).regions).toEqual([0]);
});

it('takes a strip beside a window as wall up to the ceiling, and as a curtain up to a rod', () => {
  const strip = (top: number): Region =>
    patch(1, {
      share: 0.012,
      color: { ...PAINT, L: 0.7 },
      reach: { bottom: 0.06, top },
      widthMeters: 0.3,
      framing: { left: 1, right: 1, top: 1, bottom: 0.8 },
    });
  const borders = [border(0, 1, 100)];
  expect(findWalls([patch(0), strip(0.97)], borders, 0.8).regions).toEqual([0, 1]);
  expect(findWalls([patch(0), strip(0.92)], borders, 0.8).regions).toEqual([0]);
});

/** Wall under a window: from the skirting up to the sill, cut off by a curtain on the left. */
const BELOW_WINDOW: Partial<Region> = {
  share: 0.03,
  color: { ...PAINT, L: 0.7 },
  reach: { bottom: 0.05, top: 0.26 },
  widthMeters: 1.6,
  bounds: { left: 0.3, top: 0.55, right: 0.6, bottom: 0.72 },
  framing: { left: 0.1, right: 0.9, top: 0.9, bottom: 1 },
};

it('paints wall below a window, even if only things of other color touch it', () => {
  const regions = [patch(0), patch(1, BELOW_WINDOW)];
  expect(findWalls(regions, [], 0.8).regions).toEqual([0, 1]);
});

it('paints wall below a window between white sill and skirting', () => {
  const sill: Partial<Region> = { ...FRAME, reach: { bottom: 0.25, top: 0.3 } };
  const below: Partial<Region> = {
    share: 0.018,
    reach: { bottom: 0.05, top: 0.23 },
    widthMeters: 0.86,
    framing: { left: 1, right: 1, top: 1, bottom: 1 },
    fill: 0.7,
  };
  const regions = [patch(0), patch(1, sill), patch(2, below)];
  expect(findWalls(regions, [border(0, 1, 300), border(1, 2, 200)], 1).regions).toEqual([0, 2]);
});

it('leaves out low regions if the room box does not know where the floor begins', () => {
  expect(findWalls([patch(0), patch(1, BELOW_WINDOW)], [], 0.57).regions).toEqual([0]);
});

it.each([
  ['a pale cushion, which hangs above the skirting', { reach: { bottom: 0.14, top: 0.3 } }],
  ['a pale dresser, which stands before the foot of the wall', { wallShare: 0.85 }],
  ['a door, which is higher', { reach: { bottom: 0.05, top: 0.78 } }],
  ['a drawer, which is a hand high', { reach: { bottom: 0.05, top: 0.1 } }],
  ['a sofa that is brighter than the wall', { color: { ...PAINT, L: 0.84 }, widthMeters: 0.7 }],
  ['a bed of another tint', { color: { L: 0.7, a: 0.02, b: 0.028 } }],
  ['floor right below the end of the wall', { bounds: { left: 0.3, top: 0.71, right: 0.6, bottom: 0.9 } }],
  ['a knitted throw', { texture: 0.006 }],
])('leaves out %s', (_, options) => {
  const regions = [patch(0), patch(1, { ...BELOW_WINDOW, ...options })];
  expect(findWalls(regions, [], 0.8).regions).toEqual([0]);
});

it('paints a wall of another color at the edge of the picture', () => {
  const other = patch(1, {
    share: 0.08,
    color: { L: 0.88, a: 0.005, b: 0.11 },
    face: 'right',
    bounds: { left: 0.86, top: 0.1, right: 1, bottom: 0.95 },
    widthMeters: 0.75,
    reach: { bottom: 0.04, top: 0.95 },
    framing: { left: 0.1, right: 0, top: 0.6, bottom: 0.4 },
  });
  expect(findWalls([patch(0), other], [], 0.8).regions).toEqual([0, 1]);
  const curtain = { ...other, bounds: { ...other.bounds, right: 0.97 } };
  expect(findWalls([patch(0), curtain], [], 0.8).regions).toEqual([0]);
});

/** Narrow and tall beside a window, in the wall's own color. */
const HANGING: Partial<Region> = {
  share: 0.05,
  reach: { bottom: 0.05, top: 0.97 },
  widthMeters: 0.35,
  framing: { left: 0.4, right: 0.5, top: 0.9, bottom: 0.7 },
};

it('leaves out a curtain of the wall’s color because of its folds, and takes a smooth strip up to the ceiling', () => {
  const strip = (texture: number): number[] => [
    ...findWalls([patch(0), patch(1, { ...HANGING, texture })], [border(0, 1, 300)], 0.8).regions,
  ];
  expect(strip(0.004)).toEqual([0]);
  expect(strip(0.0012)).toEqual([0, 1]);
});

it('leaves out the frames between panes, which have the wall’s color but are nowhere even', () => {
  const frames = patch(1, {
    face: 'right',
    share: 0.03,
    texture: 0.0068,
    widthMeters: 5,
    fill: 0.11,
    framing: { left: 0.8, right: 0.8, top: 0.57, bottom: 0.85 },
  });
  expect(findWalls([patch(0), frames], [], 0.9).regions).toEqual([0]);
  expect(findWalls([patch(0), { ...frames, texture: 0.0012, fill: 0.5 }], [], 0.9).regions).toEqual([0, 1]);
});

it('leaves out a cornice even if the edge of the picture cuts its end', () => {
  const cornice = patch(1, { share: 0.014, reach: { bottom: 0.93, top: 0.99 }, fill: 0.23, cutByTop: 0.06 });
  expect(findWalls([patch(0), cornice], [border(0, 1, 300)], 0.8).regions).toEqual([0]);
});

it('paints a small side wall of another color, and nothing of that color on the main wall', () => {
  const rose = { share: 0.024, color: { L: 0.8, a: 0.06, b: 0.05 }, widthMeters: 1.5 };
  expect(findWalls([patch(0), patch(1, { ...rose, face: 'right' })], [], 0.8).regions).toEqual([0, 1]);
  expect(findWalls([patch(0), patch(1, rose)], [], 0.8).regions).toEqual([0]);
});

it('is sure of walls that continue side by side beyond the top of the picture, though a bed hides the floor', () => {
  const left = patch(0, {
    face: 'left',
    cutByTop: 0.46,
    bounds: { left: 0, top: 0, right: 0.46, bottom: 0.5 },
  });
  const right = patch(1, { cutByTop: 0.53, bounds: { left: 0.47, top: 0, right: 1, bottom: 0.7 } });
  expect(findWalls([left, right], [], 0.04).confidence).toBeGreaterThan(0.6);
  const sky = patch(0, { cutByTop: 1, bounds: { left: 0, top: 0, right: 1, bottom: 0.5 } });
  expect(findWalls([sky], [], 0.04).confidence).toBeLessThan(0.45);
  const bright = { color: { L: 0.96, a: 0, b: 0 } };
  expect(
    findWalls(
      [left, right].map((wall) => ({ ...wall, ...bright })),
      [],
      0.04,
    ).confidence,
  ).toBeLessThan(0.45);
});

it('is not sure if panels line the room and only their frame was found', () => {
  const panel = {
    reach: { bottom: 0.33, top: 0.83 },
    framing: { left: 1, right: 1, top: 1, bottom: 1 },
    widthMeters: 0.9,
    fill: 0.9,
  };
  const frame = patch(0, { share: 0.06, fill: 0.5 });
  const panels = [1, 2, 3, 4].map((id) => patch(id, { ...panel, share: 0.07 }));
  const found = findWalls([frame, ...panels], [], 1);
  expect(found.regions).toEqual([0]);
  expect(found.confidence).toBeLessThan(0.45);
  expect(findWalls([frame], [], 1).confidence).toBeGreaterThan(0.5);
});

const TERRACOTTA = { L: 0.52, a: 0.049, b: 0.06 };

it('paints the visible parts of a strongly colored wall around a plant, but not a pot in that color', () => {
  const wall = patch(0, { color: TERRACOTTA });
  const behind: Partial<Region> = {
    share: 0.007,
    color: { L: 0.34, a: 0.034, b: 0.038 },
    reach: { bottom: 0.23, top: 0.4 },
    widthMeters: 0.28,
    framing: { left: 0.65, right: 0.05, top: 0, bottom: 0.44 },
  };
  expect(findWalls([wall, patch(1, behind)], [], 0.59).regions).toEqual([0, 1]);
  expect(findWalls([wall, patch(1, { ...behind, share: 0.003 })], [], 0.59).regions).toEqual([0]);
  expect(findWalls([patch(0), patch(1, { ...behind, color: PAINT })], [], 0.59).regions).toEqual([0]);
});

it('leaves out a paler door, though it reaches the ceiling of a room box that is too low', () => {
  const door: Partial<Region> = {
    share: 0.14,
    color: { ...PAINT, L: 0.87 },
    reach: { bottom: 0.05, top: 0.95 },
    widthMeters: 0.98,
    framing: { left: 0.95, right: 0.01, top: 0.99, bottom: 0.98 },
    fill: 0.94,
  };
  expect(findWalls([patch(0), patch(1, door)], [], 0.54).regions).toEqual([0]);
  expect(findWalls([patch(0), patch(1, { ...door, color: PAINT })], [], 0.54).regions).toEqual([0, 1]);
});

it('gives every region a probability, including small scraps after a window’s view', () => {
  const scrap: Partial<Region> = { share: 0.0008, texture: 1, color: { ...PAINT, L: 0.5 } };
  const regions = [patch(0), patch(1, FRAME), patch(2, { ...PANE, color: VIEW }), patch(3, scrap)];
  const borders = [border(0, 1, 300), border(1, 2, 200), border(0, 3, 20), border(1, 3, 20)];
  const { probabilities } = findWalls(regions, borders, 0.8);
  expect(probabilities).toHaveLength(regions.length);
  for (const probability of probabilities) {
    expect(probability).toBeGreaterThanOrEqual(0);
    expect(probability).toBeLessThanOrEqual(1);
  }
});
