import { slab } from '../../../src/furniture/materials/solid.ts';
import { material } from '../../../src/render/materials/material.ts';
import type { RoomSpec } from '../room-spec.ts';
import { boards, limewash, OLD_BEAM, walls } from './finishes.ts';
import { lies, rests, stands } from './places.ts';

const RUBBLE = material(
  { kind: 'stone', color: '#978a79', second: '#6f6355', pattern: 'rubble', seed: 6 },
  { coat: 0.01, roughness: 0.9, relief: 0.014 },
);

/** Beams, a stone hearth and the evening sun. */
export const RUSTIC_LIVING_ROOM: RoomSpec = {
  id: 'rustic-living-room',
  title: 'Mountain lodge with a stone fireplace',
  roomType: 'living_room',
  style: 'rustic',
  seed: 51,
  size: { width: 6.0, height: 2.8, depth: 6.0 },
  walls: walls(limewash('#e2d8c6', 3)),
  ceiling: {
    material: boards('#a87f55', '#7a5735', 'straight', [0.18, 3], 0.7),
    beams: { material: OLD_BEAM, along: 'z', count: 5, section: [0.18, 0.22] },
  },
  trim: { material: OLD_BEAM, skirting: 0.12, cornice: 'none', corniceSize: 0 },
  floor: boards('#8a6240', '#5f4027', 'straight', [0.2, 2.6], 0.42),
  windows: [
    {
      kind: 'casement',
      wall: 'west',
      along: 1.6,
      sill: 0.85,
      width: 1.5,
      height: 1.35,
      leaves: 2,
      panes: [2, 3],
      frame: OLD_BEAM,
      casing: true,
      reveal: 0.28,
    },
    {
      kind: 'casement',
      wall: 'west',
      along: 3.7,
      sill: 0.85,
      width: 1.5,
      height: 1.35,
      leaves: 2,
      panes: [2, 3],
      frame: OLD_BEAM,
      casing: true,
      reveal: 0.28,
    },
  ],
  doors: [],
  panels: [],
  fireplace: {
    kind: 'rustic',
    wall: 'north',
    along: 3.1,
    width: 2.0,
    breast: RUBBLE,
    surround: slab('#7c6a55', '#5b4b3a'),
  },
  fixtures: [],
  camera: { position: [4.4, 1.3, 5.8], yaw: -13, lens: 25, shift: [0, -0.04], aspect: 1.5 },
  light: {
    mood: 'golden',
    sun: { azimuth: 262, elevation: 18 },
    view: { kind: 'hills', seed: 9, brightness: 1.1, clouds: 0.4 },
    lamps: 0.3,
    exposure: -0.05,
  },
  pieces: [
    stands('rug', 3.1, 2.75, 0, { size: [3.3, 0.012, 2.4] }),
    stands('sofa', 0.95, 2.6, 90, { size: [2.1, 0.85, 0.95] }),
    stands('armchair', 4.75, 2.0, -62),
    stands('armchair', 4.9, 3.4, -95, { seed: 9 }),
    stands('coffee-table', 2.9, 2.75, 90, { name: 'table' }),
    stands('side-table', 0.6, 1.1, 0, { name: 'side' }),
    lies('table-lamp', 'side', [0, 0]),
    stands('floor-lamp', 5.4, 1.05, -40),
    lies('books', 'table', [0.25, 0], 30),
    lies('bowl', 'table', [-0.2, 0]),
    stands('basket', 4.5, 0.55, 0),
    rests('candles', [2.5, 1.35, 0.44]),
    rests('vase', [3.7, 1.35, 0.44]),
    stands('plant', 0.62, 0.6, 0, { size: [0.9, 1.5, 0.9], style: 'bohemian' }),
  ],
};
