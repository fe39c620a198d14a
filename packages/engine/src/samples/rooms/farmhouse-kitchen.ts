import type { RoomSpec } from '../room-spec.ts';
import { CARRARA, emulsion, OAK, OLD_BEAM, satin, tiles, boards, WHITE_WOOD, walls, BRASS } from './finishes.ts';
import { dangles, lies, rests, stands } from './places.ts';

const SAGE = satin('#8f9a86');

/** A run of sage units under a sash window, a table before them. */
export const FARMHOUSE_KITCHEN: RoomSpec = {
  id: 'farmhouse-kitchen',
  title: 'Farmhouse kitchen with a long table',
  roomType: 'kitchen',
  style: 'farmhouse',
  seed: 101,
  size: { width: 5.4, height: 2.75, depth: 6.0 },
  walls: walls(emulsion('#f0ece3')),
  ceiling: {
    material: emulsion('#f5f2eb', 7),
    beams: { material: OLD_BEAM, along: 'z', count: 4, section: [0.13, 0.16] },
  },
  trim: { material: WHITE_WOOD, skirting: 0.12, cornice: 'none', corniceSize: 0 },
  floor: boards('#b58c60', '#8a653f', 'straight', [0.22, 2.8], 0.38),
  windows: [
    { kind: 'sash', wall: 'north', along: 2.35, sill: 1.1, width: 1.5, height: 1.3, leaves: 1, panes: [4, 2], frame: WHITE_WOOD, casing: true, reveal: 0.2 },
    { kind: 'casement', wall: 'west', along: 1.5, sill: 0.85, width: 1.6, height: 1.45, leaves: 2, panes: [2, 3], frame: WHITE_WOOD, casing: true, reveal: 0.2 },
  ],
  doors: [],
  panels: [
    { kind: 'slab', wall: 'north', along: 0.62, up: 0.92, width: 1.62, height: 0.98, material: tiles(['#f1ede4', '#e6e0d4', '#cfc8bb'], 'offset', 0.1, { roughness: 0.15 }), count: 1 },
    { kind: 'slab', wall: 'north', along: 3.96, up: 0.92, width: 1.42, height: 0.98, material: tiles(['#f1ede4', '#e6e0d4', '#cfc8bb'], 'offset', 0.1, { roughness: 0.15 }), count: 1 },
  ],
  fixtures: [
    { kind: 'kitchen-run', wall: 'north', along: 0.02, width: 5.36, front: SAGE, worktop: CARRARA, handle: BRASS, sink: 2.48, hob: 4.1, tall: 1 },
    { kind: 'shelf', wall: 'north', along: 0.75, up: 1.52, width: 1.4, material: OAK },
  ],
  camera: { position: [3.9, 1.4, 5.75], yaw: -13, lens: 24, shift: [0, -0.04], aspect: 1.5 },
  light: {
    mood: 'day',
    sun: { azimuth: 285, elevation: 36 },
    view: { kind: 'garden', seed: 71, brightness: 1.3, clouds: 0.3 },
    lamps: 0.2,
    exposure: 0.15,
  },
  pieces: [
    stands('dining-table', 2.6, 2.9, 0, { size: [2.1, 0.76, 0.95], name: 'table' }),
    stands('dining-chair', 2.0, 2.24, 0, { seed: 3 }),
    stands('dining-chair', 2.6, 2.24, 0, { seed: 3 }),
    stands('dining-chair', 3.2, 2.24, 0, { seed: 3 }),
    stands('dining-chair', 2.05, 3.6, 180, { seed: 3 }),
    stands('dining-chair', 3.15, 3.62, 172, { seed: 3 }),
    dangles('pendant-lamp', 2.1, 2.9, { size: [0.4, 1.05, 0.4], stays: true }),
    dangles('pendant-lamp', 3.1, 2.9, { size: [0.4, 1.05, 0.4], stays: true }),
    lies('vase', 'table', [0, 0]),
    lies('bowl', 'table', [0.5, 0.05]),
    lies('books', 'table', [-0.6, 0.1], 14),
    rests('kitchen-decor', [1.3, 0.92, 0.3]),
    rests('bowl', [4.0, 0.92, 0.32], 0, { seed: 8 }),
    rests('vase', [1.0, 1.555, 0.11], 0, { size: [0.12, 0.2, 0.12] }),
    rests('books', [1.6, 1.555, 0.11], 0),
    stands('plant', 0.55, 4.4, 0, { size: [0.7, 1.6, 0.7] }),
  ],
};
