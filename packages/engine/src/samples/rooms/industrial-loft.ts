import type { RoomSpec } from '../room-spec.ts';
import { BLACK_METAL, bricks, emulsion, polishedConcrete, walls } from './finishes.ts';
import { dangles, hangs, lies, stands } from './places.ts';

/** Brick, steel windows and a polished screed in the last sun. */
export const INDUSTRIAL_LOFT: RoomSpec = {
  id: 'industrial-loft',
  title: 'Brick loft with steel windows at golden hour',
  roomType: 'living_room',
  style: 'industrial',
  seed: 41,
  size: { width: 6.8, height: 3.6, depth: 6.4 },
  walls: walls(emulsion('#dcd8d1'), {
    north: bricks('#9a5a44', '#b8aa9b'),
    east: emulsion('#d9d6d0', 2),
  }),
  ceiling: {
    material: emulsion('#e3e0da', 7),
    beams: { material: BLACK_METAL, along: 'z', count: 4, section: [0.14, 0.24] },
  },
  trim: { material: BLACK_METAL, skirting: 0, cornice: 'none', corniceSize: 0 },
  floor: polishedConcrete('#97928b'),
  windows: [
    { kind: 'steel', wall: 'west', along: 1.2, sill: 0.75, width: 2.1, height: 2.4, leaves: 1, panes: [4, 5], frame: BLACK_METAL, casing: false, reveal: 0.3 },
    { kind: 'steel', wall: 'west', along: 3.9, sill: 0.75, width: 2.1, height: 2.4, leaves: 1, panes: [4, 5], frame: BLACK_METAL, casing: false, reveal: 0.3 },
  ],
  doors: [],
  panels: [],
  fixtures: [],
  camera: { position: [5.4, 1.35, 6.1], yaw: -20, lens: 24, shift: [0.0, 0.02], aspect: 1.5 },
  light: {
    mood: 'golden',
    sun: { azimuth: 252, elevation: 21 },
    view: { kind: 'city', seed: 23, brightness: 1.2, clouds: 0.3 },
    lamps: 0.3,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 3.3, 2.6, 0, { size: [3.6, 0.012, 2.5] }),
    stands('sofa', 3.3, 0.95, 0, { size: [2.4, 0.78, 0.98] }),
    stands('coffee-table', 3.2, 2.5, 0, { name: 'table' }),
    stands('armchair', 5.3, 2.5, -80),
    stands('floor-lamp', 1.6, 0.75, 20),
    stands('side-table', 4.95, 0.85, 0, { name: 'side' }),
    lies('table-lamp', 'side', [0, 0]),
    hangs('art', 'north', 3.3, 1.85, { size: [1.8, 1.1, 0.04], silhouette: 'single' }),
    lies('books', 'table', [0.2, 0], 20),
    lies('tray', 'table', [-0.22, 0]),
    stands('plant', 0.75, 0.8, 0, { size: [0.9, 1.9, 0.9] }),
    stands('bookshelf', 6.55, 1.3, -90, { size: [1.5, 2.1, 0.36] }),
    dangles('pendant-lamp', 3.2, 2.55, { size: [0.45, 1.2, 0.45], stays: true }),
  ],
};
