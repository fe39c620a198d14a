import type { QualitySpec, RoomSpec } from './room-spec.ts';

/** Good enough to look at: a minute or so at 1280 pixels. */
export const PICTURE_QUALITY: QualitySpec = {
  samples: 32,
  bounces: 5,
  detail: 4,
  softness: 0.45,
  noise: 0.6,
  exposure: 0,
};

/** A living room with a window to the garden, in warm paper white and oak: the picture on the front page. */
export function gardenLivingRoom(width: number, quality: QualitySpec = PICTURE_QUALITY): RoomSpec {
  const wall = '#ece5d8';
  return {
    size: { width: 5.4, height: 2.7, depth: 5.2 },
    camera: {
      position: [4.3, 1.3, 5.05],
      yaw: -25,
      pitch: -5,
      roll: 0,
      focal: 0.64,
      width,
      height: Math.round(width / 1.5),
    },
    paint: { north: wall, east: wall, south: wall, west: wall },
    ceiling: '#f5f2ec',
    trim: { color: '#f6f3ee', skirting: 0.12, cornice: 0.07 },
    floor: { kind: 'planks', color: '#c09a6b', plankWidth: 0.15 },
    windows: [
      {
        wall: 'west',
        along: 2.45,
        width: 1.8,
        height: 2.06,
        sill: 0.28,
        panes: { columns: 2, rows: 3 },
        frame: '#f6f3ee',
      },
    ],
    doors: [],
    pieces: [
      { kind: 'rug', at: [2.5, 0, 2.05], turn: 0, size: [2.9, 0.016, 2.1], variant: 0 },
      { kind: 'sofa', at: [2.55, 0, 0.64], turn: 0, colors: ['#c2bbae', '#b0643c'] },
      { kind: 'coffee-table', at: [2.45, 0.016, 1.85], turn: 0 },
      { kind: 'armchair', at: [4.35, 0, 1.7], turn: -58, colors: ['#4f6257', '#e9e1d2'] },
      { kind: 'floor-lamp', at: [4.75, 0, 0.5], turn: 0 },
      { kind: 'plant', at: [0.56, 0, 0.5], turn: 20, size: [0.95, 1.65, 0.95] },
      { kind: 'picture', at: [2.12, 1.62, 0], turn: 0, size: [0.66, 0.88, 0.03], variant: 0 },
      { kind: 'picture', at: [2.98, 1.62, 0], turn: 0, size: [0.66, 0.88, 0.03], variant: 1 },
      { kind: 'curtain', at: [0, 0, 3.02], turn: 90, size: [0.42, 2.46, 0.1], variant: 1 },
      { kind: 'curtain', at: [0, 0, 0.72], turn: 90, size: [0.42, 2.46, 0.1], variant: 2 },
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
      viewGain: 0.2,
    },
    quality,
    seed: 7,
  };
}
