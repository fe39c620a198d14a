import { painted, slab, timber } from '../../../src/furniture/materials/solid.ts';
import { limewash, tiles } from '../rooms/finishes.ts';
import type { HouseSpec } from './house-spec.ts';
import { GOLDEN_SKY, GOLDEN_SUN, LAWN } from './skies.ts';

const TERRACOTTA = tiles(['#96634a', '#84553f', '#5f3d2b'], 'offset', 0.24, { roughness: 0.8 });
const OLIVE = { color: '#66714a', young: '#8f9970' } as const;
const OAK_BEAM = timber('#7d6146', '#553f2b', 'raw', 0.7);

/** Limewashed walls, tiles and shutters above open country: nothing hides the horizon. */
export const WHITE_FARMHOUSE: HouseSpec = {
  id: 'white-farmhouse',
  title: 'White farmhouse above open fields in the evening',
  style: 'farmhouse',
  seed: 151,
  bodies: [
    {
      x: 0,
      forward: 0,
      width: 9.6,
      depth: 5.6,
      eaves: 3.0,
      wall: limewash('#e4dccb', 6),
      plinth: slab('#9a8d79', '#837763'),
      trim: OAK_BEAM,
      chimney: 7.4,
      roof: { kind: 'gable', rise: 2.0, ridge: 'x', material: TERRACOTTA },
    },
  ],
  windows: [
    { body: 0, x: 0.95, sill: 0.95, width: 1.0, height: 1.35, columns: 2, rows: 3 },
    { body: 0, x: 5.35, sill: 0.95, width: 1.0, height: 1.35, columns: 2, rows: 3 },
    { body: 0, x: 7.65, sill: 0.95, width: 1.0, height: 1.35, columns: 2, rows: 3 },
  ],
  door: { body: 0, x: 3.2, sill: 0.1, width: 1.1, height: 2.15, columns: 1, rows: 1 },
  doorMaterial: painted('#56705f', 0.5),
  frame: painted('#d9d2c2', 0.5),
  shutters: painted('#5f7a68', 0.55),
  lintel: OAK_BEAM,
  lawn: LAWN,
  path: slab('#a0927c', '#877a66'),
  hedges: [
    { x: 1.4, z: 0.55, width: 1.7, height: 0.6, depth: 0.7, color: '#5a6640', flowers: '#8d79b8' },
    { x: 6.0, z: 0.55, width: 1.9, height: 0.55, depth: 0.7, color: '#5a6640', flowers: '#8d79b8' },
    { x: 8.4, z: 0.55, width: 1.4, height: 0.7, depth: 0.7, color: '#4c5b34', flowers: '#d98a8a' },
    { x: -0.8, z: -0.3, width: 1.0, height: 0.9, depth: 1.0, color: '#4c5b34' },
  ],
  trees: [
    { x: -4.2, z: -0.6, height: 5.2, ...OLIVE, leaf: 0.075 },
    { x: 14.2, z: -4, height: 5.6, ...OLIVE, leaf: 0.08 },
    { x: 4, z: 30, height: 8, ...OLIVE, leaf: 0.24 },
  ],
  camera: { position: [-1.2, 1.6, 11.6], yaw: 22, lens: 26, shift: [0, 0.14], aspect: 1.5 },
  light: {
    sky: GOLDEN_SKY,
    sun: { ...GOLDEN_SUN, azimuth: 235, elevation: 17 },
    view: { kind: 'hills', seed: 27, brightness: 1, clouds: 0.38 },
    exposure: -0.95,
  },
};
