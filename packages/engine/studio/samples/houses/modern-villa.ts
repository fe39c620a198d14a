import { slab, timber } from '../../../src/furniture/materials/solid.ts';
import { BLACK_METAL, boards, emulsion, limewash } from '../rooms/finishes.ts';
import type { HouseSpec } from './house-spec.ts';
import { GRAY_SKY, LAWN } from './skies.ts';

const GREENS = { color: '#566c30', young: '#80954a' } as const;
const CEDAR = boards('#8a6243', '#5c3e28', 'straight', [0.12, 3.2], 0.6);

/** White render, cedar and flat roofs under a gray sky: the picture a sky replacement is for. */
export const MODERN_VILLA: HouseSpec = {
  id: 'modern-villa',
  title: 'White modern villa under a gray sky',
  style: 'modern',
  seed: 141,
  bodies: [
    {
      x: 0,
      forward: 0,
      width: 11.5,
      depth: 8,
      eaves: 3.1,
      wall: CEDAR,
      trim: BLACK_METAL,
      roof: { kind: 'flat', edge: 0.3, material: emulsion('#d3d0c9') },
    },
    {
      x: 3.6,
      forward: 0.9,
      width: 7.2,
      depth: 6.5,
      eaves: 6.1,
      wall: limewash('#dedbd3', 4),
      plinth: limewash('#76736d', 5),
      trim: BLACK_METAL,
      roof: { kind: 'flat', edge: 0.12, material: emulsion('#d8d5ce') },
    },
  ],
  windows: [
    { body: 0, x: 0.6, sill: 0.12, width: 2.5, height: 2.5, columns: 2, rows: 1 },
    { body: 1, x: 2.6, sill: 0.12, width: 4.1, height: 2.5, columns: 3, rows: 1 },
    { body: 1, x: 0.6, sill: 3.55, width: 2.6, height: 1.9, columns: 2, rows: 1 },
    { body: 1, x: 4.1, sill: 3.55, width: 2.4, height: 1.9, columns: 2, rows: 1 },
  ],
  door: { body: 1, x: 0.7, sill: 0.1, width: 1.15, height: 2.4, columns: 1, rows: 1 },
  doorMaterial: timber('#8a5f3d', '#5a3b24', 'oiled', 0.5),
  frame: BLACK_METAL,
  lawn: LAWN,
  path: slab('#8f897e', '#7b766c'),
  terrace: { x: 5.9, z: 0.9, width: 4.9, depth: 2.9 },
  hedges: [
    { x: 1.0, z: 0.6, width: 1.3, height: 0.55, depth: 0.7, color: '#42572c', flowers: '#b9a4cf' },
    { x: 2.4, z: 0.6, width: 1.4, height: 0.5, depth: 0.7, color: '#4a5f31' },
    { x: 11.4, z: 1.6, width: 1.0, height: 0.6, depth: 1.4, color: '#42572c', flowers: '#d9d6e2' },
    { x: -1.0, z: 0.2, width: 1.3, height: 1.7, depth: 1.3, color: '#3c5027' },
    { x: -10, z: -7, width: 14, height: 1.6, depth: 1.2, color: '#35491f' },
    { x: 21, z: -7, width: 16, height: 1.6, depth: 1.2, color: '#35491f' },
  ],
  trees: [
    { x: -5.2, z: -1.5, height: 7.5, ...GREENS, leaf: 0.11 },
    { x: 15.2, z: -3, height: 9, ...GREENS, leaf: 0.13 },
    { x: -14, z: -14, height: 11, ...GREENS, leaf: 0.18 },
    { x: 21, z: -13, height: 10, ...GREENS, leaf: 0.18 },
    { x: 1, z: -18, height: 9.5, ...GREENS, leaf: 0.18 },
    // Behind the camera: mirrored in the windows.
    { x: 3, z: 30, height: 9, ...GREENS, leaf: 0.26 },
    { x: 12, z: 33, height: 11, ...GREENS, leaf: 0.26 },
  ],
  camera: { position: [0.8, 1.6, 15.2], yaw: 17, lens: 30, shift: [0, 0.13], aspect: 1.5 },
  light: {
    sky: GRAY_SKY,
    view: { kind: 'hills', seed: 14, brightness: 0.72, clouds: 0.98 },
    exposure: -0.7,
  },
};
