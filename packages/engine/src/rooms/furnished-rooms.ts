import type { Vec3 } from '../geometry/vector.ts';
import type { CameraSpec, QualitySpec, RoomSpec } from './room-spec.ts';

/** Good enough to look at: a minute or so at 1280 pixels. */
export const PICTURE_QUALITY: QualitySpec = {
  samples: 32,
  bounces: 3,
  detail: 4,
  softness: 0.45,
  noise: 0.6,
  exposure: 0.35,
};

/** A living room with a window to the garden, in warm paper white and oak: the picture on the front page. */
export function gardenLivingRoom(width: number, quality: QualitySpec = PICTURE_QUALITY): RoomSpec {
  const wall = '#e5dccb';
  return {
    ...plainRoom(wall, quality, 7),
    size: { width: 5.4, height: 2.7, depth: 5.2 },
    camera: view(width, [4.3, 1.3, 5.05], -25, -5, 0.64),
    floor: { kind: 'planks', color: '#c09a6b', plankWidth: 0.15 },
    windows: [
      {
        wall: 'west',
        along: 2.45,
        width: 1.8,
        height: 2.06,
        sill: 0.28,
        panes: { columns: 2, rows: 3 },
        frame: TRIM,
      },
    ],
    pieces: [
      { kind: 'rug', at: [2.5, 0, 2.05], turn: 0, size: [2.9, 0.016, 2.1], variant: 0 },
      { kind: 'sofa', at: [2.55, 0, 0.64], turn: 0, colors: ['#56625b', '#b0683f'] },
      { kind: 'coffee-table', at: [2.45, 0.016, 1.85], turn: 0 },
      { kind: 'armchair', at: [4.35, 0, 1.7], turn: -58, colors: ['#7f5a44', '#e9e1d2'] },
      { kind: 'floor-lamp', at: [4.75, 0, 0.5], turn: 0 },
      { kind: 'plant', at: [0.56, 0, 0.5], turn: 20, size: [0.95, 1.65, 0.95] },
      { kind: 'picture', at: [2.12, 1.62, 0], turn: 0, size: [0.66, 0.88, 0.03], variant: 0 },
      { kind: 'picture', at: [2.98, 1.62, 0], turn: 0, size: [0.66, 0.88, 0.03], variant: 1 },
      { kind: 'curtain', colors: LINEN, at: [0, 0, 3.02], turn: 90, size: [0.42, 2.46, 0.1], variant: 1 },
      { kind: 'curtain', colors: LINEN, at: [0, 0, 0.72], turn: 90, size: [0.42, 2.46, 0.1], variant: 2 },
      { kind: 'books', at: [2.15, 0.416, 1.85], turn: 12 },
      { kind: 'vase', at: [2.62, 0.416, 1.78], turn: 0 },
      { kind: 'side-table', at: [1.12, 0, 0.66], turn: 0 },
      { kind: 'table-lamp', at: [1.12, 0.52, 0.66], turn: 0 },
    ],
    light: {
      sky: 1,
      sun: { azimuth: 264, elevation: 40, strength: 2 },
      lamps: 3,
      ceilingLamp: 0,
      viewGain: 1.2,
    },
  };
}

const TRIM = '#fbfaf7';
const LINEN = ['#ad9f88', '#3a332d'] as const;

/** What the furnished rooms share: one paint, white trim, oak, soft daylight. */
function plainRoom(wall: string, quality: QualitySpec, seed: number) {
  return {
    paint: { north: wall, east: wall, south: wall, west: wall },
    ceiling: '#f5f2ec',
    trim: { color: TRIM, skirting: 0.12, cornice: 0.07 },
    floor: { kind: 'planks', color: '#c09a6b', plankWidth: 0.15 },
    doors: [],
    quality,
    seed,
  } satisfies Partial<RoomSpec>;
}

function view(width: number, position: Vec3, yaw: number, pitch: number, focal: number): CameraSpec {
  return { position, yaw, pitch, roll: 0, focal, width, height: Math.round(width / 1.5) };
}

/** A living room seen from the front, in cool gray with a leather chair and a wall of books. */
export function bookLivingRoom(width: number, quality: QualitySpec = PICTURE_QUALITY): RoomSpec {
  return {
    ...plainRoom('#d3d3cd', quality, 21),
    size: { width: 5.2, height: 2.65, depth: 4.9 },
    camera: view(width, [2.2, 1.28, 4.75], 7, -4, 0.6),
    floor: { kind: 'planks', color: '#d0b58d', plankWidth: 0.18 },
    windows: [
      {
        wall: 'east',
        along: 0.75,
        width: 2,
        height: 1.75,
        sill: 0.55,
        panes: { columns: 3, rows: 1 },
        frame: TRIM,
      },
    ],
    pieces: [
      {
        kind: 'rug',
        at: [2.65, 0, 2.1],
        turn: 0,
        size: [2.9, 0.016, 2],
        colors: ['#d8d3c9', '#5e6a70'],
        variant: 1,
      },
      { kind: 'sofa', at: [2.75, 0, 0.62], turn: 0, colors: ['#616c70', '#b8935a'], variant: 1 },
      { kind: 'bookshelf', at: [0.75, 0, 0.19], turn: 0, size: [1.05, 2.05, 0.34] },
      { kind: 'coffee-table', at: [2.7, 0.016, 1.9], turn: 0, size: [0.95, 0.38, 0.95], variant: 1 },
      { kind: 'armchair', at: [1.0, 0, 2.0], turn: 62, colors: ['#7f5a44', '#e6dccb'] },
      { kind: 'floor-lamp', at: [4.6, 0, 0.45], turn: 0, variant: 1 },
      { kind: 'picture', at: [2.75, 1.62, 0], turn: 0, size: [1.1, 0.8, 0.03], variant: 2 },
      { kind: 'vase', at: [2.78, 0.396, 1.86], turn: 40, colors: ['#d9d2c3', '#6d8a4f'] },
      { kind: 'books', at: [2.5, 0.396, 2.08], turn: -18 },
      { kind: 'curtain', colors: LINEN, at: [5.2, 0, 0.5], turn: -90, size: [0.42, 2.42, 0.1], variant: 1 },
      { kind: 'curtain', colors: LINEN, at: [5.2, 0, 3.02], turn: -90, size: [0.42, 2.42, 0.1], variant: 2 },
      { kind: 'plant', at: [4.75, 0, 3.0], turn: 0, size: [0.8, 1.2, 0.8], variant: 1 },
    ],
    light: { sky: 1.1, lamps: 4, ceilingLamp: 0, viewGain: 1.2 },
  };
}

/** A bedroom with morning light. */
export function morningBedroom(width: number, quality: QualitySpec = PICTURE_QUALITY): RoomSpec {
  return {
    ...plainRoom('#e0d5c3', quality, 33),
    size: { width: 4.5, height: 2.6, depth: 4.7 },
    camera: view(width, [0.62, 1.32, 4.5], 25, -6, 0.62),
    windows: [
      {
        wall: 'east',
        along: 1.1,
        width: 1.7,
        height: 1.7,
        sill: 0.6,
        panes: { columns: 2, rows: 2 },
        frame: TRIM,
      },
    ],
    pieces: [
      {
        kind: 'rug',
        at: [2.3, 0, 1.9],
        turn: 0,
        size: [2.7, 0.016, 1.9],
        colors: ['#e3dccd', '#a39a8a'],
        variant: 1,
      },
      { kind: 'bed', at: [2.3, 0.01, 1.18], turn: 0, colors: ['#f1ece3', '#7f9081'] },
      { kind: 'side-table', at: [1.1, 0, 0.36], turn: 0 },
      { kind: 'side-table', at: [3.5, 0, 0.36], turn: 30 },
      { kind: 'table-lamp', at: [1.1, 0.52, 0.36], turn: 0, colors: ['#efe6d4', '#b9775a'] },
      { kind: 'table-lamp', at: [3.5, 0.52, 0.36], turn: 0, colors: ['#efe6d4', '#b9775a'] },
      { kind: 'picture', at: [1.85, 1.62, 0], turn: 0, size: [0.55, 0.72, 0.03], variant: 2 },
      { kind: 'picture', at: [2.75, 1.62, 0], turn: 0, size: [0.55, 0.72, 0.03], variant: 0 },
      { kind: 'curtain', colors: LINEN, at: [4.5, 0, 0.84], turn: -90, size: [0.4, 2.42, 0.1], variant: 1 },
      { kind: 'curtain', colors: LINEN, at: [4.5, 0, 3.06], turn: -90, size: [0.4, 2.42, 0.1], variant: 2 },
      { kind: 'plant', at: [4.05, 0, 0.42], turn: 0, size: [0.75, 1.35, 0.75] },
    ],
    light: {
      sky: 1,
      sun: { azimuth: 78, elevation: 34, strength: 1.8 },
      lamps: 5,
      ceilingLamp: 0,
      viewGain: 1.2,
    },
  };
}

/** A study with a desk, two bookshelves and a reading chair. */
export function quietStudy(width: number, quality: QualitySpec = PICTURE_QUALITY): RoomSpec {
  return {
    ...plainRoom('#d0ccbf', quality, 45),
    size: { width: 4.4, height: 2.6, depth: 4.4 },
    camera: view(width, [0.55, 1.36, 4.22], 27, -6, 0.62),
    floor: { kind: 'planks', color: '#9a7048', plankWidth: 0.12 },
    windows: [
      {
        wall: 'north',
        along: 0.75,
        width: 1.35,
        height: 1.45,
        sill: 0.8,
        panes: { columns: 2, rows: 2 },
        frame: TRIM,
      },
      {
        wall: 'south',
        along: 1,
        width: 2,
        height: 1.5,
        sill: 0.8,
        panes: { columns: 2, rows: 1 },
        frame: TRIM,
      },
    ],
    pieces: [
      {
        kind: 'rug',
        at: [2.3, 0, 2],
        turn: 0,
        size: [2.3, 0.016, 1.7],
        colors: ['#cfc3ae', '#7a5644'],
        variant: 1,
      },
      { kind: 'bookshelf', at: [2.85, 0, 0.18], turn: 0, size: [0.9, 2, 0.32] },
      { kind: 'bookshelf', at: [3.78, 0, 0.18], turn: 0, size: [0.9, 2, 0.32] },
      { kind: 'desk', at: [4.03, 0, 1.75], turn: -90 },
      { kind: 'chair', at: [3.4, 0, 1.8], turn: 78 },
      { kind: 'armchair', at: [1.35, 0, 0.85], turn: 20, colors: ['#56675c', '#e0d3bd'] },
      { kind: 'floor-lamp', at: [0.5, 0, 0.5], turn: 0, variant: 1 },
      { kind: 'picture', at: [4.4, 1.6, 2.7], turn: -90, size: [0.55, 0.72, 0.03], variant: 1 },
      { kind: 'plant', at: [2.2, 0, 0.42], turn: 0, size: [0.6, 1.1, 0.6], variant: 1 },
    ],
    light: { sky: 1.1, lamps: 8, ceilingLamp: 0, viewGain: 1.2 },
  };
}
