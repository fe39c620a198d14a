import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, plainCeiling, WALNUT, WHITE_WOOD, walls } from './finishes.ts';
import { hangs, lies, stands } from './places.ts';

/** A walnut desk before slats, a lounge chair by the window. */
export const MID_CENTURY_OFFICE: RoomSpec = {
  id: 'mid-century-office',
  title: 'Study with walnut and a lounge chair',
  roomType: 'office',
  style: 'mid_century',
  seed: 91,
  size: { width: 4.8, height: 2.7, depth: 5.0 },
  walls: walls(emulsion('#e8e2d6'), { north: emulsion('#4d5f58', 2) }),
  ceiling: plainCeiling(),
  trim: { material: WHITE_WOOD, skirting: 0.1, cornice: 'none', corniceSize: 0 },
  floor: boards('#b98a5a', '#8c6238', 'basket', [0.1, 0.5], 0.3),
  windows: [
    { kind: 'casement', wall: 'east', along: 0.8, sill: 0.7, width: 2.2, height: 1.6, leaves: 3, panes: [1, 1], frame: WALNUT, casing: true, reveal: 0.18 },
  ],
  doors: [
    { wall: 'north', along: 0.35, width: 0.86, height: 2.08, material: WHITE_WOOD, panels: [2, 3], handle: WALNUT },
  ],
  panels: [],
  fixtures: [],
  camera: { position: [1.2, 1.3, 4.75], yaw: 15, lens: 25, shift: [0, -0.05], aspect: 1.45 },
  light: {
    mood: 'day',
    sun: { azimuth: 98, elevation: 40 },
    view: { kind: 'garden', seed: 61, brightness: 1.25, clouds: 0.5 },
    lamps: 0.2,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.7, 2.3, 0, { size: [2.9, 0.012, 2.0] }),
    stands('desk', 2.75, 1.35, 0, { size: [1.6, 0.75, 0.75], name: 'desk' }),
    stands('desk-chair', 2.75, 0.72, 0),
    stands('armchair', 3.95, 3.0, -135),
    stands('bookshelf', 0.2, 2.6, 90, { size: [1.4, 2.0, 0.34] }),
    stands('sideboard', 3.4, 0.26, 0, { name: 'sideboard', size: [1.6, 0.75, 0.42] }),
    stands('floor-lamp', 4.45, 1.0, -30),
    lies('table-lamp', 'desk', [-0.55, -0.12]),
    lies('monitor', 'desk', [0.1, -0.1], 180),
    lies('books', 'desk', [0.55, 0.1], 10),
    hangs('art', 'north', 3.3, 1.6, { size: [1.3, 0.9, 0.03], silhouette: 'single' }),
    lies('vase', 'sideboard', [0.55, 0]),
    stands('plant', 4.4, 0.4, 0, { size: [0.6, 1.7, 0.6], silhouette: 'rubber-plant' }),
  ],
  clutter: [
    stands('carton', 1.1, 2.2, 20),
    stands('carton', 1.3, 1.55, -12, { seed: 5 }),
    stands('laundry', 2.1, 2.75, 0),
    stands('bag', 1.9, 2.05, 30),
    stands('shoes', 2.9, 3.1, 60),
    stands('toy-blocks', 2.55, 3.4, 10),
  ],
};
