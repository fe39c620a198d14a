import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, plainCeiling, satin, walls } from './finishes.ts';
import { dangles, hangs, lies, stands } from './places.ts';

const IVORY = satin('#e9e2d5');

/** Molded panels, a channelled bed and two tall windows. */
export const LUXURY_BEDROOM: RoomSpec = {
  id: 'luxury-bedroom',
  title: 'Paneled bedroom with brass and velvet',
  roomType: 'bedroom',
  style: 'luxury',
  seed: 61,
  size: { width: 5.4, height: 3.2, depth: 5.6 },
  walls: walls(emulsion('#e9e2d5')),
  ceiling: plainCeiling('#f7f4ee'),
  trim: { material: IVORY, skirting: 0.2, cornice: 'stepped', corniceSize: 0.16 },
  floor: boards('#9c7450', '#6f4e33', 'chevron', [0.11, 0.7], 0.22),
  windows: [
    { kind: 'french', wall: 'east', along: 1.15, sill: 0.02, width: 1.3, height: 2.65, leaves: 2, panes: [1, 4], frame: IVORY, casing: true, reveal: 0.2 },
    { kind: 'french', wall: 'east', along: 3.35, sill: 0.02, width: 1.3, height: 2.65, leaves: 2, panes: [1, 4], frame: IVORY, casing: true, reveal: 0.2 },
  ],
  doors: [],
  panels: [
    { kind: 'molding', wall: 'north', along: 0.1, up: 0.98, width: 5.2, height: 1.85, material: IVORY, count: 4 },
    { kind: 'molding', wall: 'north', along: 0.1, up: 0.32, width: 5.2, height: 0.42, material: IVORY, count: 4 },
    { kind: 'rail', wall: 'north', along: 0, up: 0.84, width: 5.4, height: 0.06, material: IVORY, count: 1 },
    { kind: 'molding', wall: 'west', along: 0.1, up: 0.98, width: 5.4, height: 1.85, material: IVORY, count: 4 },
    { kind: 'molding', wall: 'west', along: 0.1, up: 0.32, width: 5.4, height: 0.42, material: IVORY, count: 4 },
    { kind: 'rail', wall: 'west', along: 0, up: 0.84, width: 5.6, height: 0.06, material: IVORY, count: 1 },
  ],
  fixtures: [],
  camera: { position: [1.75, 1.3, 5.35], yaw: 13, lens: 25, shift: [-0.02, -0.02], aspect: 1.45 },
  light: {
    mood: 'day',
    sun: { azimuth: 112, elevation: 36 },
    view: { kind: 'garden', seed: 33, brightness: 1.3, clouds: 0.3 },
    lamps: 0.09,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.7, 2.6, 0, { size: [3.8, 0.014, 2.6] }),
    stands('bed', 2.7, 1.18, 0, { name: 'bed' }),
    stands('nightstand', 1.35, 0.36, 0, { name: 'left' }),
    stands('nightstand', 4.05, 0.36, 0, { name: 'right' }),
    lies('table-lamp', 'left', [0, 0]),
    lies('table-lamp', 'right', [0, 0]),
    stands('bench', 2.7, 2.72, 0, { size: [1.4, 0.46, 0.45] }),
    stands('armchair', 4.5, 3.2, -120),
    stands('side-table', 4.75, 2.4, 0, { name: 'side' }),
    lies('vase', 'side', [0, 0]),
    dangles('pendant-lamp', 2.7, 2.4, { stays: true }),
    hangs('curtain', 'east', 1.8, 0, { size: [2.0, 2.95, 0.14] }),
    hangs('curtain', 'east', 4.0, 0, { size: [2.0, 2.95, 0.14] }),
  ],
};
