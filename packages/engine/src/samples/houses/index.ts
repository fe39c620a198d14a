import { painted, slab } from '../../furniture/materials/solid.ts';
import { material } from '../../render/materials/material.ts';
import { BLACK_METAL, bricks, emulsion, limewash, OAK, tiles } from '../rooms/finishes.ts';
import type { HouseSpec } from './house-spec.ts';

const LAWN = material({ kind: 'grass', color: '#59623a', seed: 3 }, { sheen: 0.2, relief: 0.006 });
const SLATE_ROOF = tiles(['#4d4f52', '#3f4144', '#2c2d2f'], 'offset', 0.3, { roughness: 0.6 });
const GRAVEL = material(
  { kind: 'stone', color: '#b6ac9c', second: '#948a7b', pattern: 'gravel', seed: 4 },
  { relief: 0.006 },
);

/** Brick, sash windows and two gables under a summer sky. */
const BRICK_HOUSE: HouseSpec = {
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
      wall: bricks('#9c6550', '#b9aa99'),
      roof: { kind: 'gable', rise: 3, ridge: 'x', material: SLATE_ROOF },
    },
    {
      x: 5.6,
      forward: 1.2,
      width: 3.8,
      depth: 4.6,
      eaves: 5.2,
      wall: bricks('#9c6550', '#b9aa99'),
      roof: { kind: 'gable', rise: 2.6, ridge: 'z', material: SLATE_ROOF },
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
  door: { body: 0, x: 2.5, sill: 0.08, width: 1.02, height: 2.15, columns: 1, rows: 1 },
  doorMaterial: painted('#1f3a4a', 0.25),
  frame: painted('#f1efe9', 0.4),
  lawn: LAWN,
  path: GRAVEL,
  hedges: [
    { x: 1.35, z: 0.7, width: 1.7, height: 0.75, depth: 0.8, color: '#3f5a2a' },
    { x: 4.7, z: 0.75, width: 1.1, height: 0.8, depth: 0.8, color: '#496632' },
    { x: 7.5, z: 1.9, width: 3.4, height: 0.65, depth: 0.8, color: '#3f5a2a' },
    { x: -0.9, z: 0.2, width: 1.2, height: 1.6, depth: 1.2, color: '#4d6a34' },
    { x: 10.6, z: 1.0, width: 1.5, height: 2.1, depth: 1.5, color: '#43602d' },
  ],
  camera: { position: [-0.4, 1.6, 14.6], yaw: 19, lens: 33, shift: [0.0, 0.15], aspect: 1.5 },
  light: {
    mood: 'day',
    sun: { azimuth: 232, elevation: 40 },
    view: { kind: 'garden', seed: 91, brightness: 1, clouds: 0.35 },
    lamps: 0,
    exposure: -0.1,
  },
};

/** White render, wood and flat roofs under a plain gray sky: the picture a sky replacement is for. */
const MODERN_VILLA: HouseSpec = {
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
      wall: limewash('#e9e6df', 3),
      roof: { kind: 'flat', edge: 0.35, material: emulsion('#d9d6cf') },
    },
    {
      x: 3.6,
      forward: 0.9,
      width: 7.2,
      depth: 6.5,
      eaves: 6.1,
      wall: limewash('#eeebe5', 4),
      roof: { kind: 'flat', edge: 0.3, material: emulsion('#dedbd4') },
    },
  ],
  windows: [
    { body: 0, x: 0.6, sill: 0.12, width: 2.5, height: 2.5, columns: 2, rows: 1 },
    { body: 1, x: 2.6, sill: 0.12, width: 4.1, height: 2.5, columns: 3, rows: 1 },
    { body: 1, x: 0.6, sill: 3.55, width: 2.6, height: 1.9, columns: 2, rows: 1 },
    { body: 1, x: 4.1, sill: 3.55, width: 2.4, height: 1.9, columns: 2, rows: 1 },
  ],
  door: { body: 1, x: 0.7, sill: 0.1, width: 1.15, height: 2.4, columns: 1, rows: 1 },
  doorMaterial: OAK,
  frame: BLACK_METAL,
  lawn: LAWN,
  path: slab('#b5b1aa', '#a09c95'),
  hedges: [
    { x: 1.9, z: 1.2, width: 2.6, height: 0.55, depth: 0.6, color: '#4c6535' },
    { x: 8.4, z: 1.7, width: 3.6, height: 0.5, depth: 0.6, color: '#4c6535' },
    { x: -1.0, z: 0.6, width: 1.3, height: 2.0, depth: 1.3, color: '#43602d' },
    { x: 12.6, z: 0.4, width: 1.5, height: 1.7, depth: 1.4, color: '#3f5a2a' },
  ],
  camera: { position: [0.8, 1.6, 15.2], yaw: 17, lens: 30, shift: [0, 0.13], aspect: 1.5 },
  light: {
    mood: 'overcast',
    view: { kind: 'garden', seed: 14, brightness: 1.05, clouds: 0.95 },
    lamps: 0,
    exposure: -0.35,
  },
};

/** Houses for the sky demos. */
export const HOUSES: readonly HouseSpec[] = [BRICK_HOUSE, MODERN_VILLA];
