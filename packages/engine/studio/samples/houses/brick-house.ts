import { concrete, painted, slab } from '../../../src/furniture/materials/solid.ts';
import { bricks, tiles } from '../rooms/finishes.ts';
import type { HouseSpec } from './house-spec.ts';
import { CLEAR_SKY, CLEAR_SUN, LAWN } from './skies.ts';

const SLATE = tiles(['#4c4a48', '#403e3c', '#2a2928'], 'offset', 0.24, { roughness: 0.55 });
const BRICK = bricks('#86533f', '#9c8d7b');
const WHITE = painted('#eceae4', 0.45);
const GREENS = { color: '#566c30', young: '#80954a' } as const;

/** Brick, sash windows and two gables under a summer sky. */
export const BRICK_HOUSE: HouseSpec = {
  id: 'brick-house',
  title: 'Brick house with two gables on a clear day',
  style: 'traditional',
  seed: 131,
  bodies: [
    {
      x: 0,
      forward: 0,
      width: 9.4,
      depth: 7.5,
      eaves: 5.2,
      wall: BRICK,
      trim: WHITE,
      chimney: 1.2,
      roof: { kind: 'gable', rise: 3, ridge: 'x', material: SLATE },
    },
    {
      x: 5.6,
      forward: 1.2,
      width: 3.8,
      depth: 4.6,
      eaves: 5.2,
      wall: BRICK,
      trim: WHITE,
      roof: { kind: 'gable', rise: 2.3, ridge: 'z', material: SLATE },
    },
  ],
  windows: [
    { body: 0, x: 0.8, sill: 0.85, width: 1.15, height: 1.65, columns: 3, rows: 4 },
    { body: 0, x: 4.1, sill: 0.85, width: 1.0, height: 1.65, columns: 3, rows: 4 },
    { body: 0, x: 0.8, sill: 3.35, width: 1.15, height: 1.4, columns: 3, rows: 4 },
    { body: 0, x: 2.55, sill: 3.35, width: 1.0, height: 1.4, columns: 3, rows: 4 },
    { body: 0, x: 4.1, sill: 3.35, width: 1.0, height: 1.4, columns: 3, rows: 4 },
    { body: 1, x: 0.8, sill: 0.7, width: 2.2, height: 1.75, columns: 6, rows: 4 },
    { body: 1, x: 1.1, sill: 3.35, width: 1.6, height: 1.4, columns: 4, rows: 4 },
  ],
  door: { body: 0, x: 2.5, sill: 0.1, width: 1.02, height: 2.15, columns: 1, rows: 1 },
  doorMaterial: painted('#1c3a3f', 0.25),
  frame: WHITE,
  lintel: concrete('#c3b8a4'),
  lawn: LAWN,
  path: slab('#93876f', '#7d725d'),
  hedges: [
    { x: 1.35, z: 0.6, width: 1.7, height: 0.75, depth: 0.8, color: '#3a5124', flowers: '#d8d3e6' },
    { x: 4.75, z: 0.6, width: 1.1, height: 0.8, depth: 0.8, color: '#41582a' },
    { x: 7.0, z: 1.85, width: 1.9, height: 0.7, depth: 0.9, color: '#3a5124', flowers: '#c8607a' },
    { x: 8.7, z: 1.85, width: 1.5, height: 0.55, depth: 0.8, color: '#4b6130' },
    { x: -0.9, z: 0.2, width: 1.3, height: 1.5, depth: 1.3, color: '#445c2c' },
    { x: 10.6, z: 0.4, width: 1.6, height: 1.9, depth: 1.5, color: '#3c5226' },
    { x: -8.5, z: -7, width: 12, height: 1.5, depth: 1.1, color: '#3a4f23' },
    { x: 19, z: -7, width: 15, height: 1.5, depth: 1.1, color: '#3a4f23' },
  ],
  trees: [
    { x: -6.5, z: -4, height: 8.5, ...GREENS, leaf: 0.12 },
    { x: 15.5, z: -3.5, height: 9.5, ...GREENS, leaf: 0.13 },
    { x: 5.5, z: -17, height: 12, ...GREENS, leaf: 0.17 },
    { x: -13, z: -15, height: 11, ...GREENS, leaf: 0.17 },
    { x: 24, z: -14, height: 12, ...GREENS, leaf: 0.18 },
    // Behind the camera: mirrored in the windows.
    { x: 2, z: 33, height: 10, ...GREENS, leaf: 0.26 },
    { x: 12, z: 30, height: 9, ...GREENS, leaf: 0.26 },
  ],
  camera: { position: [-0.4, 1.6, 15.6], yaw: 17, lens: 31, shift: [0.0, 0.17], aspect: 1.5 },
  light: {
    sky: CLEAR_SKY,
    sun: { ...CLEAR_SUN, azimuth: 222, elevation: 38 },
    view: { kind: 'hills', seed: 91, brightness: 1, clouds: 0.42 },
    exposure: -0.75,
  },
};
