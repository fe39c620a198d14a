import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, plainCeiling, satin, walls } from './finishes.ts';
import { dangles, hangs, lies, stands } from './places.ts';

const CREAM = satin('#f1ece0');

/** One-point view down the table to two sash windows; wainscot below, sage above. */
export const TRADITIONAL_DINING_ROOM: RoomSpec = {
  id: 'traditional-dining-room',
  title: 'Dining room in sage green with wainscot',
  roomType: 'dining_room',
  style: 'traditional',
  seed: 81,
  size: { width: 4.6, height: 2.9, depth: 5.6 },
  walls: walls(emulsion('#a9b19a')),
  ceiling: plainCeiling('#f7f4ec'),
  trim: { material: CREAM, skirting: 0.18, cornice: 'cove', corniceSize: 0.14 },
  floor: boards('#94683f', '#684426', 'herringbone', [0.09, 0.5], 0.26),
  windows: [
    { kind: 'sash', wall: 'north', along: 0.6, sill: 0.62, width: 1.1, height: 1.85, leaves: 1, panes: [3, 2], frame: CREAM, casing: true, reveal: 0.18 },
    { kind: 'sash', wall: 'north', along: 2.9, sill: 0.62, width: 1.1, height: 1.85, leaves: 1, panes: [3, 2], frame: CREAM, casing: true, reveal: 0.18 },
    { kind: 'sash', wall: 'east', along: 2.2, sill: 0.62, width: 1.1, height: 1.85, leaves: 1, panes: [3, 2], frame: CREAM, casing: true, reveal: 0.18 },
  ],
  doors: [],
  panels: [
    { kind: 'slab', wall: 'west', along: 0, up: 0.1, width: 5.6, height: 0.78, material: CREAM, count: 1 },
    { kind: 'molding', wall: 'west', along: 0.05, up: 0.3, width: 5.5, height: 0.46, material: CREAM, count: 5 },
    { kind: 'rail', wall: 'west', along: 0, up: 0.86, width: 5.6, height: 0.07, material: CREAM, count: 1 },
    { kind: 'slab', wall: 'east', along: 0, up: 0.1, width: 2.1, height: 0.78, material: CREAM, count: 1 },
    { kind: 'molding', wall: 'east', along: 0.05, up: 0.3, width: 2.0, height: 0.46, material: CREAM, count: 2 },
    { kind: 'rail', wall: 'east', along: 0, up: 0.86, width: 2.1, height: 0.07, material: CREAM, count: 1 },
    { kind: 'slab', wall: 'north', along: 1.83, up: 0.1, width: 0.94, height: 0.78, material: CREAM, count: 1 },
    { kind: 'molding', wall: 'north', along: 1.83, up: 0.3, width: 0.94, height: 0.46, material: CREAM, count: 1 },
    { kind: 'rail', wall: 'north', along: 1.8, up: 0.86, width: 1.0, height: 0.07, material: CREAM, count: 1 },
  ],
  fixtures: [],
  camera: { position: [2.3, 1.4, 5.4], yaw: 0, lens: 24, shift: [0, -0.05], aspect: 1.4 },
  light: {
    mood: 'day',
    sun: { azimuth: 62, elevation: 38 },
    view: { kind: 'garden', seed: 52, brightness: 1.3, clouds: 0.35 },
    lamps: 0.25,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.3, 2.6, 90, { size: [3.3, 0.012, 2.4] }),
    stands('dining-table', 2.3, 2.6, 90, { size: [2.1, 0.75, 1.0], name: 'table' }),
    stands('dining-chair', 1.62, 2.05, 90, { seed: 3 }),
    stands('dining-chair', 1.62, 2.65, 90, { seed: 3 }),
    stands('dining-chair', 1.62, 3.25, 90, { seed: 3 }),
    stands('dining-chair', 2.98, 2.05, -90, { seed: 3 }),
    stands('dining-chair', 2.98, 2.65, -90, { seed: 3 }),
    stands('dining-chair', 2.98, 3.25, -90, { seed: 3 }),
    hangs('curtain', 'north', 1.15, 0, { size: [1.7, 2.7, 0.14] }),
    hangs('curtain', 'north', 3.45, 0, { size: [1.7, 2.7, 0.14] }),
    dangles('pendant-lamp', 2.3, 2.6, { size: [0.7, 1.25, 0.7], stays: true }),
    stands('sideboard', 0.3, 2.4, 90, { name: 'sideboard', size: [1.7, 0.88, 0.46] }),
    lies('table-lamp', 'sideboard', [-0.6, 0]),
    lies('vase', 'sideboard', [0.5, 0]),
    hangs('mirror', 'west', 3.2, 1.6),
    lies('vase', 'table', [0, 0], 0, { seed: 4 }),
    lies('candles', 'table', [0.5, 0]),
    hangs('art', 'north', 2.3, 1.65, { size: [0.62, 0.8, 0.04], silhouette: 'single' }),
  ],
};
