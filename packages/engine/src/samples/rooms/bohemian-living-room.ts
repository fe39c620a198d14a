import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, limewash, plainCeiling, WHITE_WOOD, walls } from './finishes.ts';
import { dangles, hangs, lies, stands } from './places.ts';

/** Terracotta plaster, plants and pattern in warm low sun. */
export const BOHEMIAN_LIVING_ROOM: RoomSpec = {
  id: 'bohemian-living-room',
  title: 'Terracotta sitting room full of plants',
  roomType: 'living_room',
  style: 'bohemian',
  seed: 71,
  size: { width: 4.9, height: 2.8, depth: 5.2 },
  walls: walls(emulsion('#efe5d6'), { north: limewash('#c98e6c', 2) }),
  ceiling: plainCeiling('#f5efe5'),
  trim: { material: WHITE_WOOD, skirting: 0.16, cornice: 'cove', corniceSize: 0.09 },
  floor: boards('#a9794f', '#7b5231', 'straight', [0.12, 1.8], 0.38),
  windows: [
    { kind: 'sash', wall: 'east', along: 0.9, sill: 0.5, width: 1.15, height: 1.9, leaves: 1, panes: [2, 2], frame: WHITE_WOOD, casing: true, reveal: 0.2 },
    { kind: 'sash', wall: 'east', along: 2.75, sill: 0.5, width: 1.15, height: 1.9, leaves: 1, panes: [2, 2], frame: WHITE_WOOD, casing: true, reveal: 0.2 },
  ],
  doors: [],
  panels: [],
  fixtures: [],
  camera: { position: [1.35, 1.2, 4.95], yaw: 13, lens: 25, shift: [-0.02, -0.05], aspect: 1.4 },
  light: {
    mood: 'golden',
    sun: { azimuth: 104, elevation: 25 },
    view: { kind: 'garden', seed: 41, brightness: 1.25, clouds: 0.25 },
    lamps: 0.15,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.4, 2.4, 0, { size: [3.1, 0.012, 2.2] }),
    stands('sofa', 2.35, 0.75, 0, { size: [2.2, 0.8, 0.98] }),
    stands('coffee-table', 2.3, 2.2, 0, { name: 'table' }),
    stands('armchair', 3.95, 2.35, -85),
    stands('ottoman', 1.0, 2.5, 40),
    stands('plant', 0.6, 0.55, 0, { size: [0.9, 2.0, 0.9] }),
    stands('plant', 4.35, 0.6, 0, { size: [0.8, 1.6, 0.8], seed: 77, silhouette: 'palm' }),
    stands('floor-lamp', 3.75, 0.55, -20),
    dangles('pendant-lamp', 2.4, 2.4, { size: [0.6, 1.0, 0.6], stays: true }),
    hangs('art', 'north', 2.35, 1.65, { size: [1.7, 1.0, 0.03] }),
    lies('books', 'table', [0.12, 0.05], 25),
    lies('vase', 'table', [-0.18, -0.05]),
    stands('basket', 0.45, 1.5, 0),
  ],
};
