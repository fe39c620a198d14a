import { BRICK_HOUSE } from '../../samples/houses/brick-house.ts';
import type { HouseLight, HouseSpec } from '../../samples/houses/house-spec.ts';
import { MODERN_VILLA } from '../../samples/houses/modern-villa.ts';
import { CLEAR_SKY, CLEAR_SUN, GOLDEN_SKY, GOLDEN_SUN, GRAY_SKY } from '../../samples/houses/skies.ts';
import { WHITE_FARMHOUSE } from '../../samples/houses/white-farmhouse.ts';
import type { CameraSpec } from '../../samples/room-spec.ts';
import { stands } from '../../samples/rooms/places.ts';
import { bareTree } from './bare-tree.ts';
import type { Exterior } from './exterior-source.ts';
import { aerial, railing, wire } from './thin-things.ts';

/** Nothing but sky is painted behind the scene: hills would be labeled as sky. */
const sky = (seed: number, clouds: number, brightness = 1) =>
  ({ kind: 'sky', seed, clouds, brightness }) as const;
const CLEAR: HouseLight = {
  sky: CLEAR_SKY,
  sun: { ...CLEAR_SUN, azimuth: 215, elevation: 40 },
  view: sky(11, 0.25),
  exposure: -0.75,
};
const GRAY: HouseLight = { sky: GRAY_SKY, view: sky(12, 0.98, 0.72), exposure: -0.7 };
const GOLDEN: HouseLight = {
  sky: GOLDEN_SKY,
  sun: { ...GOLDEN_SUN, azimuth: 240, elevation: 14 },
  view: sky(13, 0.4),
  exposure: -0.95,
};

/** The house in another light, without its trees, as `camera` sees it. */
function seen(
  house: HouseSpec,
  id: string,
  seed: number,
  light: HouseLight,
  camera: Partial<CameraSpec>,
): HouseSpec {
  return { ...house, id, title: id, seed, light, trees: [], camera: { ...house.camera, ...camera } };
}

/** Houses under open skies: hard cases for cutting out a sky. */
export const EXTERIORS: readonly Exterior[] = [
  {
    house: seen(BRICK_HOUSE, 'brick-house-in-winter', 301, GRAY, {}),
    traits: ['bare-branches', 'roofline'],
    surfaces: [...bareTree(-2.2, 5.2, 7.5, 31), ...bareTree(13.2, 0.5, 9, 32), ...bareTree(7, -12, 13, 33)],
    things: [],
  },
  {
    house: seen(MODERN_VILLA, 'villa-terrace', 302, CLEAR, {}),
    traits: ['roofline'],
    surfaces: [],
    things: [
      stands('outdoor-sofa', 7.4, 2.1, 0, { seed: 4 }),
      stands('outdoor-table', 7.4, 3.1, 0, { seed: 5 }),
      stands('outdoor-chair', 9.3, 2.9, -70, { seed: 6 }),
      stands('parasol', 9.9, 1.9, 0, { seed: 7 }),
      stands('planter', 4.1, 2.2, 0, { seed: 8 }),
    ],
  },
  {
    house: seen(BRICK_HOUSE, 'brick-house-from-a-balcony', 303, CLEAR, {
      position: [2.4, 4.9, 16.1],
      yaw: 8,
      pitch: 8,
      lens: 24,
      shift: [0, 0],
    }),
    traits: ['railing', 'roofline'],
    surfaces: railing(-3.2, 9.2, 4.4, 14.4),
    things: [],
  },
  {
    house: seen(WHITE_FARMHOUSE, 'farmhouse-roofline', 304, GOLDEN, {
      position: [3.2, 1.6, 7.2],
      yaw: 12,
      pitch: 17,
      lens: 28,
      shift: [0, 0],
    }),
    traits: ['roofline', 'bare-branches'],
    surfaces: [
      ...aerial([2.4, 4.8, -2.8]),
      wire([-6, 5.4, -1], [7.4, 4.9, -2.4], 0.25),
      wire([-6, 5.1, -1], [7.4, 4.7, -2.4], 0.3),
      ...bareTree(10.8, -1.5, 7, 41),
    ],
    things: [],
  },
  {
    house: seen(WHITE_FARMHOUSE, 'farmhouse-in-winter', 305, CLEAR, {}),
    traits: ['bare-branches'],
    surfaces: [...bareTree(-2.6, 1.5, 6.5, 51), ...bareTree(12.5, -3, 8, 52)],
    things: [
      stands('lounger', 4.9, 3.6, 25, { seed: 9 }),
      stands('outdoor-table', 6.4, 2.8, 0, { seed: 10 }),
      stands('planter', 2.6, 0.9, 0, { seed: 11 }),
    ],
    heldOut: true,
  },
  {
    house: seen(MODERN_VILLA, 'villa-from-a-balcony', 306, GOLDEN, {
      position: [5.2, 4.4, 15.8],
      yaw: -4,
      pitch: 7,
      lens: 22,
      shift: [0, 0],
    }),
    traits: ['railing', 'bare-branches'],
    surfaces: [...railing(-2, 12.4, 3.9, 14.1), ...bareTree(14.5, 2, 9.5, 61), ...bareTree(-3.5, 3, 8, 62)],
    things: [],
    heldOut: true,
  },
];
